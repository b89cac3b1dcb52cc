import fc from "fast-check";
import { expect, test } from "vitest";
import { amountInText } from "../../src/i18n/amount-in-text";
import { columnMoney } from "../../src/i18n/column-money";
import { formatMoney, moneySegments } from "../../src/i18n/money-format";
import { createFormats } from "../../src/i18n/use-formats";
import { locales } from "../../src/platform/locale";

test("an amount has two decimals, its sign first and then the currency", () => {
  expect(formatMoney("46727", { currency: "CNY" })).toBe("¥46,727.00");
  expect(formatMoney("460", { currency: "USD" })).toBe("$460.00");
  expect(formatMoney("-9.2", { currency: "CNY" })).toBe("−¥9.20");
  expect(formatMoney("460", { isSigned: true })).toBe("+460.00");
  expect(formatMoney("0", { isSigned: true })).toBe("0.00");
});

test("an amount that stands by itself has its sign, but yuan for readers of Chinese", () => {
  const written = (currency: "CNY" | "USD") =>
    locales.map((locale) => [
      columnMoney(currency, createFormats(locale))("-9.2"),
      amountInText("9.2", currency, createFormats(locale)),
    ]);
  const yuan = ["−9.20", "9.20元"];
  expect(written("CNY")).toEqual([yuan, yuan, ["−¥9.20", "¥9.20"]]);
  expect(written("USD")).toEqual(locales.map(() => ["−$9.20", "$9.20"]));
});

test("a list price of whole yuan may leave its decimals out, a broken one keeps them", () => {
  expect(formatMoney("1198", { currency: "CNY", isShort: true })).toBe("¥1,198");
  expect(formatMoney("95.75", { isShort: true })).toBe("95.75");
});

test("the pieces of an amount can be set in different sizes", () => {
  expect(moneySegments("-3268.4", { currency: "CNY" })).toEqual({
    sign: "−",
    symbol: "¥",
    integer: "3,268",
    decimals: ".40",
  });
});

test("halves are rounded away from zero as they are written in decimal", () => {
  expect(formatMoney("1.005")).toBe("1.01");
  expect(formatMoney("-1.005")).toBe("−1.01");
  expect(formatMoney("-0.004")).toBe("0.00");
});

test("what is no amount is shown as a dash", () => {
  for (const text of ["", "abc", "1e3", "1,000", "NaN"]) expect(formatMoney(text)).toBe("—");
});

test("no digit of an amount is lost, however long it is", () => {
  const amount = fc.record({
    isNegative: fc.boolean(),
    yuan: fc.bigInt({ min: 1n, max: 10n ** 30n }),
    fen: fc.nat(99),
  });
  fc.assert(
    fc.property(amount, ({ isNegative, yuan, fen }) => {
      const text = `${isNegative ? "-" : ""}${yuan}.${String(fen).padStart(2, "0")}`;
      const formatted = formatMoney(text);
      expect(formatted.replaceAll(",", "").replace("−", "-")).toBe(text);
      expect(formatted).not.toContain("-");
    }),
  );
});
