import { escapePointer } from "../../lib/json-pointer";
import type { Documents } from "../document/documents";
import type { Place } from "../document/place";
import { isObject, withValueAt } from "../lib/json";
import { singular } from "../lib/singular";
import { documents, refusalText } from "../load/documented";
import type { Operation } from "../load/model";
import { isReferenceName, isStateName, wordsOf } from "../plan/nouns";
import { generateString } from "../schema/generate";
import { membersOf, shapeOf } from "../schema/shape";
import type { Shape } from "../schema/shape-type";
import { characters } from "../schema/strings";
import { keyOf, type PreparedCall } from "../send/request";
import { hasAcceptedTime, withOtherAcceptedTime } from "./accepted-times";
import { withDigitsOf } from "./check-digits";
import { isFixedText, noteGivenText } from "./fixed-texts";
import { hasPeriod, withinNoted } from "./parent-period";
import type { ResourceInstance } from "./resource-instance";
import { onAllowedDay, statedDay } from "./stated-days";
import { clockOf, isUsedToday, movedDay, timeWindow, withinWindow } from "./time-window";
import type { Trial } from "./trial";

const letters = "abcdefghijklmnopqrstuvwxyz";

const labels =
  /name|title|label|code|sku|slug|key|mail|handle|nick|phone|number|No$|_no$|serial|isbn|reference/i;

/** The body with new texts in members that look like names, so that uniqueness constraints do not refuse it. */
export function withUniqueTexts(
  trial: Trial,
  operation: Operation,
  body: unknown,
  isThorough: boolean,
): unknown {
  const schema = operation.body?.media[0]?.schema;
  const { documents: docs } = operation.contract;
  const { validator } = trial.checker;
  if (!schema || !isObject(body)) return body;
  let distinct = withOtherNumbers(trial, operation, body);
  const ofAll = shapeOf(docs, schema).properties;
  for (const [name, member] of membersOf(docs, schema)) {
    const value = body[name];
    if (typeof value !== "string") continue;
    if (!isThorough && !labels.test(name) && !isNamed(operation, name)) continue;
    if (isFixedText(trial, operation, name)) continue;
    if (isOfMany(name) && !isNamed(operation, name)) continue;
    const shape = shapeOf(docs, member);
    // A made-up time is hardly ever within the period that others allow.
    const isBound =
      hasPeriod(trial, operation) ||
      timeWindow(operation) !== undefined ||
      hasAcceptedTime(trial.checker, operation);
    if (isBound && /^date/.test(shape.format ?? "")) continue;
    if (shape.values || shape.hasConstant || isReference(trial, operation, name)) continue;
    // Only this member has to be valid: the rest of the body may be invalid on purpose.
    const other = withDigitsOf(operation, name, member, differentText(trial, shape, value));
    if (!validator.isValid(member, other)) continue;
    const changed = withValueAt(distinct, `/${escapePointer(name)}`, other);
    // Another branch of the schema may want another text of the member.
    if (!ofAll.has(name) && !validator.isValid(schema, changed)) continue;
    noteGivenText(trial, operation, name, other);
    distinct = changed;
  }
  // What is of use today alone begins today.
  const isTimely =
    (isAboutTimes(operation) && !isUsedToday(trial.checker, operation)) ||
    (isThorough && hasPeriod(trial, operation));
  return isTimely ? withOtherTimes(trial, operation, distinct) : distinct;
}

/**
 * A creation without a body with new texts in the parameters that look like names: a device of another number. With a body
 * it stays as it is.
 */
export function withUniqueParameters(trial: Trial, call: PreparedCall): PreparedCall {
  const { operation } = call;
  if (operation.body) return call;
  const parameters = new Map(call.parameters);
  for (const parameter of operation.parameters) {
    const { name, schema } = parameter;
    const value = parameters.get(keyOf(parameter));
    const shape = shapeOf(operation.contract.documents, schema);
    if (parameter.in !== "query" || typeof value !== "string" || !labels.test(name) || isOfMany(name))
      continue;
    if (shape.values || shape.hasConstant || isReference(trial, operation, name)) continue;
    const other = differentText(trial, shape, value);
    if (trial.checker.validator.isValid(schema, other)) parameters.set(keyOf(parameter), other);
  }
  return { ...call, parameters };
}

