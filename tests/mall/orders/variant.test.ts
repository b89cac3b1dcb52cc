import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { productIn, skus } from "../../../mocks/business/catalogue";
import { groups } from "../../../mocks/groups";
import { mayPay, paymentMethods } from "../../../mocks/mall/rules/payment-methods";
import { createTestBackend } from "../../../mocks/node";
import { defaultSettings } from "../../../src/platform/settings-defaults";
import type { Variant } from "../../../src/platform/variant";
import { variantTerms } from "../../../src/rules/variant-terms";

const mall = "https://stockbook.test/ommall/srvmall";
const prices = "services/KDZHJ01/skuprices";

/** A back end, and what it answers to pages of an edition; without one they do not say. */
function beginIn(mock: string) {
  const { kernel, close } = createTestBackend({ groups, mock });
  const request = async (path: string, variant?: Variant) => {
    const headers = { "Accept-Language": "en-US", ...(variant && { "X-Variant": variant }) };
    const response = await kernel.handle(new Request(`${mall}/${path}`, { headers }));
    expect(response.status, path).toBe(200);
    return (await response.json()).data;
  };
  return { kernel, ask: request, close };
}

describe("the mock back end", () => {
  test.each(["china", "global"] as const)(
    "of %s has a catalog, orders and coupons in its currency",
    async (variant) => {
      const { ask: request, close } = beginIn("persona:wholesaler");
      const { currency } = variantTerms[variant];
      const catalog = await request(`${prices}?productNo=${productIn(variant, "KDZHJ01-PRO")}`, variant);
      const { perYear } = defaultSettings.prices[variant];
      expect(catalog.currency).toBe(currency);
      expect(catalog.quote).toMatchObject({ currency, finalAmount: `${perYear.professional}.00` });
      expect(catalog.skus.map(({ yearPrice }: { yearPrice: string }) => yearPrice)).toEqual([
        `${perYear.standard}.00`,
        `${perYear.professional}.00`,
      ]);
      const orders = await request("order/pagelist?page=1&rows=50", variant);
      expect(orders.list.length).toBeGreaterThan(3);
      for (const order of [orders, ...orders.list]) expect(order.currency).toBe(currency);
      const coupons = await request("coupon/couponuser", variant);
      for (const coupon of coupons.list) expect(coupon.currency).toBe(currency);
      const sign = variant === "china" ? "$" : "¥";
      expect(JSON.stringify([catalog, orders, coupons])).not.toContain(sign);
      close();
    },
  );

  test("stays what it is for requests that do not name an edition, and begins again for the other", async () => {
    const { kernel, ask: request, close } = beginIn("variant:global,persona:wholesaler");
    expect((await request(prices)).currency).toBe("USD");
    const before = kernel.world;
    expect((await request(prices, "global")).currency).toBe("USD");
    expect(kernel.world).toBe(before);
    expect((await request(prices, "china")).currency).toBe("CNY");
    expect(kernel.selection).toBe("variant:china,persona:wholesaler");
    close();
  });
});

describe.each([
  ["china", "KDZHJ01-PRO-INT"],
  ["global", "KDZHJ01-PRO"],
] as const)("the mall of %s", (variant, elsewhere) => {
  const here = productIn(variant, "KDZHJ01-PRO");

  test.each([
    prices,
    "services/sku/day",
    "order/check",
    "order/limitbuy/verify",
    "order/role/verify",
    "coupon/couponuser",
  ])("%s knows its own product and not the other edition's", async (path) => {
    const { kernel, close } = createTestBackend({
      groups,
      mock: `variant:${variant},persona:wholesaler`,
    });
    const ask = async (productNo: string) => {
      const response = await kernel.handle(new Request(`${mall}/${path}?productNo=${productNo}`));
      return (await response.json()).success;
    };
    expect([await ask(here), await ask(elsewhere)]).toEqual([true, false]);
    close();
  });
});

test("no product is sold in two editions, and every one of the global edition is one of China's", () => {
  const numbers = skus.map(({ productNo }) => productNo);
  expect(new Set(numbers).size).toBe(numbers.length);
  const china = skus
    .filter(({ variant }) => variant === "china")
    .map(({ productNo }) => productIn("global", productNo));
  for (const { productNo, variant } of skus) if (variant === "global") expect(china).toContain(productNo);
});

test("an order is paid in the ways of its edition alone", () => {
  const order = { lines: [] };
  fc.assert(
    fc.property(
      fc.constantFrom("china" as const, "global" as const),
      fc.constantFrom(26 as const, 30 as const, 36 as const, 37 as const, 38 as const, 39 as const),
      (variant, payType) => {
        const { payTypes } = variantTerms[variant];
        expect(mayPay(order, payType, false, variant)).toBe(payTypes.includes(payType));
        expect(paymentMethods(order, true, variant).map((method) => method.payType)).toEqual(payTypes);
      },
    ),
  );
});
