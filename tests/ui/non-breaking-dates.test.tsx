// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { NonBreakingDates } from "../../src/ui/non-breaking-dates";

test("every date of a text is one piece, and the text reads as before", () => {
  const text = "加用户，到2027-06-30，从2026-11-21";
  const { container } = render(<NonBreakingDates text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll("span.figures")].map((date) => date.textContent)).toEqual([
    "2027-06-30",
    "2026-11-21",
  ]);
});
