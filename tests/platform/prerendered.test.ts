// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import {
  consumePrerenderedData,
  fetchCode,
  prerenderedFor,
  replaceShellTitle,
  shellLocale,
} from "../../src/platform/prerendered";

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test("the code a page names is fetched without being run, in the order it is named, with its texts and the settings", () => {
  document.body.innerHTML =
    '<script type="text/plain" data-code="/assets/react.js /assets/shell.js" data-texts="/assets/words/en-US/news.json"></script>';
  fetchCode();
  const links = [...document.head.querySelectorAll("link")];
  expect(links.map((link) => [link.rel, link.getAttribute("href")])).toEqual([
    ["modulepreload", "/assets/react.js"],
    ["modulepreload", "/assets/shell.js"],
    ["preload", "/assets/words/en-US/news.json"],
    ["preload", "/settings.json"],
  ]);
});

test("texts in another language than the reader's are not fetched", () => {
  document.documentElement.setAttribute("data-foreign", "");
  document.body.innerHTML =
    '<script type="text/plain" data-code="/assets/react.js" data-texts="/assets/words/en-US/news.json"></script>';
  fetchCode();
  document.documentElement.removeAttribute("data-foreign");
  const links = [...document.head.querySelectorAll("link")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/assets/react.js", "/settings.json"]);
});

test("a shell says its language, and its title gives way to the site's once screens have titles of their own", () => {
  document.head.innerHTML = "<title data-shell>Orders</title>";
  document.body.innerHTML = '<div id="root" data-shell data-locale="en-US"></div>';
  expect(shellLocale()).toBe("en-US");
  expect(prerenderedFor()).toBeNull();
  replaceShellTitle("Stockbook");
  expect(document.title).toBe("Stockbook");
});

test("a page that is no shell has no language of one, and keeps its title", () => {
  document.head.innerHTML = "<title>News</title>";
  document.body.innerHTML = '<div id="root" data-path="/en/news" data-locale="en-US"></div>';
  expect(shellLocale()).toBeNull();
  replaceShellTitle("Stockbook");
  expect(document.title).toBe("News");
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
