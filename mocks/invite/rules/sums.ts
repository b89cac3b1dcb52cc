import type { Variant } from "../../../src/platform/variant";
import { sum } from "../../business/money";
import { type AwardRow, type AwardState, awardState, awardStates } from "./award-lifecycle";
import { packetTax } from "./programmes";

/** Awards added up, in fen. gross = tax + net. */
export interface AwardSum {
  readonly count: number;
  readonly grossFen: number;
  readonly taxFen: number;
  readonly netFen: number;
}

export function sumAwards(awards: readonly AwardRow[], variant: Variant): AwardSum {
  const taxes = awards.map(({ grossFen }) => packetTax(grossFen, variant));
  return {
    count: awards.length,
    grossFen: sum(awards.map(({ grossFen }) => grossFen)),
    taxFen: sum(taxes.map(({ taxFen }) => taxFen)),
    netFen: sum(taxes.map(({ netFen }) => netFen)),
  };
}

/** States that count as earned; the others are lost. */
const earnedStates: readonly AwardState[] = ["pending", "claimable", "sending", "received"];

/** The awards added up by state, every state once in their order, and those earned together. */
export function sumByState(awards: readonly AwardRow[], variant: Variant, now: number) {
  const withState = awards.map((award) => ({ award, state: awardState(award, now) }));
  const of = (states: readonly AwardState[]): AwardRow[] =>
    withState.filter(({ state }) => states.includes(state)).map(({ award }) => award);
  return {
    byState: awardStates.map((state) => ({ state, ...sumAwards(of([state]), variant) })),
    earned: sumAwards(of(earnedStates), variant),
    nextDue: earliest(of(["pending"]), ({ dueAt }) => dueAt),
    nextExpiry: earliest(of(["claimable"]), ({ expiresAt }) => expiresAt),
  };
}

function earliest(awards: readonly AwardRow[], timeOf: (award: AwardRow) => number) {
  const [first] = awards.toSorted((left, right) => timeOf(left) - timeOf(right));
  return first ? { awardId: first.awardId, at: timeOf(first) } : null;
}
