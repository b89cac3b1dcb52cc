import type { Checker } from "../../engine/checker";
import { slotsOf } from "../../engine/id-slots";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject, withValueAt } from "../../lib/json";
import { findList } from "../../load/lists";
import { isRead, type Operation } from "../../load/model";
import { responseMembers } from "../../plan/member-sources";
import { pathSlots } from "../../plan/paths";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { isQuantityOf, quantityBeside, referencesTo } from "../shared/body-references";
import { withNewNames } from "../shared/distinct-names";
import { viewInstance } from "../shared/instance-views";
import { discard, type PreparedCall, perform, validCall } from "../shared/prepared-call";
import { type Movement, refusesLack, statedMovement, stockFault, stockKind } from "./stock-movements";

/** A number of a resource that others take from. */
interface Stock {
  resource: Resource;
  member: string;
  kind: "rest" | "used";
}

/**
 * What is taken from a stock leaves as much less, what is given back as much more; what the stock does not suffice for is
 * refused and takes nothing.
 *
 * Standard: the operation's description; the names of the documented members.
 * Reports: `read-back`, `conflict`, `acceptance`, `side-effect`. Severity: error.
 */
export function stockEffects(checker: Checker): Scenario[] {
  if (checker.options.isReadOnly) return [];
  const stocks = [...checker.resources.all.values()].flatMap((one) => stocksOf(checker, one));
  return stocks.flatMap((stock) =>
    checker.operations
      .filter((one) => !isRead(one) && checker.selected.has(one) && isOther(checker, one, stock))
      .flatMap((operation): Scenario[] => [
        {
          name: `stock ${stock.member} ${operation.id}`,
          operation,
          run: (trial) => takeFrom(trial, operation, stock),
        },
        ...(refusesLack(operation, stock.member, stock.resource.noun, false)
          ? [
              {
                name: `all ${stock.member} ${operation.id}`,
                operation,
                run: (trial: Trial) => takeAll(trial, operation, stock),
              },
              {
                name: `short ${stock.member} ${operation.id}`,
                operation,
                run: (trial: Trial) => takeTooMuch(trial, operation, stock),
              },
            ]
          : []),
      ]),
  );
}

function stocksOf({ selected }: Checker, resource: Resource): Stock[] {
  // What no operation reads is shown by its list.
  const shown = resource.read ?? resource.list;
  if (!shown || !selected.has(shown) || resource.isSingle) return [];
  const { documents } = shown.contract;
  const item = resource.read ? undefined : findList(shown)?.item;
  const members = item ? membersOf(documents, item) : responseMembers(shown);
  return [...members].flatMap(([member, place]) => {
    const kind = stockKind(member);
    return kind && shapeOf(documents, place).types.has("integer") ? [{ resource, member, kind }] : [];
  });
}

const isOther = ({ resources }: Checker, operation: Operation, { resource }: Stock): boolean => {
  const role = resources.roles.get(operation);
  return role !== undefined && role.resource !== resource;
};

/** An amount of one instance that a call takes. */
interface Taken {
  instance: ResourceInstance;
  quantity: number;
}

async function takeFrom(trial: Trial, operation: Operation, stock: Stock): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const stated = statedMovement(operation, stock.member);
  // A kind of ticket with a stock of its own takes none: its quantity is what there is.
  if (isStock(trial, operation)) return;
  const isDirect = refersTo(trial, operation, stock.resource);
  const isNamed = isDirect && isCreation(trial, operation) && !isBelow(trial, operation, stock.resource);
  if (stated === undefined && !isNamed) return;
  const prepared = isDirect
    ? await directCall(trial, operation, stock)
    : await callAfterOthers(trial, operation, stock);
  if (!prepared) return;
  const { call, taken } = prepared;
  const before = await numbersOf(trial, stock, taken);
  const exchange = await perform(trial, call);
  if (exchange.ok) {
    const after = await numbersOf(trial, stock, taken);
    const movement: Movement = movementOf(stated, stock);
    for (const [index, { quantity }] of taken.entries()) {
      const [was, is] = [before[index], after[index]];
      if (!was || !is) continue;
      const sizes = { before: was.value, after: is.value, quantity };
      const wanted = stockFault(sizes, movement, stated !== undefined);
      if (wanted === undefined || !trial.isSound(is.exchange)) continue;
      trial.report("read-back", operation, is.exchange, {
        expected: `${stock.member} to be ${wanted}, ${quantity} ${movement === "down" ? "less" : "more"} than before ${operation.id}`,
        actual: `${stock.member}: ${is.value}`,
        pointer: `/${stock.member}`,
        cause: "stock",
      });
      break;
    }
  }
  await discardNew(trial);
}

