import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import { plainText, sentencesOf } from "../../lib/texts";
import { isRead, type Operation } from "../../load/model";
import { wordsOf } from "../../plan/nouns";
import { membersOf } from "../../schema/shape";
import { withNewNames } from "../shared/distinct-names";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";

/**
 * What a text keeps in small or capital letters comes back in them, however it was sent: "E-mail addresses are stored in lower
 * case".
 *
 * Standard: the operation's description.
 * Reports: `read-back`. Severity: error.
 */
export function storedCase(operation: Operation): Scenario[] {
  const schema = operation.body?.media[0]?.schema;
  if (isRead(operation) || !schema) return [];
  const names = [...membersOf(operation.contract.documents, schema).keys()];
  return storedCases(operation.text, names).map(([name, letters]) => ({
    name: `case ${operation.id} ${name}`,
    operation,
    run: (trial) => sendOtherwise(trial, operation, name, letters),
  }));
}

type Letters = "lower" | "upper" | "trimmed";

const trimming =
  /\b(?:white ?space|blanks|spaces) (?:around|before and after|at (?:both|the) ends of|surrounding) (?:the )?(.{1,60}?) (?:is|are) (?:removed|trimmed|cut|stripped|dropped)\b|\b(.{1,60}?) (?:is|are) (?:trimmed|stripped of (?:white ?space|blanks))\b/;

const storing =
  /\b(stored|kept|saved|recorded|returned|shown|normali[sz]ed|converted|turned|put)\b[^.;]*\b(lower|upper|small|capital)/;

/** The members whose letters a text changes, and to which, and those whose outer blanks it removes. */
export function storedCases(text: string, names: readonly string[]): [name: string, letters: Letters][] {
  const sentences = sentencesOf(plainText(text).replace(/e-mail/g, "email"));
  const trimmed = sentences.flatMap((one) => {
    const [, around, subject] = trimming.exec(one) ?? [];
    const named = around ?? subject;
    return named === undefined ? [] : [named];
  });
  return names.flatMap((name): [string, Letters][] => {
    const words = wordsOf(name.replace(/e_?mail/i, "email")).join("[ _-]?");
    const isNamed = (one: string): boolean => new RegExp(`\\b${words}s?\\b`).test(one);
    if (trimmed.some(isNamed)) return [[name, "trimmed"]];
    const about = sentences.find((one) => new RegExp(`\\b${words}s?\\b[^.;]*${storing.source}`).test(one));
    const [, , letters] = (about && storing.exec(about)) ?? [];
    if (about === undefined || /\bnot\b|\bif\b|\bas (it|they)\b/.test(about)) return [];
    return [[name, letters === "upper" || letters === "capital" ? "upper" : "lower"]];
  });
}

async function sendOtherwise(
  trial: Trial,
  operation: Operation,
  name: string,
  letters: Letters,
): Promise<void> {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !trial.checker.bases.get(operation)?.isAccepted) return;
  const call = withNewNames(trial, await validCall(trial, operation));
  const value = isObject(call.body) ? call.body[name] : undefined;
  if (typeof value !== "string") return;
  const [wanted, sent] = wantedAndSent(value, letters);
  const body = { ...(isObject(call.body) && call.body), [name]: sent };
  if (wanted === sent || !trial.checker.validator.isValid(schema, body)) return;
  const count = trial.created.length;
  const exchange = await perform(trial, { ...call, body });
  const shown = exchange.ok && isObject(exchange.payload) ? exchange.payload[name] : undefined;
  if (typeof shown === "string" && shown !== wanted && shown.trim().toLowerCase() === wanted.toLowerCase())
    trial.report("read-back", operation, exchange, {
      expected: letters === "trimmed" ? `${name} without blanks around it` : `${name} in ${letters} case`,
      actual: letters === "trimmed" ? toJson(shown) : shown,
      pointer: `/${name}`,
      cause: "case",
    });
  if (trial.created.length > count) await discard(trial, lastCreated(trial));
}

/** How a value has to come back, and how it is sent. */
function wantedAndSent(value: string, letters: Letters): [wanted: string, sent: string] {
  const [small, large] = [value.toLowerCase(), value.toUpperCase()];
  if (letters === "trimmed") return [value.trim(), `  ${value.trim()} `];
  return letters === "lower" ? [small, large] : [large, small];
}
