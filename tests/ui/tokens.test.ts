import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast } from "../../src/ui/contrast";

const css = readFileSync(new URL("../../src/ui/tokens.css", import.meta.url), "utf8").replace(
  /\/\*.*?\*\//gs,
  "",
);

/** The custom properties of the first block after a selector. */
function values(selector: string): Record<string, string> {
  const start = css.indexOf(selector);
  const block = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]),
  );
}

const light = values('[data-theme="light"] {');
const dark = values('\n[data-theme="dark"] {');
const care = values("\n[data-care] {");

function ratio(theme: Record<string, string>, text: string, background: string): number {
  return contrast(channels(theme[text]), channels(theme[background]));
}

function channels(colour = ""): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

const themes = [
  ["light", light],
  ["dark", dark],
  ["care", care],
] as const;

test("a device that asks for dark gets exactly the dark theme", () => {
  expect(values(":root:not([data-theme])")).toEqual(dark);
});

test.each(themes)("the %s theme sets every colour of the light one", (_, theme) => {
  expect(Object.keys(theme)).toEqual(expect.arrayContaining(Object.keys(light)));
});

test.each(themes)("in the %s theme every text holds 4.5 on every ground it stands on", (_, theme) => {
  const texts = ["ink", "ink2", "ink3", "green", "amber", "red"];
  const backgrounds = ["paper", "card"];
  const pairs = [
    ...texts.flatMap((text) => backgrounds.map((background) => [text, background] as const)),
    ...["ink", "ink2", "ink3"].map((text) => [text, "sunk"] as const),
    ...["green", "amber", "red"].map((text) => [text, `tint-${text}`] as const),
    ...["amber", "red", "green"].map((tint) => ["ink", `tint-${tint}`] as const),
    ...["amber", "red"].map((tint) => ["green", `tint-${tint}`] as const),
    ["on-fill", "fill"] as const,
    ["on-fill", "fill-hover"] as const,
    ["paper", "ink"] as const,
  ];
  const lowContrast = pairs.filter(([text, background]) => ratio(theme, text, background) < 4.5);
  expect(lowContrast).toEqual([]);
});

test.each(themes)("in the %s theme the outline of a control holds 3 on its ground", (_, theme) => {
  expect(ratio(theme, "edge", "paper")).toBeGreaterThanOrEqual(3);
  expect(ratio(theme, "edge", "card")).toBeGreaterThanOrEqual(3);
});

test("care mode holds 7 for every text", () => {
  for (const text of ["ink", "ink2", "ink3", "green", "amber", "red"]) {
    expect(ratio(care, text, "paper")).toBeGreaterThanOrEqual(7);
  }
});

test("contrast is measured by the formula of WCAG", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(ratio(light, "ink", "paper")).toBeCloseTo(15.8, 1);
});
