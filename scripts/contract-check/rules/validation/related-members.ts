import type { Place } from "../../document/place";
import { equalMembers, textOfBody } from "../../engine/equal-members";
import { periodMembers } from "../../engine/parent-period";
import { prepareCall } from "../../engine/prepare-call";
import { referredBoundsIn } from "../../engine/referred-bounds";
import type { Scenario } from "../../engine/scenario";
import { clockOf, movedTime } from "../../engine/time-window";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import { literal } from "../../lib/texts";
import { documents, generalText, refusalText } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { withMemberNames } from "../../plan/named-members";
import { verbAndNoun } from "../../plan/nouns";
import { statementsOfOperation } from "../../plan/operation-statements";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { withNewNames } from "../shared/distinct-names";
import { discard, lastCreated, type PreparedCall, perform, validCall } from "../shared/prepared-call";
import { checkLimit } from "./related-limits";
import {
  type Limit,
  limitsIn,
  ordersPeriod,
  pairOf,
  type Relation,
  relationsIn,
  sideOfNow,
} from "./stated-relations";

/**
 * Two members that a text relates ("`until` must be after `from`") are refused the other way round, and equal ones where
 * the text excludes them.
 *
 * Standard: the descriptions of the operation, its members and its refusals.
 * Reports: `refusal`. Severity: error.
 */
export function relatedMembers(operation: Operation): Scenario[] {
  if (!documents(operation, 400, 409, 422)) return [];
  const names = [...placesOf(operation).keys()];
  const { noun } = verbAndNoun(operation.name);
  const text = withMemberNames(textOfBody(operation), names, noun);
  const bounds = referredBoundsIn(text, names).flatMap(({ member, least, most, noun: of }): Limit[] => [
    { member, of: least, noun: of, isUpper: false },
    { member, of: most, noun: of, isUpper: true },
  ]);
  const limits = [...limitsIn(text, names), ...bounds];
  const equal = operation.body ? equalMembers(textOfBody(operation), names) : [];
  return [
    ...relationsOf(operation).map((relation) => ({
      name: `related ${operation.id} ${relation.left} ${relation.right}`,
      operation,
      run: (trial: Trial) => checkRelation(trial, operation, relation),
    })),
    ...momentsOf(operation).map(([member, side]) => ({
      name: `present ${operation.id} ${member}`,
      operation,
      run: (trial: Trial) => checkSide(trial, operation, member, side),
    })),
    ...limits.map((limit) => ({
      name: `limited ${operation.id} ${limit.member} ${limit.of}`,
      operation,
      run: (trial: Trial) => checkLimit(trial, operation, limit, placesOf(operation).get(limit.member)),
    })),
    ...equal.map(([member, of, noun]) => ({
      name: `equal ${operation.id} ${member}`,
      operation,
      run: (trial: Trial) => checkEqual(trial, operation, member, `the ${of} of the ${noun}`),
    })),
  ];
}

/** Dates of a body that have to be in the past, or in the future. */
function momentsOf(operation: Operation): [member: string, side: "past" | "future"][] {
  const { documents: docs } = operation.contract;
  if (!operation.body) return [];
  const dates = [...placesOf(operation)].filter(([, place]) =>
    /^date/.test(shapeOf(docs, place).format ?? ""),
  );
  return dates.flatMap(([name, place]): [string, "past" | "future"][] => {
    const own = descriptionOf(place, docs.resolve(place));
    // What holds for several operations stands in the introduction, which has words that are no members.
    const general = clausesOf(generalText(operation.contract)).filter((one) => one.includes(`\`${name}\``));
    const naming = [...clausesOf(statementsOfOperation(operation)), ...general].filter(
      (one) =>
        // "The reading may not be dated in the future": by the only date it has.
        (new RegExp(`\\b${literal(name)}\\b`).test(one) ||
          (dates.length === 1 && /\bdated in the\b/.test(one))) &&
        !/\bonly\b/.test(one),
    );
    const side = sideOfNow(own) ?? naming.map(sideOfNow).find((one) => one !== undefined);
    return side === undefined ? [] : [[name, side]];
  });
}

/**
 * The clauses of a text: "`to` must not be before `from` (422), `from` must not be before today". One that begins with "it"
 * is about the last member that was named: "The rules on `startsAt`: it is in the future".
 */
export function clausesOf(text: string): string[] {
  let last = "";
  return text
    .replace(/\s+/g, " ")
    .split(/(?<=[.;:])\s+|, and |(?<=\)), /)
    .map((clause) => {
      const whole = last === "" ? clause : clause.replace(/^it(?= (is|must|may|has|cannot|lies)\b)/i, last);
      last = /.*(`\w+`)/.exec(whole)?.[1] ?? last;
      return whole;
    });
}

