import { expect, test } from "vitest";
import { sampleLicences } from "../../../mocks/business/data/licences";
import { sampleUserIds, sampleUsers } from "../../../mocks/business/data/users";
import { mayReadReport } from "../../../mocks/report/rules/right-to-read";

const now = Date.parse("2026-11-21T10:32:00+08:00");
const mayRead = (userId: string) => {
  const user = sampleUsers(now).find((candidate) => candidate.userId === userId);
  if (!user) throw new Error(`There is no ${userId}.`);
  return mayReadReport(
    user,
    sampleLicences(now).filter((licence) => licence.userId === userId),
    now,
  );
};

test.each([
  ["wholesaler", true],
  ["retailer", true],
  ["buyout", true],
  ["dueThisMonth", true],
  ["promoter", true],
  ["trialDayThree", true],
  ["trialEnded", false],
  ["expired", false],
  ["notPurchased", false],
  ["agentChina", false],
  ["agentInternational", false],
] as const)("whether the %s may read the report: %s", (name, expected) => {
  expect(mayRead(sampleUserIds[name])).toBe(expected);
});

test("a membership card alone opens no report", () => {
  const user = { role: "none", trial: null } as const;
  const cards = sampleLicences(now).filter(({ typeCode }) => typeCode === "WXHYK");
  expect(cards.length).toBeGreaterThan(0);
  expect(mayReadReport(user, cards, now)).toBe(false);
});
