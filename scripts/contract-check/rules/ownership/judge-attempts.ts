import type { ResourceInstance } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { documents, refusalText } from "../../load/documented";
import type { Operation } from "../../load/model";
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
  /another|other user|other people|somebody else|someone else|else's|others'|not yours|not your own|not the owner|only the owner|own(er|ed|s)?\b|forbidden|private|belongs to/;

/** "Holds of others are not found." */
const ofOthers =
  /\b(of|to|by) others\b|\bother (users|people|customers|owners|members)\b|\banother (user|customer|owner|person|member)\b|\b(some|any)(body|one) else/i;
const isRefusing = /not found|refus|forbid|may not|cannot|can't|no access|\bonly\b|\b40[34]\b/i;

/** A list of the caller's own instances: "My webhooks", `listMyWebhooks`. */
function isOwnList({ id, text }: Operation): boolean {
  const stated = `${wordsOf(id).join(" ")} ${text.toLowerCase()}`;
  return /\b(my|mine|your own|one's own|the caller's|of the caller)\b/.test(stated);
}

/**
 * Decides which attempts are violations. No contract declares ownership: a resource is private when some operations
 * refuse the second user or a description says so; then every operation that does not refuse is at fault. When none
 * refuses, the resource is public.
 *
 * Standard: RFC 9110 §15.5.4 (403), §15.5.5 (404); descriptions.
 * Reports: `ownership`. Severity: error.
 */
export function judgeAttempts(trial: Trial, attempts: readonly Attempt[], instance: ResourceInstance): void {
  const closed = (kind: Attempt["kind"]) =>
    attempts.filter((one) => one.kind === kind && !one.isOpen && isAboutOwner(one));
  /** "Somebody else's loan is 404" says nothing about the item that is lent. */
  const isAbout = (words: string, operation: Operation, kind: Attempt["kind"]): boolean => {
    const created = trial.checker.resources.roles.get(operation)?.resource.noun ?? "";
    const isNamed = (noun: string) => noun !== "" && words.toLowerCase().includes(noun);
    return kind !== "inside" || !isNamed(created) || isNamed(instance.resource.noun);
  };
  const documentsPrivacy = (operation: Operation, kind: Attempt["kind"]) =>
    [403, 404].some((code) => {
      const words = refusalText(operation, code);
      return documents(operation, code) && others.test(`${words} `) && isAbout(words, operation, kind);
    }) ||
    operation.text
      .split(/(?<=[.;])\s/)
      .some((one) => ofOthers.test(one) && isRefusing.test(one) && isAbout(one, operation, kind)) ||
    // A text may be about another reference: "the address has to be one of the caller's".
    (kind !== "inside" &&
      /\b(your own|one's own|the caller's|of the signed-in|own )/.test(operation.text.toLowerCase()));
  const anyClosed = kinds.some((kind) => closed(kind).length > 0);
  const isReadClosed = closed("read").length > 0 || closed("below").length > 0;
  const { read } = instance.resource;
  // Everybody may review a concert that only its promoter may change.
  const isShown =
    read?.security.some((requirement) => requirement.length === 0) ||
    read?.security.length === 0 ||
    attempts.some(({ kind, isOpen }) => isOpen && (kind === "read" || kind === "list"));
  for (const attempt of attempts) {
    if (!attempt.isOpen) continue;
    const { operation, kind, exchange } = attempt;
    // One list of codes for all operations of a body-carried contract says nothing about this one.
    const isGeneral =
      operation.contract.envelope?.carries === "body" && refusalText(operation, 403).trim() === "";
    const documents403 = documents(operation, 403) && !isGeneral && !isAuthenticationRefusal(operation);
    const isLeak =
      kind === "write" || kind === "inside"
        ? (closed("write").length > 0 && (kind === "write" || !isShown)) ||
          isReadClosed ||
          (closed("list").length > 0 && (documents403 || documents(operation, 404))) ||
          documentsPrivacy(operation, kind)
        : kind === "list"
          ? isReadClosed || (closed("write").length > 0 && isOwnList(operation))
          : isReadClosed ||
            documents403 ||
            documentsPrivacy(operation, kind) ||
            (closed("list").length > 0 && closed("write").length > 0);
    if (!isLeak || (!anyClosed && !documents403 && !documentsPrivacy(operation, kind))) continue;
    if (isForAnybody(operation, kind, closed("write"))) continue;
    // The report names an operation that refused, as evidence of ownership.
    const closedOperation = attempts.find((one) => !one.isOpen && isAboutOwner(one))?.operation.id;
    const owner = trial.checker.users[instance.userIndex]?.name;
    const wanted = kind === "list" ? "a list without it" : "a refusal";
    const proof =
      closedOperation === undefined ? "" : `: ${closedOperation} does not give it to another user`;
    trial.report("ownership", operation, exchange, {
      expected: `${wanted}, as the ${instance.resource.noun || "thing"} belongs to ${owner}${proof}`,
      cause: kind,
    });
  }
  for (const { operation, exchange, isOpen, kind } of attempts) {
    if (isOpen || kind === "list" || exchange.ok || !trial.isSound(exchange)) continue;
    if ([400, 401, 422].includes(exchange.code) && documents(operation, 403, 404))
      trial.report("ownership", operation, exchange, {
        expected: "403 or 404 for another user's thing",
        cause: "code",
      });
  }
}

/** "Any member may", or without the 403 that every other change documents. */
function isForAnybody(operation: Operation, kind: Attempt["kind"], closed: readonly Attempt[]): boolean {
  if (/\b(any|every|each) \w+ (may|can)\b|\b(any|every)(body|one) (may|can)\b/i.test(operation.text))
    return true;
  const isElsewhere = closed.length > 0 && closed.every(({ exchange }) => exchange.code === 403);
  return kind === "write" && isElsewhere && !documents(operation, 403);
}

/** Without 401, a 403 may mean missing credentials and says nothing about ownership. */
function isAuthenticationRefusal(operation: Operation): boolean {
  const words = refusalText(operation, 403);
  return (
    !documents(operation, 401) &&
    !others.test(`${words} `) &&
    /credential|sign(ed)?[ -]?in|log(ged)?[ -]?in|token|api[ -]?key|session/.test(words)
  );
}

/** A refusal for another reason is no evidence of ownership. */
function isAboutOwner({ kind, exchange }: Attempt): boolean {
  return kind === "list" || [403, 404].includes(exchange.code) || (exchange.ok && kind === "read");
}
