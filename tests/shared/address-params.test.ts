import { describe, expect, test } from "vitest";
import { addressPattern, addressPlaceholders } from "../../scripts/build/deploy/address-patterns";
import {
  everyAddress,
  keepsRules,
  type ParamRules,
  sampleAddress,
} from "../../src/shared/routing/address-params";

const news: ParamRules = { category: ["news", "product-news"], id: "digits" };
const help: ParamRules = { alias: { not: ["search", "doc"] } };

describe("rules", () => {
  test.each([
    [{ category: "news", id: "12" }, true],
    [{ category: "product-news", id: "0" }, true],
    [{ category: "other", id: "12" }, false],
    [{ category: "news", id: "12a" }, false],
    [{ category: "news", id: "" }, false],
    [{}, false],
  ])("%o of a category and digits: %s", (params, expected) => {
    expect(keepsRules(news, params)).toBe(expected);
  });

  test("a parameter without a rule takes any text", () => {
    expect(keepsRules({}, { orderNo: "SO-1" })).toBe(true);
  });

  test("a rule may leave out a few texts", () => {
    expect(keepsRules(help, { alias: "stockbook" })).toBe(true);
    expect(keepsRules(help, { alias: "search" })).toBe(false);
  });
});

describe("addresses", () => {
  test("a sample keeps the rules", () => {
    expect(sampleAddress("/:category/:id", news)).toBe("/news/1");
    expect(sampleAddress("/help/:alias", help)).toBe("/help/1");
  });

  test("an address whose parameters take one of a few texts each is written out", () => {
    expect(everyAddress("/:category", news)).toEqual(["/news", "/product-news"]);
    expect(everyAddress("/faq", {})).toEqual(["/faq"]);
  });

  test("one that takes other texts is not", () => {
    expect(everyAddress("/:category/:id", news)).toBeNull();
    expect(everyAddress("/help/:alias", help)).toBeNull();
    expect(everyAddress("/mall/pay/:orderNo", {})).toBeNull();
  });

  test("servers get them as a pattern or as lines with placeholders", () => {
    expect(addressPattern({ path: "/:category/:id", params: news })).toBe("/(?:news|product-news)/\\d+");
    expect(addressPattern({ path: "/price.html", params: {} })).toBe("/price\\.html");
    expect(addressPlaceholders({ path: "/:category/:id", params: news })).toEqual([
      "/news/:id",
      "/product-news/:id",
    ]);
  });
});
