// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AppTranslations } from "../../../src/app/app-translations";
import type { components } from "../../../src/generated/report";
import { setUpTranslations } from "../../../src/i18n/set-up";
import { translateIn } from "../../../src/i18n/translate";
import { setCurrentLocale } from "../../../src/platform/current-locale";
import { AmountsProvider } from "../../../src/screens/report/amounts";
import { DayBars } from "../../../src/screens/report/day-bars";
import { drawFigures } from "../../../src/screens/report/picture/draw-figures";
import { drawList } from "../../../src/screens/report/picture/draw-list";
import type { Pen, PictureContext } from "../../../src/screens/report/picture/pen";

afterEach(cleanup);

const sum = "−999,999,999.99";
const same = { direction: "same", percentage: "0.0%", words: "" } as const;

interface Text {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** A pen whose letters are six tenths of their size wide, and what it has written. */
function recorder(): { pen: Pen; written: Text[] } {
  const written: Text[] = [];
  const context: PictureContext = {
    fillStyle: "",
    font: "",
    textBaseline: "alphabetic",
    fillRect: () => undefined,
    beginPath: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    fill: () => undefined,
    measureText(text) {
      return { width: text.length * Number(/(\d+)px/.exec(this.font)?.[1] ?? 0) * 0.6 } as TextMetrics;
    },
    fillText(text, left) {
      written.push({ text, left, right: left + this.measureText(text).width });
    },
  };
  const setFont = (size: number) => {
    context.font = `400 ${size}px sans-serif`;
  };
  return { pen: { context, colour: () => "", setFont }, written };
}

test("on the picture the figures of the largest sums are whole, beside each other", () => {
  const { pen, written } = recorder();
  drawFigures(
    pen,
    ["a", "b", "c", "d"].map((name) => ({ name, value: sum, change: same })),
    0,
  );
  const sums = written.filter(({ text }) => text === sum);
  expect(sums).toHaveLength(4);
  expect(sums[0]?.right).toBeLessThan(195);
  expect(sums[1]?.right).toBeLessThan(390);
});

test("on the picture the largest sums do not lie over the numbers of customers before them", () => {
  const { pen, written } = recorder();
  const row = { name: "90+", detail: "12,345 customers", value: sum, share: 1, colour: "red" } as const;
  const list = { title: "", note: "", isRanked: false, rows: [row], total: null, empty: "" };
  drawList(pen, list, 0);
  const detail = written.find(({ text }) => text === row.detail);
  const value = written.find(({ text }) => text === sum);
  expect(detail?.right).toBeLessThan(value?.left ?? 0);
});

test("on paper each day has its figure, but the best alone where they would run into each other", async () => {
  await setUpTranslations("en-US", ["report"]);
  setCurrentLocale("en-US");
  const day = (sales: string): components["schemas"]["WeeklyDay"] => ({
    weekday: 1,
    day: "2026-11-09",
    sales,
    orders: 1,
    before_day: "2026-11-02",
    before_sales: "0.00",
    before_orders: 0,
  });
  const bars = (...sales: string[]) => (
    <AppTranslations>
      <AmountsProvider>
        <DayBars label="" days={sales.map(day)} />
      </AmountsProvider>
    </AppTranslations>
  );
  const { container, rerender } = render(bars("1000000.00", "999.00"));
  const marks = () => [...container.querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(marks()).toEqual(["1,000,000", "999"]);
  rerender(bars("12345678.00", "999.00"));
  expect(marks()).toEqual(["12,345,678"]);
});

test.each([
  ["zh-CN", "12,345单"],
  ["zh-TW", "12,345單"],
  ["en-US", "12,345 orders"],
] as const)("many orders are written in groups of three digits, as sums are, in %s", async (locale, text) => {
  await setUpTranslations(locale, ["report"]);
  expect(translateIn(locale, "report")("ranking.orders", { count: 12_345 })).toBe(text);
});
