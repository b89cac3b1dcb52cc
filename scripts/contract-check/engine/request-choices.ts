import { escapePointer } from "../../lib/json-pointer";
import { isObject, valueAt, withValueAt } from "../lib/json";
import { findList } from "../load/lists";
import type { Operation } from "../load/model";
import { membersOf, shapeOf } from "../schema/shape";
import { keyOf, type PreparedCall } from "../send/request";
import { holdsProtected, registeredItem } from "./existing-instance";
import { type Slot, slotsOf } from "./id-slots";
import { idFor, itemsOf, type ResourceInstance } from "./resource-instance";
import { clockOf, movedTime } from "./time-window";
import type { Trial } from "./trial";

/** One value of a request, with others that may take its place. */
export interface RequestChoice {
  name: string;
  /** In the body; empty for a parameter. */
  pointer: string;
  kind: "reference" | "time" | "value";
  slot?: Slot;
  values: readonly unknown[];
  /** Value → what it refers to. */
  instances: ReadonlyMap<unknown, ResourceInstance>;
}

/** So many items of a list are tried. */
const mostItems = 10;
const mostValues = 6;

/** The values of a request that may be others: references first, then times, then members with few values. */
export async function choicesOf(
  trial: Trial,
  operation: Operation,
  call: PreparedCall,
  prepare: (list: Operation) => Promise<PreparedCall>,
): Promise<readonly RequestChoice[]> {
  const references: RequestChoice[] = [];
  const isCreation = trial.checker.resources.roles.get(operation)?.kind === "create";
  for (const slot of slotsOf(trial.checker, operation)) {
    // An action needs an instance in a state, which other scenarios bring about.
    if (slot.member !== undefined || (slot.parameter && !(isCreation && slot.parameter.in === "path")))
      continue;
    const instances = await listedOf(trial, operation, slot, prepare);
    const { name, pointer } = slot;
    const isSent = slot.parameter !== undefined || valueAt(call.body, pointer) !== undefined;
    if (isSent && instances.size > 0)
      references.push({ name, pointer, kind: "reference", slot, values: [...instances.keys()], instances });
  }
  const taken = new Set(references.map(({ pointer }) => pointer));
  return [
    ...references,
    ...membersWithValues(trial, operation, call).filter((one) => !taken.has(one.pointer)),
  ];
}

/** What a reference may name of what its list shows, but for what the run itself created. */
async function listedOf(
  trial: Trial,
  operation: Operation,
  { resource, parameter, name, pointer }: Slot,
  prepare: (list: Operation) => Promise<PreparedCall>,
): Promise<Map<unknown, ResourceInstance>> {
  const found = new Map<unknown, ResourceInstance>();
  const list = resource?.list;
  const shape = list && findList(list);
  if (!shape || !trial.checker.selected.has(list)) return found;
  const exchange = await trial.send(await prepare(list));
  const items = exchange.ok ? (itemsOf(exchange, list.pagination?.items ?? shape.items) ?? []) : [];
  const own = new Set(trial.checker.instances.map((one) => one.ids.get(one.resource.key)));
  for (const item of items) {
    if (holdsProtected(trial, item) || found.size >= mostItems) continue;
    const instance = registeredItem(trial, resource, exchange, item, 0);
    const id = instance && idFor(trial.checker, instance, operation.id, parameter ? name : `body#${pointer}`);
    if (instance && id !== undefined && !own.has(id)) found.set(id, instance);
  }
  return found;
}

function membersWithValues(trial: Trial, operation: Operation, { body }: PreparedCall): RequestChoice[] {
  const schema = operation.body?.media[0]?.schema;
  const { documents } = operation.contract;
  if (!schema || !isObject(body)) return [];
  const found: RequestChoice[] = [];
  for (const [name, place] of membersOf(documents, schema)) {
    const value = body[name];
    if (value === undefined) continue;
    const shape = shapeOf(documents, place);
    const own = { name, pointer: `/${escapePointer(name)}`, instances: new Map() };
    if (typeof value === "string" && (shape.format === "date" || shape.format === "date-time"))
      found.push({ ...own, kind: "time", values: otherTimes(trial, value) });
    else if (shape.values && shape.values.length > 1 && shape.values.length <= mostValues)
      found.push({ ...own, kind: "value", values: shape.values });
    else if (shape.types.has("boolean")) found.push({ ...own, kind: "value", values: [true, false] });
    else if (typeof value === "number" && shape.types.has("integer"))
      found.push({ ...own, kind: "value", values: smallNumbers(shape.minimum) });
  }
  return found.toSorted((a, b) => Number(b.kind === "time") - Number(a.kind === "time"));
}

