import { hasOnlyEmptyLists } from "../judge/empty-answer";
import { type Finding, generalPointer } from "../judge/finding";
import { isObject, leaves } from "../lib/json";
import type { Exchange } from "../send/exchange";

/** What findings of one cause have in common, and how many operations must share it before it counts as one. */
interface Signature {
  text: string;
  least: number;
}

/**
 * Joins findings with one cause: the first represents them, the places of the others are listed in it. A cause is the
 * same stack trace or database message, whatever statement it is about; the same undocumented status with an answer of
 * the same shape; the same missing check of one part of the server, such as a parser or an authentication layer.
 */
export function groupCauses(findings: readonly Finding[]): Finding[] {
  const joined = joinedBy(findings, signatureOf);
  // What each operation shows by itself may come from one part of the server.
  const remaining = joinedBy(joined, credentialSignature);
  return remaining.map((finding, index) => Object.assign(finding, { id: `F${index + 1}` }));
}

function joinedBy(findings: readonly Finding[], sign: (finding: Finding) => Signature): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { text } = sign(finding);
    groups.set(text, [...(groups.get(text) ?? []), finding]);
  }
  const merged = new Set<Finding>();
  for (const group of groups.values()) {
    const representative = group.find(({ confirmed }) => confirmed) ?? group[0];
    if (!representative || new Set(group.map(({ operation }) => operation)).size < sign(representative).least)
      continue;
    for (const other of group) if (other !== representative) mergeFinding(representative, other, merged);
  }
  return findings.filter((finding) => !merged.has(finding));
}

/** Wrong credentials are taken in one place, whatever the operation makes of the call after that. */
function credentialSignature({ rule, cause, operation, id }: Finding): Signature {
  const [, credential] = /^(?:code )?(?:bad|forged) (.+)$/.exec(cause) ?? [];
  return rule === "access" && credential !== undefined
    ? { text: `wrong ${credential}`, least: 3 }
    : { text: `${operation.id} ${id}`, least: 1 };
}

function mergeFinding(representative: Finding, other: Finding, merged: Set<Finding>): void {
  merged.add(other);
  const own = other.operation === representative.operation ? "" : other.operation.id;
  // What is not found has no place in the answer: the parameter tells it apart.
  const at = other.rule === "not-found" ? other.cause : other.pointer;
  const place = [own, at].filter((part) => part !== "").join(" ");
  for (const text of [place, ...other.also.map((one) => furtherPlace(other, one, own))])
    if (text !== "" && !representative.also.includes(text)) representative.also.push(text);
}

/** A further place of an absorbed finding, with the operation that it belongs to. */
function furtherPlace({ operation }: Finding, text: string, own: string): string {
  const isNamed = operation.contract.operations.some(({ id }) => text === id || text.startsWith(`${id} `));
  return isNamed || own === "" ? text : own;
}

function signatureOf(finding: Finding): Signature {
  const { rule, operation, cause, expected, actual, pointer, place, exchange } = finding;
  const status = exchange.response?.status ?? 0;
  const sign = (least: number, ...parts: unknown[]): Signature => ({
    text: [rule, ...parts].join(" | "),
    least,
  });
  const single = sign(1, operation.id, finding.id);
  switch (rule) {
    case "server-error": {
      const message = messageOf(exchange);
      // A message that every failure has identifies no cause: the same unusual input has to provoke it.
      if (withoutValues(message).length >= 40) return sign(1, status, withoutStatement(message));
      const trigger = cause.split(" ").slice(1).join(" ");
      return trigger === "valid"
        ? single
        : sign(3, status, withoutValues(message), trigger.replace(/^\/\S* /, ""));
    }
    case "leak":
      return sign(1, withoutValues(actual));
    case "status":
      return sign(3, status, shapeOf(exchange));
    case "content-type":
      return sign(2, status, expected, actual);
    case "header":
      return sign(2, pointer, cause, status);
    case "body":
      return sign(
        1,
        place.source.path,
        place.pointer,
        ownerOf(finding),
        cause,
        isOfObject(finding) ? "" : expected,
      );
    case "refusal":
      // A validator that converts types does so everywhere: "12" for 12, null for "".
      return cause === "type" ? sign(2, "other types") : sign(3, cause, kindOf(expected));
    case "acceptance":
      // Letters are refused as such, whether the text is long or short.
      return /outside Latin-1/.test(expected) ? sign(3, "letters") : sign(3, cause, kindOf(expected));
    case "method":
      return sign(3, cause, status, shapeOf(exchange));
    case "not-found":
      return sign(2, answerKind(exchange) ?? `${cause} | ${pathTo(operation.path, cause)}`);
    case "conditional":
      // Tags of answers are made in one place, whatever the answer shows.
      return cause === "tag of the answer" ? sign(2, cause) : single;
    case "gone":
    case "refusal-code":
      return sign(2, kindOf(expected), status);
    case "read-back":
      return cause === "" ? sign(2, pointer, writtenBy(expected, operation), actual) : single;
    case "access":
      return /^a refusal, because of/.test(expected) ? sign(1, operation.id) : single;
    default:
      return single;
  }
}

