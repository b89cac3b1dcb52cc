import type { Checker } from "../../engine/checker";
import { slotsOf } from "../../engine/id-slots";
import { withNewKey } from "../../engine/idempotency-key";
import { nounOfId, ownIdOf, readOwnValues } from "../../engine/own-values";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { literal, sentencesOf } from "../../lib/texts";
import { documents, generalText } from "../../load/documented";
import { findList } from "../../load/lists";
import { isRead, type Operation } from "../../load/model";
import { responseMembers } from "../../plan/member-sources";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf } from "../../schema/shape";
import { fetchAll } from "../shared/fetch-pages";
import { discardSince, lastCreated, type PreparedCall, perform } from "../shared/prepared-call";

/** A role whose users belong to one of several groups and see nothing of the others. */
interface Group {
  /** The first user of the role. */
  userIndex: number;
  role: string;
  /** What the group is: the clinic of `clinicId`. */
  noun: string;
}

/**
 * What a text keeps within the group of a user is not shown to that user from elsewhere: "Dentists see those of their
 * clinic". Which clinic is whose, the server says of each user.
 *
 * Standard: the operation's description, or that of the contract.
 * Reports: `ownership`. Severity: error.
 */
export function listsOfOwnGroup(checker: Checker, list: Operation): Scenario[] {
  const shape = findList(list);
  if (!shape || list.path.includes("{")) return [];
  const members = [...membersOf(list.contract.documents, shape.item).keys()];
  return groupsOf(checker, list).flatMap((group): Scenario[] => {
    const isAbout = checker.resources.roles.get(list)?.resource.noun === group.noun;
    const member = isAbout ? "id" : members.find((name) => nounOfId(name) === group.noun);
    if (member === undefined) return [];
    return [
      {
        name: `own ${group.noun} ${list.id} ${group.role}`,
        operation: list,
        run: (trial) => judgeItems(trial, list, group, member),
      },
    ];
  });
}

async function judgeItems(trial: Trial, list: Operation, group: Group, member: string): Promise<void> {
  if (!trial.checker.bases.get(list)?.isAccepted) return;
  const own = ownIdOf(await readOwnValues(trial), group.userIndex, group.noun);
  const call = await prepareCall(trial, list, { userIndex: group.userIndex });
  const seen = own === undefined ? undefined : await fetchAll(trial, call, group.userIndex, true);
  const foreign = seen?.items.filter((one) => isOfOther(one, member, own)) ?? [];
  if (!seen || foreign.length === 0) return;
  trial.report("ownership", list, seen.exchange, {
    expected: `nothing but what is of the ${group.noun} ${String(own)}, which is that of ${nameOf(trial, group)}`,
    actual: `${foreign.length} of ${seen.items.length} items are of others`,
    pointer: `/${member}`,
    cause: `own ${wordsOf(group.noun).join(" ")}`,
  });
}

const isOfOther = (item: unknown, member: string, own: unknown): boolean =>
  isObject(item) && item[member] !== undefined && item[member] !== null && item[member] !== own;

/**
 * What is created for one group is closed to the users of another one, where the contract says so of all there is.
 *
 * Standard: RFC 9110 §15.5.4 (403), §15.5.5 (404); the contract's description.
 * Reports: `ownership`. Severity: error.
 */
export function callsOfOwnGroup(checker: Checker, resource: Resource): Scenario[] {
  const { create, read } = resource;
  const { selected, options } = checker;
  if (!create || !read || !selected.has(create) || options.isReadOnly) return [];
  return groupsOf(checker).flatMap((group): Scenario[] => {
    const isAbout = resource.noun === group.noun;
    const member = isAbout
      ? "id"
      : [...responseMembers(read).keys()].find((name) => nounOfId(name) === group.noun);
    if (member === undefined || group.userIndex === 0) return [];
    return operationsOn(checker, resource).map((operation) => ({
      name: `own ${group.noun} ${operation.id} ${group.role}`,
      operation,
      run: (trial) => callFromElsewhere(trial, resource, operation, group, member),
    }));
  });
}