/** What many instances have in common, and what belongs together has to: a country, a currency, a language. */
const isOfMany = (name: string): boolean =>
  wordsOf(name).some((word) => /^(country|currency|language|locale|timezone)$/.test(word));

/** Whether a member refers to another resource of the contract. */
function isReference({ checker: { resources } }: Trial, operation: Operation, name: string): boolean {
  const own = resources.roles.get(operation)?.resource;
  return isReferenceName(name, (noun) => ![undefined, own].includes(resources.byNoun(noun)));
}

/** Whether the text about 409 names the member: "409 when another permit has the plate". */
function isNamed(operation: Operation, name: string): boolean {
  return documents(operation, 409) && namesMember(refusalText(operation, 409), name);
}

/** The body with other numbers in members that the text about 409 names: "refused when the fee of that year exists". */
export function withOtherNumbers(trial: Trial, operation: Operation, body: unknown): unknown {
  const schema = operation.body?.media[0]?.schema;
  const { documents: docs } = operation.contract;
  if (!schema || !isObject(body)) return body;
  let distinct: unknown = body;
  for (const [name, member] of shapeOf(docs, schema).properties) {
    const value = body[name];
    if (!Number.isInteger(value) || !isUniqueNumber(operation, name)) continue;
    const number = laterNumber(trial, docs, member, Number(value));
    if (trial.checker.validator.isValid(member, number))
      distinct = withValueAt(distinct, `/${escapePointer(name)}`, number);
  }
  return distinct;
}

const ofUnique = /\b(already|exists?|taken|same|duplicate|unique|another|one (for )?(each|every|a|per))\b/;
const ofAmount =
  /\b(together|sum|total|at most|more than|fewer|less|exceeds?|enough|left|stock|capacity|limit|full)\b/;

/** Whether the text about 409 makes a number unique: "when the fee of that year exists", and not how much there may be of it. */
export function isUniqueNumber(operation: Operation, name: string): boolean {
  if (!documents(operation, 409)) return false;
  return refusalText(operation, 409)
    .split(/[.;,]\s|(?<=\)) /)
    .some((clause) => ofUnique.test(clause) && !ofAmount.test(clause) && namesMember(clause, name));
}

function namesMember(text: string, name: string): boolean {
  const words = text.split(/[^a-z]+/);
  return wordsOf(name).every((word) => words.includes(word) || words.includes(singular(word)));
}

/** Another number from here up: "refused when the fee of that year was issued before". */
function laterNumber({ random }: Trial, documents: Documents, member: Place, value: number): number {
  const { maximum, exclusiveMaximum } = shapeOf(documents, member);
  const most = maximum ?? (exclusiveMaximum === undefined ? value + 1000 : exclusiveMaximum - 1);
  return random.between(value, Math.max(value, most));
}

export function differentText(trial: Trial, shape: Shape, value: string): string {
  const { random } = trial;
  if (shape.patterns.length > 0) return generateString(shape, random);
  if (shape.format === "email") return `${random.word(6, letters)}${value.replace(/^[^@]*/, "")}`;
  if (shape.format !== undefined) return generateString({ ...shape, examples: [] }, random);
  // An address without the format, and a name that may be part of a path.
  if (/^[^@\s]+@[^@\s]+$/.test(value)) return `${random.word(6, letters)}${value.replace(/^[^@]*/, "")}`;
  const joint = /^[\w.~-]+$/.test(value) ? "-" : " ";
  const space = (shape.maxLength ?? 200) - characters(value) - 1;
  const word = random.word(6, letters);
  if (space >= 6) return `${value}${joint}${word}`;
  return generateString({ ...shape, examples: [] }, random);
}

const timely = /\b(slots?|starts?|times?|overlap\w*|periods?|dates?|days?|hours?)\b/;

/** Whether the text about 409 is about times: "A room that has an appointment with the same start". */
const isAboutTimes = (operation: Operation): boolean =>
  documents(operation, 409) && timely.test(refusalText(operation, 409));

