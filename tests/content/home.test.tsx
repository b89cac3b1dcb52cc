// @vitest-environment happy-dom
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sharedQueryClient } from "../../src/client/query-client";
import { setUpTranslations } from "../../src/i18n/set-up";
import { setClock } from "../../src/platform/clock";
import { setCurrentLocale } from "../../src/platform/current-locale";
import type { Locale } from "../../src/platform/locale";
import { removeStored, writeStored } from "../../src/platform/storage";
import { HomeScreen } from "../../src/screens/content/home-screen";

type Respond = () => Response | Promise<Response>;
type Path = "/api/news" | "/api/case" | "/api/product";

const silent = new Promise<Response>(() => undefined);
const page = (list: readonly unknown[]) =>
  Response.json({ code: 200, success: true, msg: "", data: { list, total: list.length } });

const installers = (["windows", "macos", "ios", "android"] as const).map((type, index) => ({
  id: index + 1,
  product_id: 1,
  type,
  version: "7.2.1",
  link: `/downloads/${type}`,
  channel: "site",
  size_bytes: type === "ios" ? null : 86 * 1024 * 1024,
  min_os: `${type} 10`,
  architecture: "x64",
  released_at: "2026-11-12T09:00:00+08:00",
}));

const news = {
  id: 7,
  category: "product-news",
  title: "周报可以按店铺看",
  summary: "",
  thumbnail: null,
  create_time: "2026-11-12T09:00:00+08:00",
  hits: 1,
  is_sample: true,
  lang: "zh-CN",
};

const story = {
  id: 3,
  industry: "hardware",
  industry_name: "五金批发",
  title: "三个仓库，一张调拨单",
  summary: "谁都看得见。",
  region: "义乌",
  people: 6,
  thumbnail: null,
  create_time: "2026-10-09T09:00:00+08:00",
  is_sample: true,
  lang: "zh-CN",
};

const product = {
  id: 1,
  name: "货簿云",
  alias: "zhj",
  description: "",
  logo: "/zhj.svg",
  clients: installers,
};

const responders: Record<Path, Respond> = {
  "/api/news": () => page([news]),
  "/api/case": () => page([story]),
  "/api/product": () => page([product]),
};

interface Visit {
  locale?: Locale;
  today?: string;
  server?: Partial<Record<Path, Respond>>;
}

