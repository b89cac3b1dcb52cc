// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { setUpTranslations, i18n as words } from "../../src/i18n/set-up";
import type { Translate, TranslationKey } from "../../src/i18n/translation-keys";
import { useTranslation } from "../../src/i18n/use-translation";

beforeAll(() => setUpTranslations("zh-CN", ["order"]));

const orderTranslations = () => renderHook(() => useTranslation("order")).result.current.t;
const bothTranslations = () => renderHook(() => useTranslation(["order", "common"])).result.current.t;

/** Code that the compiler has to reject; it is never called. */
function refused(run: () => unknown): void {
  expect(run).toBeTypeOf("function");
}

test("a key of the namespace is translated, with its values", () => {
  const t = orderTranslations();
  expect(t("state.unpaid")).toBe("待付款");
  expect(t("line.years", { count: 2 })).toContain("2");
});

test("of several namespaces the first needs no name before its keys", () => {
  const t = bothTranslations();
  expect(t("state.unpaid")).toBe(t("order:state.unpaid"));
  expect(t("common:time.dueToday")).toBe(words.t("time.dueToday"));
});

test("the type check refuses a key that does not exist, and a key of another namespace", () => {
  refused(() => {
    const t = orderTranslations();
    // @ts-expect-error the key does not exist
    t("state.unpayed");
    // @ts-expect-error the key does not exist, and a default text does not make one
    t("state.unpayed", { defaultValue: "Unpaid" });
    // @ts-expect-error the hook did not load the common namespace
    t("common:time.dueToday");
    // @ts-expect-error the namespace is missing
    bothTranslations()("time.dueToday");
    // @ts-expect-error a plural is chosen by a number
    t("line.years", { count: "2" });
    // @ts-expect-error the namespace does not exist
    useTranslation("orders");
  });
});

test("so is every other slip", () => {
  refused(() => {
    const t: Translate<"order"> = orderTranslations();
    const both: Translate<["order", "common"]> = bothTranslations();
    // @ts-expect-error a group of keys is no text
    t("state");
    // @ts-expect-error the key could be any text
    t(String(Date.now()));
    // @ts-expect-error one of the keys does not exist
    t(`state.${Date.now() > 0 ? "unpaid" : "unpayed"}`);
    // @ts-expect-error the key does not exist in the other namespace
    both("common:time.never");
    // @ts-expect-error the namespace was not loaded
    both("content:news.title");
    // @ts-expect-error a plural is chosen by a number
    t("line.years", { count: "2" });
  });
});

test("a passed translation function keeps its namespace", () => {
  const handedOn: Translate<"order"> = orderTranslations();
  expect(handedOn("state.unpaid")).toBe("待付款");
  refused(() => {
    // @ts-expect-error these are the keys of another namespace
    const other: Translate<"common"> = orderTranslations();
    return other;
  });
  const key: TranslationKey<["order", "common"]> = "common:time.dueToday" satisfies TranslationKey<
    ["order", "common"]
  >;
  expect(bothTranslations()(key)).toBe(words.t("time.dueToday"));
});
