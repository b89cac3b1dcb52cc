import type { Checker } from "../../engine/checker";
import { nounOfId, ownIdOf, readOwnValues } from "../../engine/own-values";
import type { Scenario } from "../../engine/scenario";
import type { CallOptions, Trial } from "../../engine/trial";
import { usersOfRoles } from "../../engine/users-of-role";
import { literal, sentencesOf } from "../../lib/texts";
import { documents } from "../../load/documented";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { keyOf } from "../../send/request";
import { withNewNames } from "../shared/distinct-names";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/**
 * What a text keeps within the caller's own branch is refused to a user of the same role in another one: "Managers, in their
 * own branch only". Which branch is whose, the server says of each user.
 *
 * Standard: RFC 9110 §15.5.4 (403); the operation's description.
 * Reports: `ownership`. Severity: error.
 */
export function ownScope(checker: Checker, operation: Operation): Scenario[] {
  const { users, callers, options } = checker;
  if (options.isReadOnly || !documents(operation, 403, 404)) return [];
  const caller = callers.get(operation) ?? 0;
  const grants = users[caller]?.grants ?? [];
  const others = usersOfRoles(checker, grants).filter((index) => index !== caller);
  const roles = [...new Set(users.flatMap((user) => user.grants ?? []))];
  const nouns = scopesOf(operation.text, grants, roles);
  if (others.length === 0 || nouns.length === 0) return [];
  const run = (trial: Trial): Promise<void> => callFromOther(trial, operation, nouns, { caller, others });
  return [{ name: `own scope ${operation.id}`, operation, run }];
}

/** "Own branch only", "only in their own branch": the nouns, where the text is about one of the roles or about none. */
export function scopesOf(text: string, own: readonly string[], roles: readonly string[]): string[] {
  const isNamed = (part: string, role: string): boolean =>
    new RegExp(`(?<![\\w-])${literal(role.toLowerCase())}s?(?![\\w-])`).test(part);
  return sentencesOf(text.toLowerCase().replace(/[`*]/g, "")).flatMap((sentence) =>
    sentence.split(";").flatMap((part) => {
      const isOfOthers =
        roles.some((role) => isNamed(part, role)) && !own.some((role) => isNamed(part, role));
      if (isOfOthers || /\b(except|unless|also|or any)\b/.test(part)) return [];
      const found =
        /\bown ([a-z]+)(?:'s \w+)? (?:only|alone)\b/.exec(part) ??
        /\bonly (?:(?:in|of|for|at|within|from|to) )?(?:their|his|her|its|your|the caller's) own ([a-z]+)\b/.exec(
          part,
        );
      return found?.[1] ?? [];
    }),
  );
}

interface Sides {
  caller: number;
  others: readonly number[];
}

async function callFromOther(
  trial: Trial,
  operation: Operation,
  nouns: readonly string[],
  { caller, others }: Sides,
): Promise<void> {
  const { checker } = trial;
  if (!checker.bases.get(operation)?.isAccepted) return;
  const values = await readOwnValues(trial);
  const idOf = (user: number): unknown =>
    nouns.map((noun) => ownIdOf(values, user, noun)).find((one) => one !== undefined);
  const own = idOf(caller);
  const other = others.find((user) => idOf(user) !== undefined && idOf(user) !== own);
  if (own === undefined || other === undefined) return;
  const start = trial.created.length;
  const callAs = async (options: CallOptions) =>
    await perform(trial, withNewNames(trial, await validCall(trial, operation)), options);
  const foreign = await callAs({ userIndex: other, isExactUser: true });
  // That the same is open to the caller shows that it was about the caller's own.
  if (foreign.ok && (await callAs({})).ok)
    trial.report("ownership", operation, foreign, {
      expected: `403 for ${checker.users[other]?.name}, whose own ${nouns[0]} is another one`,
      cause: "own scope",
    });
  await discardSince(trial, start);
}

/**
 * What a text keeps for whom it is about is refused to another user of the same role: "The office, and the student himself".
 *
 * Part of `own-scope`.
 */
export function ownRecord(checker: Checker, operation: Operation): Scenario[] {
  if (!documents(operation, 403, 404)) return [];
  const roles = new Set(checker.users.flatMap(({ grants = [] }) => (grants.length === 1 ? grants : [])));
  return [...roles].flatMap((role): Scenario[] => {
    const [first, second] = usersOfRoles(checker, [role]);
    const noun = wordsOf(role).join("");
    const slot = operation.parameters.find((one) => one.in === "path" && nounOfId(one.name) === noun);
    if (first === undefined || second === undefined || !slot || !isForOneself(operation.text, role))
      return [];
    const run = (trial: Trial): Promise<void> =>
      callOfOther(trial, operation, { role, key: keyOf(slot), noun, first, second });
    return [{ name: `own record ${operation.id} ${role}`, operation, run }];
  });
}

/** "Office, instructors, and the student himself", without "and every other student". */
export const isForOneself = (text: string, role: string): boolean => {
  const name = literal(role.toLowerCase());
  const plain = text.toLowerCase().replace(/[`*]/g, "");
  return (
    new RegExp(`\\bthe ${name} (?:himself|herself|itself|themselves|themself)\\b`).test(plain) &&
    !new RegExp(`\\b(?:every|any|all|other|another) (?:other )?${name}s?\\b`).test(plain)
  );
};

interface OwnRecord {
  role: string;
  key: string;
  /** What the parameter and a user's own data name. */
  noun: string;
  first: number;
  second: number;
}

async function callOfOther(
  trial: Trial,
  operation: Operation,
  { role, key, noun, first, second }: OwnRecord,
): Promise<void> {
  const { checker } = trial;
  if (!checker.bases.get(operation)?.isAccepted) return;
  const values = await readOwnValues(trial);
  const [own, other] = [first, second].map((user) => ownIdOf(values, user, noun));
  if (own === undefined || other === undefined || own === other) return;
  const prepared = await validCall(trial, operation, { isFresh: false });
  const call = { ...prepared, parameters: new Map([...prepared.parameters, [key, own]]) };
  const foreign = await perform(trial, call, { userIndex: second, isExactUser: true });
  if (!foreign.ok || !(await perform(trial, call, { userIndex: first, isExactUser: true })).ok) return;
  trial.report("ownership", operation, foreign, {
    expected: `403 or 404 for ${checker.users[second]?.name}, who is another ${role}`,
    cause: "own record",
  });
}
