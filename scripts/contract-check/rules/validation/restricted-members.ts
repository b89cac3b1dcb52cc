import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { generate } from "../../schema/generate";
import { membersOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { performDistinct } from "../shared/distinct-names";
import type { PreparedCall } from "../shared/prepared-call";
import type { Variation } from "../shared/variation";

const restricting =
  /\b(must|may|can|cannot|can't|has to|have to|not|only|at most|at least|before|after|unless)\b/i;

/**
 * Members that a text restricts together with the member under test: "The source language must not be among the target
 * languages". Empty where it says nothing of the kind.
 */
export function restrictedWith({ text, contract, body }: Operation, { pointer }: Variation): string[] {
  const [, part, own] = pointer.split("/");
  const schema = body?.media[0]?.schema;
  if (part !== "body" || own === undefined || !schema) return [];
  const names = [...membersOf(contract.documents, schema).keys()];
  const found = text
    .split(/(?<=[.;])\s/)
    .filter((one) => restricting.test(one) && isNamed(one, own))
    .flatMap((one) => names.filter((name) => name !== own && isNamed(one, name)));
  return [...new Set(found)];
}

/** `targetLanguages` is named by "target languages" and "`targetLanguages`". */
function isNamed(sentence: string, name: string): boolean {
  const words = wordsOf(name).join("[ _-]?").replace(/s$/, "");
  return new RegExp(`\\b${words}s?\\b`, "i").test(sentence);
}

const maximumTurns = 10;

/** Repeats a refused call with other values of the members that a text restricts together with the one under test. */
export async function performBesideOthers(
  trial: Trial,
  call: PreparedCall,
  variation: Variation,
  others: readonly string[],
): Promise<Exchange | undefined> {
  const { operation, body } = call;
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !isObject(body)) return undefined;
  const { documents } = operation.contract;
  const members = membersOf(documents, schema);
  for (let turn = 0; turn < maximumTurns; turn += 1) {
    const changed = { ...body };
    for (const name of others) {
      const member = members.get(name);
      if (member) changed[name] = generate(documents, member, { random: trial.random });
    }
    if (!trial.checker.validator.isValid(schema, changed)) continue;
    const exchange = await performDistinct(trial, { ...call, body: changed }, variation, {});
    if (exchange.ok) return exchange;
  }
  return undefined;
}
