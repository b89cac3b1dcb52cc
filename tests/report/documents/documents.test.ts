import { describe, expect, test } from "vitest";
import { businesses } from "../../../mocks/report/data/businesses";
import { linesAt, total } from "../../../mocks/report/rules/sold";
import { durations } from "../../../src/rules/limits";
import { sum } from "../begin";
import { closedAt, documentsOf, documentsUpTo, sampleBusiness } from "./sample-business";

const salesOf = (documents: readonly { lines: readonly { sales: number }[] }[]) =>
  sum(documents.map(({ lines }) => total(lines, "sales")));
const halfAYear = documentsUpTo(sampleBusiness(), "2026-W46", 27);

describe("the documents of a business", () => {
  test("are the same for the same seed and others for another", () => {
    expect(documentsOf(sampleBusiness(), "2026-W46")).toEqual(documentsOf(sampleBusiness(), "2026-W46"));
    expect(documentsOf(sampleBusiness(), "2026-W46")).not.toEqual(
      documentsOf(sampleBusiness({}, 2), "2026-W46"),
    );
  });

  test("fill every one of 27 weeks with a wholesaler's usual trade", () => {
    expect(halfAYear.length).toBeGreaterThan(27 * 150);
    expect(halfAYear.length).toBeLessThan(27 * 400);
    for (const text of ["2026-W20", "2026-W33", "2026-W46", "2026-W47"]) {
      const sales = salesOf(documentsOf(sampleBusiness(), text));
      expect(sales, text).toBeGreaterThan(4_000_000);
      expect(sales, text).toBeLessThan(11_000_000);
    }
  });

  test("speak of goods, customers and salespeople that exist, each of the goods once in a document", () => {
    const { goods, customers, salespeople } = businesses.dailyGoods;
    const known = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => id));
    const [goodsIds, customerIds, sellerIds] = [known(goods), known(customers), known(salespeople)];
    for (const { customerId, salespersonId, lines } of halfAYear) {
      expect(customerIds).toContain(customerId);
      expect(sellerIds).toContain(salespersonId);
      expect(new Set(lines.map(({ goodsId }) => goodsId)).size).toBe(lines.length);
      expect(
        lines.every(({ goodsId, sales, quantity }) => goodsIds.has(goodsId) && sales > 0 && quantity > 0),
      );
    }
  });

  test("sell the most on Saturdays and the least on Sundays", () => {
    const byDay = Array.from({ length: 7 }, (_, day) =>
      salesOf(halfAYear.filter(({ at }) => new Date(at + 8 * durations.hour).getUTCDay() === day)),
    );
    expect(byDay.indexOf(Math.max(...byDay))).toBe(6);
    expect(byDay.indexOf(Math.min(...byDay))).toBe(0);
  });

  test("earn about a fifth, and sell something below cost now and then", () => {
    const lines = halfAYear.flatMap((document) => document.lines);
    const rate = 1 - total(lines, "cost") / total(lines, "sales");
    expect(rate).toBeGreaterThan(0.18);
    expect(rate).toBeLessThan(0.26);
    expect(lines.some(({ sales, cost }) => cost > sales)).toBe(true);
  });

  test("follow the seasons: mosquito coils in July, hot-water bottles in December", () => {
    const sold = (text: string, name: string) => {
      const id = businesses.dailyGoods.goods.find((goods) => goods.name === name)?.id;
      const lines = documentsUpTo(sampleBusiness(), text, 4).flatMap((document) => document.lines);
      return lines.filter(({ goodsId }) => goodsId === id).length;
    };
    expect(sold("2026-W29", "蚊香10盘")).toBeGreaterThan(3 * sold("2025-W52", "蚊香10盘"));
    expect(sold("2025-W52", "热水袋")).toBeGreaterThan(3 * sold("2026-W29", "热水袋"));
  });

  test("stop for the week of the lunar New Year, in which nothing is paid either", () => {
    expect(documentsOf(sampleBusiness(), "2026-W07").length).toBeGreaterThan(0);
    expect(documentsOf(sampleBusiness(), "2026-W08")).toEqual([]);
    const from = Date.parse("2026-02-16T00:00:00+08:00");
    const paid = documentsUpTo(sampleBusiness(), "2026-W08", 12).flatMap(({ payments }) => payments);
    expect(paid.filter(({ at }) => at >= from && at < from + 7 * durations.day)).toEqual([]);
  });

  test("come from a shop only while it was open", () => {
    const ofThird = halfAYear.filter(({ shopId }) => shopId === 303);
    expect(ofThird.length).toBeGreaterThan(300);
    expect(Math.max(...ofThird.map(({ at }) => at))).toBeLessThan(closedAt);
  });

  test("begin on the day the business opened", () => {
    const openedAt = Date.parse("2026-11-12T00:00:00+08:00");
    const documents = documentsUpTo(sampleBusiness({ openedAt }), "2026-W47", 4);
    expect(Math.min(...documents.map(({ at }) => at))).toBeGreaterThanOrEqual(openedAt);
    expect(documents.length).toBeGreaterThan(100);
  });
});

describe("what is paid", () => {
  test("is what was kept, at the counter at once and on credit later", () => {
    for (const { at, lines, payments, customerId } of halfAYear) {
      const unreturned = sum(lines.map(({ sales, returnedAt }) => (returnedAt === null ? sales : 0)));
      expect(total(payments, "amount")).toBe(unreturned);
      if (customerId === 800) expect(payments).toEqual([{ at, amount: unreturned }]);
    }
  });

  test("is never more than was owed at that moment", () => {
    for (const document of halfAYear) {
      let paid = 0;
      for (const { at, amount } of document.payments) {
        paid += amount;
        expect(at).toBeGreaterThanOrEqual(document.at);
        expect(paid).toBeLessThanOrEqual(total(linesAt(document, at), "sales"));
      }
    }
  });

  test("takes longer when customers are late", () => {
    const days = (pattern: object) =>
      Math.max(
        ...documentsOf(sampleBusiness(pattern), "2026-W40").flatMap(({ at, payments }) =>
          payments.map((payment) => (payment.at - at) / durations.day),
        ),
      );
    expect(days({ paymentDelay: 3 })).toBeGreaterThan(1.5 * days({}));
  });
});

test("goods are numbered once in every business, and customers known by one name", () => {
  for (const { goods, customers } of Object.values(businesses)) {
    expect(new Set(goods.map(({ id }) => id)).size).toBe(goods.length);
    const names = new Set(customers.map(({ id, name }) => `${id} ${name}`));
    expect(names.size).toBe(new Set(customers.map(({ id }) => id)).size);
  }
});
