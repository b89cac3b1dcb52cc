import { describe, expect, test } from "vitest";
import { customerScenarios, scenarioPhones } from "../../../mocks/promoter/customer-scenarios";
import { beginAs, customer, devices, list, searchByPhone, services } from "./calls";

const names = Object.keys(customerScenarios).filter((name) => name !== "many-customers");

test.each(names)("%s is a world in which the customers can be listed", async (name) => {
  const { kernel } = beginAs("promoter", `scenario:${name}`);
  const { list: rows, total } = await list();
  expect(rows.length).toBe(total);
  expect(kernel.violations).toEqual([]);
});

describe("a scenario is what its sentence says", () => {
  test("lead-protected and lead-yours", async () => {
    beginAs("promoter", "scenario:lead-protected", "scenario:lead-yours");
    const { passport } = await searchByPhone(scenarioPhones.protected);
    expect(passport).toMatchObject({ state: "protected", protectedUntil: "2026-11-24T23:59:59+08:00" });
    expect((await searchByPhone(scenarioPhones.yours)).passport.state).toBe("yours");
  });

  test("lead-protection-ends", async () => {
    beginAs("promoter", "scenario:lead-protection-ends");
    expect((await customer("100501")).protection?.until).toBe("2026-11-21T23:59:59+08:00");
  });

  test("radar-full", async () => {
    beginAs("promoter", "scenario:radar-full");
    const ending = (await list()).list.filter(
      ({ isPaid, remainingDays }) =>
        isPaid && remainingDays !== null && remainingDays >= 0 && remainingDays <= 60,
    );
    expect(ending.length).toBeGreaterThanOrEqual(200);
  });

  test("no-serials", async () => {
    beginAs("promoter", "scenario:no-serials");
    expect((await services("100388")).every(({ blockedBy }) => blockedBy === "notEligible")).toBe(true);
  });

  test("ordering-permitted", async () => {
    beginAs("promoter", "scenario:ordering-permitted");
    const open = await services("100388");
    expect(open.every(({ serialsLeft, canActivate }) => serialsLeft === 0 && canActivate)).toBe(true);
  });

  test("device-bound", async () => {
    beginAs("promoter", "scenario:device-bound");
    expect((await devices("100388")).map(({ state }) => state)).toEqual(["bound", "bound"]);
  });

  test("not-authorised", async () => {
    beginAs("promoter", "scenario:not-authorised");
    expect((await customer("100388")).isAuthorised).toBe(false);
  });
});
