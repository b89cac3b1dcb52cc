import type { Checker } from "../../engine/checker";
import { periodMembers } from "../../engine/parent-period";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { plainText, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import type { Operation } from "../../load/model";
import { spacedNoun } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { discard, perform } from "../shared/prepared-call";

/**
 * A period is not shortened so that what lies in it falls outside: "No session may fall outside the new period (409)".
 *
 * Standard: the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function childrenOutside(checker: Checker, resource: Resource): Scenario[] {
  const { create, update, key } = resource;
  const members = update && periodMembers(update);
  if (!create || !update || !members || !checker.selected.has(update) || !documents(update, 409, 422))
    return [];
  return [...checker.resources.all.values()].flatMap((child) => {
    const isInside = child.parent === key && child.create && checker.selected.has(child.create);
    const own = child.create && periodMembers(child.create);
    if (!isInside || !own || !keepsInside(update.text, child.noun)) return [];
    const run = (trial: Trial): Promise<void> => shorten(trial, resource, update, members, child, own);
    return [{ name: `outside ${update.id} ${child.key}`, operation: update, run }];
  });
}

/** Whether a text refuses a period that leaves a child out. */
export const keepsInside = (text: string, noun: string): boolean =>
  noun !== "" &&
  sentencesOf(plainText(text)).some(
    (one) =>
      /\b4(09|22)\b/.test(one) &&
      new RegExp(
        `\\bno ${spacedNoun(noun)} (may|can|must|is allowed to) (fall|lie|be|come|end up|stay) outside\\b|\\b${spacedNoun(noun)}s? (would (then )?(fall|lie|be)|(must|has to|have to) (still )?(lie|fit|stay|remain)) (outside|within|inside|in)\\b`,
      ).test(one),
  );

async function shorten(
  trial: Trial,
  resource: Resource,
  update: Operation,
  [from, to]: readonly [string, string],
  child: Resource,
  own: readonly [string, string],
): Promise<void> {
  if (!child.create || !trial.checker.bases.get(child.create)?.isAccepted) return;
  const parent = await createInstance(trial, resource);
  if (!parent) return;
  const inner = await createInstance(trial, child, { home: parent });
  const period = (shown: unknown, names: readonly string[]): number[] =>
    names.map((name) => (isObject(shown) ? Date.parse(String(shown[name])) : Number.NaN));
  const [start = Number.NaN, end = Number.NaN] = period(parent.payload, [from, to]);
  const [first = Number.NaN, last = Number.NaN] = period(inner?.payload, own);
  // What is left is the time before the child, or that after it.
  const left = first - start > end - last ? [start, first] : [last, end];
  if (inner && start <= first && last <= end && (left[0] ?? 0) < (left[1] ?? 0)) {
    const [begin, finish] = left.map((time) => new Date(time).toISOString().replace(".000Z", "Z"));
    const call = await prepareCall(trial, update, { instance: parent });
    const exchange = await perform(trial, { ...call, body: { [from]: begin, [to]: finish } });
    if (exchange.ok)
      trial.report("conflict", update, exchange, {
        expected: `a refusal, as a ${child.noun} lies outside of the new period`,
        pointer: `/body/${from}`,
        cause: `outside ${child.noun}`,
      });
  }
  await discard(trial, inner);
  await discard(trial, parent);
}
