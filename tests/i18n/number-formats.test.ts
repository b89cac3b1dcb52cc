import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDuration } from "../../src/i18n/duration-format";
import { formatFileSize } from "../../src/i18n/file-size";
import { formatCompact, formatNumber, formatPercentage } from "../../src/i18n/number-formats";

test("large numbers are shortened in the language's own steps", () => {
  expect(formatCompact("zh-CN", 2_600_000)).toBe("260万");
  expect(formatCompact("zh-TW", 2_600_000)).toBe("260萬");
  expect(formatCompact("en-US", 2_600_000)).toBe("2.6M");
  expect(formatCompact("en-US", 1_200)).toBe("1.2K");
  expect(formatCompact("en-US", 3_000_000_000)).toBe("3B");
  expect(formatCompact("en-US", 117)).toBe("117");
});

test("a number keeps every digit and has its thousands separated", () => {
  expect(formatNumber(12_460)).toBe("12,460");
  expect(formatNumber(-40)).toBe("−40");
  expect(formatNumber(240, { isSigned: true })).toBe("+240");
  expect(formatNumber(0, { isSigned: true })).toBe("0");
  expect(formatNumber(-0.2)).toBe("0");
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      const text = formatNumber(value);
      expect(Number(text.replaceAll(",", "").replace("−", "-"))).toBe(value === 0 ? 0 : value);
    }),
  );
});

test("a share is shown as a percentage with at most one decimal", () => {
  expect(formatPercentage(0.826)).toBe("82.6%");
  expect(formatPercentage(0.05, { isSigned: true })).toBe("+5%");
  expect(formatPercentage(-0.1234)).toBe("−12.3%");
});

test("what is no number is shown as a dash", () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(formatNumber(value)).toBe("—");
    expect(formatPercentage(value)).toBe("—");
    expect(formatCompact("en-US", value)).toBe("—");
    expect(formatDuration(value)).toBe("—");
    expect(formatFileSize(value)).toBe("—");
  }
});

test("file sizes use the unit that needs at most three digits", () => {
  expect(formatFileSize(18 * 1024)).toBe("18\u00a0kB");
  expect(formatFileSize(92 * 1024 ** 2)).toBe("92\u00a0MB");
  expect(formatFileSize(1.25 * 1024 ** 3)).toBe("1.3\u00a0GB");
  fc.assert(
    fc.property(fc.nat(1_000_000_000_000), (bytes) => {
      expect(formatFileSize(bytes)).toMatch(/^(?:\d{1,3}|\d\.\d|1,000)\u00a0(?:kB|MB|GB)$/);
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
