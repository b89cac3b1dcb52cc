import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject, object, string } from "../../lib/json";
import { literal, sentencesOf } from "../../lib/texts";
import { successSchemas } from "../../load/lists";
import { isRead, type Operation } from "../../load/model";
import { shapeOf } from "../../schema/shape";
import { type Exchange, headerOf } from "../../send/exchange";
import type { PreparedCall } from "../shared/prepared-call";

/**
 * A read that has several languages answers in the one that `Accept-Language` asks for, and says so; `Vary` names what the
 * answer depends on.
 *
 * Standard: RFC 9110 §8.5 (Content-Language), §12.5.4 (Accept-Language), §12.5.5 (Vary).
 * Reports: `header`. Severity: error.
 */
export function languages(operation: Operation): Scenario[] {
  const known = languagesOf(operation);
  const hasHeader = (name: RegExp): boolean =>
    operation.responses.some(
      ({ status, headers }) => status === "200" && headers.some((one) => name.test(one.name)),
    );
  const isLanguage = known.length > 1 && hasHeader(/^content-language$/i);
  if (!isRead(operation) || (!isLanguage && !hasHeader(/^vary$/i))) return [];
  return [
    {
      name: `languages ${operation.id}`,
      operation,
      run: (trial) => askForEach(trial, operation, isLanguage ? known : []),
    },
  ];
}

/** The languages that a parameter lists, or that a text about `Accept-Language` names. */
function languagesOf({ parameters, contract, text, responses }: Operation): string[] {
  const header = parameters.find((one) => one.in === "header" && /^accept-language$/i.test(one.name));
  const listed = header ? (shapeOf(contract.documents, header.schema).values ?? []) : [];
  // What an answer may be in is not what a request may choose from.
  if (!header && !/accept-language/i.test(text)) return [];
  const ofHeaders = responses.flatMap(({ headers }) =>
    headers
      .filter(({ name }) => /^content-language$/i.test(name))
      .flatMap(({ schema }) => (schema ? (shapeOf(contract.documents, schema).values ?? []) : [])),
  );
  const texts = `${text} ${header ? string(object(header.place.value)["description"]) : ""}`
    .split(/(?<=[.;])\s/)
    .filter((one) => /language/i.test(one));
  const named = texts
    .flatMap((one) => one.match(/(?<![\w-])[a-z]{2}(?:-[A-Z]{2})?(?![\w-])/g) ?? [])
    .filter((one) => languageCodes.has(one.slice(0, 2)));
  const found = [...listed, ...ofHeaders].filter((one) => typeof one === "string");
  return [...new Set(found.length > 1 ? found : named)].slice(0, 4);
}

/** Codes that are no English words. */
const languageCodes = new Set("en de fr es pt nl pl cs da sv fi ja zh ko ru uk tr el hu ro sk hr".split(" "));

async function askForEach(trial: Trial, operation: Operation, known: readonly string[]): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const call = await prepareCall(trial, operation);
  const plain = await trial.send(call);
  for (const missing of plain.ok ? missingInVary(plain) : [])
    trial.report("header", operation, plain, {
      expected: `Vary with ${missing}, which the answer depends on`,
      actual: headerOf(plain, "vary") ?? "no Vary",
      pointer: "/headers/Vary",
      cause: "vary",
    });
  const held = languagesHeld(trial, call, known);
  const isByContent = dependsOnContent(operation);
  for (const language of known) {
    // What an instance does not have in a language comes in another one.
    if (held ? !held.includes(language) : isByContent) continue;
    const exchange = await trial.send({ ...call, headers: { ...call.headers, "accept-language": language } });
    const stated = headerOf(exchange, "content-language");
    if (
      !exchange.ok ||
      stated === undefined ||
      stated.toLowerCase().split(/[-,]/)[0] === language.toLowerCase().split("-")[0]
    )
      continue;
    trial.report("header", operation, exchange, {
      expected: `Content-Language ${language}, as Accept-Language asks for`,
      actual: stated,
      pointer: "/headers/Content-Language",
      cause: "language",
    });
    return;
  }
}

const fallingBack =
  /\bfall(s|ing)?[ -]?back\b|\b(languages?|ones?|texts?|translations?) (that |which )?(the |an? |it |there |we )?\w* ?(has|have|is|are|exists?|available)\b|\b(if|when|where|unless) (it|there|the \w+|none|no|a|its)\b[^.;]*\b(translat\w+|languages?|none|missing|available)\b|\btranslated (into|to)\b|\botherwise (in )?[A-Z][a-z]+\b/;

/** Whether a text says that the language of an answer depends on which ones its content is there in. */
export function dependsOnContent({ text, parameters }: Operation): boolean {
  const header = parameters.find((one) => one.in === "header" && /^accept-language$/i.test(one.name));
  const description = header ? string(object(header.place.value)["description"]) : "";
  return (
    sentencesOf(text).some((one) => /language|translat/i.test(one) && fallingBack.test(one)) ||
    /\bif (the|it|there|its|an?)\b[^.;]*\b(translat\w+|languages?)\b/i.test(description)
  );
}

/**
 * The languages in which the instance of a call was created, by a member with a text for each: `{ "accessHints": { "en": …,
 * "de": … } }`; undefined where it has no such member.
 */
function languagesHeld(
  trial: Trial,
  { parameters }: PreparedCall,
  known: readonly string[],
): string[] | undefined {
  const ids = [...parameters].flatMap(([key, value]) => (key.startsWith("path.") ? [value] : []));
  const instance = trial.checker.instances.findLast(({ resource, ids: own }) =>
    ids.includes(own.get(resource.key)),
  );
  const sent = isObject(instance?.sentBody) ? Object.values(instance.sentBody) : [];
  const texts = sent.find(
    (one) =>
      isObject(one) && Object.keys(one).length > 0 && Object.keys(one).every((name) => known.includes(name)),
  );
  return isObject(texts) ? Object.keys(texts).filter((name) => texts[name] !== null) : undefined;
}

/** What the contract says an answer depends on, and its `Vary` does not name. */
export function missingInVary(exchange: Exchange): string[] {
  const { operation } = exchange;
  const stated = (exchange.response?.headers["vary"] ?? [])
    .join(",")
    .toLowerCase()
    .split(/\s*,\s*/);
  const spec = operation.responses.find(({ status }) => status === "200");
  const header = spec?.headers.find(({ name }) => /^vary$/i.test(name));
  if (!header || stated.includes("*")) return [];
  const text = `${string(object(header.place.value)["description"])} ${operation.text}`;
  const types = new Set(spec?.media.map(({ type }) => type));
  const isNamed = (name: string): boolean =>
    new RegExp(`(?<![\\w-])${literal(name)}(?![\\w-])`, "i").test(text);
  const wanted = [
    ...(types.size > 1 || isNamed("Accept") ? ["Accept"] : []),
    ...(operation.parameters.some(({ name }) => /^accept-language$/i.test(name)) || isNamed("Accept-Language")
      ? ["Accept-Language"]
      : []),
    ...(isNamed("Authorization") ? ["Authorization"] : []),
  ];
  return successSchemas(operation).length > 0
    ? wanted.filter((one) => !stated.includes(one.toLowerCase()))
    : [];
}
