// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { lazyContent } from "../../src/shared/lazy-content";

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
