import { expect, test } from "vitest";
import { lengthsIn } from "../../../../scripts/contract-check/rules/validation/stated-lengths";

test.each([
  ["A session lasts no less than ten minutes and no more than four hours.", 10, 240],
  ["It ends later than it begins and lasts at most fourteen days.", undefined, 20_160],
  ["Visits are at least half an hour long, at least 30 minutes long.", 30, undefined],
])("a text says how long something lasts: %s", (text, least, most) => {
  const [shortest, longest] = [least, most].map((one) => (one === undefined ? undefined : one * 60_000));
  expect(lengthsIn(text)).toEqual({ least: shortest, most: longest, step: 60_000 });
});

test.each(["It is paid within 14 days.", "Starts at least 24 hours from now.", "A visit lasts an hour."])(
  "other times give no length: %s",
  (text) => {
    expect(lengthsIn(text)).toBeUndefined();
  },
);
