import { noteAcceptedTime } from "../../engine/accepted-times";
import { createBaseRequest } from "../../engine/base-request";
import type { Checker } from "../../engine/checker";
import { placesNamedBy } from "../../engine/refused-places";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { leaves } from "../../lib/json";
import { isRead, type Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { describeResponse, type Exchange } from "../../send/exchange";
import { type PreparedCall, perform, validCall } from "../shared/prepared-call";
import { type BaseChoice, choicesOf, valueIn, withChoice } from "./base-choices";

/** So many requests are tried for one operation. */
const maximumRequests = 70;

/**
 * Opens an operation that refuses every usual request because of rules that no schema shows: an instructor teaches other
 * categories than the student's, nothing begins on a Sunday. One value after the other is replaced by what lists show, by
 * another time or another choice; the refusal tells which comes first, and what leads to a refusal that was not there before
 * is kept, as a server judges one rule after the other.
 *
 * Part of `base-request`.
 */
export function searchedBase({ bases, options }: Checker, operation: Operation): Scenario[] {
  const base = bases.get(operation);
  const isRefused = base?.isAccepted === false && /(status|code) (400|409|422)\b/.test(base.refusal);
  if (!isRefused || isRead(operation) || !operation.body || options.isReadOnly) return [];
  return [{ name: `searched ${operation.id}`, operation, run: (trial) => search(trial, operation) }];
}

interface Position {
  call: PreparedCall;
  refusal: Exchange;
}

async function search(trial: Trial, operation: Operation): Promise<void> {
  const { bases } = trial.checker;
  const before = bases.get(operation);
  if (!before || before.isAccepted || trial.attempt > 0) return;
  const base = createBaseRequest(trial, operation, 0);
  bases.set(operation, before.headers ? { ...base, headers: before.headers } : base);
  const call = await validCall(trial, operation);
  const refusal = await perform(trial, call, { trigger: "valid" });
  const choices = refusal.ok ? [] : await choicesOf(trial, operation, call);
  const found = refusal.ok ? { call, refusal } : await follow(trial, choices, { call, refusal });
  if (!found) {
    bases.set(operation, before);
    return;
  }
  const changed = choices.filter((one) => valueIn(found.call, one) !== valueIn(call, one));
  bases.set(operation, {
    ...base,
    body: found.call.body,
    isAccepted: true,
    keepsReferences: changed.some(({ slot }) => slot && !slot.parameter),
  });
  for (const one of changed) {
    const value = valueIn(found.call, one);
    if (one.kind === "time") noteAcceptedTime(trial.checker, operation, one.pointer, String(value));
    const instance = one.slot?.parameter && one.instances.get(value);
    if (instance) trial.checker.shared.set(`${instance.resource.key} ${instance.userIndex}`, instance);
  }
}

/** Follows the refusals to a request that is accepted; undefined where none is found. */
async function follow(
  trial: Trial,
  choices: readonly BaseChoice[],
  start: Position,
): Promise<Position | undefined> {
  let position = start;
  const seen = new Set([reasonOf(start.refusal)]);
  const tried = new Set([keyOf(choices, start.call)]);
  for (let left = maximumRequests; left > 0 && !trial.checker.isLate(); left -= 1) {
    const next = nextOf(trial, choices, position, tried);
    if (!next) break;
    tried.add(keyOf(choices, next.call));
    const exchange = await perform(trial, next.call, { trigger: "valid" });
    if (exchange.ok) return { call: next.call, refusal: exchange };
    const reason = reasonOf(exchange);
    const isFurther =
      [409, 422].includes(exchange.code) &&
      !seen.has(reason) &&
      !(isNamed(exchange, next.choice) && !isNamed(position.refusal, next.choice));
    seen.add(reason);
    if (isFurther) position = { call: next.call, refusal: exchange };
  }
  const base = trial.checker.bases.get(start.call.operation);
  if (base) base.refusal = describeResponse(position.refusal);
  return undefined;
}

/** The next request that was not tried: another value of what the refusal names, then of the rest. */
function nextOf(
  trial: Trial,
  choices: readonly BaseChoice[],
  { call, refusal }: Position,
  tried: ReadonlySet<string>,
): { call: PreparedCall; choice: BaseChoice } | undefined {
  const named = choices.filter((one) => isNamed(refusal, one));
  for (const choice of [...named, ...choices.filter((one) => !named.includes(one))])
    for (const value of choice.values) {
      const other = withChoice(trial, call, choice, value);
      if (other && !tried.has(keyOf(choices, other))) return { call: other, choice };
    }
  return undefined;
}

const keyOf = (choices: readonly BaseChoice[], call: PreparedCall): string =>
  JSON.stringify(choices.map((one) => String(valueIn(call, one))));

/** Whether a refusal is about a value: by its place, or by its name in a text. */
function isNamed(refusal: Exchange, { name, pointer, slot }: BaseChoice): boolean {
  if (placesNamedBy(refusal).some((place) => place === pointer || place === `/${name}`)) return true;
  const words = wordsOf(name).filter((word) => !/^(id|ids|at|on|number|code|key)$/.test(word));
  const text = textOf(refusal);
  const isWord = (word: string): boolean => new RegExp(`\\b${word}s?\\b`).test(text);
  return (
    (words.length > 0 && words.every(isWord)) || (slot?.resource !== undefined && isWord(slot.resource.noun))
  );
}

/** What a refusal says, in lower case. */
const textOf = ({ body }: Exchange): string =>
  [...leaves(body)].map(([, value]) => (typeof value === "string" ? value.toLowerCase() : "")).join(" ");

/** What tells one refusal from another: its code, the places that it names and its words but for those with digits. */
function reasonOf(refusal: Exchange): string {
  const words = textOf(refusal)
    .split(/\s+/)
    .filter((word) => !/\d/.test(word));
  return [refusal.code, ...placesNamedBy(refusal), ...words].join(" ");
}