/** Few of something are allowed where many are not. */
const smallNumbers = (minimum = 1): number[] => [...new Set([minimum, minimum + 1, 10])];

const hour = 3_600_000;
const day = 24 * hour;

/** Days from now and hours of the day, the likeliest first: offices are open in the middle of the week, and months begin on a first. */
const plainTimes: readonly [days: number, weekday: number | undefined, hour: number][] = [
  [3, 3, 10],
  [9, 2, 14],
  [24, 4, 9],
  [60, 3, 10],
  [1, undefined, 12],
  [0, undefined, 18],
  [-14, 3, 10],
  [-60, 2, 14],
  [3, 6, 10],
];

/** Times from the server's present on, and before it, in the form of a value. */
function otherTimes({ checker }: Trial, value: string): string[] {
  const now = clockOf(checker);
  if (now === undefined) return [];
  const today = Math.floor(now / day) * day;
  const times = plainTimes.map(([days, weekday, clock]) => {
    const start = today + days * day;
    const wait = weekday === undefined ? 0 : (weekday - new Date(start).getUTCDay() + 7) % 7;
    return start + wait * day + clock * hour;
  });
  const first = new Date(now);
  times.push(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1));
  return times.map((time) => asWritten(value, time));
}

/** A time in the form of another value: a day alone, or an instant with or without parts of a second. */
function asWritten(value: string, time: number): string {
  const text = new Date(time).toISOString();
  if (!value.includes("T")) return text.slice(0, 10);
  return /\.\d+/.test(value) ? text : text.replace(".000Z", "Z");
}

/** The request with its times so many weeks later; undefined where a schema refuses it. */
export function weeksLater(
  trial: Trial,
  call: PreparedCall,
  choice: RequestChoice,
  weeks: number,
): PreparedCall | undefined {
  const value = String(valueIn(call, choice));
  return withChoice(trial, call, choice, asWritten(value, Date.parse(value) + weeks * 7 * day));
}

/** What a request has at a choice. */
export const valueIn = ({ body, parameters }: PreparedCall, { slot, pointer }: RequestChoice): unknown =>
  slot?.parameter ? parameters.get(keyOf(slot.parameter)) : valueAt(body, pointer);

/** The request with another value; other times move with a time. Undefined where a schema refuses it. */
export function withChoice(
  { checker }: Trial,
  call: PreparedCall,
  choice: RequestChoice,
  value: unknown,
): PreparedCall | undefined {
  const { slot, pointer, kind } = choice;
  if (slot?.parameter)
    return { ...call, parameters: new Map(call.parameters).set(keyOf(slot.parameter), value) };
  const whole = slot?.isList ? [value] : value;
  const moved = kind === "time" ? movedWith(call.body, pointer.slice(1), String(value)) : call.body;
  const changed = withValueAt(moved, pointer, whole);
  const schema = call.operation.body?.media[0]?.schema;
  return schema && !checker.validator.isValid(schema, changed) ? undefined : { ...call, body: changed };
}

/**
 * A body whose times move with one of them. A period keeps its length where it is a usual one; else it lasts an hour or two
 * days, as the end may have been made up without regard to the begin.
 */
function movedWith(body: unknown, member: string, value: string): unknown {
  if (!isObject(body)) return body;
  const [before, after] = [Date.parse(String(body[member])), Date.parse(value)];
  const [usual, longest] = value.includes("T") ? [hour, day] : [2 * day, 14 * day];
  return Object.fromEntries(
    Object.entries(body).map(([name, other]) => {
      if (name === member || typeof other !== "string" || movedTime(other, 0) === undefined)
        return [name, other];
      const length = Date.parse(other) - before;
      const isUsual = Math.abs(length) > 0 && Math.abs(length) <= longest;
      return [name, asWritten(other, after + (isUsual ? length : usual))];
    }),
  );
}
