import "fake-indexeddb/auto";
import { getResponse, type RequestHandler } from "msw";
import { beforeAll, expect, test, vi } from "vitest";
import { startMocks } from "../../mocks/browser";
import { createHttpBackend } from "../../mocks/http/server";
import { describeViolation, type Violation } from "../../mocks/kernel/violations";
import { createTestBackend } from "../../mocks/node";
import { exampleCalls } from "./conformance/contract-calls";
import { runCallsInProcess } from "./conformance/in-process";
import { runCalls, type SentCall, type TransportResponse } from "./conformance/run-calls";

const page = vi.hoisted(() => {
  const handlers: RequestHandler[] = [];
  return { handlers };
});

vi.mock("../../src/platform/address", () => ({ currentQuery: () => "" }));
vi.mock("msw/browser", () => ({
  setupWorker(...handlers: RequestHandler[]) {
    page.handlers = handlers;
    return { start: async () => undefined, stop: () => undefined };
  },
}));

const longTest = { timeout: 240_000 };
let expected: string[] = [];
let violations: readonly Violation[] = [];

beforeAll(async () => {
  ({ lines: expected, violations } = await runCallsInProcess());
}, 240_000);

test(
  "the conversation is long, uses every operation that is mocked, and breaks no contract",
  longTest,
  () => {
    expect(expected.length).toBeGreaterThanOrEqual(400);
    const used = new Set(expected.map((line) => line.split(" ")[1]));
    expect(used).toEqual(new Set(exampleCalls().map(({ operationId }) => operationId)));
    expect(violations.map(describeViolation)).toEqual([]);
    expect(expected.filter((line) => / → 5\d\d /.test(line))).toEqual([]);
    // A conversation of refusals alone would be equal everywhere and prove little.
    expect(expected.filter((line) => line.includes('"success":true')).length).toBeGreaterThan(
      expected.length / 2,
    );
  },
);

test("the worker's transport answers every call of it with the same bytes", longTest, async () => {
  const mocks = await startMocks();
  const lines = await runCalls(async (call) => {
    const response = await getResponse(page.handlers, requestOf("http://shop.test", call));
    if (!response) throw new Error(`${call.address} went to the network.`);
    return readResponse(response);
  });
  mocks.stop();
  expectEqual(lines);
});

test("so does the transport of tests", longTest, async () => {
  const backend = createTestBackend({ clock: "live" });
  const lines = await runCalls(async (call) =>
    readResponse(await fetch(requestOf("http://shop.test", call))),
  );
  expectEqual(lines);
  backend.close();
});

test("so does HTTP, for a visitor who keeps cookies", longTest, async () => {
  const server = createHttpBackend();
  const origin = await server.listen(0, "127.0.0.1");
  let session = "";
  let mock = "";
  try {
    const lines = await runCalls(async (call) => {
      // A new persona is another person, without the cookies of the previous one.
      if (call.headers["x-mock"] !== mock) session = "";
      mock = call.headers["x-mock"] ?? "";
      const headers = { ...call.headers, "x-world": "conformance", ...(session && { cookie: session }) };
      const response = await fetch(requestOf(origin, { ...call, headers }));
      const [cookie] = response.headers.getSetCookie();
      if (cookie !== undefined) session = cookie.includes("Max-Age=0") ? "" : (cookie.split(";")[0] ?? "");
      return readResponse(response);
    });
    expectEqual(lines);
  } finally {
    await server.close();
  }
});

function requestOf(origin: string, { method, address, headers, body }: SentCall): Request {
  return new Request(origin + address, body === null ? { method, headers } : { method, headers, body });
}

async function readResponse(response: Response): Promise<TransportResponse> {
  const contentType = response.headers.get("content-type") ?? "";
  return { status: response.status, contentType, text: await response.text() };
}

/** The first different line is more useful than thousands of equal ones. */
function expectEqual(lines: readonly string[]): void {
  expect(lines.length).toBe(expected.length);
  const index = lines.findIndex((line, index) => line !== expected[index]);
  expect(lines[index]).toBe(expected[index]);
}
