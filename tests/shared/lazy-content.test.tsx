// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadNamespaces, setUpTranslations } from "../../src/i18n/set-up";
import { importCode } from "../../src/platform/import-code";
import { watchTyping } from "../../src/platform/unsaved-input";
import { lazyContent } from "../../src/shared/lazy-content";

beforeEach(async () => {
  await setUpTranslations("en-US");
  await loadNamespaces("en-US", ["common"]);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test("the content takes the place of its skeleton as soon as its code is there", async () => {
  const Content = lazyContent(async () => Greeting, 2);
  render(<Content name="Ann" />);
  expect(screen.queryByText("Hello Ann")).toBeNull();
  expect(await screen.findByText("Hello Ann")).toBeDefined();
});

test("what was preloaded is there at once", async () => {
  const Content = lazyContent(async () => Greeting, 2);
  await Content.preload();
  render(<Content name="Ann" />);
  expect(screen.getByText("Hello Ann")).toBeDefined();
});

test("code that cannot be fetched says so and comes at another try", async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error("Failed to fetch"));
  const Content = lazyContent(load, 2);
  render(<Content name="Ann" />);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).not.toBe("");
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("Hello Ann")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a preload that failed is tried again when the content is rendered", async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error("Failed to fetch"));
  const Content = lazyContent(load, 2);
  await expect(Content.preload()).rejects.toThrow();
  render(<Content name="Ann" />);
  expect(await screen.findByText("Hello Ann")).toBeDefined();
});

/** Code that never comes. */
const missing = () => Promise.reject(new Error("Failed to fetch"));

test("code that another try does not bring either is offered with a reload", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const Content = lazyContent<{ name: string }>(missing, 2);
  render(<Content name="Ann" />);
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await userEvent.click(await screen.findByRole("button", { name: "Reload" }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a reload that would lose something typed asks before it does", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const stop = watchTyping();
  const Content = lazyContent<{ name: string }>(missing, 2);
  render(
    <>
      <input aria-label="Note" />
      <Content name="Ann" />
    </>,
  );
  await userEvent.type(screen.getByLabelText("Note"), "call at noon");
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await userEvent.click(await screen.findByRole("button", { name: "Reload" }));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toContain("would be lost");
  await userEvent.click(screen.getByRole("button", { name: "Reload anyway" }));
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});

test("without a network code is not asked for, since that may be remembered, and comes by itself with the network", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn(async () => Greeting);
  const Content = lazyContent(load, 2);
  render(<Content name="Ann" />);
  await screen.findByRole("alert");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("alert");
  expect(load).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText("Hello Ann")).toBeDefined();
});

test("code that came once needs no network", async () => {
  const load = async () => Greeting;
  await importCode(load);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await importCode(load)).toBe(Greeting);
  await expect(importCode(async () => Greeting)).rejects.toThrow("network");
});
