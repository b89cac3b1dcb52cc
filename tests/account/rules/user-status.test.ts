import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agentVersion, partnerRefusal } from "../../../mocks/account/rules/agent-version";
import { byExpiry, licenceActions } from "../../../mocks/account/rules/licence-actions";
import { sceneState } from "../../../mocks/account/rules/scene-state";
import { sampleLicences } from "../../../mocks/business/data/licences";
import { licenceState } from "../../../mocks/business/licences";

const now = Date.parse("2026-11-21T10:32:00+08:00");
const licences = sampleLicences(now);
const roles = fc.constantFrom("none", "promoter", "agentChina", "agentInternational");
const versions = fc.constantFrom("china", "international");

describe("the partner area", () => {
  test("lets an agent into one version and no other", () => {
    fc.assert(
      fc.property(fc.constantFrom("agentChina", "agentInternational"), roles, (role, above) => {
        const own = agentVersion(role);
        const user = { role, hasParentChanged: false };
        const admitted = (["china", "international"] as const).filter(
          (asked) => partnerRefusal(user, above, asked) === null,
        );
        expect(admitted).toEqual([own]);
      }),
    );
  });

  test("refuses a user without a role, and an agent whose superior changed", () => {
    fc.assert(
      fc.property(roles, roles, versions, (role, above, asked) => {
        expect(partnerRefusal({ role: "none", hasParentChanged: true }, above, asked)).toBe("notAgent");
        const refusal = partnerRefusal({ role, hasParentChanged: true }, above, asked);
        expect(refusal).toBe(role === "none" ? "notAgent" : "parentChanged");
      }),
    );
  });
});

describe("a licence", () => {
  test("is listed by its expiry, what is bought outright last, in whatever order it came", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(licences), (some) => {
        const ends = some.toSorted(byExpiry).map(({ expiresAt }) => expiresAt ?? Number.MAX_SAFE_INTEGER);
        expect(ends).toEqual(ends.toSorted((left, right) => left - right));
        const isBuyout = some.toSorted(byExpiry).map(({ subscribeType }) => subscribeType === 2);
        expect(isBuyout).toEqual(isBuyout.toSorted());
      }),
    );
  });

  test("that expired can at most be renewed, and an outright purchase cannot be changed", () => {
    for (const licence of licences) {
      const actions = licenceActions(licence, now);
      if (licence.subscribeType === 2 || licence.startsAt === null) expect(actions).toEqual([]);
      else if (licenceState(licence, now) === "expired") expect(actions).toEqual(["renew"]);
      else expect(actions).toContain("renew");
      expect(actions.includes("upgrade") && licence.level !== "standard").toBe(false);
    }
  });
});

test("a scene that was left open is expired from its end on, and what was decided stays", () => {
  const states = fc.constantFrom("waiting", "scanned", "confirmed", "cancelled");
  fc.assert(
    fc.property(states, fc.integer({ min: -1000, max: 1000 }), (state, late) => {
      const isOpen = state === "waiting" || state === "scanned";
      const seen = sceneState({ state, expiresAt: now }, now + late);
      expect(seen).toBe(isOpen && late >= 0 ? "expired" : state);
    }),
  );
});
