import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatCompact,
  formatDuration,
  formatFileSize,
  formatNumber,
  formatPercentage,
  readingMinutes,
} from "../../src/i18n/number-formats";
import { locales } from "../../src/platform/locale";

test("large numbers are shortened in the language's own steps", () => {
  expect(formatCompact("zh-CN", 2_600_000)).toBe("260万");
  expect(formatCompact("zh-TW", 2_600_000)).toBe("260萬");
  expect(formatCompact("en-US", 2_600_000)).toBe("2.6\u00a0m");
  expect(formatCompact("en-US", 1_200)).toBe("1.2\u00a0k");
  expect(formatCompact("en-US", 3_000_000_000)).toBe("3\u00a0bn");
  expect(formatCompact("en-US", 117)).toBe("117");
});

test("a number keeps every digit and has its thousands separated", () => {
  expect(formatNumber("zh-CN", 12_460)).toBe("12,460");
  expect(formatNumber("en-US", -40)).toBe("−40");
  expect(formatNumber("en-US", 240, { isSigned: true })).toBe("+240");
  expect(formatNumber("en-US", 0, { isSigned: true })).toBe("0");
  expect(formatNumber("en-US", -0.2)).toBe("0");
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.maxSafeInteger(), (locale, value) => {
      const text = formatNumber(locale, value);
      expect(Number(text.replaceAll(",", "").replace("−", "-"))).toBe(value === 0 ? 0 : value);
    }),
  );
});

test("a share is shown as a percentage with at most one decimal", () => {
  expect(formatPercentage("zh-CN", 0.826)).toBe("82.6%");
  expect(formatPercentage("en-US", 0.05, { isSigned: true })).toBe("+5%");
  expect(formatPercentage("zh-TW", -0.1234)).toBe("−12.3%");
});

test("what is no number is shown as a dash", () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(formatNumber("zh-CN", value)).toBe("—");
    expect(formatPercentage("zh-CN", value)).toBe("—");
    expect(formatCompact("en-US", value)).toBe("—");
    expect(formatDuration(value)).toBe("—");
    expect(formatFileSize("zh-CN", value)).toBe("—");
  }
});

test("file sizes use the unit that needs at most three digits", () => {
  expect(formatFileSize("zh-CN", 18 * 1024)).toBe("18\u00a0kB");
  expect(formatFileSize("zh-CN", 92 * 1024 ** 2)).toBe("92\u00a0MB");
  expect(formatFileSize("en-US", 1.25 * 1024 ** 3)).toBe("1.3\u00a0GB");
  fc.assert(
    fc.property(fc.nat(1_000_000_000_000), (bytes) => {
      expect(formatFileSize("en-US", bytes)).toMatch(/^(?:\d{1,3}|\d\.\d|1,000)\u00a0(?:kB|MB|GB)$/);
    }),
  );
});

test("the length of a video is written as players do", () => {
  expect(formatDuration(192)).toBe("3:12");
  expect(formatDuration(7)).toBe("0:07");
  expect(formatDuration(3783)).toBe("1:03:03");
  fc.assert(
    fc.property(fc.nat(360_000), (seconds) => {
      const total = formatDuration(seconds)
        .split(":")
        .reduce((sum, piece) => sum * 60 + Number(piece), 0);
      expect(total).toBe(seconds);
    }),
  );
});

test("reading time counts Chinese by characters and other text by words, and is never under a minute", () => {
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes("账".repeat(1600))).toBe(4);
  expect(readingMinutes("stock ".repeat(660))).toBe(3);
  expect(readingMinutes("账".repeat(400) + " stock".repeat(220))).toBe(2);
});
