import type { Operation } from "../load/model";
import { wordsOf } from "../plan/nouns";
import { describeResponse, type Exchange } from "../send/exchange";
import type { PreparedCall } from "../send/request";
import { noteAcceptedTime } from "./accepted-times";
import { createBaseRequest } from "./base-request";
import type { BaseRequest } from "./checker";
import { reasonOf, textOfRefusal } from "./refusal-reason";
import { placesNamedBy } from "./refused-places";
import { registerInstance } from "./register-instance";
import { afterBringingAbout } from "./replenished";
import { choicesOf, type RequestChoice, valueIn, weeksLater, withChoice } from "./request-choices";
import type { ResourceInstance } from "./resource-instance";
import type { Trial } from "./trial";

/** So many requests are tried for one operation. */
const maximumRequests = 70;

interface Position {
  call: PreparedCall;
  exchange: Exchange;
}

/**
 * Looks for a request that an operation accepts where rules that no schema shows refuse every usual one: an instructor teaches
 * other categories than the student's, nothing begins on a Sunday. One value after the other is replaced by what lists show,
 * by another time or another choice; the refusal tells which comes first, and what leads to a refusal that was not there
 * before is kept, as a server judges one rule after the other. What is found is the operation's base request from then on.
 * Returns the answer with a success.
 */
export async function searchRequest(
  trial: Trial,
  operation: Operation,
  prepare: (operation: Operation, instance?: ResourceInstance) => Promise<PreparedCall>,
): Promise<Exchange | undefined> {
  const { bases } = trial.checker;
  const before = bases.get(operation);
  const base = {
    ...createBaseRequest(trial, operation, 0),
    ...(before?.headers && { headers: before.headers }),
  };
  bases.set(operation, base);
  const call = await prepare(operation);
  const refused = await trial.send(call, { trigger: "valid" });
  const supplied = refused.ok ? undefined : await afterBringingAbout(trial, refused, 0, prepare);
  const first = { call, exchange: supplied ?? refused };
  const choices = first.exchange.ok ? [] : await choicesOf(trial, operation, call, prepare);
  const found = first.exchange.ok ? first : await follow(trial, choices, first);
  if (found.exchange.ok) await keep(trial, base, choices, first, found);
  else if (before) bases.set(operation, { ...before, refusal: describeResponse(found.exchange) });
  return found.exchange.ok ? found.exchange : undefined;
}

/** Makes what was found the base of later requests. */
async function keep(
  trial: Trial,
  base: BaseRequest,
  choices: readonly RequestChoice[],
  first: Position,
  { call }: Position,
): Promise<void> {
  const { checker } = trial;
  const changed = choices.filter((one) => valueIn(call, one) !== valueIn(first.call, one));
  const keepsReferences = changed.some(({ slot }) => slot && !slot.parameter);
  checker.bases.set(call.operation, {
    ...base,
    body: call.body,
    isAccepted: true,
    isSearched: true,
    keepsReferences,
  });
  for (const one of changed) {
    const value = valueIn(call, one);
    if (one.kind === "time")
      noteAcceptedTime(checker, call.operation, one.pointer, {
        value: String(value),
        weeks: await weeksAccepted(trial, call, one),
      });
    const instance = one.slot?.parameter && one.instances.get(value);
    if (instance) checker.shared.set(`${instance.resource.key} ${instance.userIndex}`, instance);
  }
}

/** How many weeks later an operation takes what it accepted: nine, or fewer where it refuses them. */
async function weeksAccepted(trial: Trial, call: PreparedCall, time: RequestChoice): Promise<number> {
  for (const weeks of [9, 4, 2, 1]) {
    const later = weeksLater(trial, call, time, weeks);
    const exchange = later && (await trial.send(later, { trigger: "valid" }));
    const role = trial.checker.resources.roles.get(call.operation);
    if (exchange?.ok && role?.kind === "create") registerInstance(trial, role.resource, exchange, 0);
    // A conflict is about what is there, and not about how far ahead it is.
    if (exchange?.ok || exchange?.code === 409) return weeks;
    if (exchange) noteReason(trial, exchange);
  }
  return 0;
}

