import type { Checker } from "../../engine/checker";
import { subjectSlot } from "../../engine/id-slots";
import { prepareCall } from "../../engine/prepare-call";
import { representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import { namedInstance } from "../../engine/states-by-others";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { sentencesOf } from "../../lib/texts";
import { isRead, type Operation } from "../../load/model";
import { responseMembers } from "../../plan/member-sources";
import { wordsOf } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Shape } from "../../schema/shape-type";
import type { Exchange } from "../../send/exchange";
import { keyOf } from "../../send/request";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/** "Adds the amount to `paidCents`": the member of the body, and the number that it moves. */
export interface StatedAddition {
  amount: string;
  total: string;
  /** Whether it is taken away. */
  isTaken: boolean;
}

/**
 * What an operation adds to a number or takes from it moves it by that much, each time: "Adds the amount to `paidCents`".
 *
 * Standard: the operation's description.
 * Reports: `read-back`. Severity: error.
 */
export function statedAdditions(checker: Checker, operation: Operation): Scenario[] {
  const addition = isRead(operation) ? undefined : additionIn(operation);
  const slot = subjectSlot(checker, operation);
  const { resource, parameter } = slot ?? {};
  if (!addition || !resource || !parameter) return [];
  const run = (trial: Trial): Promise<void> =>
    addTwice(trial, operation, resource, keyOf(parameter), addition);
  return [{ name: `adds ${addition.total} ${operation.id}`, operation, run }];
}

const what = "(?:the |its |this |that )?(?:`(?<quoted>\\w+)`|(?<word>\\w+))";
const total = "(?:the |its )?(?:\\w+(?:'s)? )?`(?<total>\\w+)`";
const patterns: readonly (readonly [pattern: RegExp, isTaken: boolean])[] = [
  [new RegExp(`\\badds? ${what} to ${total}`, "i"), false],
  [new RegExp(`${what} is added to ${total}`, "i"), false],
  [new RegExp(`\\b(?:increases|raises) ${total} by ${what}`, "i"), false],
  [new RegExp(`\\b(?:takes|subtracts|deducts) ${what} (?:away |off )?from ${total}`, "i"), true],
  [new RegExp(`${what} is (?:taken|subtracted|deducted) from ${total}`, "i"), true],
  [new RegExp(`\\b(?:lowers|reduces|decreases) ${total} by ${what}`, "i"), true],
];

/** What a text says an operation adds in every case; undefined where it says nothing, or the body has no such number. */
export function additionIn({ text, body, contract }: Operation): StatedAddition | undefined {
  const schema = body?.media[0]?.schema;
  if (!schema) return undefined;
  const numbers = [...membersOf(contract.documents, schema)].flatMap(([name, place]) =>
    isNumber(shapeOf(contract.documents, place)) ? [name] : [],
  );
  for (const clause of sentencesOf(text.replace(/\s+/g, " ")).flatMap((one) => one.split(";")))
    for (const [pattern, isTaken] of patterns) {
      const found = pattern.exec(clause);
      const { quoted, word, total: moved = "" } = found?.groups ?? {};
      if (!found || /\b(if|when|unless|once|until|where|otherwise)\b/i.test(clause.slice(0, found.index)))
        continue;
      const named = numbers.filter((name) =>
        quoted === undefined ? wordsOf(name).includes(word?.toLowerCase() ?? "") : name === quoted,
      );
      const [amount, other] = named;
      if (amount !== undefined && other === undefined) return { amount, total: moved, isTaken };
    }
  return undefined;
}

const isNumber = ({ types }: Shape): boolean => types.has("integer") || types.has("number");

async function addTwice(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  key: string,
  { amount, total: moved, isTaken }: StatedAddition,
): Promise<void> {
  const [small, next] = smallValues(operation, amount);
  if (small === undefined || next === undefined || !trial.checker.bases.get(operation)?.isAccepted) return;
  const start = trial.created.length;
  const first = await validCall(trial, operation, { isFresh: true });
  const id = first.parameters.get(key);
  const send = async (call: typeof first, value: number): Promise<number | undefined> => {
    const body = isObject(call.body) ? { ...call.body, [amount]: value } : call.body;
    const exchange = await perform(trial, { ...call, body });
    return exchange.ok ? await shownNumber(trial, exchange, resource, id, moved) : undefined;
  };
  const before = await send(first, small);
  if (before !== undefined) {
    const instance = namedInstance(trial, resource, id, 0);
    const after = await send(await validCall(trial, operation, { instance }), next);
    const wanted = before + (isTaken ? -next : next);
    const last = trial.steps.findLast((one) => one.operation === operation);
    if (after !== undefined && last && after !== wanted && trial.isSound(last))
      trial.report("read-back", operation, last, {
        expected: `${moved} to be ${wanted} after ${amount} ${next}, as it was ${before}`,
        actual: String(after),
        pointer: `/${moved}`,
        cause: `adds ${moved}`,
      });
  }
  await discardSince(trial, start);
}

/** Two small values that a member takes, so that there is room for both. */
function smallValues({ body, contract }: Operation, amount: string): number[] {
  const schema = body?.media[0]?.schema;
  const place = schema && membersOf(contract.documents, schema).get(amount);
  if (!place) return [];
  const { minimum, exclusiveMinimum, maximum, multipleOf: step = 1 } = shapeOf(contract.documents, place);
  const least = Math.max(minimum ?? step, exclusiveMinimum === undefined ? step : exclusiveMinimum + step);
  const first = Math.ceil(least / step) * step;
  return [first, first + step].filter((one) => maximum === undefined || one <= maximum);
}

/** The number as the answer shows it, else as the read does. */
async function shownNumber(
  trial: Trial,
  exchange: Exchange,
  resource: Resource,
  id: unknown,
  name: string,
): Promise<number | undefined> {
  const numberIn = (payload: unknown): number | undefined => {
    const value = representationOf(payload, id)?.[name];
    return typeof value === "number" ? value : undefined;
  };
  if (responseMembers(exchange.operation).has(name)) return numberIn(exchange.payload);
  const { read } = resource;
  if (!read || !trial.checker.selected.has(read)) return undefined;
  const instance = namedInstance(trial, resource, id, 0);
  const shown = await trial.send(await prepareCall(trial, read, { instance }));
  return shown.ok ? numberIn(shown.payload) : undefined;
}
