// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deviceLogTable } from "../../mocks/account/state";
import { logTable } from "../../mocks/activity/state";
import { conversionTable } from "../../mocks/content/state";
import { createTestBackend, type TestBackend } from "../../mocks/node";
import "../../src/app/layout/deferred-features";
import { AppTranslations } from "../../src/app/app-translations";
import { findDestination } from "../../src/app/route-table";
import { RoutedPage } from "../../src/app/routed-page";
import { setUpTranslations } from "../../src/i18n/set-up";
import { saveConsent } from "../../src/shared/consent";
import { clearOutbox } from "../../src/shared/tracking/outbox";
import { trackConversion, trackUsage } from "../../src/shared/tracking/track";
import "../../src/shared/tracking/watch-visits";
import { setClock } from "../../src/platform/clock";
import { setCurrentLocale } from "../../src/platform/current-locale";
import { readStored, removeStored, writeStored } from "../../src/platform/storage";

let backend: TestBackend;

beforeEach(() => {
  removeStored("deviceCode");
  backend = createTestBackend();
  setClock(() => Date.parse("2026-11-21T10:32:00+08:00"));
});
afterEach(() => {
  vi.useRealTimers();
  act(() => saveConsent(false));
  clearOutbox();
  vi.restoreAllMocks();
  removeStored("packOrigin");
  setClock(null);
  backend.close();
});

/** Opens a page after the answer about statistics, and waits until the page is idle. */
async function visit(address: string, consents: boolean) {
  saveConsent(consents);
  setCurrentLocale("zh-CN");
  await setUpTranslations("zh-CN", ["content", "content-home", "rules"]);
  for (const path of [address, "/about.html"]) {
    const destination = findDestination(path);
    if (destination.kind === "screen") await destination.route.preload();
  }
  render(
    <AppTranslations>
      <MemoryRouter initialEntries={[address]}>
        <RoutedPage />
      </MemoryRouter>
    </AppTranslations>,
  );
  await screen.findByRole("heading", { level: 1 });
  // The log starts when the page is idle.
  await pass(600);
  return userEvent.setup();
}

const pass = (milliseconds: number) =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)));
const follow = async (name: string) => {
  const [bar] = screen.getAllByRole("navigation");
  await userEvent.click(within(bar ?? document.body).getByRole("link", { name }));
};
/** Follows a link of the header and stays, on the tests' own clock. */
const read = async (name: string, milliseconds: number) => {
  const [bar] = screen.getAllByRole("navigation");
  fireEvent.click(within(bar ?? document.body).getByRole("link", { name }));
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
};
/** Hides the page, which sends the queued records. */
const leavePage = () => {
  fireEvent(window, new Event("pagehide"));
};
const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? "online" : "offline"));
};

const deviceLogs = () => backend.kernel.world.table(deviceLogTable).all();
const recordsOf = (log: string) =>
  deviceLogs()
    .filter((row) => row.log === log)
    .flatMap(({ newest }) => newest);
const namesOf = (log: string) => recordsOf(log).map((record) => "operName" in record && record.operName);

test("who refuses is not counted: nothing is sent, nothing kept, no device code made", async () => {
  await visit("/", false);
  await follow("关于");
  await pass(1600);
  leavePage();
  await pass(50);
  expect(deviceLogs()).toEqual([]);
  expect(readStored("tracking")).toBeNull();
  expect(readStored("deviceCode")).toBeNull();
});

test("who accepts is: the pages, and a link of the header whose page was read for 1.5 s", async () => {
  writeStored("packOrigin", "baidu01");
  await visit("/", true);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await read("关于", 1400);
  await read("首页", 1500);
  vi.useRealTimers();
  leavePage();
  await waitFor(() => expect(namesOf("website")).toEqual(["page.home", "page.about", "page.home"]));
  expect(recordsOf("website")[1]).toMatchObject({ channelNumber: "bd", grade: 1, kdUid: null });
  await waitFor(() => expect(namesOf("usage")).toEqual(["header.home"]));
  expect(recordsOf("usage")[0]).toMatchObject({ origin: 6, productId: 20, durationMs: 1500 });
});

