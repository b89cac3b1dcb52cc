import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import { clockOf, movedDay } from "../../engine/time-window";
import type { Trial } from "../../engine/trial";
import { leaves } from "../../lib/json";
import { findList } from "../../load/lists";
import type { Operation, Parameter } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { keyOf } from "../../send/request";

/**
 * What a report counts in a period is what it counts in its two halves, where both of its end days belong to it.
 *
 * Standard: the operation's description.
 * Reports: `filter`. Severity: error.
 */
export function splitPeriods(operation: Operation): Scenario[] {
  const period = periodOf(operation);
  if (!period || findList(operation) || operation.method !== "get" || !isInclusive(textOf(operation, period)))
    return [];
  const run = (trial: Trial): Promise<void> => compareHalves(trial, operation, period);
  return [{ name: `halves ${operation.id}`, operation, run }];
}

interface Period {
  begin: Parameter;
  end: Parameter;
}

function periodOf({ parameters, contract }: Operation): Period | undefined {
  const days = parameters.filter(
    ({ in: at, schema }) => at === "query" && shapeOf(contract.documents, schema).format === "date",
  );
  const begin = days.find(({ name }) => /^(from|since|start|begin)/i.test(name));
  const end = days.find(({ name }) => /^(to|until|till|end)/i.test(name));
  return begin && end && { begin, end };
}

const textOf = ({ text }: Operation, { begin, end }: Period): string =>
  [text, ...[begin, end].map(({ place }) => JSON.stringify(place.value))].join(". ");

/** "Both end days belong to the period", "`from` and `to` are inclusive". */
export const isInclusive = (text: string): boolean =>
  /\bboth (?:\w+ )?(?:days? )?(?:belong|count|are included)|\bboth inclusive\b|\binclusive\b[^.]*\bboth\b|\b(?:are|ends?) (?:both )?inclusive\b|\bboth included\b/i.test(
    text,
  );

/** Last words of the names of what adds up over time. */
const additive =
  /^(count|total|sum|cents|minutes|hours|amount|quantity|units|lessons|visits|loans|returns|orders|sales)$/;
const notAdditive =
  /^(averages?|mean|median|rates?|percent|share|distinct|unique|different|max|maximum|min|minimum|balance|open|outstanding)$/;

/** Whether a number of a report adds up over time, by its name: `completedMinutes`, and neither `averageMinutes` nor `discount`. */
export function addsUp(pointer: string): boolean {
  const words = wordsOf(pointer.split("/").at(-1) ?? "");
  return additive.test(words.at(-1) ?? "") && !words.some((word) => notAdditive.test(word));
}

async function compareHalves(trial: Trial, operation: Operation, { begin, end }: Period): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const now = clockOf(trial.checker);
  if (now === undefined) return;
  const today = new Date(now).toISOString().slice(0, 10);
  const call = await prepareCall(trial, operation);
  const ask = async (from: number, to: number): Promise<Exchange> => {
    const parameters = new Map(call.parameters);
    parameters.set(keyOf(begin), movedDay(today, from));
    parameters.set(keyOf(end), movedDay(today, to));
    return await trial.send({ ...call, parameters });
  };
  const whole = await ask(-20, 1);
  if (!whole.ok) return;
  // What the run itself made is of today: the ends of a half lie there once on each side.
  for (const last of [-1, 0]) {
    const [first, second] = [await ask(-20, last), await ask(last + 1, 1)];
    if (!first.ok || !second.ok) return;
    const [ofWhole, ofFirst, ofSecond] = [whole, first, second].map(countsOf);
    const wrong = [...(ofWhole ?? [])].find(
      ([name, count]) => count !== (ofFirst?.get(name) ?? 0) + (ofSecond?.get(name) ?? 0),
    );
    if (!wrong) continue;
    const [name, count] = wrong;
    trial.report("filter", operation, whole, {
      expected: `${name} to be the sum of those of two halves, ${ofFirst?.get(name) ?? 0} and ${ofSecond?.get(name) ?? 0}, as both end days count`,
      actual: String(count),
      pointer: name,
      cause: "halves of a period",
    });
    return;
  }
}

/** The numbers of a report that add up over time; what lies in lists has other places each time. */
function countsOf({ body }: Exchange): Map<string, number> {
  return new Map(
    [...leaves(body)].flatMap(([pointer, value]): [string, number][] => {
      const isInList = /\/\d+(\/|$)/.test(pointer);
      return typeof value === "number" && Number.isInteger(value) && !isInList && addsUp(pointer)
        ? [[pointer, value]]
        : [];
    }),
  );
}
