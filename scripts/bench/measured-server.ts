import { once } from "node:events";
import { createServer } from "node:http";
import { groups } from "../../mocks/groups";
import { createHttpBackend } from "../../mocks/http/server";
import { sampleGroups } from "../../tests/mocks/sample/group";

/*
 * A process of its own for each server that is measured: serves, and answers "begin" and "end" with the CPU it used
 * in between. BENCH_ROLE: which server it is; BENCH_PATH: what is requested; BENCH_BODY: what the bare one sends.
 */

const path = process.env["BENCH_PATH"] ?? "";
const origin =
  process.env["BENCH_ROLE"] === "kernel"
    ? await createHttpBackend({ groups: path === "" ? sampleGroups : groups }).listen(0, "127.0.0.1")
    : await serveBare(process.env["BENCH_BODY"] ?? "");
let before = process.cpuUsage();
process.on("message", (question) => {
  const used = process.cpuUsage(before);
  before = process.cpuUsage();
  process.send?.(question === "end" ? used.user + used.system : 0);
});
process.send?.(`${origin}${path || "/api/thing?page=1&page_size=20"}`);

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