/** The body with all its dates moved by the same days: what overlaps in time with another instance is refused like a duplicate. */
export function withOtherTimes(trial: Trial, operation: Operation, body: unknown): unknown {
  const { random, checker } = trial;
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !isObject(body)) return body;
  const members = shapeOf(operation.contract.documents, schema).properties;
  const accepted = withOtherAcceptedTime(trial, operation, body);
  if (accepted) return checker.validator.isValid(schema, accepted) ? accepted : body;
  if (timeWindow(operation)) return withinWindow(trial, operation, body, true);
  if (hasPeriod(trial, operation)) return withinNoted(trial, operation, body, true);
  const days = isPastOnly(operation)
    ? daysInPast(trial, operation, daysUntilNow(checker, body))
    : random.between(5, 2000);
  let moved: unknown = body;
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d(T.*)?$/.test(value)) continue;
    const place = members.get(name);
    const later = movedDay(value, days);
    const other = later && place ? onAllowedDay(later, statedDay(operation, name, place)) : later;
    // Only this member has to be valid: the rest of the body may be invalid on purpose.
    if (other !== undefined && place && checker.validator.isValid(place, other))
      moved = withValueAt(moved, `/${escapePointer(name)}`, other);
  }
  return moved;
}

/** Whether a text refuses what lies ahead: "Refused with 422 are days in the future", "must not be later than today". */
const isPastOnly = ({ text }: Operation): boolean =>
  /\b(not|refused|no|never|cannot)\b[^.;]*\b(in the future|later than (today|now)|after today)\b|\bin the future\b[^.;]*\b(4\d\d|refused)\b/i.test(
    text.replace(/\s+/g, " "),
  );

const pastDays = new WeakMap<Trial["checker"], Map<Operation, number>>();

/** Days after a date in the past, each time later ones: what is entered in the order of time comes after what is there. */
function daysInPast({ random, checker }: Trial, operation: Operation, latest: number): number {
  const known = pastDays.get(checker) ?? new Map<Operation, number>();
  pastDays.set(checker, known);
  const last = known.get(operation) ?? 0;
  const from = last < latest ? last : 0;
  const days = Math.min(latest, from + random.between(1, Math.max(1, Math.floor((latest - from) / 8))));
  known.set(operation, days);
  return Math.max(0, days);
}

/** How many days the latest date of a body can be moved without getting beyond the present of the server. */
function daysUntilNow(checker: Trial["checker"], body: Readonly<Record<string, unknown>>): number {
  const now = clockOf(checker);
  const times = Object.values(body).flatMap((value) =>
    typeof value === "string" && /^\d{4}-\d\d-\d\d(T.*)?$/.test(value) ? [Date.parse(value)] : [],
  );
  return now === undefined || times.length === 0 ? 2000 : Math.floor((now - Math.max(...times)) / 86_400_000);
}

/** The body with other values of the members that have few, but for its states. */
export function withOtherChoices({ random, checker }: Trial, operation: Operation, body: unknown): unknown {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !isObject(body)) return body;
  const changed = { ...body };
  for (const [name, member] of shapeOf(operation.contract.documents, schema).properties) {
    const values = shapeOf(operation.contract.documents, member).values?.filter((one) => one !== body[name]);
    if (
      !values ||
      values.length === 0 ||
      body[name] === undefined ||
      /state|status|phase/i.test(name) ||
      isStateName(name)
    )
      continue;
    changed[name] = random.pick(values);
  }
  return checker.validator.isValid(schema, changed) ? changed : body;
}

/** Sets a version member to the instance's current version. */
export function withVersion(
  operation: Operation,
  body: unknown,
  instance: ResourceInstance | undefined,
): unknown {
  if (!instance || operation === instance.resource.create || !isObject(body) || !isObject(instance.payload))
    return body;
  const name = Object.keys(body).find((key) => /^(version|revision|_rev|etag)$/i.test(key));
  const now = name === undefined ? undefined : instance.payload[name];
  return name === undefined || now === undefined ? body : { ...body, [name]: now };
}
