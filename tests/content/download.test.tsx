// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deviceLogTable } from "../../mocks/account/state";
import { removeStored, writeStored } from "../../src/platform/storage";
import { saveConsent } from "../../src/shared/consent";
import { sendPending } from "../../src/shared/tracking/outbox";
import { adopt, currentBackend, leave, visit } from "../support/visit";

const problems: unknown[] = [];
const agents = {
  windows: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126",
  windows7: "Mozilla/5.0 (Windows NT 6.1; Win64; x64) Chrome/109",
  oldAndroid: "Mozilla/5.0 (Linux; Android 7.0; V2309A) Chrome/119 Mobile",
  iphone: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1",
  android: "Mozilla/5.0 (Linux; Android 14; V2309A) Chrome/126 Mobile",
  messenger: "Mozilla/5.0 (Linux; Android 14; V2309A) Chrome/116 Mobile MicroMessenger/8.0.47",
};

/** Sets the user agent and notifies the window. */
function use(agent: keyof typeof agents): void {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agents[agent]);
  act(() => {
    fireEvent(window, new Event("resize"));
  });
}

beforeEach(() => {
  problems.length = 0;
  vi.spyOn(console, "error").mockImplementation((text) => problems.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  removeStored("packOrigin");
  leave();
});

const own = (system: string) => screen.findByRole("link", { name: `下载${system}版` });
const row = (name: string) =>
  within(
    within(screen.getByRole("region", { name: "所有系统" }))
      .getByRole("heading", { name })
      .closest("li") ?? document.body,
  );

test("the installer for the visitor's own system stands first, with a random number in its address", async () => {
  use("windows");
  await visit("/download.html");
  expect((await own("Windows")).getAttribute("href")).toMatch(
    /^\/samples\/downloads\/stockbook-7\.2\.1\.exe\?r=\d+$/,
  );
  expect(screen.getByText("看起来你在用Windows")).toBeDefined();
  expect(row("Mac").getByText("92 MB")).toBeDefined();
  expect(
    row("iPhone与iPad").getByRole("link", { name: "去App Store iPhone与iPad" }).getAttribute("href"),
  ).toBe("https://apps.example/stockbook");
});

test("the releases that are asked for begin where the focus is", async () => {
  use("windows");
  const user = await visit("/download.html");
  const more = await screen.findByRole("button", { name: "再看一些" });
  const before = screen.getAllByRole("heading", { level: 3, name: /^\d/ });
  await user.click(more);
  const first = screen.getAllByRole("heading", { level: 3, name: /^\d/ })[before.length];
  expect(document.activeElement).toBe(first);
});

test.each([
  ["windows7", "/download.html", "Windows 10"],
  ["oldAndroid", "/zhj-app", "Android 8"],
] as const)(
  "%s is not offered what it cannot run at %s, and can still take the file",
  async (agent, address, needed) => {
    use(agent);
    await visit(address);
    expect(await screen.findByRole("heading", { name: "这台设备的系统太旧，装不了" })).toBeDefined();
    expect(screen.getByText(`安装包要${needed}及以上。换一台设备装，账是同一本。`)).toBeDefined();
    expect(screen.queryByRole("link", { name: /^下载(Windows|Android)版$/ })).toBeNull();
    expect(screen.getByRole("link", { name: "仍要下载" }).getAttribute("href")).toContain("stockbook-7.2.1");
  },
);

test("who came by a download channel gets its installers where it has them, and ours elsewhere", async () => {
  use("windows");
  writeStored("packOrigin", "baidu01");
  await visit("/download.html");
  expect((await own("Windows")).getAttribute("href")).toContain("stockbook-7.2.1-baidu01.exe");
  expect(row("Mac").getByRole("link").getAttribute("href")).toContain("stockbook-7.2.1.dmg");
});

describe("a build the system cannot install", () => {
  test.each([
    ["iphone", "Android", "下载 Android"],
    ["android", "iPhone与iPad", "去App Store iPhone与iPad"],
  ] as const)("on %s the build for %s is refused with a text", async (agent, system, name) => {
    use(agent);
    const user = await visit("/download.html");
    await own(agent === "android" ? "Android" : "iPhone与iPad");
    await user.click(row(system).getByRole("link", { name }));
    expect(await screen.findByText("当前系统不支持下载该版本")).toBeDefined();
  });
});

test("inside a messenger the page explains how to leave it, and copies its address", async () => {
  use("messenger");
  const user = await visit("/download.html");
  const guide = within(
    (await screen.findByRole("heading", { name: "这里下载不了，先换到浏览器" })).closest("section") ??
      document.body,
  );
  await user.click(guide.getByRole("button", { name: "复制网址" }));
  expect(await screen.findByText("已复制")).toBeDefined();
});

describe("a pointer resting on a download", () => {
  const rest = async (milliseconds: number) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const link = screen.getByRole("link", { name: "下载Windows版" });
    fireEvent.pointerEnter(link);
    act(() => vi.advanceTimersByTime(milliseconds));
    fireEvent.pointerLeave(link);
    vi.useRealTimers();
  };
  const logs = () =>
    currentBackend()
      .kernel.world.table(deviceLogTable)
      .all()
      .flatMap(({ newest }) => newest);

  beforeEach(() => use("windows"));
  afterEach(() => saveConsent(false));

  test("longer than 2.5 s is logged in steps of 100 ms", async () => {
    saveConsent(true);
    await visit("/download.html");
    await own("Windows");
    await rest(2650);
    await waitFor(async () => {
      await sendPending();
      expect(logs()).toHaveLength(1);
    });
    expect(logs()[0]).toMatchObject({ operName: "download-windows", durationMs: 2600, origin: 6 });
  });

  test.each([
    ["for 2.5 s", true, 2500],
    ["without consent", false, 9000],
  ] as const)("%s is not", async (_, consents, milliseconds) => {
    saveConsent(consents);
    await visit("/download.html");
    await own("Windows");
    await rest(milliseconds);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await sendPending();
    expect(logs()).toHaveLength(0);
  });
});

test("releases are listed once each with their systems, and more on request", async () => {
  const user = await visit("/download.html");
  const releases = within(await screen.findByRole("list", { name: "更新记录" }));
  expect(releases.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "7.2.1",
    "7.2.0",
    "7.1.3",
    "7.1.2",
    "7.1.1",
  ]);
  await user.click(screen.getByRole("button", { name: "再看一些" }));
  expect(releases.getAllByRole("heading")).toHaveLength(14);
});

test("a list that cannot be fetched is reported, and a retry loads it", async () => {
  use("windows");
  const user = await visit("/download.html", { mock: "fault:listProducts=http500" });
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(problems).toContain("获取产品列表出错");
  await adopt("seed:7");
  await user.click(screen.getByRole("button", { name: "再试" }));
  await own("Windows");
});

test.each(["/zhj.html", "/zhj-app"])("%s offers the app of the phone that opened it", async (address) => {
  use("iphone");
  await visit(address, { locale: "en-US" });
  expect((await screen.findByRole("link", { name: "Go to the App Store" })).getAttribute("href")).toBe(
    "https://apps.example/stockbook",
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your books, on your phone");
});
