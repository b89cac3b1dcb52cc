// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { consumePrerenderedData, fetchCode, prerenderedFor } from "../../src/platform/prerendered";

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test("the code a page names is fetched without being run, in the order it is named", () => {
  document.body.innerHTML =
    '<script type="text/plain" data-code="/assets/react.js /assets/shell.js"></script>';
  fetchCode();
  const links = [...document.head.querySelectorAll("link")];
  expect(links.map((link) => [link.rel, link.getAttribute("href")])).toEqual([
    ["modulepreload", "/assets/react.js"],
    ["modulepreload", "/assets/shell.js"],
  ]);
});

test("a page that names no code has none fetched", () => {
  fetchCode();
  expect(document.head.querySelector("link")).toBeNull();
});

test("a page reports its prerendered address, and its data once", () => {
  document.body.innerHTML =
    '<div id="root" data-path="/en/news" data-locale="en-US"></div><script type="application/json" id="page-data">{"a":1}</script>';
  expect(prerenderedFor()).toEqual({ path: "/en/news", locale: "en-US", ads: null });
  expect(consumePrerenderedData()).toEqual({ a: 1 });
  expect(consumePrerenderedData()).toBeNull();
});

test("an empty page was prerendered for nothing", () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(prerenderedFor()).toBeNull();
});
