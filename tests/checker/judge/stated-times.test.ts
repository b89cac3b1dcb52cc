import { expect, test } from "vitest";
import {
  movesOn,
  statedTime,
  statementsOnTime,
  wrongTime,
} from "../../../scripts/contract-check/judge/stated-times";

const wrong = (about: string, shown: string): string | undefined => {
  const stated = statedTime(about, ["issuedAt", "createdAt", "startsAt"], ["durationMinutes"]);
  const of = {
    is: shown,
    issuedAt: "2026-03-31T22:30:00Z",
    createdAt: "2026-03-01T10:00:00Z",
    startsAt: "2026-05-01T08:00:00Z",
    durationMinutes: 45,
  };
  return stated && wrongTime(of, "is", stated);
};

test.each([
  ["Fourteen days after the date (UTC) of issuedAt.", "2026-04-14", "2026-04-30"],
  ["14 days after `issuedAt`", "2026-04-15", "2026-04-20"],
  ["15 minutes after creation.", "2026-03-01T10:15:00Z", "2026-03-01T10:30:00Z"],
  ["`startsAt` plus `durationMinutes`.", "2026-05-01T08:45:00Z", "2026-05-01T08:00:00Z"],
  ["24 hours before startsAt", "2026-04-30T08:00:00Z", "2026-05-02T08:00:00Z"],
  ["One year after the issuedAt.", "2027-03-31T22:30:00Z", "2026-09-30T22:30:00Z"],
])("a time that a description counts from another one is right or wrong: %s", (about, right, other) => {
  expect(wrong(about, right)).toBeUndefined();
  expect(wrong(about, other)).toBeDefined();
});

test.each([
  "At most 14 days after issuedAt",
  "14 days after issuedAt, unless paid",
  "Some days after issuedAt",
  "28 days after issuedAt for books and 7 days after it for films",
])("a text that only limits the time judges nothing: %s", (about) => {
  expect(wrong(about, "2029-01-01")).toBeUndefined();
});

test.each([
  [
    "The slot is free. `endsAt` is `startsAt` plus `durationMinutes`.",
    "endsAt",
    ["`startsAt` plus `durationMinutes`."],
  ],
  [
    "A quote is valid for seven days from `createdAt` (`expiresAt`).",
    "expiresAt",
    ["A quote is valid for seven days from `createdAt` (`expiresAt`)."],
  ],
  [
    "It can be used for 14 days (`expiresAt` is exactly 14 days after `createdAt`).",
    "expiresAt",
    ["exactly 14 days after `createdAt`"],
  ],
  ["If it is moved, `endsAt` is `startsAt` plus `durationMinutes`.", "endsAt", []],
  ["A new invoice is `open` and due 14 days after `issuedOn`.", "dueOn", ["due 14 days after `issuedOn`."]],
  [
    "An offer expires seven days after it was created.",
    "expiresAt",
    ["expires seven days after it was created."],
  ],
  ["An offer expires at the latest 7 days after `createdAt`.", "expiresAt", []],
  ["`endsAt` is shown.", "startsAt", []],
])("the text of an operation states a time, where it says so in every case: %s", (text, name, stated) => {
  expect(statementsOnTime(name, text)).toEqual(stated);
});

test("a time that an operation moves on is no longer what the creation made it", () => {
  expect(movesOn("dueOn", "Moves `dueOn` on by the loan period of the kind.")).toBe(true);
  expect(movesOn("dueOn", "`dueOn` is 28 days after `loanedOn`.")).toBe(false);
});
