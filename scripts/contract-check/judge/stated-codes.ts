import { array, isObject, object } from "../lib/json";
import { literal } from "../lib/texts";
import { generalText, responseFor } from "../load/documented";
import type { Contract, Operation } from "../load/model";
import type { Exchange } from "../send/exchange";
import type { Fault } from "./fault";

/** Statuses of which a text names every cause: invalid input has causes that go without saying. */
const complete = new Set([401, 403, 404, 409, 410, 412, 423]);

/**
 * The code in a refusal's body is one that the contract states for the status: in the text of the operation, of the
 * response, of the contract, or in an example.
 *
 * Standard: the descriptions and examples of the refusals.
 * Reports: `refusal-code`. Severity: error.
 */
export function statedCodeFaults({ ok, operation, response, body }: Exchange): Fault[] {
  const status = response?.status ?? 0;
  const code = codeIn(body);
  if (ok || code === undefined || status < 400 || status >= 500) return [];
  const own = statedFor(operation, status);
  if (own.size === 0 || own.has(code)) return [];
  const isOfOther = [400, 401, 403, 404, 409, 410, 412, 415, 422, 423, 428].some(
    (other) => other !== status && statedFor(operation, other).has(code),
  );
  if (!complete.has(status) && !isOfOther) return [];
  return [
    {
      rule: "refusal-code",
      cause: `code name ${status}`,
      expected: `${status} with the code ${[...own].join(" or ")}`,
      actual: code,
      pointer: "/code",
      place: responseFor(operation, status)?.place ?? operation.place,
    },
  ];
}

/** The code of a refusal: `code` or `errcode` of the body, of its `error` or of the first of its `errors`. */
export function codeIn(body: unknown): string | undefined {
  const places = [body, object(body)["error"], array(object(body)["errors"])[0]];
  for (const place of places)
    for (const name of ["code", "errcode", "error_code", "errorCode"]) {
      const value = isObject(place) ? place[name] : undefined;
      if (typeof value === "string" && value !== "") return value;
    }
  const { error } = object(body);
  return typeof error === "string" && /^[a-z][\w.-]+$/i.test(error) ? error : undefined;
}

const cache = new WeakMap<Operation, Map<number, ReadonlySet<string>>>();

function statedFor(operation: Operation, status: number): ReadonlySet<string> {
  const known = cache.get(operation) ?? new Map<number, ReadonlySet<string>>();
  cache.set(operation, known);
  const found = known.get(status) ?? readStated(operation, status);
  known.set(status, found);
  return found;
}

function readStated(operation: Operation, status: number): ReadonlySet<string> {
  const response = operation.responses.find((one) => one.status === String(status));
  const ofResponse = response ? `${status} ${response.description.replace(/[.;]/g, ",")}` : "";
  const { names, isClosed } = allCodes(operation.contract);
  const codesIn = (text: string): string[] =>
    codesNamed(text, status).filter(
      (one) => names.has(one) || (!isClosed && (one.includes("_") || isDirect(text, status, one))),
    );
  const general = codesIn(generalText(operation.contract));
  const named = new Set([...codesIn(operation.text), ...codesIn(ofResponse)]);
  // What the contract names for a lack of rights holds wherever nothing else is said.
  if (named.size === 0 && (status === 401 || status === 403)) for (const code of general) named.add(code);
  // Without a word on the codes an example shows one of them.
  if (named.size === 0) return named;
  // "The outcome must meet the rules of `createBooking`."
  // "A new start obeys the same rules as on booking.", "The rules of creation apply.", "checked with the rules of booking".
  const isReferring =
    /\bsame (rules|conditions|limits|checks|restrictions|codes)\b|\b(rules|conditions|limits|checks|restrictions) (of|for) [\w -]+ (apply|hold)\b|\b(by|with|against|to|under) the (rules|conditions|limits|checks) (of|for)\b/i.test(
      operation.text.replace(/\s+/g, " "),
    );
  for (const other of operation.contract.operations)
    if (other !== operation && (isReferring || operation.text.includes(other.id)))
      for (const code of codesIn(other.text)) named.add(code);
  for (const code of general) named.add(code);
  for (const { examples } of response?.media ?? [])
    for (const example of examples) {
      const code = codeIn(example);
      if (code !== undefined) named.add(code);
    }
  return named;
}