/** What is sold rises as what is left falls. */
function movementOf(stated: Movement | undefined, { kind }: Stock): Movement {
  if (kind === "rest") return stated ?? "down";
  return stated === undefined ? "up" : stated;
}

const isCreation = ({ checker }: Trial, operation: Operation): boolean =>
  checker.resources.roles.get(operation)?.kind === "create";

/** Whether what an operation creates has numbers of its own that others take from. */
function isStock({ checker }: Trial, operation: Operation): boolean {
  return (
    checker.resources.roles.get(operation)?.kind === "create" &&
    [...responseMembers(operation).keys()].filter((member) => stockKind(member)).length > 1
  );
}

function refersTo(trial: Trial, operation: Operation, resource: Resource): boolean {
  const body = trial.checker.bases.get(operation)?.body;
  return isBelow(trial, operation, resource) || referencesTo(trial, operation, body, resource).length > 0;
}

/** `POST /events/{eventId}/orders` takes from the event. */
const isBelow = ({ checker }: Trial, operation: Operation, { key }: Resource): boolean => {
  const role = checker.resources.roles.get(operation);
  return role?.kind === "create" && role.resource.parent === key;
};

/** A call whose body takes two of a new instance. */
async function directCall(trial: Trial, operation: Operation, { resource, member }: Stock, filling?: number) {
  const instance = await createInstance(trial, resource, {
    change: (body) => withStock(resource.create, body, filling ?? 50),
  });
  const id = instance?.ids.get(resource.key);
  if (!instance || id === undefined) return undefined;
  const inIt = isBelow(trial, operation, resource);
  const options = inIt ? { instance } : { isFresh: true };
  const valid = withNewNames(trial, await validCall(trial, operation, options));
  const [named] = referencesTo(trial, operation, valid.body, resource);
  const reference = inIt ? { ...quantityBeside(valid.body, "/_"), pointer: undefined } : named;
  const schema = operation.body?.media[0]?.schema;
  if (!reference || !schema) return undefined;
  const value = named?.isList ? [id] : id;
  let body = reference.pointer === undefined ? valid.body : withValueAt(valid.body, reference.pointer, value);
  const isOfStock = isQuantityOf(reference, member);
  let quantity = isOfStock ? reference.quantity : 1;
  const two =
    reference.quantityAt === undefined || !isOfStock ? undefined : withValueAt(body, reference.quantityAt, 2);
  if (two !== undefined && trial.checker.validator.isValid(schema, two)) {
    body = two;
    quantity = 2;
  }
  return { call: { ...valid, body }, taken: [{ instance, quantity }] };
}

/** A call on an instance whose earlier requests named what it takes. */
async function callAfterOthers(
  trial: Trial,
  operation: Operation,
  { resource, member }: Stock,
): Promise<{ call: PreparedCall; taken: Taken[] } | undefined> {
  const start = trial.steps.length;
  const call = await validCall(trial, operation, { isFresh: true });
  const quantities = new Map<unknown, number>();
  for (const { operation: earlier, call: sent } of stepsAbout(trial, call, trial.steps.slice(start)))
    for (const reference of referencesTo(trial, earlier, sent.body, resource)) {
      const quantity = isQuantityOf(reference, member) ? reference.quantity : 1;
      quantities.set(reference.id, (quantities.get(reference.id) ?? 0) + quantity);
    }
  const taken = [...quantities].map(([id, quantity]) => ({
    instance: instanceWith(trial, resource, id),
    quantity,
  }));
  return taken.length > 0 ? { call, taken } : undefined;
}

/** The requests that were about what a call is on: that of another order took something else. */
function stepsAbout(
  { checker }: Trial,
  { operation, parameters }: PreparedCall,
  steps: readonly Exchange[],
): Exchange[] {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)];
  const id = parameters.get(`path.${names.at(-1)?.[1]}`);
  if (id === undefined) return steps.filter(({ ok, operation: one }) => ok && !isRead(one));
  const text = toJson(id) ?? "";
  const about = steps.filter(
    ({ ok, operation: one, call, payload }) =>
      ok &&
      !isRead(one) &&
      ([...call.parameters.values()].includes(id) || (toJson(payload) ?? "").includes(text)),
  );
  const role = checker.resources.roles.get(operation);
  // What a line took is in the request that created it; later answers show it as well.
  return role?.kind === "remove" && names.length > 1 ? about.slice(0, 1) : about;
}

