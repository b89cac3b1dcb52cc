import { expect, test } from "vitest";
import { ferryFindings } from "./run-ferry";
import type { FerryBug } from "./servers/ferry";

test("what gathers before a change of state, and what something else brings into a state, is reached again and again", async () => {
  const reached = new Map<string, number>();
  const count = (call: string): void => void reached.set(call, (reached.get(call) ?? 0) + 1);
  expect(await ferryFindings([], count)).toEqual([]);
  for (const call of ["/manifests", "/manifests/*/arrival", "/tickets/*/claims", "/claims/*/decision"])
    expect([call, (reached.get(`POST ${call}`) ?? 0) > 4]).toEqual([call, true]);
});

const mistakes: readonly (readonly [FerryBug, finding: string])[] = [
  ["boarded tickets stay booked", "createManifest read-back"],
  ["boarded tickets without manifest", "createManifest read-back"],
  ["tickets do not land", "noteArrival read-back"],
  ["claims are decided again", "decideClaim conflict"],
  ["claims about tickets of others", "createClaim ownership"],
];

test.each(mistakes)("a server with a mistake of an action has a finding: %s", async (bug, wanted) => {
  const findings = await ferryFindings([bug]);
  expect([bug, ...findings.filter((one) => one.startsWith(wanted))]).not.toEqual([bug]);
});
