// @vitest-environment happy-dom
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { currentHostname } from "../../src/platform/environment";
import { reportProblem } from "../../src/platform/report";
import { setSettings, settings } from "../../src/platform/settings";
import { defaultSettings } from "../../src/platform/settings-defaults";
import { errorReporting } from "../../src/rules/limits";
import { saveConsent } from "../../src/shared/consent";
import { cutEvent, cutStep } from "../../src/shared/error-reports/cut-queries";
import { ErrorReports } from "../../src/shared/error-reports/error-reports";

const sdk = vi.hoisted(() => ({
  isLoaded: false,
  init: vi.fn((_: object) => ({ close: sdk.close })),
  close: vi.fn(),
  captureException: vi.fn(),
}));
vi.mock("@sentry/browser", () => {
  sdk.isLoaded = true;
  return {
    browserTracingIntegration: () => ({ name: "BrowserTracing" }),
    captureException: sdk.captureException,
    init: sdk.init,
    withScope: (callback: (scope: object) => void) => callback({ setExtra: () => undefined }),
  };
});

const dsn = "https://key@errors.example/1";
const use = (setting: { dsn: string; hosts: readonly string[] }) =>
  setSettings({ ...settings(), errorReporting: setting });
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));

beforeEach(() => {
  sdk.init.mockImplementation(() => ({ close: sdk.close }));
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  act(() => saveConsent(false));
  cleanup();
  setSettings(defaultSettings);
});

describe("nothing is loaded and nothing reported", () => {
  test.each([
    ["without an address to report to", { dsn: "", hosts: [currentHostname()] }, true],
    ["on a host the settings do not name", { dsn, hosts: ["www.elsewhere.example"] }, true],
    ["without the visitor's consent", { dsn, hosts: [currentHostname()] }, false],
  ] as const)("%s", async (_, setting, consents) => {
    use(setting);
    saveConsent(consents);
    render(<ErrorReports />);
    await settle();
    reportProblem("Something broke", new Error("broken"));
    expect(sdk.isLoaded).toBe(false);
    expect(sdk.captureException).not.toHaveBeenCalled();
  });
});

test("with all three, problems of the program are reported, until the consent is taken back", async () => {
  use({ dsn, hosts: [currentHostname()] });
  saveConsent(true);
  render(<ErrorReports />);
  await waitFor(() => expect(sdk.init).toHaveBeenCalledTimes(1));
  expect(sdk.init.mock.calls[0]?.[0]).toMatchObject({
    dsn,
    tracesSampleRate: errorReporting.traceShare,
    maxBreadcrumbs: errorReporting.breadcrumbs,
  });
  const error = new Error("broken");
  reportProblem("Something broke", error);
  expect(sdk.captureException).toHaveBeenCalledExactlyOnceWith(error);
  act(() => saveConsent(false));
  expect(sdk.close).toHaveBeenCalledOnce();
  reportProblem("Something broke again", error);
  expect(sdk.captureException).toHaveBeenCalledOnce();
});

test("no query of an address leaves with a report", () => {
  expect(cutStep({ category: "fetch", data: { url: "/exist?phone=13800001234", status: 200 } }).data).toEqual(
    {
      url: "/exist",
      status: 200,
    },
  );
  const event = cutEvent({
    type: undefined,
    request: { url: "https://site.test/login?next=/mall#top", headers: { Referer: "https://a.test/?q=1" } },
  });
  expect(event.request).toEqual({ url: "https://site.test/login" });
});