/** An instance that the run knows, or what was only named: what exists from the start, or was created on the way to a state. */
function instanceWith({ checker, steps }: Trial, resource: Resource, id: unknown): ResourceInstance {
  const known = checker.instances.find(
    (one) => one.resource === resource && one.ids.get(resource.key) === id,
  );
  if (known) return known;
  const text = toJson(id) ?? "";
  const shown = steps.findLast(
    ({ ok, operation, payload }) =>
      ok &&
      [resource.create, resource.list, resource.read].includes(operation) &&
      (toJson(payload) ?? "").includes(text),
  );
  const outer = shown ? [...pathSlots(shown.operation.path)] : [];
  return {
    resource,
    userIndex: 0,
    payload: { id },
    ids: new Map([
      ...outer.map(([name, key]) => [key, shown?.call.parameters.get(`path.${name}`)] as const),
      [resource.key, id],
    ]),
    steps: [...steps],
    isOwn: false,
    isDeleted: false,
    sentBody: undefined,
  };
}

interface Shown {
  exchange: Exchange;
  value: number;
}

async function numbersOf(
  trial: Trial,
  { resource, member }: Stock,
  taken: readonly Taken[],
): Promise<(Shown | undefined)[]> {
  const found: (Shown | undefined)[] = [];
  for (const { instance } of taken) {
    const views = await viewInstance(trial, instance, { list: !resource.read });
    const shown = views.read ?? views.list;
    const value = shown?.value[member];
    found.push(shown && typeof value === "number" ? { exchange: shown.exchange, value } : undefined);
  }
  return found;
}

const sizeName =
  /^(stock|quantity|capacity|places|seats|size|total|available|units|onHand|inStock)$|(Places|Seats|Capacity|Stock|Available|Quantity)$/;

/** The body of a creation with as much as is wanted of what can be taken. */
function withStock(create: Operation | undefined, body: unknown, filling: number): unknown {
  const schema = create?.body?.media[0]?.schema;
  if (!create || !schema || !isObject(body)) return body;
  const { documents } = create.contract;
  const changed: Record<string, unknown> = { ...body };
  for (const [name, place] of membersOf(documents, schema)) {
    const { types, minimum = 0, maximum = Number.POSITIVE_INFINITY } = shapeOf(documents, place);
    if (types.has("integer") && sizeName.test(name))
      changed[name] = Math.min(Math.max(filling, minimum), maximum);
  }
  return changed;
}

/** Takes two of something of which there is one. */
async function takeTooMuch(trial: Trial, operation: Operation, stock: Stock): Promise<void> {
  if (stock.kind !== "rest" || !trial.checker.bases.get(operation)?.isAccepted) return;
  if (isSingleTaking(trial, operation, stock)) return await takeLast(trial, operation, stock);
  const isDirect = refersTo(trial, operation, stock.resource);
  if (!isDirect && !refusesLack(operation, stock.member, stock.resource.noun, true)) return;
  // A category with places of its own adds to those of its event.
  if (isBelow(trial, operation, stock.resource) && statedMovement(operation, stock.member) !== "down") return;
  const prepared = isDirect
    ? await directCall(trial, operation, stock, 1)
    : await callAfterOthers(trial, operation, stock);
  const [first] = prepared?.taken ?? [];
  if (prepared && first && (isDirect || (await isEmptied(trial, first.instance, stock)))) {
    const [before] = await numbersOf(trial, stock, [first]);
    if (before && before.value < first.quantity) {
      const exchange = await perform(trial, prepared.call);
      if (exchange.ok)
        trial.report("conflict", operation, exchange, {
          expected: `a refusal, as ${stock.member} is ${before.value} and ${first.quantity} are wanted`,
          cause: `short ${stock.member}`,
        });
      else {
        const [after] = await numbersOf(trial, stock, [first]);
        if (after && after.value !== before.value)
          trial.report("side-effect", operation, after.exchange, {
            expected: `${stock.member} to stay ${before.value} after a refusal`,
            actual: `${stock.member}: ${after.value}`,
            pointer: `/${stock.member}`,
            cause: "stock",
          });
      }
    }
  }
  await discardNew(trial);
}

