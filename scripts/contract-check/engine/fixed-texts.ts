import { isObject } from "../lib/json";
import type { Operation } from "../load/model";
import type { Exchange } from "../send/exchange";
import { placesNamedBy } from "./refused-places";
import type { Trial } from "./trial";

interface Texts {
  /** Operation id, name and text, as long as no answer has shown what the server thinks of it. */
  readonly given: Set<string>;
  readonly fixed: WeakMap<Operation, Set<string>>;
}

const texts = new WeakMap<Trial["checker"], Texts>();

function textsOf({ checker }: Trial): Texts {
  const found = texts.get(checker) ?? { given: new Set<string>(), fixed: new WeakMap() };
  texts.set(checker, found);
  return found;
}

const keyOfText = ({ id }: Operation, name: string, text: string): string => `${id} ${name} ${text}`;

/** Notes a text that takes the place of another one so that it is unique. */
export const noteGivenText = (trial: Trial, operation: Operation, name: string, text: string): void =>
  void textsOf(trial).given.add(keyOfText(operation, name, text));

/**
 * Whether a member has a form that its schema does not show: the postcode of a country. Another text of it was refused, and
 * the refusal named nothing else.
 */
export const isFixedText = (trial: Trial, operation: Operation, name: string): boolean =>
  textsOf(trial).fixed.get(operation)?.has(name) === true;

/** Notes the member that a refusal names alone, where it had a text of the run's own that its schema takes. */
export function noteFixedText(trial: Trial, exchange: Exchange): void {
  const { ok, code, operation, call } = exchange;
  const { given, fixed } = textsOf(trial);
  if (!isObject(call.body) || given.size === 0) return;
  const places = ok || (code !== 400 && code !== 422) ? [] : placesNamedBy(exchange);
  const [place = ""] = places;
  const name = place.slice(1);
  for (const [own, value] of Object.entries(call.body)) {
    if (typeof value !== "string" || !given.delete(keyOfText(operation, own, value))) continue;
    if (own !== name || places.some((one) => one !== place)) continue;
    fixed.set(operation, (fixed.get(operation) ?? new Set()).add(name));
  }
}
