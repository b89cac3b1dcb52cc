import { isObject, type Json } from "../lib/json";
import { memoised } from "../lib/memoised";
import { findList } from "../load/lists";
import { isRead, type Operation } from "../load/model";
import { responseMembers } from "../plan/member-sources";
import { wordsOf } from "../plan/nouns";
import type { Exchange } from "../send/exchange";
import type { Checker } from "./checker";
import type { Trial } from "./trial";

interface OwnValues {
  /** Id → the user whose it is, by what the server says of each user. */
  readonly userOf: Map<unknown, number>;
  /** User → what the server says of that user, by member: `branchId`. */
  readonly ofUser: Map<number, ReadonlyMap<string, unknown>>;
  /** Id of an instance → the user to whom its latest representation gave it. */
  readonly assigned: Map<unknown, number>;
}

const known = new WeakMap<Checker, OwnValues>();

const isIdName = (name: string): boolean =>
  wordsOf(name).length > 1 && /^(id|no|number)$/.test(wordsOf(name).at(-1) ?? "");

/**
 * Whether an operation is for whom its instance is given to: "for the technician the order is assigned to". Nobody else of
 * the role may call it, so the caller depends on the instance.
 */
const isForAssigned = ({ text }: Operation): boolean => assignedIn(text) !== "";

/** What a text says of whom an instance is given to; "" where it says nothing of the kind. Every call asks. */
const assignedIn = memoised(
  (text) =>
    /\b(?:for|by) (?:the )?\w+ (?:(?:that|who|to whom|which) )?[^.;:]{0,30}\bassigned(?: to)?\b|\b(?:only |by |for )the assigned \w+/i.exec(
      text,
    )?.[0] ?? "",
);

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
  const values: OwnValues = { userOf: new Map(), ofUser: new Map(), assigned: new Map() };
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

const ownIds = (payload: Json): Map<string, unknown> =>
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

/** Notes to whom an answer shows an instance to be given. */
export function noteAssignment(checker: Checker, { ok, payload }: Exchange): void {
  const values = known.get(checker);
  if (!values || !ok || !isObject(payload) || payload["id"] === undefined) return;
  const user = [...ownIds(payload).values()]
    .map((value) => ownerOf(checker, value))
    .find((one) => one !== undefined);
  if (user === undefined) values.assigned.delete(payload["id"]);
  else values.assigned.set(payload["id"], user);
}

/** Who calls an operation that is for whom its instance is given to; undefined where that is not known. */
export function assignedCaller(
  checker: Checker,
  operation: Operation,
  parameters: ReadonlyMap<string, unknown>,
): number | undefined {
  const values = known.get(checker);
  if (!values || !isForAssigned(operation)) return undefined;
  for (const [key, value] of parameters) {
    const user = key.startsWith("path.") ? values.assigned.get(value) : undefined;
    if (user !== undefined) return user;
  }
  return undefined;
}
