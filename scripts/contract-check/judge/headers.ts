import type { ResponseSpec } from "../load/model";
import { shapeOf } from "../schema/shape";
import type { Validator } from "../schema/validator";
import type { Exchange } from "../send/exchange";
import type { Fault } from "./fault";

/**
 * Documented headers are present where they are required, and fit their schema. Failures in an envelope with HTTP 200
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
      if (required && !isFailure)
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

/** A header is text; its schema may declare a number, a boolean or a list. */
function readings(text: string, types: ReadonlySet<string>): unknown[] {
  const found: unknown[] = [];
  if ((types.has("integer") || types.has("number")) && text.trim() !== "" && !Number.isNaN(Number(text)))
    found.push(Number(text));
  if (types.has("boolean") && /^(true|false)$/.test(text)) found.push(text === "true");
  if (types.has("array")) found.push(text.split(",").map((part) => part.trim()));
  return [...found, text];
}
