import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { type Measurement, median } from "./report";

const rounds = 7;
const requestsPerRound = 3000;

interface Measured {
  readonly child: ChildProcess;
  readonly address: string;
}

/**
 * The CPU time of a checked request over HTTP against a bare server that sends the same bytes.
 * @param path of the groups that are mocked; "" for a list of 20 rows of a small back end
 */
export async function measureRequestCost(path: string): Promise<Measurement> {
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
    return {
      what: "answer a checked request, CPU against bare node:http",
      value: kernelMedian / bareMedian,
      unit: "×",
      atMost: 5,
      goal: 3,
      detail: `${kernelMedian.toFixed(0)} µs against ${bareMedian.toFixed(0)} µs`,
    };
  } finally {
    kernel.child.kill();
    bare.child.kill();
  }
}

async function start(name: string, path: string, body = ""): Promise<Measured> {
  const child = fork(join(import.meta.dirname, "measured-server.ts"), [], {
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
  const reply = once(child, "message");
  child.send(question);
  return (await reply)[0];
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
