import { isEqual, isObject } from "../json";
import { findList, successSchemas } from "../load/lists";
import type { Operation } from "../load/model";
import type { Exchange } from "../run/exchange";
import { prepare } from "../run/prepare";
import { itemsOf, showing, type Thing } from "../run/thing";
import type { Trial } from "../run/trial";
import { membersOf, shapeOf } from "../schema/shape";

const secret = /password|passwd|secret|token|pin$|captcha|smsCode|verif/i;

/** What other operations show of a thing. */
export interface Views {
  read: { exchange: Exchange; value: Record<string, unknown> } | undefined;
  list: { exchange: Exchange; value: Record<string, unknown> } | undefined;
  /** The list was read to its end and does not have it. */
  isUnlisted: boolean;
  unlisted: Exchange | undefined;
  readExchange: Exchange | undefined;
}

/** Looks at a thing through its read and its list. */
export async function look(
  trial: Trial,
  thing: Thing,
  options: { list?: boolean; userIndex?: number } = {},
): Promise<Views> {
  const { selected } = trial.checker;
  const userIndex = options.userIndex ?? thing.userIndex;
  const views: Views = {
    read: undefined,
    list: undefined,
    isUnlisted: false,
    unlisted: undefined,
    readExchange: undefined,
  };
  const { read, list, key } = thing.resource;
  const id = thing.ids.get(key);
  if (read && selected.has(read)) {
    const call = await prepare(trial, read, { thing, userIndex });
    const exchange = await trial.send(call, { userIndex });
    views.readExchange = exchange;
    const value = exchange.ok ? showing(exchange.payload, id) : undefined;
    if (value) views.read = { exchange, value };
  }
  if (options.list !== false && list && selected.has(list) && id !== undefined) {
    const found = await findInList(trial, thing, list, userIndex);
    views.list = found.item && { exchange: found.exchange, value: found.item };
    views.isUnlisted = found.isWhole && !found.item;
    views.unlisted = found.exchange;
  }
  return views;
}

/** Goes through a list, page by page, until an item of this id comes or the list ends. */
export async function findInList(trial: Trial, thing: Thing, list: Operation, userIndex: number) {
  const id = thing.ids.get(thing.resource.key);
  const call = await prepare(trial, list, { thing, userIndex });
  const { pagination } = list;
  const pointer = pagination?.items ?? findList(list)?.items ?? "";
  const size = largestSize(list);
  let exchange: Exchange | undefined;
  for (let page = 0; page < 12; page += 1) {
    const parameters = new Map(call.parameters);
    if (pagination?.size !== undefined && size !== undefined)
      parameters.set(`query.${pagination.size}`, size);
    if (pagination?.page !== undefined) parameters.set(`query.${pagination.page}`, pagination.first + page);
    else if (pagination?.offset !== undefined)
      parameters.set(`query.${pagination.offset}`, page * (size ?? 20));
    exchange = await trial.send({ ...call, parameters }, { userIndex });
    const items = exchange.ok ? itemsOf(exchange, pointer) : undefined;
    if (!items) return { exchange, item: undefined, isWhole: false };
    const item = items
      .filter(isObject)
      .find((one) => Object.values(one).some((value) => value === id || String(value) === String(id)));
    if (item) return { exchange, item, isWhole: true };
    const isPaged = pagination?.page !== undefined || pagination?.offset !== undefined;
    if (!isPaged && list.parameters.some(({ name }) => /cursor|after|token|limit|size/i.test(name)))
      return { exchange, item: undefined, isWhole: items.length < 5 };
    if (!isPaged || items.length === 0 || (size !== undefined && items.length < size))
      return { exchange, item: undefined, isWhole: true };
  }
  return { exchange, item: undefined, isWhole: false };
}

export function largestSize(list: Operation): number | undefined {
  const parameter = list.parameters.find(({ name }) => name === list.pagination?.size);
  if (!parameter) return undefined;
  const { maximum } = shapeOf(list.contract.documents, parameter.schema);
  return Math.min(maximum ?? 100, 100);
}

/** The members that a view of an operation promises to show. */
export function promised(operation: Operation | undefined, asItem: boolean): Map<string, boolean> {
  const found = new Map<string, boolean>();
  if (!operation) return found;
  const { documents, envelope } = operation.contract;
  const item = asItem ? findList(operation)?.item : undefined;
  const schemas = asItem ? (item ? [item] : []) : successSchemas(operation);
  for (const schema of schemas) {
    const members = membersOf(documents, schema);
    const data = !asItem && envelope?.data !== undefined ? members.get(envelope.data) : undefined;
    const own = data ? membersOf(documents, data) : members;
    for (const [name, place] of own) if (!shapeOf(documents, place).isWriteOnly) found.set(name, true);
  }
  return found;
}

