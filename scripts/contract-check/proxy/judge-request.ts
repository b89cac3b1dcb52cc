import type { Fault } from "../judge/fault";
import { expectationOf } from "../judge/schema";
import type { Parameter } from "../load/model";
import { shapeOf } from "../schema/shape";
import type { Validator } from "../schema/validator";
import type { WireRequest } from "../send/request";
import type { Match } from "./find-operation";

/** Checks a request that a client sent. */
export function judgeRequest(
  { operation, values }: Match,
  request: WireRequest,
  validator: Validator,
): Fault[] {
  const faults: Fault[] = [];
  const query = new URL(request.url).searchParams;
  const fault = (parameter: Parameter, expected: string, actual: string): void => {
    faults.push({
      rule: "request",
      cause: `${parameter.in} ${parameter.name}`,
      expected,
      actual,
      pointer: `/${parameter.in}.${parameter.name}`,
      place: parameter.place,
    });
  };
  for (const parameter of operation.parameters) {
    const texts = textsOf(parameter, request, query, values);
    const [text] = texts;
    if (text === undefined) {
      if (parameter.required)
        fault(parameter, `the ${parameter.in} parameter ${parameter.name}`, "it is missing");
      continue;
    }
    const candidates = readings(texts, shapeOf(operation.contract.documents, parameter.schema).types);
    if (
      parameter.isJson ||
      parameter.style === "deepObject" ||
      candidates.some((value) => validator.isValid(parameter.schema, value))
    )
      continue;
    fault(
      parameter,
      `${parameter.name} that ${validator.check(parameter.schema, candidates[0])[0]?.message ?? "fits its schema"}`,
      text,
    );
  }
  return [...faults, ...bodyFaults(operation, request, validator)];
}

function bodyFaults(operation: Match["operation"], request: WireRequest, validator: Validator): Fault[] {
  const { body } = operation;
  if (!body) return [];
  const fault = (cause: string, expected: string, actual: string, pointer = "/body"): Fault => ({
    rule: "request",
    cause,
    expected,
    actual,
    pointer,
    place: body.place,
  });
  if (!request.body || request.body.length === 0)
    return body.required ? [fault("empty", "a body", "none")] : [];
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  const media = body.media.find((one) => one.type === type || one.type === "*/*");
  if (!media)
    return [fault("content type", body.media.map((one) => one.type).join(" or "), type || "no content type")];
  if (!/json/.test(type) || !media.schema) return [];
  let value: unknown;
  try {
    value = JSON.parse(request.body.toString("utf8"));
  } catch {
    return [fault("json", "JSON", request.body.toString("utf8").slice(0, 120))];
  }
  return validator
    .check(media.schema, value)
    .slice(0, 4)
    .map((violation) =>
      fault(
        violation.keyword,
        expectationOf(violation),
        "a body that differs from that",
        `/body${violation.pointer}`,
      ),
    );
}

function textsOf(
  parameter: Parameter,
  request: WireRequest,
  query: URLSearchParams,
  values: ReadonlyMap<string, string>,
): string[] {
  const one = (text: string | undefined) => (text === undefined ? [] : [text]);
  if (parameter.in === "path") return one(values.get(parameter.name));
  if (parameter.in === "query") return query.getAll(parameter.name);
  if (parameter.in === "header") return one(request.headers[parameter.name.toLowerCase()]);
  const cookie = request.headers["cookie"]?.split("; ").find((pair) => pair.startsWith(`${parameter.name}=`));
  return one(cookie?.slice(parameter.name.length + 1));
}

/** Text may stand for a number, a boolean or a list. */
function readings(texts: readonly string[], types: ReadonlySet<string>): unknown[] {
  const [text = ""] = texts;
  const found: unknown[] = [];
  if ((types.has("integer") || types.has("number")) && text.trim() !== "" && !Number.isNaN(Number(text)))
    found.push(Number(text));
  if (types.has("boolean") && /^(true|false)$/.test(text)) found.push(text === "true");
  if (types.has("array")) {
    const items = texts.length > 1 ? [...texts] : text.split(",");
    found.push(
      items,
      items.map((item) => (item !== "" && !Number.isNaN(Number(item)) ? Number(item) : item)),
    );
  }
  return [...found, text];
}
