import { valueAt } from "../lib/json";

/** Evaluates an OpenAPI runtime expression over one request and its response. */
export function evaluate(
  expression: string,
  exchange: {
    body: unknown;
    headers: Record<string, string[]>;
    requestBody: unknown;
    parameters: ReadonlyMap<string, unknown>;
  },
): unknown {
  const [, side, part, rest = ""] =
    /^\$(request|response)\.(body|header|path|query)(.*)$/.exec(expression) ?? [];
  if (side === undefined) return expression.startsWith("$") ? undefined : expression;
  if (part === "body")
    return valueAt(side === "response" ? exchange.body : exchange.requestBody, rest.replace(/^#/, ""));
  const name = rest.replace(/^\./, "");
  if (part === "header" && side === "response") return exchange.headers[name.toLowerCase()]?.[0];
  return exchange.parameters.get(`${part}.${name}`);
}
