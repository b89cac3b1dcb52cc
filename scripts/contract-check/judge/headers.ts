import type { Place } from "../document/place";
import { object, string } from "../lib/json";
import type { ResponseSpec } from "../load/model";
import { shapeOf } from "../schema/shape";
import type { Validator } from "../schema/validator";
import type { Exchange } from "../send/exchange";
import type { Fault } from "./fault";

/**
 * Documented headers are present where they are required, and fit their schema. Those that every answer of a status has by
 * its meaning are present where they are documented without a condition. Failures in an envelope with HTTP 200
 * may leave them out.
 *
 * Standard: OpenAPI `headers` of a response.
 * Reports: `header`. Severity: error.
 */
export function headerFaults(exchange: Exchange, documented: ResponseSpec, validator: Validator): Fault[] {
  const { operation, response } = exchange;
  const faults: Fault[] = [];
  for (const { name, required, schema, place } of documented.headers) {
    const values = response?.headers[name.toLowerCase()];
    const text = values?.join(", ");
    const pointer = `/headers/${name}`;
    if (text === undefined) {
      const isFailure = operation.contract.envelope?.carries === "body" && !exchange.ok;
      if ((required || isExpected(documented, name, place)) && !isFailure)
        faults.push({
          rule: "header",
          cause: `missing ${name}`,
          expected: `the header ${name}`,
          actual: "no such header",
          pointer,
          place,
        });
      continue;
    }
    if (!schema) continue;
    const candidates = readings(text, shapeOf(operation.contract.documents, schema).types);
    if (candidates.some((value) => validator.isValid(schema, value))) continue;
    const [violation] = validator.check(schema, candidates[0]);
    faults.push({
      rule: "header",
      cause: `wrong ${name}`,
      expected: `a header ${name} that ${violation?.message ?? "fits its schema"}`,
      actual: text,
      pointer,
      place,
    });
  }
  return faults;
}

/** Status → headers that clients rely on wherever the contract documents them. */
const usual: readonly (readonly [status: RegExp, names: RegExp])[] = [
  [/^(201|202|30[1378])$/, /^location$/i],
  [/^401$/, /^www-authenticate$/i],
  [/^405$/, /^allow$/i],
  [/^(202|429|503)$/, /^retry-after$/i],
  [
    /^(200|201)$/,
    /^(etag|last-modified|content-disposition|content-language|vary|x-total(-count)?|total-count)$/i,
  ],
  [/^304$/, /^etag$/i],
  [/^2/, /^(deprecation|sunset|x-request-id|cache-control|(x-)?ratelimit-(limit|remaining))$/i],
];

const conditional =
  /\b(if|only|unless|except|may|optional(ly)?|absent|missing|while|until|where|when(ever)?|for|with|without|in case|not)\b/i;

/** Whether an answer without a header says less than what its contract documents for it. */
function isExpected({ status, description }: ResponseSpec, name: string, place: Place): boolean {
  const ofHeader = string(object(place.value)["description"]);
  const naming = description
    .split(/(?<=[.;])\s/)
    .filter((one) => one.toLowerCase().includes(name.toLowerCase()));
  // "On success always there", where a refusal with the same status has none.
  if (/\balways (there|present|set|sent|given|included)\b/i.test(ofHeader)) return true;
  return (
    usual.some(([statuses, names]) => statuses.test(status) && names.test(name)) &&
    !conditional.test([ofHeader, ...naming].join(" "))
  );
}

/** A header is text; its schema may declare a number, a boolean or a list. */
function readings(text: string, types: ReadonlySet<string>): unknown[] {
  const found: unknown[] = [];
  if ((types.has("integer") || types.has("number")) && text.trim() !== "" && !Number.isNaN(Number(text)))
    found.push(Number(text));
  if (types.has("boolean") && /^(true|false)$/.test(text)) found.push(text === "true");
  if (types.has("array")) found.push(text.split(",").map((part) => part.trim()));
  return [...found, text];
}