/** Whether a body is wrong in which members an object has: several unexpected or several missing ones have one cause. */
const isOfObject = ({ cause }: Finding): boolean => cause === "additionalProperties" || cause === "required";

/** The place where a body is wrong: of members, the object that has or lacks them. */
function ownerOf(finding: Finding): string {
  const general = generalPointer(finding.pointer);
  return isOfObject(finding) ? general.slice(0, general.lastIndexOf("/")) : general;
}

/** The longest text of an answer, where its reason stands. */
function messageOf({ body, text }: Exchange): string {
  const texts = [...leaves(body)].flatMap(([, value]) => (typeof value === "string" ? [value] : []));
  return texts.length === 0
    ? text
    : texts.reduce((left, right) => (right.length > left.length ? right : left));
}

/** A text without what differs from one answer to the next: ids, numbers and quoted values. */
function withoutValues(text: string): string {
  return text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, "#")
    .replace(/'[^']*'/g, "#")
    .replace(/(?<=[:=(] ?)"[^"]*"(?=[)\s]*$)/g, "#")
    .replace(/\d+/g, "#")
    .slice(0, 600);
}

const statement =
  /\b(with\s+"|select\s[\s\S]*?\sfrom\s|insert into\b|update\s+["`\w.]+\s+set\b|delete from\b|merge into\b)[\s\S]*?( - (?=[a-z])|$)/i;

/**
 * A message without the SQL statement that it is about, and without names and values: "null value in column # violates
 * not-null constraint".
 */
function withoutStatement(text: string): string {
  // What the driver says follows the statement; without any such end the statement is the message's own.
  const rest = text.replace(statement, "").trim();
  return withoutValues((rest === "" ? text : rest).replace(/"[^"]*"/g, "#").replace(/\[[\w. ,]+\]/g, "#"))
    .replace(/\b[A-Z]{3,}\b/g, "#")
    .trim();
}

/** What a success shows that nothing was found: empty lists, or no content at all. */
function answerKind({ payload, text, ok }: Exchange): string | undefined {
  if (!ok) return undefined;
  if (text === "") return "no content";
  return hasOnlyEmptyLists(payload) ? "empty lists" : undefined;
}

/** "sortOrder as updateField wrote it: 2" → the words without the operation. */
const writtenBy = (expected: string, { id }: Finding["operation"]): string =>
  expected.replace(` as ${id} wrote it`, "");

/** Names of the members of an answer, and of its kind where it names one. */
function shapeOf({ body, response }: Exchange): string {
  if (!isObject(body)) return response?.headers["content-type"]?.[0]?.split(";")[0] ?? typeof body;
  const kind = ["name", "type", "error", "code"]
    .map((name) => body[name])
    .find((value) => typeof value === "string");
  return `${Object.keys(body)
    .filter((name) => name !== "id")
    .sort()
    .join(" ")} ${String(kind ?? "")}`;
}

/** "a refusal, because of 41 characters at /body/title" → the words without values and places. */
function kindOf(expected: string): string {
  return expected
    .replace(/ at \/\S*$/, "")
    .replace(/the value .* instead of/, "the value # instead of")
    .replace(/"[^"]*"/g, "#")
    .replace(/\d+/g, "#");
}

/** The path up to a parameter: `/projects/{projectId}/status`, projectId → `/projects/{projectId}`. */
function pathTo(path: string, parameter: string): string {
  const at = path.indexOf(`{${parameter}}`);
  return at < 0 ? path : path.slice(0, at);
}