/** "403 `forbidden`", "403 with the code `forbidden`": a single word that can be nothing but a code. */
const isDirect = (text: string, status: number, code: string): boolean =>
  new RegExp(`\\b${status},? (?:\\(|with )?(?:the )?(?:code )?\`${literal(code)}\``).test(
    text.replace(/\s+/g, " "),
  );

const codeNames = /^(code|errcode|error_?code)$/i;

interface Codes {
  names: ReadonlySet<string>;
  /** Whether a schema enumerates them: examples alone show some of them. */
  isClosed: boolean;
}

const universe = new WeakMap<Contract, Codes>();

/** Every code that a schema or an example of the contract has: other words in a text are states or members. */
function allCodes(contract: Contract): Codes {
  const known = universe.get(contract);
  if (known) return known;
  const found = new Set<string>();
  let isClosed = false;
  const visit = (value: unknown, depth: number): void => {
    if (depth > 30) return;
    if (Array.isArray(value)) for (const one of value) visit(one, depth + 1);
    if (!isObject(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      if (codeNames.test(name)) {
        isClosed ||= ["const", "enum"].some((keyword) => object(inner)[keyword] !== undefined);
        for (const one of [
          inner,
          object(inner)["const"],
          object(inner)["example"],
          ...array(object(inner)["enum"]),
          ...array(object(inner)["examples"]),
        ])
          if (typeof one === "string") found.add(one);
      }
      visit(inner, depth + 1);
    }
  };
  visit(contract.place.value, 0);
  // Results of parts have codes of their own: where a text names others with a status, the enumeration is not of refusals.
  const texts = [generalText(contract), ...contract.operations.map(({ text }) => text)].join(" ");
  const direct = [...texts.matchAll(/\b4\d\d \(?`([a-z]+(?:_[a-z]+)+)`/g)].map(([, code = ""]) => code);
  const codes = { names: found, isClosed: isClosed && direct.every((code) => found.has(code)) };
  universe.set(contract, codes);
  return codes;
}

/** "409 `number_taken` when …", "409 (`not_deleted`)", "`409 version_conflict`", "`too_late` (409)". */
export function codesNamed(text: string, status: number): string[] {
  const name = "[a-z][a-z0-9]*(?:[_.-][a-z0-9]+)+|[a-z]{4,}";
  const ofSentences = text.split(/(?<=[.;])\s+/).flatMap((sentence) => {
    const clauses = sentence
      .split(
        /(?=`?\b[1-5]\d\d\b(?![.,]\d| (?:days?|hours?|minutes?|characters?|items?|entries|cents?|euros?|kB|bytes)\b))/,
      )
      .filter((one) => new RegExp(`^\`?${status}\\b`).test(one));
    const after = clauses.flatMap((clause) => [
      ...[...clause.matchAll(new RegExp(`\`(${name})\``, "g"))].map(([, code = ""]) => code),
      ...[...clause.matchAll(new RegExp(`^\`?${status} (${name})\``, "g"))].map(([, code = ""]) => code),
    ]);
    const before = [...sentence.matchAll(new RegExp(`\`(${name})\` \\(?${status}\\b`, "g"))].map(
      ([, code = ""]) => code,
    );
    return [...after, ...before];
  });
  return [...ofSentences, ...codesListed(text, status)];
}

/** "The following are answered 409: `archived` - the note is archived; `locked` - it is locked": a list that a status heads. */
function codesListed(text: string, status: number): string[] {
  const [, ...sections] = text.split(/(?=\b[1-5]\d\d\b[^.;:]*:\s)/);
  const entry = /(?:[.;:]|\n)\s*[-*]?\s*`([a-z][\w.-]*)`\s+[-–—:]/g;
  return sections
    .filter((one) => one.startsWith(String(status)))
    .flatMap((one) => [...one.matchAll(entry)].map(([, code = ""]) => code));
}
