import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { literal, plainText, sentencesOf } from "../../lib/texts";
import { isRead, type Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { membersOf } from "../../schema/shape";
import { withNewNames } from "../shared/distinct-names";
import { discardSince, perform, validCall } from "../shared/prepared-call";

const caseless =
  /\b(without regard to|ignoring|regardless of|irrespective of|whatever the) (upper|lower|letter case|case)\b|\bcase[- ]insensitive/;

/** The members that a text compares without regard to case: "Voucher codes are compared without regard to case". */
export function caselessMembers(text: string, names: readonly string[]): string[] {
  const sentences = sentencesOf(plainText(text)).filter(
    (one) => caseless.test(one) && /\b(compared|matched|looked up|found|recogni[sz]ed|are|is)\b/.test(one),
  );
  return names.filter((name) => {
    const words = wordsOf(name).map(literal).join("[ _-]?");
    return sentences.some((one) => new RegExp(`\\b${words}s?\\b`).test(one) && !/\b(sort|order)/.test(one));
  });
}

/**
 * What a text compares without regard to case is accepted in small and in capital letters: "Voucher codes are compared without
 * regard to case".
 *
 * Standard: the operation's description.
 * Reports: `acceptance`. Severity: error.
 */
export function caselessReferences(operation: Operation): Scenario[] {
  const schema = operation.body?.media[0]?.schema;
  if (isRead(operation) || !schema) return [];
  const names = [...membersOf(operation.contract.documents, schema).keys()];
  return caselessMembers(operation.text, names).map((name) => ({
    name: `any case ${operation.id} ${name}`,
    operation,
    run: (trial) => sendOtherLetters(trial, operation, name),
  }));
}

async function sendOtherLetters(trial: Trial, operation: Operation, name: string): Promise<void> {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !trial.checker.bases.get(operation)?.isAccepted) return;
  const count = trial.created.length;
  const call = withNewNames(trial, await validCall(trial, operation));
  const value = isObject(call.body) ? call.body[name] : undefined;
  if (!isObject(call.body) || typeof value !== "string") return;
  const control = await perform(trial, call);
  for (const other of [value.toLowerCase(), value.toUpperCase()]) {
    const body = { ...call.body, [name]: other };
    if (!control.ok || other === value || !trial.checker.validator.isValid(schema, body)) continue;
    const exchange = await perform(trial, { ...call, body });
    if ([400, 404, 422].includes(exchange.code))
      trial.report("acceptance", operation, exchange, {
        expected: `success with the ${name} ${other}, as ${value} is accepted and the case does not matter`,
        pointer: `/body/${name}`,
        cause: "case",
      });
  }
  await discardSince(trial, count);
}
