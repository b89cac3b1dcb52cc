import { describe, expect, test } from "vitest";
import { createQrCode } from "../../src/rules/qr";
import {
  drawPoster,
  type PosterContent,
  type PosterContext,
  posterLayout,
  wrapText,
} from "../../src/screens/invite/poster/draw-poster";

const content: PosterContent = {
  brand: "货簿云",
  statement: "每一笔，都对得上。",
  inviter: "永兴请你用货簿云",
  benefits: ["免费试用15天，不用绑卡", "扫码注册，下单享邀请价"],
  scan: "扫码试用15天",
  recode: "推荐码YX9027",
};
const colours = { accent: "#0a6e4a", tint: "#e5f0e9" };
const code = createQrCode("https://www.stockbook.example/invite/register?recode=YX9027&channel=poster", {
  padding: 4,
  version: 1,
});

/** A canvas context that records its calls; a character is as wide as its font is high, Latin half of it. */
function recorder() {
  const texts: { text: string; x: number; y: number; right: number }[] = [];
  const boxes: { color: string; x: number; y: number; w: number; h: number }[] = [];
  const context: PosterContext = {
    fillStyle: "",
    font: "",
    textBaseline: "top",
    fillRect(x, y, w, h) {
      boxes.push({ color: String(this.fillStyle), x, y, w, h });
    },
    fillText(text, x, y) {
      texts.push({ text, x, y, right: x + this.measureText(text).width });
    },
    measureText(text) {
      const size = Number(/(\d+)px/.exec(this.font)?.[1] ?? 0);
      const width = Array.from(text).reduce(
        (sum, one) => sum + (/\p{Script=Han}/u.test(one) ? size : size / 2),
        0,
      );
      return { width } as TextMetrics;
    },
  };
  return { context, texts, boxes };
}

describe("a poster", () => {
  test("says everything inside its margins, however long the name is", () => {
    for (const inviter of [content.inviter, "很长的店名".repeat(12), "A very long shop name ".repeat(8)]) {
      const { context, texts } = recorder();
      drawPoster(context, { ...content, inviter }, code, colours);
      expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(["货簿云", content.recode]));
      for (const { x, right } of texts) {
        expect(x).toBe(posterLayout.margin);
        expect(right).toBeLessThanOrEqual(posterLayout.width - posterLayout.margin);
      }
    }
  });

  test("has its code in whole pixels, five or more a module, with four light modules around it", () => {
    const { context, boxes } = recorder();
    drawPoster(context, content, code, colours);
    const modules = boxes.filter(({ color, w, h }) => color === code.dark && w === h);
    const dark = code.matrix.flat().filter(Boolean).length;
    expect(modules).toHaveLength(dark);
    expect(modules.every(({ x, y, w }) => [x, y, w].every(Number.isInteger) && w >= 10)).toBe(true);
    const ground = boxes.find(
      ({ color, w, h }) => color === code.light && w === h && w === posterLayout.code,
    );
    const left = Math.min(...modules.map(({ x }) => x));
    expect(left - (ground?.x ?? left)).toBeGreaterThanOrEqual(4 * (modules[0]?.w ?? 0));
  });

  test("no text stands on another or on the code", () => {
    const { context, texts, boxes } = recorder();
    drawPoster(
      context,
      { ...content, scan: "Scan to try it for fifteen days without a card" },
      code,
      colours,
    );
    const ground = boxes.find(
      ({ color, w, h }) => color === code.light && w === h && w === posterLayout.code,
    );
    for (const { y, right } of texts.filter(({ y }) => y >= (ground?.y ?? 0)))
      expect(right, `at ${y}`).toBeLessThanOrEqual(ground?.x ?? 0);
    const lines = texts.map(({ y }) => y).sort((one, other) => one - other);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe("breaking lines", () => {
  const { context } = recorder();
  const ink = { size: 10, weight: 400, color: "#000" };

  test("Chinese breaks anywhere but before a mark", () => {
    expect(wrapText(context, "每一笔，都对得上。", 40, ink)).toEqual(["每一笔，", "都对得上。"]);
  });

  test("English breaks between words", () => {
    expect(wrapText(context, "Every entry adds up", 60, ink)).toEqual(["Every entry", "adds up"]);
  });
});
