// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onLinkHover } from "../../src/platform/link-hover";

let pointed: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<a href="/news"><b>News</b></a><a href="/faq">Questions</a><p>Words</p>`;
  pointed = [];
  stop = onLinkHover((address) => pointed.push(address.pathname));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function point(selector: string, type = "pointerover") {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

test("a link under the pointer is reported, whatever element in it is under the pointer", () => {
  point("b");
  vi.advanceTimersByTime(100);
  expect(pointed).toEqual(["/news"]);
});

test("links that the pointer only passes are not", () => {
  point("b");
  vi.advanceTimersByTime(20);
  point("a + a");
  vi.advanceTimersByTime(20);
  point("p");
  vi.advanceTimersByTime(1000);
  expect(pointed).toEqual([]);
});

test("a link that gets the focus is reported", () => {
  point("a + a", "focusin");
  vi.advanceTimersByTime(100);
  expect(pointed).toEqual(["/faq"]);
});

test("webviews that cannot test an address report links all the same", () => {
  vi.stubGlobal("URL", Object.assign(class extends URL {}, { canParse: undefined }));
  point("b");
  vi.advanceTimersByTime(100);
  vi.unstubAllGlobals();
  expect(pointed).toEqual(["/news"]);
});

test("nothing is reported after the stop", () => {
  point("b");
  stop();
  vi.advanceTimersByTime(1000);
  expect(pointed).toEqual([]);
});
