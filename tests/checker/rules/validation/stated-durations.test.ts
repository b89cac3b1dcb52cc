import { expect, test } from "vitest";
import { durationIn } from "../../../../scripts/contract-check/engine/stated-periods";

const minute = 60_000;
const day = 86_400_000;

test.each([
  ["A booking lasts at least 30 minutes and at most 10 hours.", 30 * minute, 600 * minute],
  [
    "The window lasts at least 2 and at most 12 hours; it starts within 180 days from now.",
    120 * minute,
    720 * minute,
  ],
  ["The stay is between 2 and 14 nights.", 2 * day, 14 * day],
  ["A stay lasts between 2 nights and 14 nights.", 2 * day, 14 * day],
  ["Refused with 422 when a booking is shorter than 30 minutes.", 30 * minute, undefined],
  ["Refused with 422 when a booking is longer than 10 hours.", undefined, 600 * minute],
  ["A rental must not be longer than two weeks (422).", undefined, 14 * day],
  ["The booking has a length of at least 30 minutes.", 30 * minute, undefined],
  ["Rentals may not be shorter than 1 day. The rental period may be up to 30 days.", day, 30 * day],
])("a text says how long a period may be: %s", (text, least, most) => {
  expect(durationIn(text)).toEqual({ least, most });
});

test.each([
  "It starts at least 24 hours from now and lasts.",
  "Longer than 10 minutes ago.",
  "A booking longer than 10 hours is cheaper, if it starts before noon.",
  "Stays of at least 7 nights are quiet.",
  "A rental period of at least 7 days has insurance.",
  "A stay that lasts at least 7 nights gets a discount.",
  "The first 30 minutes are free, however long it lasts.",
])("other lengths of time limit no period: %s", (text) => {
  expect(durationIn(text)).toBeUndefined();
});
