import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { followPath } from "../../engine/reached-states";
import type { Scenario } from "../../engine/scenario";
import { movedTime } from "../../engine/time-window";
import type { Trial } from "../../engine/trial";
import { comparisonsOf } from "../../judge/stated-comparisons";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import { responseMembers } from "../../plan/member-sources";
import type { Resource } from "../../plan/resource";
import { membersOf } from "../../schema/shape";
import { discard } from "../shared/prepared-call";

const day = 86_400_000;

/**
 * Where an action sends one of two times that a yes or no compares, it is taken after and at the other one, which the
 * creation has: a delivery that came late. `judge/stated-comparisons.ts` judges the answers.
 *
 * Standard: the descriptions of the documented members.
 * Reports: `body`. Severity: error.
 */
export function comparedTimes(checker: Checker, resource: Resource): Scenario[] {
  const { create, actions } = resource;
  if (!create || checker.options.isReadOnly || !checker.selected.has(create)) return [];
  const created = namesIn(create);
  return actions.flatMap((action) => {
    const sent = namesIn(action);
    const comparisons = checker.selected.has(action)
      ? [...comparisonsOf(action.contract, responseMembers(action)).values()]
      : [];
    return comparisons.flatMap(({ left, right }): Scenario[] => {
      const [own, other] = sent.has(left) ? [left, right] : [right, left];
      if (!sent.has(own) || !created.has(other) || sent.has(other)) return [];
      const run = async (trial: Trial): Promise<void> => {
        for (const distance of [0, -day, day]) await actAt(trial, resource, action, { own, other, distance });
      };
      return [{ name: `times compared by ${action.id}`, operation: action, run }];
    });
  });
}

const namesIn = ({ body, contract }: Operation): ReadonlySet<string> => {
  const schema = body?.media[0]?.schema;
  return new Set(schema ? membersOf(contract.documents, schema).keys() : []);
};

async function actAt(
  trial: Trial,
  resource: Resource,
  action: Operation,
  { own, other, distance }: { own: string; other: string; distance: number },
): Promise<void> {
  const { bases, preparations } = trial.checker;
  if (!bases.get(action)?.isAccepted) return;
  const usual = (await prepareCall(trial, action)).body;
  const at = isObject(usual) ? Date.parse(String(usual[own])) : Number.NaN;
  if (Number.isNaN(at)) return;
  const change = (body: unknown): unknown => {
    const from = isObject(body) ? Date.parse(String(body[other])) : Number.NaN;
    return isObject(body) && !Number.isNaN(from) ? movedBy(body, at + distance - from) : body;
  };
  const instance = await createInstance(trial, resource, { isFresh: true, change });
  if (!instance) return;
  const preparation = preparations.get(action);
  const isReady =
    preparation?.resource !== resource ||
    (await followPath(trial, instance, preparation.path, (operation, one) =>
      prepareCall(trial, operation, { instance: one }),
    ));
  if (isReady) {
    const call = await prepareCall(trial, action, { instance });
    const body = isObject(call.body) && isObject(usual) ? { ...call.body, [own]: usual[own] } : call.body;
    await trial.send({ ...call, body });
  }
  await discard(trial, instance);
}

/** A body with all its times moved alike, so that a period keeps its length. */
function movedBy(body: Readonly<Record<string, unknown>>, distance: number): Record<string, unknown> {
  const moved = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === "string" ? (movedTime(value, distance) ?? value) : value,
  ]);
  return Object.fromEntries(moved);
}
