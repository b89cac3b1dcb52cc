// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Money } from "../../src/ui/money";
import { moneySegments } from "../../src/ui/money-segments";

test.each([
  ["1234567.8", "1,234,567.80"],
  ["-40", "−40.00"],
  ["−9.20", "−9.20"],
  ["0", "0.00"],
  ["-0.00", "0.00"],
  ["007.5", "7.50"],
  ["1.005", "1.005"],
  ["not yet known", "not yet known"],
])("%s is printed as %s", (amount, expected) => {
  const { container } = render(<Money amount={amount} />);
  expect(container.textContent).toBe(expected);
});

test("the currency stands after the minus, and a plus is shown only where asked for", () => {
  const { container } = render(
    <>
      <Money amount="-3460.4" currency="¥" isLarge />
      <Money amount="90" hasPlus />
    </>,
  );
  expect(container.textContent).toBe("−¥3,460.40+90.00");
});

test("no digit is lost or invented, however long the amount", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const segments = moneySegments(`${whole}.${String(cents).padStart(2, "0")}`);
      expect(segments?.integer.replaceAll(",", "")).toBe(String(whole));
      expect(Number(segments?.fraction.slice(1))).toBe(cents);
      expect(segments?.integer).toMatch(/^\d{1,3}(,\d{3})*$/);
    }),
  );
});
