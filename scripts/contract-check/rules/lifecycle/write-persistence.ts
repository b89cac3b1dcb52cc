import type { Place } from "../../document/place";
import { isKnownWrong } from "../../engine/known-wrong-members";
import { prepareCall } from "../../engine/prepare-call";
import { type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isEqual, isObject, object, string } from "../../lib/json";
import { sentencesOf } from "../../lib/texts";
import { findList, successSchemas } from "../../load/lists";
import type { Operation } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { wordsOf } from "../../plan/nouns";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { documentedMembers } from "../shared/documented-members";
import { isEquivalent } from "../shared/equivalent-values";
import { type Views, viewInstance } from "../shared/instance-views";
import { isRestricted } from "../shared/restricted-answers";
import { isClearedBySwitch } from "../shared/stated-switches";
import { withoutWriteOnly } from "../shared/without-write-only";

const secret = /password|passwd|secret|token|pin$|captcha|smsCode|verif/i;

/**
 * Compares the sent body with what reads and lists return afterwards, and reports the operation at fault.
 *
 * Standard: the documented members of request and response.
 * Reports: `read-back`, `listed`. Severity: error.
 */
export async function compareSent(
  trial: Trial,
  exchange: Exchange,
  only?: string,
  given?: ResourceInstance,
): Promise<void> {
  const { operation } = exchange;
  const role = trial.checker.resources.roles.get(operation);
  const sent = exchange.call.body;
  if (!role || !isObject(sent) || !["create", "update", "replace"].includes(role.kind)) return;
  const { resource } = role;
  const instance =
    given ?? (role.kind === "create" ? trial.created.at(-1) : undefined) ?? (await targetOf(trial, exchange));
  if (!instance) return;
  const views = await viewInstance(trial, instance);
  if (views.readExchange && !views.readExchange.ok && role.kind === "create") {
    if (trial.isSound(views.readExchange)) reportUnreadable(trial, exchange, views);
    return;
  }
  const isLeftOut = views.isUnlisted && !documentsPartialList(resource.list, exchange.payload);
  if (isLeftOut && views.unlisted && role.kind === "create" && trial.isSound(views.unlisted)) {
    if (!views.readExchange && (await isMissing(trial, instance)))
      return trial.report("read-back", operation, views.unlisted, {
        expected: "what was made to be there: in the list, and when it is deleted",
        cause: "not stored",
      });
    trial.report("listed", resource.list ?? operation, views.unlisted, {
      expected: `the resource created by ${operation.id} in the list`,
      cause: "missing",
    });
  }
  const own = representationOf(exchange.payload, instance.ids.get(resource.key));
  judgeId(trial, exchange, instance, own, views);
  const schema = operation.body?.media[0]?.schema;
  const { documents } = operation.contract;
  const members = schema ? membersOf(documents, schema) : new Map<string, Place>();
  for (const [name, written] of Object.entries(sent)) {
    const value = withoutWriteOnly(documents, members.get(name), written);
    if (value === undefined) continue;
    if ((only !== undefined && name !== only) || secret.test(name)) continue;
    const created = isObject(instance.sentBody) ? instance.sentBody[name] : undefined;
    judgeMember(trial, { name, value, created, operation, exchange, own, views, resource });
  }
}

/** Whether a list documents that it leaves out instances in another state ("Published ones only"). */
function documentsPartialList(list: Operation | undefined, payload: unknown): boolean {
  const item = list && findList(list)?.item;
  if (!item || !isObject(payload) || !/\bonly\b/i.test(list.text)) return false;
  const { documents } = list.contract;
  const words = list.text.toLowerCase().split(/[^a-z]+/);
  return [...membersOf(documents, item)].some(([name, place]) =>
    shapeOf(documents, place).values?.some(
      (value) => typeof value === "string" && words.includes(value.toLowerCase()) && value !== payload[name],
    ),
  );
}

/** Whether an unlisted instance does not exist: it cannot be deleted either. */
async function isMissing(trial: Trial, instance: ResourceInstance): Promise<boolean> {
  const { remove } = instance.resource;
  if (!remove || !trial.checker.selected.has(remove)) return false;
  const call = await prepareCall(trial, remove, { instance, userIndex: instance.userIndex });
  const exchange = await trial.send(call, { userIndex: instance.userIndex });
  instance.isDeleted = exchange.ok;
  return [404, 410].includes(exchange.code);
}

/** The instance whose id the request carried. */
async function targetOf(trial: Trial, exchange: Exchange): Promise<ResourceInstance | undefined> {
  const role = trial.checker.resources.roles.get(exchange.operation);
  if (!role) return undefined;
  if (role.resource.isSingle)
    return {
      resource: role.resource,
      userIndex: 0,
      payload: undefined,
      ids: idsOfPath(trial, exchange),
      steps: [],
      isOwn: false,
      isDeleted: false,
      sentBody: undefined,
    };
  const { key } = role.resource;
  const { own, created, checker } = trial;
  const cached = own.get(`${key} 0`) ?? checker.shared.get(`${key} 0`) ?? undefined;
  const [, last] = /\{([^{}]+)\}[^{}]*$/.exec(exchange.operation.path) ?? [];
  const named = last === undefined ? undefined : exchange.call.parameters.get(`path.${last}`);
  const isNamed = (one: ResourceInstance | undefined): boolean =>
    one?.resource === role.resource && String(one.ids.get(key)) === String(named);
  // A call in a state of its own is about another instance than the shared one.
  if (named === undefined || isNamed(cached) || cached?.ids.get(key) === undefined) return cached;
  return created.findLast(isNamed) ?? checker.instances.findLast(isNamed);
}

