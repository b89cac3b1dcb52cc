// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createTestBackend, type TestBackend } from "../../mocks/node";
import { AppTranslations } from "../../src/app/app-translations";
import { findDestination } from "../../src/app/route-table";
import { RoutedPage } from "../../src/app/routed-page";
import { setUpTranslations } from "../../src/i18n/set-up";
import { setClock } from "../../src/platform/clock";
import { setCurrentLocale } from "../../src/platform/current-locale";
import type { Locale } from "../../src/platform/locale";
import { saveConsent } from "../../src/shared/consent";

let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend();
  setClock(() => Date.parse("2026-11-21T10:32:00+08:00"));
  saveConsent(false);
});
afterEach(() => {
  setClock(null);
  backend.close();
});

async function visit(address: string, locale: Locale = "zh-CN") {
  setCurrentLocale(locale);
  await setUpTranslations(locale, ["content", "content-home", "rules"]);
  // As on start: the code of a screen is loaded before the screen is rendered.
  for (const path of [address.split(/[?#]/)[0] ?? "", "/"]) {
    const destination = findDestination(path);
    if (destination.kind === "screen") await destination.route.preload();
  }
  render(
    <AppTranslations>
      <MemoryRouter initialEntries={["/about.html", address]}>
        <RoutedPage />
        <Address />
      </MemoryRouter>
    </AppTranslations>,
  );
  return userEvent.setup();
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

const address = () => screen.getByTestId("address").textContent;
const title = async () => (await screen.findByRole("heading", { level: 1 })).textContent;
/** The banner with this text; it has to be a live region, since it appears while the page is open. */
async function findNotice(text: string | RegExp): Promise<HTMLElement> {
  const notice = (await screen.findByText(text)).closest<HTMLElement>('[role="status"]');
  if (!notice) throw new Error("The words stand in no status.");
  return notice;
}

const main = () => screen.getByRole("main");

describe("an unknown address", () => {
  test("redirects to the home page, with a notice until it is dismissed", async () => {
    const user = await visit("/no/such/page?kw=kucun");
    expect(address()).toBe("/");
    const notice = await findNotice("没有这个地址，已带你到首页。");
    await user.click(within(notice).getByRole("button", { name: "关闭" }));
    expect(screen.queryByText(/没有这个地址/)).toBeNull();
    expect(address()).toBe("/");
  });

  test("is reported in the reader's language", async () => {
    await visit("/no/such/page", "en-US");
    await findNotice(/address/);
  });

  test("is forgotten on the next page", async () => {
    const user = await visit("/nope");
    await screen.findByText(/没有这个地址/);
    const [link] = screen.getAllByRole("link", { name: "价格" });
    if (!link) throw new Error("The header has no link to the prices.");
    await user.click(link);
    await waitFor(() => expect(address()).toBe("/price.html"));
    expect(screen.queryByText(/没有这个地址/)).toBeNull();
  });

  test("home reached otherwise carries no notice", async () => {
    await visit("/");
    await title();
    expect(screen.queryByText(/没有这个地址/)).toBeNull();
  });
});

test("an old help address leads to the new one with its query and hash", async () => {
  await visit("/help-zhj/video?from=letter#top");
  await waitFor(() => expect(address()).toBe("/help/zhj/video?from=letter#top"));
});

describe("a page of the site", () => {
  test("without layout it stands alone", async () => {
    await visit("/privacy");
    await title();
    expect(screen.queryByRole("banner")).toBeNull();
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(main()).toBeDefined();
  });

  test("with layout it has the header and the way to customer service", async () => {
    await visit("/faq");
    await title();
    expect(screen.getByRole("banner")).toBeDefined();
    expect(await screen.findByRole("button", { name: "要帮忙吗" })).toBeDefined();
  });
});

test("the page counts as interactive once its screen is there, not with the layout around it", async () => {
  document.documentElement.removeAttribute("data-hydrated");
  setCurrentLocale("zh-CN");
  await setUpTranslations("zh-CN", ["content", "rules"]);
  render(
    <AppTranslations>
      <MemoryRouter initialEntries={["/download.html"]}>
        <RoutedPage />
      </MemoryRouter>
    </AppTranslations>,
  );
  expect(screen.getByRole("banner")).toBeDefined();
  expect(document.documentElement.hasAttribute("data-hydrated")).toBe(false);
  await title();
  // The mark is set in an effect, which runs after the heading can be found.
  await waitFor(() => expect(document.documentElement.hasAttribute("data-hydrated")).toBe(true));
});

describe("the network status", () => {
  const goes = (state: "online" | "offline") => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(state === "online");
    fireEvent(window, new Event(state));
  };

  test("a banner appears when the network is lost, and disappears when it is back", async () => {
    await visit("/about.html");
    await title();
    expect(screen.queryByText(/网络断了/)).toBeNull();
    // The banner's code is loaded on the visitor's first interaction, while there still is a network.
    fireEvent.scroll(window);
    goes("offline");
    await findNotice("网络断了。填好的不会丢，恢复后再提交。");
    goes("online");
    await waitFor(() => expect(screen.queryByText(/网络断了/)).toBeNull());
  });
});
