import { readCookie, readQuery } from "./address";
import type { Endpoint, Parameter } from "./endpoint";
import type { RequestFault } from "./explain-faults";
import { type BodySource, readBody } from "./read-body";

/** A request taken apart, or what is wrong with it. Values have the types the contract gives them. */
export interface CheckedRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  faults: RequestFault[];
  /** Query parameters the contract does not know; the request is answered all the same. */
  unknownParameters: string[];
}

/** Checks a request against its operation, in the order path, query, headers, cookies, body. */
export async function checkRequest(
  endpoint: Endpoint,
  pathTexts: Record<string, string>,
  query: string,
  request: BodySource,
): Promise<CheckedRequest> {
  const checked: CheckedRequest = {
    path: {},
    query: {},
    headers: {},
    body: undefined,
    faults: [],
    unknownParameters: [],
  };
  for (const parameter of endpoint.pathParameters) {
    take(parameter, "path", pathTexts[parameter.name], checked.path, checked.faults);
  }
  if (endpoint.queryParameters.size > 0 || query !== "") takeQuery(endpoint, query, checked);
  for (const parameter of endpoint.headerParameters) {
    take(
      parameter,
      "headers",
      request.headers.get(parameter.name) ?? undefined,
      checked.headers,
      checked.faults,
    );
  }
  for (const parameter of endpoint.cookieParameters) {
    take(
      parameter,
      "cookies",
      readCookie(request.headers.get("cookie"), parameter.name) ?? undefined,
      {},
      checked.faults,
    );
  }
  if (endpoint.bodies.length > 0) {
    const body = await readBody(endpoint, request);
    checked.body = body.value;
    checked.faults.push(...body.faults);
  }
  return checked;
}

function takeQuery(endpoint: Endpoint, query: string, checked: CheckedRequest): void {
  const lists = new Map<Parameter, string[]>();
  for (const [name, text] of readQuery(query)) {
    const parameter = endpoint.queryParameters.get(name);
    if (!parameter) {
      if (!checked.unknownParameters.includes(name)) checked.unknownParameters.push(name);
    } else if (parameter.isList) {
      const values = lists.get(parameter) ?? [];
      values.push(...(parameter.isExploded ? [text] : text.split(",")));
      lists.set(parameter, values);
    } else if (Object.hasOwn(checked.query, name)) {
      checked.faults.push(fault(parameter, "query", "explode", "must be given once"));
    } else take(parameter, "query", text, checked.query, checked.faults);
  }
  for (const [parameter, texts] of lists)
    check(parameter, "query", texts.map(parameter.coerce), checked.query, checked.faults);
  for (const parameter of endpoint.queryParameters.values()) {
    if (!parameter.isRequired || Object.hasOwn(checked.query, parameter.name)) continue;
    checked.faults.push(fault(parameter, "query", "required", "is required"));
  }
}

function take(
  parameter: Parameter,
  where: string,
  text: string | undefined,
  values: Record<string, unknown>,
  faults: RequestFault[],
): void {
  if (text !== undefined) {
    const value = parameter.isList ? text.split(",").map(parameter.coerce) : parameter.coerce(text);
    check(parameter, where, value, values, faults);
  } else if (parameter.isRequired) faults.push(fault(parameter, where, "required", "is required"));
}

function check(
  parameter: Parameter,
  where: string,
  value: unknown,
  values: Record<string, unknown>,
  faults: RequestFault[],
): void {
  values[parameter.name] = value;
  for (const found of parameter.validator()(value) ?? []) {
    faults.push({ ...found, field: parameter.name, pointer: `/${where}/${parameter.name}${found.pointer}` });
  }
}

function fault(parameter: Parameter, where: string, keyword: string, message: string): RequestFault {
  return {
    field: parameter.name,
    pointer: `/${where}/${parameter.name}`,
    keyword,
    message,
    rule: parameter.rule,
  };
}
