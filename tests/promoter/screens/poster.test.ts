import { expect, test } from "vitest";
import { posterDrawing } from "../../../src/screens/promoter/home/poster";

const texts = { brand: "Stockbook", text: "Stock and money", hint: "Scan to sign up", code: "ZF8820" };

/** The size of a line of the poster. */
function sizeOf(headline: string): number {
  const drawing = posterDrawing({ ...texts, headline }, "https://shop.example/");
  const line = drawing.split("<text").find((part) => part.includes(`>${headline}<`));
  return Number(/font-size="(\d+)"/.exec(line ?? "")?.[1]);
}

test("a headline that would run past the margin of the poster is set smaller", () => {
  expect(sizeOf("每一笔，都对得上。")).toBe(58);
  expect(sizeOf("Every entry adds up.")).toBe(52);
  expect(sizeOf("Every entry adds up, every day.")).toBeLessThan(40);
});