/** Twenty years. */
const weeksOfDecades = 1044;
const week = 604_800_000;

/**
 * Some decades, in ms, that take a time from one side of the present to the other: somebody born twenty-two years ago is of the past
 * twenty years later still.
 */
export function distanceBeyond(time: number, present = time): number {
  const decades = weeksOfDecades * week;
  const apart = Math.abs(present - time);
  return (Number.isNaN(apart) ? 1 : Math.floor(apart / decades) + 1) * decades;
}

/** A date on the wrong side of the present is refused; other dates keep their distance. */
async function checkSide(
  trial: Trial,
  operation: Operation,
  member: string,
  side: "past" | "future",
): Promise<void> {
  const { bases, validator } = trial.checker;
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !bases.get(operation)?.isAccepted) return;
  const plain = await validCall(trial, operation, { isFresh: true });
  const call = withNewNames(trial, plain);
  if (!isObject(call.body) || !isObject(plain.body)) return;
  const now = Date.parse(String(plain.body[member]));
  // The same day of the week and of the year, as near as weeks come: there may be opening hours.
  const decades = (side === "past" ? 1 : -1) * distanceBeyond(now, clockOf(trial.checker));
  const wanted = Date.parse(side === "past" ? "2098-03-11T09:00:00.000Z" : "2001-03-12T09:00:00.000Z");
  const isDay =
    shapeOf(operation.contract.documents, placesOf(operation).get(member) ?? schema).format === "date";
  const fixed = new Date(wanted).toISOString().slice(0, isDay ? 10 : undefined);
  const body: Record<string, unknown> = { ...call.body, [member]: fixed };
  // Each in the form it had: a pattern may exclude fractions of a second.
  for (const [name, value] of Object.entries(plain.body)) {
    const moved = typeof value === "string" && !Number.isNaN(now) && movedTime(value, decades);
    if (typeof moved === "string") body[name] = moved;
  }
  if (!validator.isValid(schema, body)) return;
  const count = trial.created.length;
  const exchange = await perform(trial, { ...call, body });
  if (trial.created.length > count) await discard(trial, lastCreated(trial));
  if (!exchange.ok) return;
  trial.removeFinding(exchange, "body");
  trial.report("refusal", operation, exchange, {
    expected: `a refusal, because ${member} has to be in the ${side}, and not ${toJson(body[member])}`,
    pointer: `/body/${member}`,
    cause: "present",
    place: placesOf(operation).get(member) ?? schema,
  });
}

/** "`amount` must equal `amountDue` of the enrolment": one more and one less are refused. */
async function checkEqual(trial: Trial, operation: Operation, member: string, what: string): Promise<void> {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !trial.checker.bases.get(operation)?.isAccepted) return;
  for (const change of [-1, 1]) {
    const call = withNewNames(trial, await validCall(trial, operation, { isFresh: true }));
    const changed = isObject(call.body) ? numberMoved(call.body[member], change) : undefined;
    const body = { ...(isObject(call.body) && call.body), [member]: changed };
    if (changed === undefined || !trial.checker.validator.isValid(schema, body)) continue;
    const count = trial.created.length;
    const exchange = await perform(trial, { ...call, body });
    if (trial.created.length > count) await discard(trial, lastCreated(trial));
    if (!exchange.ok) continue;
    return trial.report("refusal", operation, exchange, {
      expected: `a refusal, as ${member} is not ${what}: ${toJson(changed)}`,
      pointer: `/body/${member}`,
      cause: "unequal",
      place: placesOf(operation).get(member) ?? schema,
    });
  }
}

/** A number, or the one of an amount with a currency, moved a little. */
function numberMoved(value: unknown, change: number): unknown {
  if (typeof value === "number") return value + change;
  if (!isObject(value)) return undefined;
  const [name] = Object.keys(value).filter((one) => typeof value[one] === "number");
  return name === undefined ? undefined : { ...value, [name]: Number(value[name]) + change };
}

/** The body's members, or the parameters of a query. */
function placesOf(operation: Operation): ReadonlyMap<string, Place> {
  const schema = operation.body?.media[0]?.schema;
  if (schema) return membersOf(operation.contract.documents, schema);
  return new Map(
    operation.parameters
      .filter(({ in: at }) => at === "query")
      .map(({ name, schema: place }) => [name, place]),
  );
}

