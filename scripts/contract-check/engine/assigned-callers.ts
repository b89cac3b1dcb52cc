import { isObject } from "../lib/json";
import { memoised } from "../lib/memoised";
import type { Operation } from "../load/model";
import type { Exchange } from "../send/exchange";
import type { Checker } from "./checker";
import { nounOfId, ownerOf, ownIds } from "./own-values";
import { usersOfRoles } from "./users-of-role";

interface Assignments {
  /** Id of an instance → the members of its latest representation that name something else. */
  readonly shown: Map<unknown, ReadonlyMap<string, unknown>>;
  /** Id of a person, as instances name it → the user who was found to be that person. */
  readonly userOf: Map<unknown, number>;
  /** Roles and ids of persons that no user of those roles was found to be. */
  readonly strangers: Set<string>;
  /** Whether any operation depends on whom its instance names. */
  readonly isNeeded: boolean;
}

const known = new WeakMap<Checker, Assignments>();

function assignmentsOf(checker: Checker): Assignments {
  const before = known.get(checker);
  if (before) return before;
  const created: Assignments = {
    shown: new Map(),
    userOf: new Map(),
    strangers: new Set(),
    isNeeded: checker.operations.some(({ text }) => isForAssigned(text)),
  };
  known.set(checker, created);
  return created;
}

/**
 * Whether an operation is for whom its instance is given to: "for the technician the order is assigned to", "only the vet of
 * the appointment". Nobody else of the role may call it, so the caller depends on the instance.
 */
const isForAssigned = (text: string): boolean => roleOfInstance(text) !== "" || assignedIn(text) !== "";

/** What a text says of whom an instance is given to; "" where it says nothing of the kind. Every call asks. */
const assignedIn = memoised(
  (text) =>
    /\b(?:for|by) (?:the )?\w+ (?:(?:that|who|to whom|which) )?[^.;:]{0,30}\bassigned(?: to)?\b|\b(?:only |by |for )the assigned \w+/i.exec(
      text,
    )?.[0] ?? "",
);

/** "Only the vet of the appointment": the role, which members of the instance name, too; "" where a text says nothing of it. */
export const roleOfInstance = memoised(
  (text) => /\bonly (?:by |for )?the (\w+) of (?:the|this|its) \w+/i.exec(text)?.[1]?.toLowerCase() ?? "",
);

/** Notes whom an answer shows an instance, or those of a list, to name. */
export function noteAssignment(checker: Checker, { ok, payload }: Exchange): void {
  const { isNeeded, shown } = assignmentsOf(checker);
  if (!ok || !isNeeded) return;
  const listed = isObject(payload) ? Object.values(payload).filter(Array.isArray).flat() : [];
  for (const one of [payload, ...listed])
    if (isObject(one) && one["id"] !== undefined) shown.set(one["id"], ownIds(one));
}

/** Who calls an operation that is for whom its instance is given to; undefined where that is not known. */
export function assignedCaller(
  checker: Checker,
  operation: Operation,
  parameters: ReadonlyMap<string, unknown>,
): number | undefined {
  const { text } = operation;
  if (roleOfInstance(text) !== "") {
    const person = personIn(checker, operation, parameters);
    return person === undefined
      ? undefined
      : (assignmentsOf(checker).userOf.get(person) ?? ownerOf(checker, person));
  }
  if (assignedIn(text) === "") return undefined;
  return namedIn(checker, parameters)
    .flatMap((ids) => [...ids.values()])
    .map((value) => ownerOf(checker, value))
    .find((one) => one !== undefined);
}

/** Whom the instance of a call names for the role that the text does: `vet_3` of its `vetId`. */
function personIn(checker: Checker, { text }: Operation, parameters: ReadonlyMap<string, unknown>): unknown {
  const role = roleOfInstance(text);
  if (role === "") return undefined;
  return namedIn(checker, parameters)
    .flatMap((ids) => [...ids])
    .find(([name]) => nounOfId(name) === role)?.[1];
}

/** The roles of the users who have the one that a text names, as the credentials spell it. */
const rolesNamed = ({ users }: Checker, role: string): readonly string[] | undefined =>
  users.find(({ grants = [] }) => grants.some((one) => one.toLowerCase() === role))?.grants;

/** Notes that the user whom an operation was open to is the one whom its instance names, where that is not known yet. */
export function noteAssigned(checker: Checker, { ok, operation, call }: Exchange, userIndex: number): void {
  const person = ok ? personIn(checker, operation, call.parameters) : undefined;
  const { userOf } = assignmentsOf(checker);
  if (person !== undefined && !userOf.has(person)) userOf.set(person, userIndex);
}

/** What the instances in the path of a call name. */
const namedIn = (
  checker: Checker,
  parameters: ReadonlyMap<string, unknown>,
): readonly ReadonlyMap<string, unknown>[] =>
  [...parameters].flatMap(([key, value]) => {
    const ids = key.startsWith("path.") ? assignmentsOf(checker).shown.get(value) : undefined;
    return ids ? [ids] : [];
  });

/**
 * The answer of the server to the user whom the instance names, where the one who called is refused: no answer tells
 * which vet a user is, so that those of the role are tried once for every vet. Undefined where none is accepted.
 */
export async function answerToAssigned(
  checker: Checker,
  { code, operation, call }: Exchange,
  userIndex: number,
  sendAs: (userIndex: number) => Promise<Exchange>,
): Promise<{ exchange: Exchange; userIndex: number } | undefined> {
  const person = code === 403 ? personIn(checker, operation, call.parameters) : undefined;
  const { userOf, strangers } = assignmentsOf(checker);
  const roles = rolesNamed(checker, roleOfInstance(operation.text)) ?? checker.users[userIndex]?.grants ?? [];
  // Among owners nobody is a vet: the vets are still to be tried.
  const tried = `${roles.join()} ${person}`;
  // Who was taken for that person may be another one, whom a mistake of the server let in.
  const known = userOf.get(person);
  const isOther = known !== undefined && known !== userIndex;
  if (person === undefined || isOther || strangers.has(tried)) return undefined;
  for (const other of usersOfRoles(checker, roles)) {
    if (other === userIndex) continue;
    const exchange = await sendAs(other);
    // Who may not see it is told that there is none.
    if (exchange.failure || [401, 403, 404].includes(exchange.code)) continue;
    userOf.set(person, other);
    return { exchange, userIndex: other };
  }
  strangers.add(tried);
  return undefined;
}