async function callFromElsewhere(
  trial: Trial,
  resource: Resource,
  operation: Operation,
  group: Group,
  member: string,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const start = trial.created.length;
  const own = ownIdOf(await readOwnValues(trial), group.userIndex, group.noun);
  const instance = own === undefined ? undefined : await createElsewhere(trial, resource, group, member, own);
  if (!instance) return await discardSince(trial, start);
  const call = await prepareCall(trial, operation, { instance });
  const exchange = await trial.send(call, { userIndex: group.userIndex, isExactUser: true });
  const id = instance.ids.get(resource.key);
  const isAboutIt = [...call.parameters.values()].includes(id);
  // A list of nothing shows nothing.
  const isOpen = exchange.ok && (!findList(operation) || exchange.text.includes(String(id)));
  if (isAboutIt && isOpen)
    trial.report("ownership", operation, exchange, {
      expected: `403 or 404, as the ${resource.noun} is not of the ${group.noun} of ${nameOf(trial, group)}`,
      cause: `another ${group.noun}`,
    });
  await discardSince(trial, start);
}

/** An instance of another group than that of these users. */
async function createElsewhere(
  trial: Trial,
  resource: Resource,
  group: Group,
  member: string,
  own: unknown,
): Promise<ResourceInstance | undefined> {
  const instance = await createInstance(trial, resource);
  if (instance && isOfOther(instance.payload, member, own)) return instance;
  const other = member === "id" ? undefined : await idElsewhere(trial, group, own);
  if (!resource.create || other === undefined) return undefined;
  const call = await prepareCall(trial, resource.create);
  const exchange = await perform(trial, withMember(trial, call, member, other));
  const created = exchange.ok ? lastCreated(trial) : undefined;
  return isOfOther(created?.payload, member, own) ? created : undefined;
}

/** The id of another group than that of these users: of a new one, where one can be created. */
async function idElsewhere(trial: Trial, { noun }: Group, own: unknown): Promise<unknown> {
  const groups = trial.checker.resources.byNoun(noun);
  const other = groups && (await createInstance(trial, groups));
  const id = other?.ids.get(other.resource.key);
  return id === own ? undefined : id;
}

function withMember(trial: Trial, call: PreparedCall, member: string, value: unknown): PreparedCall {
  const body = { ...(isObject(call.body) && call.body), [member]: value };
  return withNewKey(trial, { ...call, body });
}

/**
 * What a user creates is of the user's own group, where the contract says that there is nothing else for that user.
 *
 * Standard: RFC 9110 §15.5.4 (403), §15.5.5 (404); the contract's description.
 * Reports: `ownership`. Severity: error.
 */
export function creationsInOwnGroup(checker: Checker, operation: Operation): Scenario[] {
  const schema = operation.body?.media[0]?.schema;
  const isCreation = checker.resources.roles.get(operation)?.kind === "create";
  if (!schema || !isCreation || checker.options.isReadOnly || !documents(operation, 403, 404, 422)) return [];
  const names = [...membersOf(operation.contract.documents, schema).keys()];
  return groupsOf(checker).flatMap((group): Scenario[] => {
    const member = names.find((name) => nounOfId(name) === group.noun);
    if (member === undefined || group.userIndex === 0) return [];
    const run = (trial: Trial): Promise<void> => createForOthers(trial, operation, group, member);
    return [{ name: `for another ${group.noun} ${operation.id} ${group.role}`, operation, run }];
  });
}

async function createForOthers(
  trial: Trial,
  operation: Operation,
  group: Group,
  member: string,
): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const start = trial.created.length;
  const { userIndex } = group;
  const own = ownIdOf(await readOwnValues(trial), userIndex, group.noun);
  const other = own === undefined ? undefined : await idElsewhere(trial, group, own);
  if (other === undefined) return await discardSince(trial, start);
  const call = withMember(trial, await prepareCall(trial, operation, { userIndex }), member, other);
  const exchange = await perform(trial, call, { userIndex, isExactUser: true });
  if (exchange.ok && !isOfOther(exchange.payload, member, other))
    trial.report("ownership", operation, exchange, {
      expected: `a refusal, as the ${group.noun} ${String(other)} is not that of ${nameOf(trial, group)}`,
      pointer: `/body/${member}`,
      cause: `for another ${group.noun}`,
    });
  await discardSince(trial, start);
}

/** "Everybody may look at the clinics." */
const isForAll = ({ text }: Operation): boolean =>
  /\b(every|any)(body|one)\b(?! who)|\ball (roles|users|accounts)\b/i.test(text);

