// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { lazy, Suspense } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { PageBoundary } from "../../src/app/page-boundary";
import { setUpTranslations } from "../../src/i18n/set-up";
import { setCurrentLocale } from "../../src/platform/current-locale";

const logged: unknown[] = [];

beforeEach(async () => {
  logged.length = 0;
  vi.spyOn(console, "error").mockImplementation((...texts) => logged.push(texts[0]));
  setCurrentLocale("zh-CN");
  await setUpTranslations("zh-CN", []);
});

function Broken(): never {
  throw new Error("stock is undefined");
}

const Lost = lazy(() =>
  Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/news-Ab12.js")),
);

test("a screen that throws is replaced by a message, a button to open it again and a link home", () => {
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  );
  const problem = screen.getByRole("alert");
  expect(problem.textContent).toContain("这一页出错了");
  expect(problem.textContent).toContain("页面出错了，已填的内容还在这台设备上。");
  expect(screen.getByRole("button", { name: "重新打开" })).toBeDefined();
  expect(screen.getByRole("link", { name: "回首页" }).getAttribute("href")).toBe("/");
  expect(document.body.textContent).not.toContain("stock is undefined");
  expect(logged).toContain("A screen failed");
});

test("opening again reloads the page", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  );
  await userEvent.setup().click(screen.getByRole("button", { name: "重新打开" }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a screen whose code is missing reports that the site was updated", async () => {
  render(
    <PageBoundary>
      <Suspense>
        <Lost />
      </Suspense>
    </PageBoundary>,
  );
  expect(await screen.findByText("网站刚更新，重新打开就好。")).toBeDefined();
});

test("a screen whose translations cannot be fetched offline says so, and opens by itself with the network", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const WithoutTranslations = lazy(() => Promise.reject(new TypeError("Failed to fetch")));
  render(
    <PageBoundary>
      <Suspense>
        <WithoutTranslations />
      </Suspense>
    </PageBoundary>,
  );
  expect(await screen.findByText("网络恢复后，这一页会自己打开。")).toBeDefined();
  window.dispatchEvent(new Event("offline"));
  expect(reload).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test("another address resets the boundary", () => {
  const { rerender } = render(
    <PageBoundary key="/news">
      <Broken />
    </PageBoundary>,
  );
  expect(screen.getByRole("alert")).toBeDefined();
  rerender(
    <PageBoundary key="/help">
      <p>帮助</p>
    </PageBoundary>,
  );
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("帮助")).toBeDefined();
});

test("an optional part that throws is left out, and the page stays", () => {
  render(
    <>
      <p>帮助</p>
      <PageBoundary isOptional>
        <Broken />
      </PageBoundary>
    </>,
  );
  expect(screen.getByText("帮助")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(logged).toContain("A part of the page failed");
});
