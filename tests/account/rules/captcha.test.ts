import fc from "fast-check";
import { expect, test } from "vitest";
import { pictureQuestion, sumQuestion } from "../../../mocks/account/rules/captcha";
import { drawableCharacters, drawCaptcha } from "../../../mocks/account/rules/captcha-picture";
import { createRandom } from "../../../mocks/world/random";
import { textLimits } from "../../../src/rules/text-limits";

const seeds = fc.integer({ min: 0, max: 1_000_000 });

test("the characters of a picture can be typed and rendered, and one seed renders one picture", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { answer } = pictureQuestion(createRandom(seed, "characters"));
      expect(answer).toMatch(textLimits.captcha.pattern);
      for (const character of answer) expect(drawableCharacters).toContain(character);
      const drawing = () => drawCaptcha(answer, createRandom(seed, "drawing"));
      expect(drawing()).toBe(drawing());
      expect(drawing().length).toBeLessThan(60_000);
    }),
  );
});

test("every character is rendered differently from every other", () => {
  const drawings = drawableCharacters.map((character) => drawCaptcha(character, createRandom(1, "same")));
  expect(new Set(drawings).size).toBe(drawableCharacters.length);
});

test("the text of a sum has the stated result in every language", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { answer, text: question } = sumQuestion(createRandom(seed, "sum"));
      expect(answer).toMatch(textLimits.captchaSum.pattern);
      for (const text of Object.values(question)) {
        const [one = 0, other = 0] = (text.match(/\d+/g) ?? []).map(Number);
        const isPlus = text.includes("加") || text.includes("plus");
        expect(String(isPlus ? one + other : one - other)).toBe(answer);
      }
    }),
  );
});
