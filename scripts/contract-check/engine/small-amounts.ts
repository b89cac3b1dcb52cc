import { isObject, type Json } from "../lib/json";
import { sentencesOf } from "../lib/texts";
import type { Operation } from "../load/model";
import { wordsOf } from "../plan/nouns";
import { membersOf, shapeOf } from "../schema/shape";

/** A body that takes as little as can be, where a text refuses more than is left: what a call names may have little left. */
export function withSmallAmount(operation: Operation, body: unknown): unknown {
  if (!isObject(body)) return body;
  const least = leastOf(operation);
  if (least !== null) return { ...body, ...least };
  const inLines = leastInLines(operation);
  const lines = Object.entries(body).flatMap(([name, value]) => {
    const amounts = inLines.get(name);
    const isOfLines = amounts !== undefined && Array.isArray(value) && value.every(isObject);
    return isOfLines ? [[name, value.map((line) => withLeast(line, amounts))] as const] : [];
  });
  return lines.length > 0 ? { ...body, ...Object.fromEntries(lines) } : body;
}

/** A line with the least of those amounts that it has. */
const withLeast = (line: Json, amounts: Readonly<Record<string, number>>): Json => ({
  ...line,
  ...Object.fromEntries(Object.entries(amounts).filter(([name]) => typeof line[name] === "number")),
});

const knownInLines = new WeakMap<Operation, ReadonlyMap<string, Readonly<Record<string, number>>>>();

/** List of a body → amounts of its lines with the least that each may be; empty where no text limits them. */
function leastInLines(operation: Operation): ReadonlyMap<string, Readonly<Record<string, number>>> {
  const before = knownInLines.get(operation);
  if (before) return before;
  const { contract, body, text } = operation;
  const schema = limitsToRest(text) ? body?.media[0]?.schema : undefined;
  const members = schema ? [...membersOf(contract.documents, schema)] : [];
  const found = members.flatMap(([name, place]) => {
    const { items } = shapeOf(contract.documents, place);
    const amounts = [...(items ? membersOf(contract.documents, items) : [])].flatMap(([own, member]) => {
      const { types, minimum } = shapeOf(contract.documents, member);
      return isAmountName(own) && types.has("integer") ? [[own, Math.max(1, minimum ?? 1)] as const] : [];
    });
    return amounts.length > 0 ? [[name, Object.fromEntries(amounts)] as const] : [];
  });
  const least = new Map(found);
  knownInLines.set(operation, least);
  return least;
}

const isAmountName = (name: string): boolean =>
  /^(amount|sum|value|quantity|units|hours|points|pieces|count)$/.test(wordsOf(name)[0] ?? "");

const known = new WeakMap<Operation, Readonly<Record<string, number>> | null>();

/** The amount of an operation with the least that it may be; null where no text limits it. Every call asks. */
function leastOf(operation: Operation): Readonly<Record<string, number>> | null {
  const before = known.get(operation);
  if (before !== undefined) return before;
  const amount = limitsToRest(operation.text) ? amountOf(operation) : undefined;
  const least = amount === undefined ? null : { [amount]: smallest(operation, amount) };
  known.set(operation, least);
  return least;
}

/** The one number of a body that says how much. */
export function amountOf(operation: Operation): string | undefined {
  const schema = operation.body?.media[0]?.schema;
  if (!schema) return undefined;
  const { documents: docs } = operation.contract;
  const found = [...membersOf(docs, schema)].filter(
    ([name, place]) => isAmountName(name) && shapeOf(docs, place).types.has("integer"),
  );
  return found.length === 1 ? found[0]?.[0] : undefined;
}

/** Whether a text refuses more than is left of something. */
export function limitsToRest(text: string): boolean {
  return sentencesOf(text.toLowerCase()).some(
    (one) =>
      /\b4(09|22)\b/.test(one) &&
      /\b(more|exceeds?|exceeding|beyond|over|above|higher|greater|larger)\b/.test(one) &&
      /\b(outstanding|left|remains?|remaining|rest|balance|owed|due|still open|not yet (paid|refunded))\b/.test(
        one,
      ),
  );
}

/** The least that an amount may be, by its schema and by the text: "A part payment is at least 100 cents". */
export function smallest(operation: Operation, amount: string): number {
  const schema = operation.body?.media[0]?.schema;
  const { documents: docs } = operation.contract;
  const place = schema && membersOf(docs, schema).get(amount);
  const stated = sentencesOf(operation.text).flatMap((one) => {
    const [, count] =
      /\b(?:payment|refund|amount|instal?ment)s?\b[^.;]* (?:is|are|must be|has to be) at least (\d+)(?: (?:cents?|minor units|points))?(?![\w.]*\d)/i.exec(
        one,
      ) ?? [];
    return count === undefined ? [] : [Number(count)];
  });
  return Math.max(1, (place && shapeOf(docs, place).minimum) ?? 1, ...stated);
}
