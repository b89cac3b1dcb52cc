import { isObject } from "../json";
import { answerFor } from "../load/documented";
import { childOf, type Place } from "../load/documents";
import { branchesOf, memberOf } from "../load/lists";
import type { Answer, Operation } from "../load/model";
import type { Exchange } from "../run/exchange";
import type { Rule } from "../run/finding";
import { shapeOf } from "../schema/shape";
import type { Validator } from "../schema/validator";

export interface Fault {
  rule: Rule;
  cause: string;
  expected: string;
  actual: string;
  pointer: string;
  place: Place;
}

/** How far the answer to an odd request may stray: a server's own door answers before the operation does. */
export type Tolerance = "none" | "door";

/** What is wrong with an answer by itself, whatever was asked. */
export function judgeAnswer(exchange: Exchange, validator: Validator, tolerance: Tolerance): Fault[] {
  const { operation, response, failure } = exchange;
  const fault = (rule: Rule, expected: string, actual: string, rest: Partial<Fault> = {}): Fault => ({
    rule,
    cause: "",
    expected,
    actual,
    pointer: "",
    place: operation.place,
    ...rest,
  });
  if (failure) return [fault("no-answer", "an answer", failureText(exchange), { cause: failure.reason })];
  if (!response) return [];
  const { status } = response;
  const leak = leakIn(exchange);
  const leaks = leak ? [fault("leak", "a failure without the inside of the server", leak)] : [];
  const answer = answerFor(operation, status);
  const exact = operation.answers.some((one) => one.status === String(status));
  if (status >= 500 && !exact)
    return [
      fault("server-error", "an answer below 500", `status ${status}`, { cause: String(status) }),
      ...leaks,
    ];
  if (tolerance === "door" && status >= 400 && !exact) return leaks;
  if (!answer) {
    if ([413, 414, 429, 431].includes(status)) return leaks;
    const known = operation.answers.map((one) => one.status).join(", ");
    return [...leaks, fault("status", `one of ${known}`, `status ${status}`, { cause: String(status) })];
  }
  if (tolerance === "door" && !exchange.ok) return leaks;
  return [...leaks, ...headerFaults(exchange, answer, validator), ...bodyFaults(exchange, answer, validator)];
}

function failureText({ failure }: Exchange): string {
  switch (failure?.reason) {
    case "timeout":
      return `nothing within ${failure.detail}`;
    case "endless":
      return `a body that had not ended after ${failure.detail}`;
    case "garbage":
      return `something that is not HTTP (${failure.detail})`;
    case "closed":
      return "the connection was closed before the answer was complete";
    default:
      return `no connection (${failure?.detail})`;
  }
}

