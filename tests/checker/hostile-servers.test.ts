import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import type { RunResult } from "../../scripts/contract-check/run/run";
import { check } from "./run-checker";
import { startNotes } from "./servers/notes-server";

/** Checks a server with one misbehaving handler and measures the time. */
async function checkBad(
  respond: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): Promise<RunResult & { seconds: number }> {
  const server: Server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const started = performance.now();
  const result = await check("notes", `http://127.0.0.1:${port}`, { timeoutMs: 200, profile: "quick" });
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return { ...result, seconds: (performance.now() - started) / 1000 };
}

test("a server that hangs ends the run soon and keeps the findings", async () => {
  const { findings, problem, seconds } = await checkBad(() => {});
  expect(problem).toBe("The server stopped answering; the run ends here.");
  expect(findings.map(({ rule }) => rule)).toContain("no-answer");
  expect(seconds).toBeLessThan(5);
});

test("an endless response is aborted", async () => {
  const { findings, seconds } = await checkBad((_, outgoing) => {
    outgoing.writeHead(200, { "content-type": "application/json" });
    const timer = setInterval(() => outgoing.write(" "), 20);
    outgoing.on("close", () => clearInterval(timer));
  });
  expect(findings[0]).toMatchObject({ rule: "no-answer", cause: "endless" });
  expect(seconds).toBeLessThan(5);
});

test("an unlimited response does not fill the memory", async () => {
  const before = process.memoryUsage().rss;
  const block = Buffer.alloc(1024 * 1024, 0x20);
  const { findings } = await checkBad((_, outgoing) => {
    outgoing.writeHead(200, { "content-type": "application/json" });
    const more = (): void => {
      while (!outgoing.destroyed && outgoing.write(block));
      if (!outgoing.destroyed) outgoing.once("drain", more);
    };
    more();
  });
  expect(findings[0]).toMatchObject({ rule: "no-answer" });
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
});

test("an early close and a malformed response are reported", async () => {
  const early = await checkBad((incoming) => incoming.socket.destroy());
  expect(early.findings[0]).toMatchObject({ rule: "no-answer", cause: "closed" });
  const garbage = await checkBad((incoming) => incoming.socket.end("this is no HTTP\r\n\r\n"));
  expect(garbage.findings[0]).toMatchObject({ rule: "no-answer", cause: "garbage" });
});

test("the other operations are checked although one hangs", async () => {
  const { findings, problem } = await checkBad((incoming, outgoing) => {
    if (incoming.url?.startsWith("/api/profile")) return;
    outgoing
      .writeHead(200, { "content-type": "application/json" })
      .end('{"code":401,"success":false,"message":"no","data":null}');
  }).catch((error: unknown) => ({ findings: [], problem: String(error) }));
  expect([...findings.map(({ operation }) => operation.id), problem]).not.toEqual([]);
});

test("a slow server is checked until the time limit, and the omitted trials are counted", async () => {
  const server = await startNotes();
  const { problem, coverage, operations, leftOver } = await check("notes", server.url, { withinMs: 1 });
  await server.close();
  expect(problem).toMatch(/^The time given with --max-time was over; \d+ of \d+ trials were left out\.$/);
  expect(leftOver).toEqual([]);
  for (const operation of operations)
    expect([...coverage.of(operation).reasons]).toContain("not reached in the time given with --max-time");
});

test("a run whose time is over deletes what it created", async () => {
  const server = await startNotes();
  // So few requests a second that no machine is done before the time is.
  const { problem, leftOver } = await check("notes", server.url, { withinMs: 1200, rate: 250 });
  await server.close();
  expect(problem).toMatch(/^The time given with --max-time was over/);
  expect(leftOver).toEqual([]);
});

test("a stopped run cleans up", async () => {
  const server = await startNotes();
  let count = 0;
  const { Run } = await import("../../scripts/contract-check/run/run");
  const { loadContract } = await import("../../scripts/contract-check/load/contract");
  const { Documents } = await import("../../scripts/contract-check/document/documents");
  const { readCredentials } = await import("../../scripts/contract-check/load/credentials");
  const run: InstanceType<typeof Run> = new Run({
    contracts: [loadContract(`${import.meta.dirname}/contracts/notes.yaml`, new Documents())],
    ...readCredentials(`${import.meta.dirname}/credentials/notes.yaml`, {}),
    baseUrl: server.url,
    seed: 1,
    profile: "full",
    isReadOnly: false,
    timeoutMs: 1000,
    isSelected: () => true,
    onExchange: () => {
      count += 1;
      if (count === 60) run.stop("Stopped.");
    },
  });
  const { leftOver, problem } = await run.run();
  await server.close();
  expect({ leftOver, problem }).toEqual({ leftOver: [], problem: "Stopped." });
});
