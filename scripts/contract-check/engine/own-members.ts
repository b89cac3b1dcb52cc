import { isObject, object } from "../lib/json";
import { literal } from "../lib/texts";
import { refusalText } from "../load/documented";
import type { Operation } from "../load/model";
import { responseMembers } from "../plan/member-sources";
import { wordsOf } from "../plan/nouns";
import { pathSlots } from "../plan/paths";
import { membersOf, shapeOf } from "../schema/shape";
import type { Checker } from "./checker";
import type { Trial } from "./trial";

const known = new WeakMap<Operation, { read: Operation; names: readonly string[] } | null>();

/** The members of a body that have to be those of what the path names, with what reads it: "a wrong `code` is refused". */
function ownMembers(checker: Checker, operation: Operation) {
  const found = known.get(operation);
  if (found !== undefined) return found ?? undefined;
  const schema = operation.body?.media[0]?.schema;
  const key = [...pathSlots(operation.path)].at(-1)?.[1];
  const read = key === undefined ? undefined : checker.resources.all.get(key)?.read;
  const shown = read && responseMembers(read);
  const names =
    schema && shown
      ? [...membersOf(operation.contract.documents, schema)]
          // "With another status it is refused" compares with nothing: states are chosen.
          .filter(([name, place]) => shown.has(name) && !shapeOf(operation.contract.documents, place).values)
          .map(([name]) => name)
          .filter((name) => hasToMatch(operation, name))
      : [];
  const result = read && names.length > 0 ? { read, names } : null;
  known.set(operation, result);
  return result ?? undefined;
}

/** The members of a body that have to be those of what the path names. */
export const ownMemberNames = (checker: Checker, operation: Operation): readonly string[] =>
  ownMembers(checker, operation)?.names ?? [];

/** Whether a value has to be the one that is there: it is compared, and not written. */
export function hasToMatch(operation: Operation, name: string): boolean {
  const text = `${operation.text} ${refusalText(operation, 409)}`.replace(/[`*]/g, "");
  const words = wordsOf(name).map(literal).join("[ _-]?");
  return [
    // "Retired equipment cannot get another status" compares with nothing.
    `\\b(wrong|incorrect|mismatch(ed|ing)?|(?<!\\b(gets?|has|have|takes?|given|into|to) )(another|different)) ${words}\\b`,
    `\\b${words}[ _-](mismatch|wrong|does not match|must match|has to match|is not (that|the one) of)`,
  ].some((pattern) => new RegExp(pattern, "i").test(text));
}

/**
 * The body with the members that have to be those of what the path names, as the first user sees them to whom they are shown:
 * the code of a ticket may be for its holder alone.
 */
export async function withOwnMembers(
  trial: Trial,
  operation: Operation,
  parameters: ReadonlyMap<string, unknown>,
  body: unknown,
): Promise<unknown> {
  const own = isObject(body) ? ownMembers(trial.checker, operation) : undefined;
  if (!own || !isObject(body) || !trial.checker.selected.has(own.read)) return body;
  const inPath = [...parameters].filter(([key]) => key.startsWith("path."));
  for (const userIndex of trial.checker.users.keys()) {
    const call = { operation: own.read, parameters: new Map(inPath), body: undefined };
    const { ok, payload } = await trial.send(call, { userIndex, isExactUser: true });
    const shown = Object.entries(object(payload)).filter(
      ([name, value]) => own.names.includes(name) && value !== null,
    );
    if (ok && shown.length > 0) return { ...body, ...Object.fromEntries(shown) };
  }
  return body;
}
