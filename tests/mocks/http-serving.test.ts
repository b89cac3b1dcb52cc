import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import type { NetworkInterfaceInfo } from "node:os";
import { gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { groups } from "../../mocks/groups";
import { createHttpBackend, type HttpBackend, type HttpBackendOptions } from "../../mocks/http/server";
import { phoneAddress } from "../../scripts/lib/phone-address";
import { sampleGroups } from "./sample/group";

const running: HttpBackend[] = [];

afterEach(async () => {
  for (const backend of running.splice(0)) await backend.close();
});

async function begin(options: HttpBackendOptions = {}): Promise<{ backend: HttpBackend; origin: string }> {
  const backend = createHttpBackend({ groups: sampleGroups, closeTimeout: 300, ...options });
  running.push(backend);
  return { backend, origin: await backend.listen(0, "127.0.0.1") };
}

/** A call the server has begun to handle, which its interim answer (100 Continue) proves, and its final status. */
async function arrivedCall(
  url: string,
  agent?: Agent,
): Promise<{ readonly status: Promise<number | undefined> }> {
  const call = get(url, { agent, headers: { expect: "100-continue" } });
  const status = new Promise<number | undefined>((resolve, reject) => {
    call.once("response", (response) => {
      response.resume().once("end", () => resolve(response.statusCode));
    });
    call.once("error", reject);
  });
  await Promise.race([once(call, "continue"), status]);
  return { status };
}

test("a stopped server answers what is under way, takes nothing more, and lets kept connections go", async () => {
  const { backend, origin } = await begin({ mock: "fault:getThing=latency(200)", closeTimeout: 10_000 });
  const agent = new Agent({ keepAlive: true });
  const slow = await arrivedCall(`${origin}/api/thing/1`, agent);
  const startedAt = performance.now();
  const stopped = backend.close();
  await expect(fetch(`${origin}/api/thing`)).rejects.toThrow(TypeError);
  expect(await slow.status).toBe(200);
  await stopped;
  expect(performance.now() - startedAt).toBeLessThan(4000);
  agent.destroy();
});

test("a call that waits on purpose does not hold the stop", async () => {
  const { backend, origin } = await begin({ mock: "fault:getThing=timeout" });
  const waiting = fetch(`${origin}/api/thing/1`).catch((error: unknown) => error);
  await expect.poll(async () => (await fetch(`${origin}/api/thing`)).status).toBe(200);
  await backend.close();
  expect(await waiting).toBeInstanceOf(TypeError);
});

/** The headers and the body of a response as they come over the wire. */
async function rawResponse(url: string, acceptEncoding: string) {
  const [response] = await once(get(url, { headers: { "accept-encoding": acceptEncoding } }), "response");
  const parts: Buffer[] = await response.toArray();
  return { headers: response.headers, body: Buffer.concat(parts) };
}

test("a long list is compressed for who accepts it, a short answer and who does not are left alone", async () => {
  const { origin } = await begin({ groups });
  const list = `${origin}/api/help?page_size=100`;
  const [plain, compressed, refused] = await Promise.all([
    rawResponse(list, "identity"),
    rawResponse(list, "br, gzip"),
    rawResponse(list, "gzip;q=0"),
  ]);
  expect(compressed.headers).toMatchObject({
    "content-encoding": "gzip",
    "content-length": String(compressed.body.length),
    vary: expect.stringContaining("Accept-Encoding"),
  });
  expect(compressed.body.length).toBeLessThan(plain.body.length / 2);
  const dataOf = (body: Buffer): unknown => JSON.parse(body.toString()).data;
  expect(dataOf(gunzipSync(compressed.body))).toEqual(dataOf(plain.body));
  for (const { headers } of [plain, refused]) {
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toContain("Accept-Encoding");
  }
  const short = await rawResponse(`${origin}/api/help?page_size=1`, "gzip");
  expect(short.headers["content-encoding"]).toBeUndefined();
});

test("the command answers what is under way before it ends", { timeout: 60_000 }, async () => {
  const child = spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      "scripts/commands/mocks.ts",
      "--port",
      "0",
      "--host",
      "127.0.0.1",
      "--mock",
      "fault:listNews=latency(700)",
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  try {
    const [line] = await once(child.stdout, "data");
    const origin = /http:\/\/[\d.:]+/.exec(String(line))?.[0] ?? "";
    const slow = await arrivedCall(`${origin}/api/news`);
    child.kill("SIGTERM");
    expect(await slow.status).toBe(200);
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
  } finally {
    child.kill("SIGKILL");
  }
});

test("a page of the development server may call, with its cookies and the headers that choose a world", async () => {
  const { origin } = await begin({ cors: "any" });
  const page = "http://localhost:5173";
  const asked = await fetch(`${origin}/api/thing`, {
    method: "OPTIONS",
    headers: {
      origin: page,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type,x-mock,x-world,idempotency-key",
    },
  });
  expect(asked.status).toBe(204);
  expect(asked.headers.get("access-control-allow-headers")).toBe(
    "content-type,x-mock,x-world,idempotency-key",
  );
  expect(asked.headers.get("access-control-allow-methods")).toContain("POST");
  const response = await fetch(`${origin}/api/thing`, { headers: { origin: page } });
  expect(response.headers.get("access-control-allow-origin")).toBe(page);
  expect(response.headers.get("access-control-allow-credentials")).toBe("true");
  const closed = await begin();
  const silent = await fetch(`${closed.origin}/api/thing`, { headers: { origin: page } });
  expect(silent.headers.get("access-control-allow-origin")).toBeNull();
});

test("a team shares one server, and callers who name the same world share that too", async () => {
  const { origin } = await begin({ worldLimit: 3 });
  const status = async (headers: Record<string, string>) => {
    const { code } = await (await fetch(`${origin}/api/thing/1`, { headers })).json();
    return code;
  };
  await fetch(`${origin}/api/thing/1`, { method: "DELETE", headers: { "x-world": "design-review" } });
  expect(await status({ "x-world": "design-review" })).toBe(404);
  expect(await status({ cookie: "stockbook-world=design-review" })).toBe(404);
  expect(await status({ "x-world": "somebody-else" })).toBe(200);
  expect(await status({})).toBe(200);
});

test("the server's own address lists its pages", async () => {
  const { origin } = await begin();
  expect(await (await fetch(origin)).json()).toEqual({ msg: expect.stringContaining("/__mock/state") });
});

const network: Record<string, NetworkInterfaceInfo[]> = {
  lo: [inside("127.0.0.1", true)],
  wlan0: [{ ...inside("fe80::1", false), family: "IPv6", scopeid: 2 }, inside("192.0.2.20", false)],
};

function inside(address: string, internal: boolean): NetworkInterfaceInfo {
  return { address, internal, family: "IPv4", netmask: "255.255.255.0", mac: "", cidr: null };
}

test("the address of this machine in its network is printed as a QR code", async () => {
  const everywhere = await phoneAddress("0.0.0.0", 4010, network);
  expect(everywhere?.url).toBe("http://192.0.2.20:4010");
  expect(everywhere?.qr.split("\n").length).toBeGreaterThan(10);
  expect(await phoneAddress("::", 4010, network)).toEqual(everywhere);
  expect((await phoneAddress("192.0.2.7", 4010, network))?.url).toBe("http://192.0.2.7:4010");
  expect((await phoneAddress("2001:db8::7", 4010, network))?.url).toBe("http://[2001:db8::7]:4010");
});

test("a server on this machine alone, or without a network, shows no phone anything", async () => {
  for (const host of ["localhost", "127.0.0.1", "::1"])
    expect(await phoneAddress(host, 4010, network)).toBeNull();
  expect(await phoneAddress("0.0.0.0", 4010, { lo: [inside("127.0.0.1", true)] })).toBeNull();
});
