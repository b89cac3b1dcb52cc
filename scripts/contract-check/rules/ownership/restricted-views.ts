import type { Place } from "../../document/place";
import type { Checker } from "../../engine/checker";
import { pickExisting } from "../../engine/existing-instance";
import { nounOfId, ownIdOf, readOwnValues } from "../../engine/own-values";
import { prepareCall } from "../../engine/prepare-call";
import { itemsOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { singular } from "../../lib/singular";
import { literal, sentencesOf } from "../../lib/texts";
import { rolesWithout, rolesWithoutMember } from "../../load/hidden-from";
import { findList } from "../../load/lists";
import { isRead, type Operation } from "../../load/model";
import { descriptionOf, responseMembers } from "../../plan/member-sources";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { keyOf } from "../../send/request";
import { copyCall } from "../shared/prepared-call";
import { isShownToSome } from "../shared/restricted-answers";

/**
 * A member that a text keeps for a role is shown to nobody else: "Email addresses are shown to the office only".
 *
 * Standard: the descriptions of the reads, and of their members.
 * Reports: `ownership`. Severity: error.
 */
export function restrictedViews(checker: Checker, operation: Operation): Scenario[] {
  if (!isRead(operation) || !checker.selected.has(operation)) return [];
  const roles = [...new Set(checker.users.flatMap(({ grants = [] }) => [...grants]))];
  const members = restrictedMembers(operation, roles);
  if (members.length === 0) return [];
  return checker.users.flatMap((user, index) => {
    const hidden = members.filter(
      ({ role, isHidden }) => user.grants && user.grants.includes(role) === isHidden,
    );
    const isFirst = checker.users.findIndex(({ grants }) => sameGrants(grants, user.grants)) === index;
    if (hidden.length === 0 || !isFirst) return [];
    const names = hidden.map(({ name }) => name);
    const run = (trial: Trial): Promise<void> => readAs(trial, operation, index, names);
    return [{ name: `restricted view ${operation.id} ${user.name}`, operation, run }];
  });
}

const sameGrants = (one: readonly string[] | undefined, other: readonly string[] | undefined): boolean =>
  [...(one ?? [])].sort().join(" ") === [...(other ?? [])].sort().join(" ");

const keeping =
  /\b(only|alone|internal|confidential)\b|\b(nobody|no one) else\b|\bleft out\b|\bhidden\b|\bnot (shown|visible|returned|included)\b/i;

/** "For the chair and for the person concerned": whoever is meant has another role. */
const ofOwner = /\bconcerned\b|\bowners?\b|\b(him|her|them)sel(f|ves)\b|\bwhoever\b|\b(his|her|their) own\b/i;

/** A member that one role alone sees, or that one role does not get. */
export interface RestrictedMember {
  name: string;
  role: string;
  /** Whether it is kept from the role; else from all others. */
  isHidden: boolean;
}

/** The members of an answer that a text shows to one role alone, or not to one role. */
export function restrictedMembers(operation: Operation, roles: readonly string[]): RestrictedMember[] {
  const members = viewedMembers(operation);
  const names = [...members.keys()];
  const sentences = sentencesOf(operation.text);
  const described = [...members].flatMap(([name, place]): RestrictedMember[] => {
    const description = descriptionOf(place, operation.contract.documents.resolve(place));
    const about = sentencesOf(description).filter((one) => isShownToSome(one));
    const own = roles.filter((role) => about.some((one) => isNamed(one, role)));
    const [role] = own;
    if (role !== undefined && own.length === 1) return [{ name, role, isHidden: false }];
    return rolesWithout(description, roles).map((one) => ({ name, role: one, isHidden: true }));
  });
  const stated = sentences.flatMap((sentence, index): RestrictedMember[] => {
    const own = roles.filter((role) => isNamed(sentence, role));
    const [role] = own;
    if (role === undefined || own.length > 1 || /\b(if|when|403|sees?)\b/i.test(sentence)) return [];
    const about = (text: string): string[] =>
      names.filter((name) => isSubject(text, name) && !isPartOfItems(text, name));
    // "Archived clinics are left out" is about which clinics there are, and no member of theirs.
    const isPartOfItems = (text: string, name: string): boolean =>
      isFlag(operation, members.get(name)) &&
      !new RegExp(`\\b${literal(name)}\`? (is|are)\\b`, "i").test(text);
    if (withholding(role).test(sentence)) {
      // "`note` is for staff; customers do not get this member."
      const subjects = [...about(sentences[index - 1] ?? ""), ...about(sentence)];
      return subjects.slice(0, 1).map((name) => ({ name, role, isHidden: true }));
    }
    if (!keeping.test(sentence) || ofOwner.test(sentence)) return [];
    return about(sentence).map((name) => ({ name, role, isHidden: false }));
  });
  const withheld = names.flatMap((name) =>
    rolesWithoutMember(operation.text, name, roles).map((role) => ({ name, role, isHidden: true })),
  );
  stated.push(...withheld.filter(({ name }) => !stated.some((one) => one.name === name)));
  return [...stated, ...described.filter(({ name }) => !stated.some((one) => one.name === name))];
}

const isNamed = (sentence: string, role: string): boolean =>
  new RegExp(`(?<![\\w-])${literal(role)}s?(?![\\w-])`, "i").test(sentence);

const isFlag = ({ contract }: Operation, place: Place | undefined): boolean =>
  place !== undefined && shapeOf(contract.documents, place).types.has("boolean");

/** "Customers do not get this member at all", "the clerk's answer does not have it". */
const withholding = (role: string): RegExp =>
  new RegExp(
    `\\b${literal(role)}s?['’]s? (?:answer|response|view) (?:does not|do not|never) (?:have|has|hold|show|contain|include)s? (?:it|them)\\b|\\b${literal(role)}s? (?:do|does|will|can) ?not (?:get|see|receive) (?:it|them|(?:this|that|the) (?:member|field|property|value))\\b`,
    "i",
  );

function viewedMembers(operation: Operation): ReadonlyMap<string, Place> {
  const list = findList(operation);
  const ofItems = list && membersOf(operation.contract.documents, list.item);
  return ofItems && ofItems.size > 0 ? ofItems : responseMembers(operation);
}

/** "`notes` are internal", "Email addresses are shown": the member as the subject of the sentence. */
function isSubject(sentence: string, name: string): boolean {
  const words = wordsOf(name).map(singular);
  const plain = sentence
    .toLowerCase()
    .replace(/[`"']/g, "")
    .replace(/e-mail/g, "email");
  // "What we paid for it (`cost`) is shown to".
  if (new RegExp(`\\(${literal(name.toLowerCase())}\\) (is|are)\\b`).test(plain)) return true;
  return new RegExp(`^(the |all |their )?${words.map(literal).join("[ _-]?")}s?( \\w+)? (is|are)\\b`).test(
    plain,
  );
}

async function readAs(
  trial: Trial,
  operation: Operation,
  userIndex: number,
  names: readonly string[],
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const exchange = await readOne(trial, operation, userIndex);
  if (!exchange?.ok) return;
  const list = findList(operation);
  const items = (list && itemsOf(exchange, operation.pagination?.items ?? list.items)) ?? [exchange.payload];
  for (const name of names)
    if (items.some((item) => isObject(item) && (item[name] ?? null) !== null))
      trial.report("ownership", operation, exchange, {
        expected: `no ${name} for ${trial.checker.users[userIndex]?.name}`,
        pointer: `/${name}`,
        cause: `restricted ${name}`,
      });
}

/** An answer to the user: about what the first one has, else about what a list shows to this one. */
async function readOne(trial: Trial, operation: Operation, userIndex: number): Promise<Exchange | undefined> {
  const options = { userIndex, isExactUser: true };
  const first = await trial.send(await prepareCall(trial, operation, { userIndex }), options);
  const resource = trial.checker.resources.roles.get(operation)?.resource;
  if (first.ok || resource === undefined || !operation.path.includes("{")) return first;
  const instance = await pickExisting(trial, resource, userIndex, async (list) =>
    trial.send(await prepareCall(trial, list, { userIndex }), options),
  );
  if (instance)
    return await trial.send(await prepareCall(trial, operation, { instance, userIndex }), options);
  return await readOwn(trial, operation, resource, userIndex);
}

/** What an answer about the user names as the user's own: "a member can read their own record only". */
async function readOwn(
  trial: Trial,
  operation: Operation,
  { noun }: Resource,
  userIndex: number,
): Promise<Exchange | undefined> {
  const parameter = operation.parameters.find(({ in: at, name }) => at === "path" && nounOfId(name) === noun);
  const own = parameter && ownIdOf(await readOwnValues(trial), userIndex, noun);
  if (!parameter || own === undefined) return undefined;
  const call = copyCall(await prepareCall(trial, operation, { userIndex }), keyOf(parameter), own);
  return await trial.send(call, { userIndex, isExactUser: true });
}
