import fc from "fast-check";
import { expect, test } from "vitest";
import { hasLuhnCheckDigit, identityCheckCharacter, isIdentityNumber } from "../../src/rules/check-digits";

test("known card numbers have their check digit", () => {
  for (const number of ["4111111111111111", "5555555555554444", "6011111111111117"]) {
    expect(hasLuhnCheckDigit(number)).toBe(true);
  }
  expect(hasLuhnCheckDigit("4111111111111112")).toBe(false);
  expect(hasLuhnCheckDigit("")).toBe(false);
});

test("exactly one last digit fits any card number, and any single mistyped digit is found", () => {
  const starts = fc.stringMatching(/^\d{15,18}$/);
  fc.assert(
    fc.property(starts, fc.nat(), fc.integer({ min: 1, max: 9 }), (start, at, change) => {
      const fitting = Array.from("0123456789").filter((digit) => hasLuhnCheckDigit(start + digit));
      expect(fitting).toHaveLength(1);
      const number = start + fitting.join("");
      const index = at % number.length;
      const mistyped = (Number(number.charAt(index)) + change) % 10;
      expect(hasLuhnCheckDigit(number.slice(0, index) + mistyped + number.slice(index + 1))).toBe(false);
    }),
  );
});

test("an identity number needs its check character and a birth date that exists", () => {
  expect(isIdentityNumber("11010519491231002X")).toBe(true);
  expect(isIdentityNumber("11010519491231002x")).toBe(false);
  expect(isIdentityNumber("110105194912310021")).toBe(false);
  const futureBirth = "11010519490230002";
  expect(isIdentityNumber(futureBirth + identityCheckCharacter(futureBirth))).toBe(false);
});

test("any mistyped digit of an identity number is found", () => {
  const numbers = fc
    .tuple(
      fc.stringMatching(/^[1-9]\d{5}$/),
      fc.integer({ min: 1900, max: 2020 }),
      fc.stringMatching(/^\d{3}$/),
    )
    .map(([region, year, serial]) => `${region}${year}0615${serial}`);
  fc.assert(
    fc.property(numbers, fc.nat(16), fc.integer({ min: 1, max: 9 }), (digits, index, change) => {
      const check = identityCheckCharacter(digits);
      expect(isIdentityNumber(digits + check)).toBe(true);
      const mistyped = (Number(digits.charAt(index)) + change) % 10;
      expect(isIdentityNumber(digits.slice(0, index) + mistyped + digits.slice(index + 1) + check)).toBe(
        false,
      );
    }),
  );
});