test("presses that lead out are sent together, and are not held up", async () => {
  await visit("/", true);
  const heldUp: boolean[] = [];
  const preventNavigation = (event: Event) => {
    heldUp.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener("click", preventNavigation);
  for (const address of ["tel:400-000-0000", "mailto:support@stockbook.example", "/login?tab=register"]) {
    const link = document.createElement("a");
    link.href = address;
    document.querySelector("main")?.append(link);
    fireEvent.click(link);
  }
  window.removeEventListener("click", preventNavigation);
  expect(heldUp).toEqual([false, false, false]);
  leavePage();
  const clicks = () => backend.kernel.world.table(logTable).all();
  await waitFor(() => expect(clicks()).toHaveLength(3));
  const names = clicks().map(({ record }) => "operName" in record && record.operName);
  expect(names.sort()).toEqual(["mail", "phone", "trial"]);
  expect(clicks().map(({ log }) => log)).toEqual(["click", "click", "click"]);
});

test("without a connection records are kept, and sent once when it is back", async () => {
  await visit("/", true);
  act(() => setOnline(false));
  await follow("关于");
  leavePage();
  await pass(50);
  expect(deviceLogs()).toEqual([]);
  expect(readStored("tracking")).toMatchObject({ entries: [{ log: "website" }, { log: "website" }] });
  act(() => setOnline(true));
  await waitFor(() => expect(namesOf("website").sort()).toEqual(["page.about", "page.home"]));
  act(() => setOnline(true));
  leavePage();
  await pass(100);
  expect(recordsOf("website")).toHaveLength(2);
});

test("what a failing server did not take goes with the next batch", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  await backend.kernel.adopt("fault:logWebsiteAction=http500");
  await visit("/", true);
  leavePage();
  await waitFor(() => expect(readStored("tracking")).toMatchObject({ entries: [{ log: "website" }] }));
  await backend.kernel.adopt("seed:7");
  await follow("关于");
  leavePage();
  await waitFor(() => expect(namesOf("website").sort()).toEqual(["page.about", "page.home"]));
});

test("taking the consent back forgets what was not sent", async () => {
  await visit("/", true);
  act(() => setOnline(false));
  leavePage();
  expect(readStored("tracking")).not.toBeNull();
  act(() => saveConsent(false));
  expect(readStored("tracking")).toBeNull();
  act(() => setOnline(true));
  await pass(50);
  expect(deviceLogs()).toEqual([]);
});

test("taking the consent back while records are on their way keeps none of them", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  await backend.kernel.adopt("fault:logWebsiteAction=http500,fault:*=latency(200)");
  await visit("/", true);
  leavePage();
  act(() => saveConsent(false));
  await pass(400);
  const { exchanges } = backend.kernel;
  expect(exchanges.filter(({ operationId }) => operationId === "logWebsiteAction")).toHaveLength(1);
  expect(readStored("tracking")).toBeNull();
});

test("taking the consent back removes the device code, and nothing makes one again", async () => {
  await visit("/", true);
  expect(readStored("deviceCode")).not.toBeNull();
  trackUsage("download.code", 10);
  act(() => saveConsent(false));
  expect(readStored("deviceCode")).toBeNull();
  trackUsage("download.code", 10);
  await follow("关于");
  await pass(1600);
  leavePage();
  await pass(50);
  expect(readStored("deviceCode")).toBeNull();
  expect(deviceLogs()).toEqual([]);
});

test.each([
  ["an advertisement", "https://site.test/?bd_vid=click-1", 1],
  ["anything else", "https://site.test/?utm_source=letter", 0],
])("registering reports a conversion of a visitor who came by %s", async (_, address, reports) => {
  const entry = performance.mark(address);
  vi.spyOn(window.performance, "getEntriesByType").mockReturnValue([entry]);
  await visit("/", true);
  trackConversion("registered");
  await pass(100);
  leavePage();
  await pass(100);
  const conversions = backend.kernel.world.table(conversionTable).all();
  expect(conversions).toHaveLength(reports);
  if (reports === 1) expect(conversions[0]).toMatchObject({ url: address, type: 25 });
});