/** Whether a value that was written and one that is shown mean the same. */
export function isSame(sent: unknown, shown: unknown): boolean {
  if (isEqual(sent, shown)) return true;
  if (sent === null || sent === undefined) return shown === null || shown === undefined;
  if (typeof sent === "string" && typeof shown === "string") {
    if (/^\d{4}-\d\d-\d\dT/.test(sent)) return Date.parse(sent) === Date.parse(shown);
    return sent.trim() === shown.trim() || (sent.includes("@") && sent.toLowerCase() === shown.toLowerCase());
  }
  if (Array.isArray(sent) && Array.isArray(shown))
    return sent.length === shown.length && sent.every((item) => shown.some((one) => isSame(item, one)));
  if (isObject(sent) && isObject(shown))
    return Object.keys(sent).every((key) => isSame(sent[key], shown[key]));
  return false;
}

/** Compares what a successful write sent with what the server shows afterwards, and blames who is at fault. */
export async function compareSent(
  trial: Trial,
  exchange: Exchange,
  only?: string,
  given?: Thing,
): Promise<void> {
  const { operation } = exchange;
  const role = trial.checker.resources.roles.get(operation);
  const sent = exchange.call.body;
  if (!role || !isObject(sent) || !["create", "update", "replace"].includes(role.kind)) return;
  const { resource } = role;
  const thing =
    given ??
    (role.kind === "create" ? trial.checker.things.at(-1) : undefined) ??
    (await targetOf(trial, exchange));
  if (!thing) return;
  const views = await look(trial, thing);
  if (views.readExchange && !views.readExchange.ok && role.kind === "create") {
    if (trial.isSound(views.readExchange)) blameUnreadable(trial, exchange, views);
    return;
  }
  if (views.isUnlisted && views.unlisted && role.kind === "create" && trial.isSound(views.unlisted)) {
    const guilty = resource.list ?? operation;
    trial.report("listed", guilty, views.unlisted, {
      expected: `the thing made by ${operation.id} in the list`,
      cause: "missing",
    });
  }
  const own = showing(exchange.payload, thing.ids.get(resource.key));
  for (const [name, value] of Object.entries(sent)) {
    if ((only !== undefined && name !== only) || secret.test(name)) continue;
    judgeMember(trial, { name, value, operation, exchange, own, views, resource });
  }
}

/** A thing whose id a call carried. */
async function targetOf(trial: Trial, exchange: Exchange): Promise<Thing | undefined> {
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
  return (
    trial.own.get(`${role.resource.key} 0`) ?? trial.checker.shared.get(`${role.resource.key} 0`) ?? undefined
  );
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

function blameUnreadable(trial: Trial, exchange: Exchange, views: Views): void {
  const { readExchange } = views;
  if (!readExchange) return;
  const isStored = views.list !== undefined;
  const isUnknown = !views.isUnlisted && views.list === undefined;
  const guilty = isStored || isUnknown ? readExchange.operation : exchange.operation;
  trial.report("read-back", guilty, readExchange, {
    expected: `the thing made by ${exchange.operation.id}`,
    cause: "unreadable",
  });
}

interface Member {
  name: string;
  value: unknown;
  operation: Operation;
  exchange: Exchange;
  own: Record<string, unknown> | undefined;
  views: Views;
  resource: Thing["resource"];
}

function judgeMember(trial: Trial, member: Member): void {
  const { name, value, operation, exchange, own, views, resource } = member;
  const verdict = (
    view: Record<string, unknown> | undefined,
    from: Operation | undefined,
    asItem: boolean,
  ) => {
    if (!view || !from || !promised(from, asItem).has(name)) return undefined;
    return isSame(value, view[name]);
  };
  const inAnswer = own && Object.hasOwn(own, name) ? verdict(own, operation, false) : undefined;
  const inRead = verdict(views.read?.value, resource.read, false);
  const inList =
    views.list && Object.hasOwn(views.list.value, name)
      ? verdict(views.list.value, resource.list, true)
      : undefined;
  const report = (guilty: Operation, shown: Exchange, actual: unknown): void =>
    trial.report("read-back", guilty, shown, {
      expected: `${name} as ${operation.id} wrote it: ${JSON.stringify(value)}`,
      actual: `${name}: ${JSON.stringify(actual) ?? "nothing"}`,
      pointer: `/${name}`,
      cause: operation.id === guilty.id ? "" : operation.id,
    });
  if (inRead === false && views.read) {
    if (inList === true) report(resource.read ?? operation, views.read.exchange, views.read.value[name]);
    else report(operation, views.read.exchange, views.read.value[name]);
  } else if (inList === false && views.list) {
    if (inRead === true || (inRead === undefined && inAnswer === true))
      report(resource.list ?? operation, views.list.exchange, views.list.value[name]);
    else report(operation, views.list.exchange, views.list.value[name]);
  } else if (inAnswer === false) report(operation, exchange, own?.[name]);
}
