import type { Checker } from "../../engine/checker";
import { slotsOf } from "../../engine/id-slots";
import { readOwnValues } from "../../engine/own-values";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { valueAt } from "../../lib/json";
import { literal, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/**
 * Whoever may act for themselves alone is refused when a body names somebody else: "A student may book only for himself
 * (another `studentId`: 403)".
 *
 * Standard: RFC 9110 §15.5.4 (403); the operation's description.
 * Reports: `ownership`. Severity: error.
 */
export function actingForOthers(checker: Checker, operation: Operation): Scenario[] {
  if (isRead(operation) || !operation.body || !documents(operation, 403, 404, 422)) return [];
  const roles = new Set(checker.users.flatMap(({ grants }) => grants ?? []));
  return [...roles].flatMap((role): Scenario[] => {
    const indexes = checker.users.flatMap(({ grants }, index) => (grants?.join() === role ? [index] : []));
    const slot = slotsOf(checker, operation).find(
      ({ name, parameter, isList }) =>
        !parameter && !isList && wordsOf(name).join(" ") === `${wordsOf(role).join(" ")} id`,
    );
    if (!slot || indexes.length === 0 || !isForThemselves(operation.text, role)) return [];
    const run = (trial: Trial): Promise<void> => actForOther(trial, operation, role, slot.pointer, indexes);
    return [{ name: `for others ${role} ${operation.id}`, operation, run }];
  });
}

/** "A student may book only for himself", "members reserve for themselves only". */
export function isForThemselves(text: string, role: string): boolean {
  const subject = new RegExp(`(?<![\\w-])${literal(role.toLowerCase())}s?(?![\\w-])`);
  const oneself = "(?:himself|herself|itself|themselves|oneself|himself or herself|him- or herself)";
  const alone = new RegExp(`\\bonly (?:for )?${oneself}\\b|\\b${oneself} (?:only|alone)\\b`);
  return sentencesOf(text.toLowerCase().replace(/[`*]/g, "")).some((sentence) =>
    sentence.split(";").some((part) => {
      const at = subject.exec(part);
      return at !== null && alone.test(part.slice(at.index));
    }),
  );
}

async function actForOther(
  trial: Trial,
  operation: Operation,
  role: string,
  pointer: string,
  users: readonly number[],
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const { userOf } = await readOwnValues(trial);
  if (userOf.size === 0) return;
  const start = trial.created.length;
  for (const userIndex of users) {
    const call = await validCall(trial, operation);
    const named = valueAt(call.body, pointer);
    // Whom the request names may be this very user, and the next one is not.
    if (named === undefined || userOf.get(named) === userIndex) continue;
    const exchange = await perform(trial, call, { userIndex, isExactUser: true });
    if (exchange.ok)
      trial.report("ownership", operation, exchange, {
        expected: `a refusal, as a ${role} acts for nobody else`,
        pointer: `/body${pointer}`,
        cause: `for others ${role}`,
      });
    if (exchange.ok || exchange.code === 403) break;
  }
  await discardSince(trial, start);
}