function headerFaults(exchange: Exchange, answer: Answer, validator: Validator): Fault[] {
  const { operation, response } = exchange;
  const faults: Fault[] = [];
  for (const { name, required, schema, place } of answer.headers) {
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

/** A header is text; its schema may mean a number, a boolean or a list. */
function readings(text: string, types: ReadonlySet<string>): unknown[] {
  const found: unknown[] = [];
  if ((types.has("integer") || types.has("number")) && text.trim() !== "" && !Number.isNaN(Number(text)))
    found.push(Number(text));
  if (types.has("boolean") && /^(true|false)$/.test(text)) found.push(text === "true");
  if (types.has("array")) found.push(text.split(",").map((part) => part.trim()));
  return [...found, text];
}

function bodyFaults(exchange: Exchange, answer: Answer, validator: Validator): Fault[] {
  const { operation, response, text } = exchange;
  if (!response || exchange.request.method === "HEAD" || response.status === 204 || response.status === 304)
    return [];
  if (answer.media.length === 0) return [];
  const place = answer.place;
  const said = response.headers["content-type"]?.[0] ?? "";
  const [type = "", ...options] = said
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const known = answer.media.map((media) => media.type.split(";")[0]?.trim() ?? "");
  const media = answer.media.find((one) => fitsType(one.type.split(";")[0]?.trim() ?? "", type));
  if (!media)
    return [
      {
        rule: "content-type",
        cause: "",
        expected: known.join(" or "),
        actual: said === "" ? "no content type" : said,
        pointer: "/headers/content-type",
        place,
      },
    ];
  const charset = options
    .find((option) => option.startsWith("charset="))
    ?.slice(8)
    .replaceAll('"', "");
  const isText = /json|^text\//.test(type);
  if (
    isText &&
    ((charset !== undefined && !/^utf-?8$|^us-ascii$/.test(charset)) ||
      (/json/.test(type) && !isUtf8(response.body)))
  )
    return [
      {
        rule: "charset",
        cause: "",
        expected: "UTF-8",
        actual: charset === undefined || /^utf-?8$/.test(charset) ? "bytes that are not UTF-8" : charset,
        pointer: "/headers/content-type",
        place,
      },
    ];
  if (!/json/.test(type)) return media.schema && text === "" && /^text/.test(type) ? [] : [];
  if (!exchange.isJson)
    return [
      {
        rule: "body",
        cause: "json",
        expected: "JSON",
        actual: text === "" ? "an empty body" : text.slice(0, 120),
        pointer: "",
        place: media.place,
      },
    ];
  return [...envelopeFaults(exchange, answer), ...schemaFaults(exchange, media.schema, validator, operation)];
}

function fitsType(wanted: string, type: string): boolean {
  if (wanted === "*/*" || wanted === type) return true;
  if (wanted.endsWith("/*")) return type.startsWith(wanted.slice(0, -1));
  return false;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function schemaFaults(
  exchange: Exchange,
  schema: Place | undefined,
  validator: Validator,
  operation: Operation,
): Fault[] {
  if (!schema) return [];
  const violations = validator.check(schema, exchange.body);
  if (violations.length === 0) return [];
  const branch = nearestBranch(exchange, schema, operation);
  const told = branch ? validator.check(branch, exchange.body) : violations;
  return (told.length > 0 ? told : violations).slice(0, 4).map((violation) => ({
    rule: "body",
    cause: violation.keyword,
    expected: `${violation.pointer === "" ? "the body" : violation.pointer} ${violation.message}`,
    actual: shortValue(exchange.body, violation.pointer),
    pointer: violation.pointer,
    place: branch ?? schema,
  }));
}

/** In a body-carried contract the code tells which of the answers was meant. */
function nearestBranch(exchange: Exchange, schema: Place, operation: Operation): Place | undefined {
  const { envelope, documents } = operation.contract;
  const branches = branchesOf(operation, schema);
  if (branches.length < 2 || envelope?.code === undefined || !isObject(exchange.body)) return undefined;
  const said = exchange.body[envelope.code];
  const fitting = branches.filter((branch) => {
    const member = memberOf(operation, branch, envelope.code ?? "");
    return member !== undefined && shapeOf(documents, member).constant === said;
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

function shortValue(body: unknown, pointer: string): string {
  let at: unknown = body;
  for (const step of pointer.split("/").slice(1))
    at = isObject(at) ? at[step] : Array.isArray(at) ? at[Number(step)] : undefined;
  const text = JSON.stringify(at) ?? "nothing";
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

function envelopeFaults(exchange: Exchange, answer: Answer): Fault[] {
  const { operation, body, response } = exchange;
  const { envelope } = operation.contract;
  if (!envelope || !isObject(body) || !response) return [];
  const place = childOf(operation.contract.place, "x-envelope");
  const faults: Fault[] = [];
  const add = (name: string, expected: string): void => {
    faults.push({
      rule: "envelope",
      cause: name,
      expected,
      actual: JSON.stringify(body[name]) ?? "nothing",
      pointer: `/${name}`,
      place,
    });
  };
  const value = (name: string | undefined) => (name === undefined ? undefined : body[name]);
  const code = value(envelope.code);
  const success = value(envelope.success);
  const errcode = value(envelope.errcode);
  const data = value(envelope.data);
  if (envelope.carries === "status") {
    const isGood = response.status >= 200 && response.status < 300;
    if (envelope.code !== undefined && code !== undefined && code !== response.status)
      add(envelope.code, `${response.status}, like the status`);
    if (envelope.success !== undefined && success !== undefined && success !== isGood)
      add(envelope.success, String(isGood));
    if (envelope.errcode !== undefined && errcode !== undefined && (errcode === null) !== isGood)
      add(envelope.errcode, isGood ? "null on success" : "a code on failure");
    if (
      envelope.data !== undefined &&
      !isGood &&
      data !== undefined &&
      data !== null &&
      !mayCarryData(exchange, answer)
    )
      add(envelope.data, "null or absent on failure");
    return faults;
  }
  if (response.status < 200 || response.status >= 300) return faults;
  const said = typeof success === "boolean" ? success : code !== undefined ? code === 200 : errcode === 0;
  if (typeof success === "boolean" && typeof code === "number" && success !== (code === 200))
    add(
      envelope.code ?? "",
      success ? "200, as success is true" : "another code than 200, as success is false",
    );
  if (envelope.errcode !== undefined && typeof errcode === "number" && said !== (errcode === 0))
    add(envelope.errcode, said ? "0 on success" : "another errcode than 0 on failure");
  if (
    envelope.data !== undefined &&
    !said &&
    data !== undefined &&
    data !== null &&
    !mayCarryData(exchange, answer)
  )
    add(envelope.data, "null or absent on failure");
  return faults;
}

/** A contract may make an exception for one failure that carries data. */
function mayCarryData(exchange: Exchange, answer: Answer): boolean {
  const { operation, body } = exchange;
  const { envelope, documents } = operation.contract;
  const data = envelope?.data;
  if (data === undefined || !isObject(body)) return false;
  return answer.media.some(({ schema }) =>
    (schema ? branchesOf(operation, schema) : []).some((branch) => {
      const code = envelope?.code === undefined ? undefined : memberOf(operation, branch, envelope.code);
      const success =
        envelope?.success === undefined ? undefined : memberOf(operation, branch, envelope.success);
      const member = memberOf(operation, branch, data);
      if (!member || !code || !success || shapeOf(documents, success).constant !== false) return false;
      const shape = shapeOf(documents, code);
      const shown = shapeOf(documents, member);
      return (
        shape.hasConstant &&
        shape.constant === body[envelope?.code ?? ""] &&
        shown.types.size > 0 &&
        shown.properties.size > 0
      );
    }),
  );
}

const inside = [
  /\bat [\w.<>$ ]+ \((?:file:\/\/)?[/\w.:-]+:\d+:\d+\)/,
  /\n\s+at (?:async )?[\w.<>$/:-]+[ (:]/,
  /\\n\s+at [\w.<>$ ]+ ?\(/,
  /Traceback \(most recent call last\)/,
  /\bFile "[^"]+", line \d+/,
  /(?:java|org|com)\.[\w.]+(?:Exception|Error)\b/,
  /\bat [\w.$]+\([\w]+\.java:\d+\)/,
  /\bgoroutine \d+ \[/,
  /\b(?:SQLSTATE|ORA-\d{5}|SQLITE_[A-Z]+|SequelizeDatabaseError|PrismaClient\w*Error|QueryFailedError|syntax error at or near|You have an error in your SQL syntax)/,
  /\bSELECT .+ FROM \w+ WHERE\b/,
  /\b(?:TypeError|ReferenceError|SyntaxError|RangeError|NullPointerException|UnhandledPromiseRejection)\b/,
  /\bnode_modules\//,
];

function leakIn(exchange: Exchange): string | undefined {
  if (exchange.ok || exchange.text === "") return undefined;
  const sent = exchange.request.body?.toString("utf8") ?? "";
  for (const expression of inside) {
    const found = expression.exec(exchange.text)?.[0];
    if (found !== undefined && !sent.includes(found.trim())) return found.trim().slice(0, 160);
  }
  return undefined;
}
