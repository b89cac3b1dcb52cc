// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// The file is read once per page, so every test imports the module again.
async function load(respond: () => Promise<Response>) {
  const fetching = vi.fn(respond);
  vi.stubGlobal("fetch", fetching);
  const { loadSettings, settings } = await import("../../src/platform/settings");
  const first = await loadSettings();
  const second = await loadSettings();
  expect(second).toBe(first);
  expect(fetching).toHaveBeenCalledOnce();
  return { parsed: first, settings: settings() };
}

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the deployment's file is read once and put in force", async () => {
  const loaded = await load(async () => Response.json({ chatWidgetId: "w-1" }));
  expect(loaded.settings.chatWidgetId).toBe("w-1");
});

test("a missing file means the defaults, without a problem", async () => {
  const loaded = await load(async () => new Response("", { status: 404 }));
  expect(loaded.parsed).toHaveProperty("settings");
  expect(loaded.settings.chatWidgetId).toBe("");
});

test("a wrong file leaves the defaults in force and is reported", async () => {
  const loaded = await load(async () => Response.json({ chatWidgetId: 5 }));
  expect(loaded.parsed).toEqual({ problem: "settings.json: chatWidgetId must be a text, got 5" });
  expect(loaded.settings.chatWidgetId).toBe("");
});

test.each<[string, () => Promise<Response>, string]>([
  ["text that is not JSON", async () => new Response("<!doctype html>"), "it is not valid JSON"],
  ["a failing server", async () => new Response("", { status: 500 }), "the server answered 500"],
  ["no connection", () => Promise.reject(new TypeError("failed")), "the server could not be reached"],
])("%s leaves the defaults in force with the reason", async (_, respond, reason) => {
  const loaded = await load(respond);
  expect(loaded.parsed).toEqual({
    problem: `settings.json: cannot be read because ${reason}; correct the file or remove it to use the defaults`,
  });
});
