import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, createServer, get } from "node:http";
import { groups } from "../mocks/groups";
import { createHttpBackend } from "../mocks/http/server";
import type { Method } from "../mocks/kernel/contract-model";
import { createRouter } from "../mocks/kernel/router";
import { sampleGroups } from "../tests/mocks/sample/group";
import { readOptions, run } from "./command-line";

/** CPU of the pretend back end for one request, as a multiple of a bare server's, that must not be passed. */
const allowedRatio = 5;
const rounds = 7;
const requestsPerRound = 3000;

const role = process.env["BENCH_ROLE"];
if (role !== undefined) await serve(role);
else await run(bench);

/**
 * Measures what travels between machines, ratios: finding one of 10 operations against one of 1 000, and the CPU time
 * of a checked list of 20 rows over HTTP against a bare server that sends the same bytes.
 */
async function bench(): Promise<void> {
  const { path } = readOptions({ path: { type: "string", default: "" } }, "npm run bench");
  const finding = [10, 175, 1000].map((count) => ({ count, nanoseconds: measureFinding(count) }));
  const base = finding[0]?.nanoseconds ?? 1;
  for (const { count, nanoseconds } of finding) {
    console.log(
      `find one of ${count} operations: ${nanoseconds.toFixed(0)} ns (${(nanoseconds / base).toFixed(2)}×)`,
    );
  }
  const kernel = await start("kernel", path);
  const bare = await start("bare", path, await (await fetch(kernel.address)).text());
  try {
    const costs: { kernel: number[]; bare: number[] } = { kernel: [], bare: [] };
    for (let round = 0; round <= rounds; round++) {
      const kernelCost = await measureServer(kernel);
      const bareCost = await measureServer(bare);
      // The first round warms both up.
      if (round === 0) continue;
      costs.kernel.push(kernelCost);
      costs.bare.push(bareCost);
    }
    const [kernelMedian, bareMedian] = [median(costs.kernel), median(costs.bare)];
    const ratio = kernelMedian / bareMedian;
    console.log(
      `CPU for one request: kernel ${kernelMedian.toFixed(1)} µs, bare node:http ${bareMedian.toFixed(1)} µs`,
    );
    console.log(`ratio ${ratio.toFixed(2)} (must be at most ${allowedRatio})`);
    if (ratio > allowedRatio) throw new Error("The kernel is slower than allowed.");
  } finally {
    kernel.child.kill();
    bare.child.kill();
  }
}

function measureFinding(count: number): number {
  const method: Method = "get";
  const operations = Array.from({ length: count }, (_, index) => ({
    method,
    path: index % 2 === 0 ? `/ommall/srvmall/area${index}/list` : `/ommall/srvmall/area${index}/{id}/detail`,
  }));
  const find = createRouter(operations);
  const paths = Array.from(
    { length: 10 },
    (_, index) => operations[Math.floor((index * count) / 10)]?.path.replace("{id}", "7") ?? "",
  );
  const passes = 20_000;
  const times = [];
  for (let round = 0; round < 7; round++) {
    const startedAt = process.hrtime.bigint();
    for (let pass = 0; pass < passes; pass++) for (const path of paths) find("get", path);
    times.push(Number(process.hrtime.bigint() - startedAt) / (passes * paths.length));
  }
  return median(times);
}

interface Measured {
  child: ChildProcess;
  address: string;
}

async function start(name: string, path: string, body = ""): Promise<Measured> {
  const child = fork(import.meta.filename, [], {
    env: { ...process.env, BENCH_ROLE: name, BENCH_PATH: path, BENCH_BODY: body },
  });
  const [address] = await once(child, "message");
  return { child, address: String(address) };
}

/** CPU microseconds the server spends on one request. */
async function measureServer({ child, address }: Measured): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  await ask(child, "begin");
  let left = requestsPerRound;
  const worker = async (): Promise<void> => {
    while (left-- > 0) await request(address, agent);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  const used = Number(await ask(child, "end"));
  agent.destroy();
  return used / requestsPerRound;
}

async function ask(child: ChildProcess, question: string): Promise<unknown> {
  const answer = once(child, "message");
  child.send(question);
  return (await answer)[0];
}

function request(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = get(
      address,
      { agent, headers: { "x-world": "bench", "accept-language": "zh-CN" } },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}.`));
        response.resume().once("end", resolve);
      },
    );
    sent.once("error", reject);
  });
}

/** The measured process: serves, and answers "begin" and "end" with the CPU it used in between. */
async function serve(name: string): Promise<void> {
  const path = process.env["BENCH_PATH"] ?? "";
  const origin =
    name === "kernel" ? await serveKernel(path === "") : await serveBare(process.env["BENCH_BODY"] ?? "");
  let before = process.cpuUsage();
  process.on("message", (question) => {
    const used = process.cpuUsage(before);
    before = process.cpuUsage();
    process.send?.(question === "end" ? used.user + used.system : 0);
  });
  process.send?.(`${origin}${path || "/api/thing?page=1&page_size=20"}`);
}

function serveKernel(isSample: boolean): Promise<string> {
  return createHttpBackend({ groups: isSample ? sampleGroups : groups }).listen(0, "127.0.0.1");
}

async function serveBare(body: string): Promise<string> {
  const server = createServer((_request, response) => {
    const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
    response.writeHead(200, { ...headers, "content-length": Buffer.byteLength(body) });
    response.end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