/** The creation that takes one at a time of a stock that it names: a car takes a bay of its station. */
function takerOf(trial: Trial, operation: Operation, { resource, member }: Stock): Operation | undefined {
  const role = trial.checker.resources.roles.get(operation);
  const create = role?.kind === "create" ? operation : role?.resource.create;
  const body = create && trial.checker.bases.get(create)?.body;
  const [named] = create ? referencesTo(trial, create, body, resource) : [];
  const isOne = named && (named.quantityAt === undefined || !isQuantityOf(named, member));
  return isOne ? create : undefined;
}

/** Whether an operation may name a stock of which it takes one. */
function isSingleTaking(trial: Trial, operation: Operation, stock: Stock): boolean {
  const isNaming = slotsOf(trial.checker, operation).some(
    ({ parameter, resource, isList, member }) =>
      !parameter && resource === stock.resource && !isList && member === undefined,
  );
  return isNaming && takerOf(trial, operation, stock) !== undefined;
}

/** A call that names one instance of a stock. */
async function callNaming(trial: Trial, operation: Operation, resource: Resource, id: unknown) {
  const call = withNewNames(trial, await validCall(trial, operation, { isFresh: true }));
  const slot = slotsOf(trial.checker, operation).find((one) => !one.parameter && one.resource === resource);
  return slot && { ...call, body: withValueAt(call.body, slot.pointer, id) };
}

/** Takes the last one of a stock, and one more: "A station with no free bay is refused". */
async function takeLast(trial: Trial, operation: Operation, stock: Stock): Promise<void> {
  const { resource } = stock;
  const taker = takerOf(trial, operation, stock);
  if (!taker || !refusesLack(operation, stock.member, resource.noun, true)) return;
  const instance = await createInstance(trial, resource, {
    change: (body) => withStock(resource.create, body, 1),
  });
  const id = instance?.ids.get(resource.key);
  if (!instance || id === undefined) return;
  const rest = async (): Promise<number | undefined> =>
    (await numbersOf(trial, stock, [{ instance, quantity: 1 }]))[0]?.value;
  const first = (await rest()) === 1 ? await callNaming(trial, taker, resource, id) : undefined;
  if (first && (await perform(trial, first)).ok && (await rest()) === 0) {
    const second = await callNaming(trial, operation, resource, id);
    const exchange = second && (await perform(trial, second));
    if (exchange?.ok)
      trial.report("conflict", operation, exchange, {
        expected: `a refusal, as ${stock.member} is 0`,
        cause: `short ${stock.member}`,
      });
  }
  await discardNew(trial);
}

/** Takes all that there is: "More than the stock is refused", and all of it is not. */
async function takeAll(trial: Trial, operation: Operation, stock: Stock): Promise<void> {
  if (stock.kind !== "rest" || !refersTo(trial, operation, stock.resource)) return;
  if (!trial.checker.bases.get(operation)?.isAccepted || isBelow(trial, operation, stock.resource)) return;
  const prepared = await directCall(trial, operation, stock, 2);
  const [first] = prepared?.taken ?? [];
  const [before] = (prepared && first && (await numbersOf(trial, stock, [first]))) ?? [];
  if (prepared && first && before?.value === first.quantity) {
    const exchange = await perform(trial, prepared.call);
    if (exchange.code === 409)
      trial.report("acceptance", operation, exchange, {
        expected: `success, as ${stock.member} is ${before.value} and as many are wanted`,
        cause: `all ${stock.member}`,
      });
  }
  await discardNew(trial);
}

/** Takes what there is of an instance away by a change. */
async function isEmptied(
  trial: Trial,
  instance: ResourceInstance,
  { resource, member }: Stock,
): Promise<boolean> {
  const change = resource.update ?? resource.replace;
  const schema = change?.body?.media[0]?.schema;
  if (!change || !schema || !trial.checker.selected.has(change)) return false;
  const place = membersOf(change.contract.documents, schema).get(member);
  if (!place || !trial.checker.validator.isValid(place, 0)) return false;
  const call = await prepareCall(trial, change, { instance });
  const body = resource.update ? { [member]: 0 } : { ...(isObject(call.body) && call.body), [member]: 0 };
  return (await trial.send({ ...call, body })).ok;
}

async function discardNew(trial: Trial): Promise<void> {
  for (const instance of [...trial.created].reverse())
    if (!instance.isDeleted) await discard(trial, instance);
}