async function visitHome({ locale = "zh-CN", today = "2026-11-21T10:40:00+08:00", server = {} }: Visit = {}) {
  setClock(() => Date.parse(today));
  setCurrentLocale(locale);
  await setUpTranslations(locale, ["content-home", "rules"]);
  vi.stubGlobal("fetch", (request: Request) => {
    const { pathname } = new URL(request.url);
    const answer = Object.entries({ ...responders, ...server }).find(([path]) => path === pathname)?.[1];
    return answer === undefined ? silent : Promise.resolve(answer());
  });
  sharedQueryClient().clear();
  const home = render(
    <MemoryRouter>
      <HomeScreen />
    </MemoryRouter>,
  );
  // Content below the first screen is fetched in viewport.
  await waitFor(() => expect(screen.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(0));
  return home;
}

function trialDays(): (string | null)[] {
  const list = screen.getByRole("list", { name: "试用的三个日子" });
  return [...list.querySelectorAll("time")].map((time) => time.getAttribute("datetime"));
}

/** Failed reads are logged to the console. */
function silenceReports(): void {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
}

beforeEach(() => {
  // The test DOM has no layout, so nothing enters the viewport by itself.
  vi.stubGlobal("IntersectionObserver", undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  setClock(null);
  removeStored("variantFlag");
});

test("the trial ends 15 days from today and its data is kept 30 days longer", async () => {
  await visitHome({ today: "2026-11-21T10:40:00+08:00" });
  expect(trialDays()).toEqual(["2026-11-21", "2026-12-06", "2027-01-05"]);
  const list = screen.getByRole("list", { name: "试用的三个日子" });
  expect(within(list).getByText("12-06")).toBeTruthy();
  expect(within(list).getByText("01-05")).toBeTruthy();
  expect(within(list).getByText("2027")).toBeTruthy();
});

test("the trial begins on the day that clocks in UTC+8 show", async () => {
  await visitHome({ today: "2026-03-01T16:30:00Z" });
  expect(trialDays()).toEqual(["2026-03-02", "2026-03-17", "2026-04-16"]);
});

test("prices are those of the edition, whatever the language", async () => {
  const china = await visitHome();
  const versions = () => screen.getByRole("list", { name: "两个版本和价格" }).textContent;
  expect(versions()).toBe("标准版1店1人¥598/年专业版1店3人¥1,198/年");
  china.unmount();

  writeStored("variantFlag", "global");
  const global = await visitHome();
  expect(versions()).toBe("标准版1店1人$98/年专业版1店3人$198/年");
  expect(screen.getByRole("columnheader", { name: "标准版 $98/年" })).toBeTruthy();
  global.unmount();

  removeStored("variantFlag");
  await visitHome({ locale: "en-US" });
  expect(screen.getByRole("list", { name: "The two versions and their prices" }).textContent).toBe(
    "Standard1\u00a0store, 1\u00a0user¥598/yearProfessional1\u00a0store, 3\u00a0users¥1,198/year",
  );
});

test("news that cannot be fetched is reported, can be retried, and does not affect the rest of the page", async () => {
  silenceReports();
  let isDown = true;
  const busy = new Response("{}", { status: 403 });
  await visitHome({ server: { "/api/news": () => (isDown ? busy.clone() : page([news])) } });

  const section = within(screen.getByRole("region", { name: "新闻" }));
  const alert = await section.findByRole("alert");
  await waitFor(() => expect(alert.textContent).toContain("请求错误（403）"));
  expect(await screen.findByRole("link", { name: "三个仓库，一张调拨单" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("每一笔，\n都对得上。");

  isDown = false;
  await userEvent.click(section.getByRole("button", { name: "再试" }));
  const link = await section.findByRole("link", { name: "周报可以按店铺看" });
  expect(link.getAttribute("href")).toBe("/product-news/7");
  expect(section.getByText("示例")).toBeTruthy();
  expect(section.queryByRole("alert")).toBeNull();
});

test("a failed second try keeps the message and the button", async () => {
  silenceReports();
  await visitHome({ server: { "/api/case": () => new Response("{}", { status: 404 }) } });
  const section = within(screen.getByRole("region", { name: "同行也在用" }));
  await section.findByRole("alert");
  await userEvent.click(section.getByRole("button", { name: "再试" }));
  await waitFor(() => expect(section.getByRole("button").getAttribute("aria-busy")).toBeNull());
  expect(section.getByRole("alert").textContent).toContain("请求错误（404）");
});

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "下载Windows版", "/downloads/windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "下载Mac版", "/downloads/macos"],
])("the download offered first is the one for %s", async (userAgent, name, href) => {
  vi.spyOn(window.navigator, "userAgent", "get").mockReturnValue(userAgent);
  await visitHome();
  const section = within(screen.getByRole("region", { name: "装一个，就开始" }));
  expect((await section.findByRole("link", { name })).getAttribute("href")).toBe(href);
  expect(section.getAllByRole("heading", { level: 3 })).toHaveLength(3);
});

test("a system without an installer is led to the download page, with every system beside it", async () => {
  vi.spyOn(window.navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (X11; Linux x86_64)");
  await visitHome();
  const section = within(screen.getByRole("region", { name: "装一个，就开始" }));
  expect((await section.findByRole("link", { name: "去下载页" })).getAttribute("href")).toBe(
    "/download.html",
  );
  expect(section.getAllByRole("heading", { level: 3 })).toHaveLength(4);
});

test("a system that is too old for its installer is told so and led to the download page", async () => {
  vi.spyOn(window.navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Windows NT 6.1; Win64; x64)");
  await visitHome();
  const section = within(screen.getByRole("region", { name: "装一个，就开始" }));
  expect(await section.findByText(/^这台设备装不了，要windows 10及以上$/)).toBeDefined();
  expect(section.getByRole("link", { name: "去下载页" })).toBeDefined();
  expect(section.queryByRole("link", { name: "下载Windows版" })).toBeNull();
});

test("inside a messenger, which swallows downloads, the links lead to the page that explains the way out", async () => {
  const userAgent = "Mozilla/5.0 (Linux; Android 14) Mobile MicroMessenger/8.0";
  vi.spyOn(window.navigator, "userAgent", "get").mockReturnValue(userAgent);
  await visitHome();
  const link = await screen.findByRole("link", { name: "下载Android版" });
  expect(link.getAttribute("href")).toBe("/download.html#android");
});