function idsOfPath(_trial: Trial, exchange: Exchange): Map<string, unknown> {
  const ids = new Map<string, unknown>();
  const steps = exchange.operation.path.split("/");
  steps.forEach((step, index) => {
    const name = /^\{(.+)\}$/.exec(step)?.[1];
    if (name !== undefined)
      ids.set(
        steps
          .slice(0, index)
          .join("/")
          .replace(/\{[^}]*\}/g, "{}"),
        exchange.call.parameters.get(`path.${name}`),
      );
  });
  return ids;
}

function reportUnreadable(trial: Trial, exchange: Exchange, views: Views): void {
  const { readExchange } = views;
  if (!readExchange) return;
  const isStored = views.list !== undefined;
  const isUnknown = !views.isUnlisted && views.list === undefined;
  const faultyOperation = isStored || isUnknown ? readExchange.operation : exchange.operation;
  trial.report("read-back", faultyOperation, readExchange, {
    expected: `the resource created by ${exchange.operation.id}`,
    cause: "unreadable",
  });
}

/** A change keeps the instance's id. */
function judgeId(
  trial: Trial,
  exchange: Exchange,
  instance: ResourceInstance,
  own: Record<string, unknown> | undefined,
  views: Views,
): void {
  const id = instance.ids.get(instance.resource.key);
  const returned = views.read?.value;
  if (id === undefined || !own || !returned || instance.resource.create === exchange.operation) return;
  const name = Object.keys(returned).find((key) => returned[key] === id && /id$|no$|key$|code$/i.test(key));
  if (name === undefined || own[name] === undefined || own[name] === id) return;
  trial.report("read-back", exchange.operation, exchange, {
    expected: `${name} to stay ${toJson(id)}`,
    actual: `${name}: ${toJson(own[name])}`,
    pointer: `/${name}`,
    cause: "id",
  });
}

const isScalar = (value: unknown): boolean =>
  value !== null && value !== undefined && typeof value !== "object";

interface Member {
  name: string;
  value: unknown;
  /** Value at creation. */
  created: unknown;
  operation: Operation;
  exchange: Exchange;
  own: Record<string, unknown> | undefined;
  views: Views;
  resource: ResourceInstance["resource"];
}

function judgeMember(trial: Trial, member: Member): void {
  const { name, value, created, operation, exchange, own, views, resource } = member;
  const verdict = (
    view: Record<string, unknown> | undefined,
    from: Operation | undefined,
    asItem: boolean,
  ) => {
    if (!view || !from || !documentedMembers(from, asItem).has(name)) return undefined;
    // What may be several where it is sent and is one where it is shown is not the same: states to export, that of the export.
    if (Array.isArray(value) && isScalar(view[name])) return undefined;
    // Whoever wrote it may see more than whoever reads: notes of the staff are left out for others.
    const reader = (asItem ? views.list : views.read)?.exchange.user;
    const isHidden = view[name] === undefined || (view[name] === null && isRestricted(from, asItem, name));
    if (view !== own && isHidden && reader !== exchange.user) return undefined;
    const reset =
      value === null && view[name] !== null ? resetValue(resource, from, asItem, name) : undefined;
    if (reset) return reset.isKnown ? isEquivalent(reset.value, view[name]) : undefined;
    return isEquivalent(value, view[name]) || meansSame(operation, name, value, view[name]);
  };
  const inResponse = own && Object.hasOwn(own, name) ? verdict(own, operation, false) : undefined;
  const inRead = verdict(views.read?.value, resource.read, false);
  const inList =
    views.list && Object.hasOwn(views.list.value, name)
      ? verdict(views.list.value, resource.list, true)
      : undefined;
  const report = (faultyOperation: Operation, returned: Exchange, actual: unknown): void => {
    if ((actual === null || actual === undefined) && isClearedBySwitch(operation, exchange.call.body, name))
      return;
    trial.report("read-back", faultyOperation, returned, {
      expected: `${name} as ${operation.id} wrote it: ${toJson(value)}`,
      actual: `${name}: ${toJson(actual) ?? "nothing"}`,
      pointer: `/${name}`,
      cause: operation.id === faultyOperation.id ? "" : operation.id,
    });
  };
  const { checker } = trial;
  if (documentsTransformation(operation, name)) return;
  if (
    [views.read, views.list].some((view) => view && isKnownWrong(checker, view.exchange.operation.id, name))
  )
    return;
  if (inRead === false && views.read) {
    if (inList === true) report(resource.read ?? operation, views.read.exchange, views.read.value[name]);
    else report(operation, views.read.exchange, views.read.value[name]);
  } else if (inList === false && views.list) {
    // A list with the value of the creation was right then: the change was not applied to it.
    const isUnchanged =
      operation !== resource.create && created !== undefined && isEquivalent(created, views.list.value[name]);
    if (inRead === true || (inRead === undefined && inResponse === true && !isUnchanged))
      report(resource.list ?? operation, views.list.exchange, views.list.value[name]);
    else report(operation, views.list.exchange, views.list.value[name]);
  } else if (inResponse === false) report(operation, exchange, own?.[name]);
  else if (isLost(member)) report(operation, exchange, undefined);
}