function relationsOf(operation: Operation): Relation[] {
  const { contract, parameters, body } = operation;
  const places = placesOf(operation);
  const names = [...places.keys()];
  const about = (name: string): string => {
    const place = places.get(name);
    const parameter = parameters.find((one) => one.name === name && one.in === "query");
    return descriptionOf(
      ...[place, place && contract.documents.resolve(place), body ? undefined : parameter?.place].filter(
        (one) => one !== undefined,
      ),
    );
  };
  const schema = body?.media[0]?.schema;
  const whole = schema ? descriptionOf(schema, contract.documents.resolve(schema)) : "";
  const period = ordersPeriod(`${operation.text} ${whole}`) ? periodMembers(operation) : undefined;
  const found = [
    ...(period ? [{ left: period[1], order: ">" as const, right: period[0] }] : []),
    ...relationsIn(`${statementsOfOperation(operation)} ${whole}`, names),
    ...(body ? clausesOf(generalText(contract)).flatMap((one) => relationsIn(one, names)) : []),
    ...names.flatMap((name) => relationsIn(about(name), names, name)),
    ...[400, 409, 422].flatMap((code) => relationsIn(responseText(operation, code), names, undefined, true)),
  ];
  return found.filter(
    (one, index) =>
      found.findIndex((other) => other.left === one.left && other.right === one.right) === index,
  );
}

/** Only what the response itself says: sentences of the operation state what is right, not what is refused. */
function responseText(operation: Operation, code: number): string {
  return (
    operation.responses.find(({ status }) => status === String(code))?.description ??
    refusalText(operation, code)
  );
}

async function checkRelation(trial: Trial, operation: Operation, relation: Relation): Promise<void> {
  const { bases } = trial.checker;
  const places = placesOf(operation);
  const [left, right] = [places.get(relation.left), places.get(relation.right)];
  if (!left || !right || !bases.get(operation)?.isAccepted) return;
  const { documents: docs } = operation.contract;
  const pair = pairOf(shapeOf(docs, left), shapeOf(docs, right));
  if (!pair) return;
  const [low, high] = pair;
  const isRising = relation.order === "<" || relation.order === "<=";
  const control = await send(trial, operation, relation, isRising ? [low, high] : [high, low]);
  if (!control.ok) return;
  const attempts: [unknown, unknown][] =
    relation.order === "!=" ? [[low, low]] : [isRising ? [high, low] : [low, high]];
  if (relation.order === "<" || relation.order === ">") attempts.push([low, low]);
  for (const values of attempts) {
    const exchange = await send(trial, operation, relation, values);
    if (!exchange.ok) continue;
    const at = operation.body ? "/body" : "/query";
    trial.removeFinding(exchange, "body");
    trial.report("refusal", operation, exchange, {
      expected: `a refusal, because ${relation.left} has to be ${relation.order} ${relation.right}, and not ${values.map((one) => toJson(one)).join(" and ")}`,
      pointer: operation.body ? `${at}/${relation.left}` : `${at}.${relation.left}`,
      cause: `relation ${values[0] === values[1] ? "equal" : "reversed"}`,
      place: left,
    });
    return;
  }
  await checkOneSide(trial, operation, relation, pair);
}

/** A change of one member alone is refused where the other one, which stays as it is, does not suit it. */
async function checkOneSide(
  trial: Trial,
  operation: Operation,
  { left, right, order }: Relation,
  [low, high]: readonly [unknown, unknown],
): Promise<void> {
  const schema = operation.body?.media[0]?.schema;
  if (operation.method !== "patch" || !schema || !/^[<>]=$/.test(order)) return;
  const member = order === "<=" ? left : right;
  const equal = await send(trial, operation, { left, right, order }, [low, low]);
  const body = { [member]: high };
  if (!equal.ok || !trial.checker.validator.isValid(schema, body)) return;
  const call = await validCall(trial, operation);
  const isSame = [...equal.call.parameters].every(
    ([key, value]) => !key.startsWith("path.") || call.parameters.get(key) === value,
  );
  const exchange = isSame ? await perform(trial, { ...call, body }) : undefined;
  if (!exchange?.ok) return;
  trial.report("refusal", operation, exchange, {
    expected: `a refusal, because ${left} has to be ${order} ${right}, of which the other one is ${toJson(low)}`,
    pointer: `/body/${member}`,
    cause: "relation with what is there",
    place: placesOf(operation).get(member) ?? schema,
  });
}

async function send(
  trial: Trial,
  operation: Operation,
  { left, right }: Relation,
  [one, two]: readonly [unknown, unknown],
): Promise<Exchange> {
  const call = withNewNames(
    trial,
    isRead(operation) ? await prepareCall(trial, operation) : await validCall(trial, operation),
  );
  const count = trial.created.length;
  const changed: PreparedCall = operation.body
    ? { ...call, body: { ...(isObject(call.body) && call.body), [left]: one, [right]: two } }
    : { ...call, parameters: new Map([...call.parameters, [`query.${left}`, one], [`query.${right}`, two]]) };
  const exchange = await perform(trial, changed);
  if (trial.created.length > count) await discard(trial, lastCreated(trial));
  return exchange;
}