/** Reads of a resource and of what it has, then changes, but for what is open to all. */
function operationsOn(checker: Checker, resource: Resource): Operation[] {
  const isOn = (one: Operation): boolean =>
    slotsOf(checker, one).some((slot) => slot.parameter?.in === "path" && slot.resource === resource);
  return checker.operations
    .filter((one) => checker.selected.has(one) && isOn(one) && !isForAll(one))
    .sort((left, right) => Number(isRead(right)) - Number(isRead(left)));
}

const nameOf = ({ checker }: Trial, { userIndex }: Group): string =>
  checker.users[userIndex]?.name ?? "the user";

/** The groups that the text of a list, or of the whole contract, keeps the users of a role within. */
function groupsOf({ users, contracts }: Checker, list?: Operation): Group[] {
  const roles = [...new Set(users.flatMap(({ grants = [] }) => [...grants]))];
  return roles.flatMap((role): Group[] => {
    const userIndex = users.findIndex(({ grants = [] }) => grants.join() === role);
    const ofAll = contracts.map((one) => groupOfAll(generalText(one), role));
    const noun = (list && groupInList(list.text, role)) ?? ofAll.find((one) => one !== undefined);
    return userIndex < 0 || noun === undefined ? [] : [{ userIndex, role, noun }];
  });
}

const exempting = /\b(also|too|except|unless|plus|as well)\b/;

/** "Dentists see those of their clinic", "dentists get a list with nothing but their own clinic" → clinic. */
export function groupInList(text: string, role: string): string | undefined {
  const seen = new RegExp(
    `(?<![\\w-])${literal(role.toLowerCase())}s? (?:only )?(?:sees?|gets?|finds?|lists?|reads?)\\b[^.;,]*\\b(?:of|in|at|for|with|but) (?:their|his|her|its)(?: own)? (\\w+)`,
  );
  for (const sentence of sentencesOf(text.toLowerCase().replace(/[`*]/g, ""))) {
    const noun = seen.exec(sentence)?.[1];
    if (noun !== undefined && noun !== "own" && !exempting.test(sentence)) return noun;
    // "All roles; members get their own passes": whose record the user is, the passes name.
    if (ownOfRole(role).test(sentence) && !exempting.test(sentence)) return role.toLowerCase();
  }
  return undefined;
}

const ownOfRole = (role: string): RegExp =>
  new RegExp(
    `(?:^|, )(?:an? |the )?${literal(role.toLowerCase())}s? (?:only )?(?:sees?|gets?|finds?|lists?|reads?) (?:only |nothing but )?(?:their|his|her|its)(?: or her)? own\\b`,
  );

/** "A dentist belongs to one clinic and sees nothing of the others" → clinic. */
export function groupOfAll(text: string, role: string): string | undefined {
  const plain = text.toLowerCase().replace(/[`*]/g, "").replace(/\s+/g, " ");
  const found = new RegExp(
    `(?<![\\w-])(?:an? |every |each )?${literal(role.toLowerCase())}s? belongs? to (?:one|exactly one|an?|a single) (\\w+)\\b[^.;]*\\b(?:sees? nothing of|(?:do|does) not see|cannot see|never sees?)\\b[^.;]*\\bothers?\\b`,
  ).exec(plain);
  // "A member is a customer and only ever sees records about themselves" → member.
  const isAlone = new RegExp(
    `(?:^|[.;] )(?:an? |every |each )?${literal(role.toLowerCase())}s? [^.;]*\\bonly (?:ever )?sees? (?:\\w+ )?(?:about|of|for) (?:themsel(?:f|ves)|himself|herself|them)\\b`,
  ).test(plain);
  // "A member is a gardener and deals with their own affairs only" → member.
  const hasOwn = new RegExp(
    `(?:^|[.;] )(?:an? |every |each )?${literal(role.toLowerCase())}s? [^.;]*\\b(?:deals? with|manages?|handles?) (?:only )?(?:their|his|her|its) own \\w+(?: only| alone)?(?=[.;])`,
  ).exec(plain);
  const isOwn = hasOwn !== null && /\b(only|alone)\b/.test(hasOwn[0]);
  return found?.[1] ?? (isAlone || isOwn ? role.toLowerCase() : undefined);
}