/**
 * Null for a member that answers never show as null takes it back to what it is without being set (RFC 7396): the default
 * of the creation, where it states one.
 */
function resetValue(
  { create }: ResourceInstance["resource"],
  from: Operation,
  asItem: boolean,
  name: string,
): { isKnown: boolean; value: unknown } | undefined {
  const { documents } = from.contract;
  const item = asItem ? findList(from)?.item : undefined;
  const shown = (asItem ? (item ? [item] : []) : successSchemas(from)).flatMap((schema) => {
    const member = membersOf(documents, schema).get(name);
    return member ? [shapeOf(documents, member)] : [];
  });
  if (shown.length === 0 || shown.some(({ isNullable, types }) => isNullable || types.size === 0))
    return undefined;
  const schema = create?.body?.media[0]?.schema;
  const taken = create && schema && membersOf(create.contract.documents, schema).get(name);
  const value = create && taken ? shapeOf(create.contract.documents, taken).fallback : undefined;
  return { isKnown: value !== undefined, value };
}

/**
 * Whether the contract makes two values of a member the same: a text in other letters where its pattern takes any case, as
 * `^([Cc][Ll][Ii][Ee][Nn][Tt])$`, or two values that its description joins, as "`null` or `0` for never".
 */
export function meansSame(operation: Operation, name: string, sent: unknown, returned: unknown): boolean {
  const schema = operation.body?.media[0]?.schema;
  const { documents } = operation.contract;
  const member = schema && membersOf(documents, schema).get(name);
  if (!member) return false;
  const text = descriptionOf(member, documents.resolve(member));
  if (typeof sent === "string" && typeof returned === "string") {
    const isAnyCase =
      shapeOf(documents, member).patterns.some((one) => /(\[([A-Z][a-z]|[a-z][A-Z])\]){2}/.test(one)) ||
      /\bnot case[- ]sensitive\b|\bcase[- ]insensitive\b|\bin any case\b/i.test(text);
    return isAnyCase && sent.toLowerCase() === returned.toLowerCase();
  }
  const pair = new Set([String(toJson(sent)), String(toJson(returned))]);
  return [...text.matchAll(/[`'"]([^`'"]+)[`'"] or [`'"]([^`'"]+)[`'"]/g)].some(
    ([, one = "", other = ""]) => one !== other && pair.has(one) && pair.has(other),
  );
}

/**
 * Whether the contract documents that a member is stored differently: "Kept in small letters", "Tags are added to
 * those it has".
 */
function documentsTransformation(operation: Operation, name: string): boolean {
  const schema = operation.body?.media[0]?.schema;
  const place = schema && membersOf(operation.contract.documents, schema).get(name);
  const ofMember = place
    ? string(object(operation.contract.documents.resolve(place).value)["description"])
    : "";
  const sentences = sentencesOf(operation.text);
  const ofOperation = sentences.filter((one) => one.toLowerCase().includes(name.toLowerCase()));
  // "For a total loss the cost is the value of the camera, whatever was sent" is about `estimatedCostCents`.
  const longer = wordsOf(name).filter((word) => word.length > 3);
  const isReplaced = sentences.some(
    (one) =>
      /\b(whatever|regardless of what) (was|is) sent\b/i.test(one) &&
      longer.some((word) => new RegExp(`\\b${word}\\b`, "i").test(one)),
  );
  if (isReplaced) return true;
  return [ofMember, ...ofOperation].some((one) =>
    /\b(small|lower|upper|capital)[ -]?(case|letters)|\b(normali[sz]|trimm|rounded|truncat)|\bblanks? at|\badded to\b|\bwhatever was sent\b/i.test(
      one,
    ),
  );
}

/** Without a read operation: whether neither the response nor the list returns a documented member. */
function isLost({ name, value, operation, own, views, resource }: Member): boolean {
  const isNothing = !value || (typeof value === "object" && Object.keys(value).length === 0);
  if (isNothing || views.read || !own || !views.list) return false;
  if (Object.hasOwn(own, name) || Object.hasOwn(views.list.value, name)) return false;
  if (!documentedMembers(operation, false).has(name) || !documentedMembers(resource.list, true).has(name))
    return false;
  const schema = operation.body?.media[0]?.schema;
  const place = schema && membersOf(operation.contract.documents, schema).get(name);
  return !isEqual(object(place?.value)["default"], value);
}
