// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentLocale, setCurrentLocale, switchLocale } from "../../src/platform/current-locale";
import { setSettings } from "../../src/platform/settings";
import { defaultSettings } from "../../src/platform/settings-defaults";
import { readStored, writeStored } from "../../src/platform/storage";

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  setSettings(defaultSettings);
});

function open(address: string): { readonly replace: ReturnType<typeof vi.fn> } {
  window.history.replaceState(null, "", address);
  const replace = vi.fn();
  vi.spyOn(window.location, "replace").mockImplementation(replace);
  return { replace };
}

test("until it is set, the language follows the address, then the stored choice", () => {
  open("/en/price.html");
  writeStored("locale", "zh-TW");
  expect(currentLocale()).toBe("en-US");
  open("/price.html");
  expect(currentLocale()).toBe("zh-TW");
});

test("prefixes that a deployment turned off are ignored", () => {
  open("/en/price.html");
  setSettings({ ...defaultSettings, localePrefixes: false });
  expect(currentLocale()).toBe("zh-CN");
});

test("switching on an unprefixed address stores the choice and reloads the same path without query and hash", () => {
  const { replace } = open("/price.html?users=3#compare");
  switchLocale("zh-TW");
  expect(readStored("locale")).toBe("zh-TW");
  expect(replace).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/price.html`);
});

test("switching on a prefixed address goes to the same page under the new prefix", () => {
  const { replace } = open("/zh-cn/help/stock/doc?q=1");
  switchLocale("en-US");
  expect(replace).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/en/help/stock/doc`);
});

test("a path that looks like another host does not lead there", () => {
  const { replace } = open(`${window.location.origin}//elsewhere.example/`);
  switchLocale("en-US");
  expect(replace).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}//elsewhere.example/`);
});

test("the visitor's origin is captured before the query is lost", () => {
  open("/?utm_source=baidu01&kw=stock");
  switchLocale("en-US");
  expect([readStored("packOrigin"), readStored("searchKeyword")]).toEqual(["baidu01", "stock"]);
});

test("setting the language updates the page and is not stored as a choice", () => {
  open("/");
  setCurrentLocale("zh-TW");
  expect(currentLocale()).toBe("zh-TW");
  expect(document.documentElement.lang).toBe("zh-TW");
  expect(readStored("locale")).toBeNull();
});
