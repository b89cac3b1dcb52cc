import { afterEach, expect, test } from "vitest";
import { createHttpBackend, type HttpBackend } from "../../mocks/http/server";
import { sampleGroups } from "./sample/group";

let backend: HttpBackend | null = null;

afterEach(async () => {
  await backend?.close();
  backend = null;
});

async function begin(): Promise<string> {
  // Calls of pages elsewhere are let in; the controls are not part of them.
  backend = createHttpBackend({
    groups: sampleGroups,
    cors: "any",
    clock: { mode: "frozen", at: Date.parse("2026-11-21T10:32:00+08:00") },
    closeTimeout: 300,
  });
  return backend.listen(0);
}

function applyFault(origin: string, from: string | null): Promise<Response> {
  return fetch(`${origin}/__mock/apply`, {
    method: "POST",
    body: "fault:getThing=http500",
    headers: { "x-world": "w1", ...(from !== null && { origin: from }) },
  });
}

async function faultsOf(origin: string): Promise<unknown> {
  const response = await fetch(`${origin}/__mock/state`, { headers: { "x-world": "w1" } });
  return response.json();
}

test.each(["https://evil.example", "http://localhost:1", "null", "file://"])(
  "a page of %s can neither read nor change a world",
  async (foreign) => {
    const origin = await begin();
    const before = await faultsOf(origin);
    const refused = await applyFault(origin, foreign);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      msg: `/__mock/ answers pages of its own origin and tools, not ${foreign}.`,
    });
    expect(refused.headers.get("access-control-allow-origin")).toBeNull();
    expect(await faultsOf(origin)).toEqual(before);
  },
);

test("a page of the same origin, over TLS too, and a tool use the controls", async () => {
  const origin = await begin();
  const own = [origin, origin.replace("http:", "https:"), null];
  for (const from of own) expect((await applyFault(origin, from)).status).toBe(200);
});

test("a page of another origin still calls the contract's operations", async () => {
  const origin = await begin();
  const response = await fetch(`${origin}/api/thing`, { headers: { origin: "https://pages.example" } });
  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBe("https://pages.example");
});
