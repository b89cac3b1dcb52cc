import { roleOfInstance } from "../../engine/assigned-callers";
import type { Checker } from "../../engine/checker";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { standIns } from "../../engine/users-of-role";
import { sentencesOf } from "../../lib/texts";
import { documents, generalText, refusalText } from "../../load/documented";
import { isAboutGrants } from "../../load/grants";
import type { Operation } from "../../load/model";
import { roleSentences, rolesIn } from "../../load/role-texts";
import { wordsOf } from "../../plan/nouns";
import type { Exchange } from "../../send/exchange";

const kinds = ["read", "list", "write", "below", "inside"] as const;

/** A second user's request for the first user's instance. */
export interface Attempt {
  operation: Operation;
  exchange: Exchange;
  /** `inside`: something created in the instance or for it. */
  kind: (typeof kinds)[number];
  /** The other user got the first user's data. */
  isOpen: boolean;
}

const others =
  /another|other user|other people|somebody else|someone else|else's|others'|not yours|not your own|not the owner|only the owner|\bown(er|ed|s)?\b|forbidden|private|belongs to|\bthe caller (has|owns) (no|nothing|none)\b|\b(of|for|by|to) the caller\b|\bthe caller's\b/;

/** "Holds of others are not found", "seen only by the account that asked for it". */
const ofOthers =
  /\b(of|to|by) others\b|\bother (users|people|customers|owners|members)\b|\banother (user|customer|owner|person|member)\b|\b(some|any)(body|one) else|\bfor (all )?(the )?others\b|\bonly (by|to|for) (the|that) (account|user|caller|person|customer|member|client|one) (who|that|which)\b/i;
const isRefusing = /not found|refus|forbid|may not|cannot|can't|no access|\bonly\b|\b40[34]\b/i;

/** A list of the caller's own instances: "My webhooks", `listMyWebhooks`. */
function isOwnList({ name, text }: Operation): boolean {
  const stated = `${wordsOf(name).join(" ")} ${text.toLowerCase()}`;
  return /\b(my|mine|your own|one's own|the caller's|of the caller)\b/.test(stated);
}

/**
 * Decides which attempts are violations. No contract declares ownership: a resource is private when some operations
 * refuse the second user or a description states it; then every operation that does not refuse is at fault. When none
 * refuses, the resource is public.
 *
 * Part of `cross-user-access`.
 */
export function judgeAttempts(trial: Trial, all: readonly Attempt[], instance: ResourceInstance): void {
  const { callers } = trial.checker;
  const { create } = instance.resource;
  // What the second user does in the first one's place, where their roles differ, is open to that user; what is for the
  // person whom the instance names depends on that alone.
  const attempts = all.filter(
    ({ operation }) => callers.get(operation) !== 1 && roleOfInstance(operation.text) === "",
  );
  if (create && callers.get(create) === 1) return;
  const evidence = readEvidence(trial, attempts, instance);
  const owner = trial.checker.users[instance.userIndex]?.name;
  // The report names an operation that refused, as evidence of ownership.
  const closedOperation = attempts.find((one) => !one.isOpen && isAboutOwner(one, trial))?.operation.id;
  const proof = closedOperation === undefined ? "" : `: ${closedOperation} does not give it to another user`;
  for (const attempt of attempts) {
    const { operation, kind, exchange } = attempt;
    if (!attempt.isOpen || !isViolation(attempt, evidence)) continue;
    const expected = kind === "list" ? "a list without it" : "a refusal";
    trial.report("ownership", operation, exchange, {
      expected: `${expected}, as the ${instance.resource.noun || "resource"} belongs to ${owner}${proof}`,
      cause: kind,
    });
  }
  for (const { operation, exchange, isOpen, kind } of attempts) {
    if (isOpen || kind === "list" || exchange.ok || !trial.isSound(exchange)) continue;
    // Who lacks a role is told so, whatever the instance is.
    if (exchange.code === 403 && (trial.checker.callers.has(operation) || isAboutGrants(operation))) continue;
    // A reference in the body is input like other input, where no 404 is documented for it.
    if (!operation.path.includes("{") && !documents(operation, 404)) continue;
    if ([400, 401, 422].includes(exchange.code) && documents(operation, 403, 404))
      trial.report("ownership", operation, exchange, {
        expected: "403 or 404 for another user's resource",
        cause: "code",
      });
    // What the state of an instance answers with 409 tells that it is there.
    else if (
      (exchange.code === 403 || (exchange.code === 409 && operation.path.includes("{"))) &&
      documents(operation, 404) &&
      isHidden(trial, operation)
    )
      trial.report("ownership", operation, exchange, {
        expected: "404, as for what does not exist",
        cause: "revealed",
      });
  }
}