const reasons = new WeakMap<Trial["checker"], Map<Operation, Set<string>>>();

function noteReason({ checker }: Trial, exchange: Exchange): void {
  const known = reasons.get(checker) ?? new Map<Operation, Set<string>>();
  reasons.set(checker, known);
  const ofOperation = known.get(exchange.operation) ?? new Set();
  known.set(exchange.operation, ofOperation.add(reasonOf(exchange)));
}

/** Whether a refusal is one that a search met with input that keeps all schemas: it is about a rule that none shows. */
export function isOfUnseenRule({ checker }: Trial, exchange: Exchange): boolean {
  const { operation } = exchange;
  // What holds for a creation holds for the outcome of a change.
  const create = checker.resources.roles.get(operation)?.resource.create;
  const known = reasons.get(checker);
  const reason = reasonOf(exchange);
  return [operation, create].some((one) => one && known?.get(one)?.has(reason));
}

/** Follows the refusals to a request that is accepted, or to one from which nothing leads on. */
async function follow(trial: Trial, choices: readonly RequestChoice[], start: Position): Promise<Position> {
  let position = start;
  noteReason(trial, start.exchange);
  const seen = new Set([reasonOf(start.exchange)]);
  const tried = new Set([keyOf(choices, start.call)]);
  for (let left = maximumRequests; left > 0 && !trial.checker.isLate(); left -= 1) {
    const next = nextOf(trial, choices, position, tried);
    if (!next) break;
    tried.add(keyOf(choices, next.call));
    const exchange = await trial.send(next.call, { trigger: "valid" });
    if (exchange.ok) return { call: next.call, exchange };
    noteReason(trial, exchange);
    const reason = reasonOf(exchange);
    const isFurther =
      [409, 422].includes(exchange.code) &&
      !seen.has(reason) &&
      !(isNamed(exchange, next.choice) && !isNamed(position.exchange, next.choice));
    seen.add(reason);
    if (isFurther) position = { call: next.call, exchange };
  }
  return position;
}

/** The next request that was not tried: another value of what the refusal names, then of the rest. */
function nextOf(
  trial: Trial,
  choices: readonly RequestChoice[],
  { call, exchange }: Position,
  tried: ReadonlySet<string>,
): { call: PreparedCall; choice: RequestChoice } | undefined {
  const named = choices.filter((one) => isNamed(exchange, one));
  for (const choice of [...named, ...choices.filter((one) => !named.includes(one))])
    for (const value of choice.values) {
      const other = withChoice(trial, call, choice, value);
      if (other && !tried.has(keyOf(choices, other))) return { call: other, choice };
    }
  return undefined;
}

const keyOf = (choices: readonly RequestChoice[], call: PreparedCall): string =>
  JSON.stringify(choices.map((one) => String(valueIn(call, one))));

/** Whether a refusal is about a value: by its place, or by its name in a text. */
function isNamed(refusal: Exchange, { name, pointer, slot }: RequestChoice): boolean {
  if (placesNamedBy(refusal).some((place) => place === pointer || place === `/${name}`)) return true;
  const words = wordsOf(name).filter((word) => !/^(id|ids|at|on|number|code|key)$/.test(word));
  const text = textOfRefusal(refusal);
  const isWord = (word: string): boolean => new RegExp(`\\b${word}s?\\b`).test(text);
  return (
    (words.length > 0 && words.every(isWord)) || (slot?.resource !== undefined && isWord(slot.resource.noun))
  );
}

const searches = new WeakMap<Trial["checker"], Map<Operation, number>>();
/** So often a request is looked for anew: what it names is changed in the course of a run. */
const mostSearches = 5;

/** Whether a request that was found so may be looked for again. */
export function maySearchAgain({ checker, attempt }: Trial, operation: Operation): boolean {
  if (attempt > 0 || checker.bases.get(operation)?.isSearched !== true) return false;
  const known = searches.get(checker) ?? new Map<Operation, number>();
  searches.set(checker, known);
  const count = known.get(operation) ?? 0;
  known.set(operation, count + 1);
  return count < mostSearches;
}
