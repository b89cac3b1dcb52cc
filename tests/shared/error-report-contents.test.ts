// @vitest-environment happy-dom
import { addBreadcrumb, captureException, createTransport, flush } from "@sentry/browser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentHostname } from "../../src/platform/environment";
import { setSettings, settings } from "../../src/platform/settings";
import { defaultSettings } from "../../src/platform/settings-defaults";
import { saveConsent } from "../../src/shared/consent";
import { startReports } from "../../src/shared/error-reports/start-reports";

/** What has left, as it was sent. */
const sent: string[] = [];
vi.mock("@sentry/browser", async (importOriginal) => {
  const sdk = await importOriginal<typeof import("@sentry/browser")>();
  const transport: typeof sdk.makeFetchTransport = (options) =>
    createTransport(options, async ({ body }) => {
      sent.push(typeof body === "string" ? body : new TextDecoder().decode(body));
      return {};
    });
  return { ...sdk, init: (options: Parameters<typeof sdk.init>[0]) => sdk.init({ ...options, transport }) };
});

const phone = "13800138000";
let stop: () => void;

beforeEach(() => {
  sent.length = 0;
  window.history.replaceState(null, "", `/login?next=%2Fmall&phone=${phone}`);
  vi.stubGlobal("fetch", async () => new Response("{}"));
  const hosts = [currentHostname()];
  setSettings({ ...settings(), errorReporting: { dsn: "https://key@errors.example/1", hosts } });
  saveConsent(true);
  stop = startReports();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  setSettings(defaultSettings);
  saveConsent(false);
});

test("neither errors nor measurements carry the query of an address", async () => {
  await fetch(`https://api.example/phone/exist?phone=${phone}`);
  addBreadcrumb({ category: "navigation", data: { from: `/login?phone=${phone}`, to: "/mall" } });
  captureException(new Error("broken"));
  await vi.waitFor(() => expect(sent.some((text) => text.includes("pageload"))).toBe(true), 5000);
  expect(sent.join("\n")).toContain("broken");
  expect(sent.join("\n")).toContain("/phone/exist");
  expect(sent.join("\n")).not.toContain(phone);
}, 10_000);

test("an error that is reported once the consent was taken back does not leave", async () => {
  saveConsent(false);
  captureException(new Error("broken"));
  await flush(1000);
  expect(sent.join("\n")).not.toContain("broken");
});
