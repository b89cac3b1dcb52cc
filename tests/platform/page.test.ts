// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  focusBySelector,
  scrollToHeightWhenRendered,
  scrollToId,
  scrollToIdWhenRendered,
  scrollToTop,
  setPageAttribute,
} from "../../src/platform/page";

beforeEach(() => {
  document.body.innerHTML = '<h1 id="top">Title</h1><input name="phone">';
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("a heading, which browsers do not focus by itself, takes the focus for scripts", () => {
  const heading = document.createElement("h1");
  const focus = heading.focus.bind(heading);
  vi.spyOn(heading, "focus").mockImplementation(() => {
    if (heading.hasAttribute("tabindex")) focus();
  });
  document.body.replaceChildren(heading);
  expect(focusBySelector("h1")).toBe(true);
  expect(document.activeElement).toBe(heading);
  expect(heading.getAttribute("tabindex")).toBe("-1");
});

test("a field takes the focus without losing its place in the tab order", () => {
  expect(focusBySelector("[name=phone]")).toBe(true);
  expect(document.querySelector("input")?.hasAttribute("tabindex")).toBe(false);
});

test("a missing element throws with its name", () => {
  expect(focusBySelector("#missing")).toBe(false);
  expect(scrollToId("missing")).toBe(false);
});

test.each([
  [true, "auto"],
  [false, "smooth"],
])("when reduced motion is %s, scrolling to an element is %s", (isReduced, behavior) => {
  const media = window.matchMedia("all");
  vi.spyOn(media, "matches", "get").mockReturnValue(isReduced);
  vi.spyOn(window, "matchMedia").mockReturnValue(media);
  const scroll = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(() => {});
  expect(scrollToId("top")).toBe(true);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior });
});

test("scrolling to the top is immediate", () => {
  const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  scrollToTop();
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test("attributes of the page are set and removed", () => {
  setPageAttribute("data-care", "");
  expect(document.documentElement.getAttribute("data-care")).toBe("");
  setPageAttribute("data-care", null);
  expect(document.documentElement.hasAttribute("data-care")).toBe(false);
});

test("a place that comes after the page was reached is scrolled to when it is there, and only once", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  scrollToIdWhenRendered("late");
  expect(scrolled).not.toHaveBeenCalled();
  document.body.append(Object.assign(document.createElement("section"), { id: "late" }));
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  document.body.append(document.createElement("p"));
  await Promise.resolve();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test("a reader who scrolls first is not carried away", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  scrollToIdWhenRendered("later");
  window.dispatchEvent(new Event("wheel"));
  document.body.append(Object.assign(document.createElement("section"), { id: "later" }));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(scrolled).not.toHaveBeenCalled();
});

test("a height the page has not reached yet is scrolled to as it grows, and no further than asked", async () => {
  let length = 300;
  let top = 0;
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => top);
  const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => {
    top = Math.min(900, length);
  });
  scrollToHeightWhenRendered(900);
  expect(top).toBe(300);
  length = 2000;
  document.body.append(document.createElement("section"));
  await vi.waitFor(() => expect(top).toBe(900));
  expect(scrolled).toHaveBeenLastCalledWith({ top: 900, behavior: "instant" });
  top = 500;
  document.body.append(document.createElement("section"));
  await Promise.resolve();
  expect(top).toBe(500);
});

test("a reader who presses a key first stays where the key leads", async () => {
  let length = 300;
  const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => length);
  scrollToHeightWhenRendered(900);
  scrolled.mockClear();
  window.dispatchEvent(new Event("keydown"));
  length = 2000;
  document.body.append(document.createElement("section"));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(scrolled).not.toHaveBeenCalled();
});