const unknown =
  /\b404\b|\bnot[ _]found\b|\b(does|did|do) not exist\b|\b(like|as) (an? )?(unknown|missing|one that)|\bnever existed\b/i;
const foreign =
  /\b(another|other|different|foreign|some(body|one) else'?s?) (tenants?|users?|customers?|accounts?|owners?|organi[sz]ations?|members?|persons?|people|teams?|workspaces?|compan(y|ies)|agenc(y|ies)|offices?|branch(es)?|shops?|stores?|schools?|clinics?|practices?|firms?|households?)\b|\bsome(body|one) else|\bof others\b/i;

/** Whether a text states that what belongs to others is answered like what does not exist. */
export const hidesOthers = (text: string): boolean =>
  sentencesOf(text).some((one) => foreign.test(one) && unknown.test(one) && !/\b403\b/.test(one));

/** Whether the contract hides what belongs to others from the second user. */
function isHidden({ checker: { users } }: Trial, operation: Operation): boolean {
  return (
    !standIns({ users }).includes(1) && hidesOthers(`${operation.text} ${generalText(operation.contract)}`)
  );
}

/** What the attempts together show about who may use an instance. */
interface Evidence {
  /** Attempts of a kind that were refused for the owner's sake. */
  closed(kind: Attempt["kind"]): Attempt[];
  isAnyClosed: boolean;
  /** Whoever has another role creates it for all. */
  isCreatedForAll: boolean;
  isReadClosed: boolean;
  /** Everybody may see the instance. */
  isVisible: boolean;
  /** Whether both users have the same rights: 403 may be about the role of the second one otherwise. */
  areEquals: boolean;
  documentsPrivacy(operation: Operation, kind: Attempt["kind"]): boolean;
}

function readEvidence(trial: Trial, attempts: readonly Attempt[], { resource }: ResourceInstance): Evidence {
  const closed = (kind: Attempt["kind"]) =>
    attempts.filter((one) => one.kind === kind && !one.isOpen && isAboutOwner(one, trial));
  const { read } = resource;
  return {
    closed,
    isAnyClosed: kinds.some((kind) => closed(kind).length > 0),
    isCreatedForAll: resource.create !== undefined && trial.checker.callers.has(resource.create),
    areEquals: !standIns(trial.checker).includes(1),
    isReadClosed: closed("read").length > 0 || closed("below").length > 0,
    // Everybody may review a concert that only its promoter may change.
    isVisible:
      read?.security.some((requirement) => requirement.length === 0) ||
      read?.security.length === 0 ||
      attempts.some(({ kind, isOpen }) => isOpen && (kind === "read" || kind === "list")),
    documentsPrivacy: (operation, kind) => {
      if (keepsFromOtherRoles(trial.checker, operation)) return false;
      const created = trial.checker.resources.roles.get(operation)?.resource.noun ?? "";
      return documentsPrivacy(operation, kind, created, resource.noun);
    },
  };
}

/**
 * "All roles; a member can read their own record only", "members for their own passes": said of a role that the second user has
 * not, who stands in for the first.
 */
export function keepsFromOtherRoles(
  { users }: Pick<Checker, "users">,
  { text }: Pick<Operation, "text">,
): boolean {
  const own = users[1]?.grants ?? [];
  if (!standIns({ users }).includes(1) || own.length === 0) return false;
  const roles = [...new Set(users.flatMap(({ grants = [] }) => [...grants]))];
  const clauses = roleSentences(text, roles).flatMap((one) => one.split(/[,;] (?:but )?/));
  const about = clauses.filter((one) => /\bown\b/.test(one)).map(rolesIn);
  return (
    about.length > 0 &&
    about.every((named) => named.length > 0 && !named.some((index) => own.includes(roles[index] ?? "")))
  );
}

/** `/me/addresses/{alias}`: every caller has other ones. */
const isBelowCaller = ({ path }: Operation): boolean => /(^|\/)(me|my|mine|self)\/.*\{/.test(path);

/** Whether descriptions state that other users are refused. */
function documentsPrivacy(
  operation: Operation,
  kind: Attempt["kind"],
  created: string,
  noun: string,
): boolean {
  const isNamed = (words: string, one: string) => one !== "" && words.toLowerCase().includes(one);
  /** "Somebody else's loan is 404" is no statement about the item that is lent. */
  const isAbout = (words: string): boolean =>
    kind !== "inside" || !isNamed(words, created) || isNamed(words, noun);
  return (
    isBelowCaller(operation) ||
    [403, 404].some((code) => {
      const words = refusalText(operation, code);
      return documents(operation, code) && others.test(`${words} `) && isAbout(words);
    }) ||
    sentencesOf(operation.text).some((one) => ofOthers.test(one) && isRefusing.test(one) && isAbout(one)) ||
    // A text may be about another reference: "the address has to be one of the caller's".
    (kind !== "inside" &&
      /\b(your own|one's own|the caller's|of the signed-in|own )/.test(operation.text.toLowerCase()))
  );
}

/** Whether an open operation should have refused. */
function isViolation({ operation, kind }: Attempt, evidence: Evidence): boolean {
  const { closed, isAnyClosed, isCreatedForAll, isReadClosed, isVisible } = evidence;
  // One list of codes for all operations of a body-carried contract is no statement about this one.
  const isGeneral =
    operation.contract.envelope?.carries === "body" && refusalText(operation, 403).trim() === "";
  const documents403 =
    documents(operation, 403) &&
    !isGeneral &&
    !isAuthenticationRefusal(operation) &&
    !isAboutRole(operation) &&
    (evidence.areEquals || others.test(`${refusalText(operation, 403)} `));
  const isPrivate = evidence.documentsPrivacy(operation, kind);
  const isWriteClosed = closed("write").length > 0;
  const isListClosed = closed("list").length > 0;
  if (!isAnyClosed && ((!documents403 && !isPrivate) || isCreatedForAll)) return false;
  if (isForAnybody(operation, kind, closed("write"))) return false;
  if (kind === "list") return isReadClosed || (isWriteClosed && isOwnList(operation));
  if (kind === "write" || kind === "inside")
    return (
      (isWriteClosed && (kind === "write" || !isVisible)) ||
      isReadClosed ||
      (isListClosed && (documents403 || documents(operation, 404))) ||
      isPrivate
    );
  return isReadClosed || documents403 || isPrivate || (isListClosed && isWriteClosed);
}

/** "Any member may", or without the 403 that every other change documents. */
function isForAnybody(operation: Operation, kind: Attempt["kind"], closed: readonly Attempt[]): boolean {
  if (/\b(any|every|each) \w+ (may|can)\b|\b(any|every)(body|one) (may|can)\b/i.test(operation.text))
    return true;
  const isElsewhere = closed.length > 0 && closed.every(({ exchange }) => exchange.code === 403);
  return kind === "write" && isElsewhere && !documents(operation, 403);
}

/** Without 401, a 403 may mean missing credentials and is no evidence about ownership. */
function isAuthenticationRefusal(operation: Operation): boolean {
  const words = refusalText(operation, 403);
  return (
    !documents(operation, 401) &&
    !others.test(`${words} `) &&
    /credential|sign(ed)?[ -]?in|log(ged)?[ -]?in|token|api[ -]?key|session/.test(words)
  );
}

/** A refusal of whoever has not the role says nothing about the owner. */
const isAboutRole = (operation: Operation): boolean =>
  isAboutGrants(operation) && !others.test(`${refusalText(operation, 403)} `);

/** A refusal for another reason is no evidence of ownership. */
function isAboutOwner({ operation, kind, exchange }: Attempt, { checker }: Trial): boolean {
  // Where the first user may not call it either, or the second has another role, the refusal is about that.
  const isOfOtherRole = standIns(checker).includes(1) && !others.test(`${refusalText(operation, 403)} `);
  if (exchange.code === 403 && (isAboutRole(operation) || checker.callers.has(operation) || isOfOtherRole))
    return false;
  return kind === "list" || [403, 404].includes(exchange.code) || (exchange.ok && kind === "read");
}
