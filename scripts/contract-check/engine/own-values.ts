import { isObject, type Json } from "../lib/json";
import { findList } from "../load/lists";
import { isRead, type Operation } from "../load/model";
import { responseMembers } from "../plan/member-sources";
import { wordsOf } from "../plan/nouns";
import type { Checker } from "./checker";
import type { Trial } from "./trial";

interface OwnValues {
  /** Id → the user whose it is, by what the server says of each user. */
  readonly userOf: Map<unknown, number>;
  /** User → what the server says of that user, by member: `branchId`. */
  readonly ofUser: Map<number, ReadonlyMap<string, unknown>>;
}

const known = new WeakMap<Checker, OwnValues>();

const isIdName = (name: string): boolean =>
  wordsOf(name).length > 1 && /^(id|no|number)$/.test(wordsOf(name).at(-1) ?? "");

/** The read that tells a user about themselves, such as `GET /me`; undefined where there is none. */
function readOfSelf({ operations, selected }: Checker): Operation | undefined {
  return operations.find(
    (operation) =>
      isRead(operation) &&
      selected.has(operation) &&
      !operation.path.includes("{") &&
      !findList(operation) &&
      /\/(me|self|whoami|profile|current-?user|my-?(account|profile))$/i.test(operation.path) &&
      [...responseMembers(operation).keys()].some(isIdName),
  );
}

/** Asks once for each user what is theirs: a technician's `technicianId`. */
export async function readOwnValues(trial: Trial): Promise<OwnValues> {
  const { checker } = trial;
  const before = known.get(checker);
  if (before) return before;
  const values: OwnValues = { userOf: new Map(), ofUser: new Map() };
  known.set(checker, values);
  const read = readOfSelf(checker);
  for (const userIndex of read ? checker.users.keys() : []) {
    if (!read) break;
    const call = { operation: read, parameters: new Map<string, unknown>(), body: undefined };
    const { ok, payload } = await trial.send(call, { userIndex, isExactUser: true });
    const own = ok && isObject(payload) ? ownIds(payload) : new Map<string, unknown>();
    values.ofUser.set(userIndex, own);
    // What two users share is neither's: the shop of both.
    for (const value of own.values()) values.userOf.set(value, values.userOf.has(value) ? -1 : userIndex);
  }
  return values;
}

/** The members of a representation that name something else, and their values: `shopId`. */
export const ownIds = (payload: Json): Map<string, unknown> =>
  new Map(
    Object.entries(payload).filter(
      ([name, value]) => isIdName(name) && (typeof value === "string" || typeof value === "number"),
    ),
  );

/** What the server says of a user under a noun: the branch of `branchId`; undefined where it says nothing. */
export function ownIdOf({ ofUser }: OwnValues, userIndex: number, noun: string): unknown {
  const own = [...(ofUser.get(userIndex) ?? [])];
  return own.find(([name]) => nounOfId(name) === noun)?.[1];
}

/** `branchId` → `branch`. */
export const nounOfId = (name: string): string => wordsOf(name).slice(0, -1).join("");

/** The user whose an id is; undefined where it is nobody's, or nothing was asked yet. */
export function ownerOf(checker: Checker, id: unknown): number | undefined {
  const user = known.get(checker)?.userOf.get(id);
  return user === -1 ? undefined : user;
}
