import { array, isObject, object, string } from "../lib/json";
import { sentencesOf } from "../lib/texts";
import { shapeOf } from "../schema/shape";
import { branchesOf, memberOf } from "./lists";
import type { Contract, Operation, ResponseSpec } from "./model";

const cache = new WeakMap<Operation, Set<number>>();

/**
 * Every code an operation may answer with: statuses, and in body-carried contracts the codes in schemas and
 * examples.
 */
export function documentedCodes(operation: Operation): Set<number> {
  const known = cache.get(operation);
  if (known) return known;
  const codes = new Set<number>();
  const { envelope, documents } = operation.contract;
  for (const response of operation.responses) {
    const status = Number(response.status);
    const isFrame = envelope?.carries === "body" && /^2/.test(response.status);
    if (Number.isInteger(status) && !isFrame) codes.add(status);
    if (!isFrame || envelope?.code === undefined) continue;
    for (const media of response.media) {
      for (const branch of media.schema ? branchesOf(operation, media.schema) : []) {
        const code = memberOf(operation, branch, envelope.code);
        if (!code) continue;
        const shape = shapeOf(documents, code);
        const values = shape.hasConstant ? [shape.constant] : (shape.values ?? []);
        for (const value of values)
          if (typeof value === "number" && (values.length === 1 || !isOnlyOfOthers(operation, value)))
            codes.add(value);
      }
      for (const example of media.examples) {
        const code = isObject(example) ? example[envelope.code] : undefined;
        if (typeof code === "number") codes.add(code);
      }
    }
  }
  cache.set(operation, codes);
  return codes;
}

/**
 * Operations may share one schema of refusals that lists every code. A code that only some operations name in their
 * text belongs to those; codes that no text names belong to all.
 */
function isOnlyOfOthers(operation: Operation, code: number): boolean {
  if ([400, 401, 404, 422].includes(code)) return false;
  const documentsCode = ({ text }: Operation): boolean => new RegExp(`\\b${code}\\b`).test(text);
  return !documentsCode(operation) && operation.contract.operations.some(documentsCode);
}

export function documents(operation: Operation, ...codes: number[]): boolean {
  const known = documentedCodes(operation);
  return codes.some((code) => known.has(code));
}

/** The response that describes a status: exact, by class (`4XX`), or `default`. */
export function responseFor(operation: Operation, status: number): ResponseSpec | undefined {
  return (
    operation.responses.find((response) => response.status === String(status)) ??
    operation.responses.find((response) => response.status === `${Math.floor(status / 100)}XX`) ??
    operation.responses.find((response) => response.status === "DEFAULT")
  );
}

const conflicting = /refuse|reject|\bconflicts?\b|^\s*`[a-z]+(_[a-z]+)+` (when|if|while)\b/i;

/** The contract's text about a refusal, in lower case. */
export function refusalText(operation: Operation, code: number): string {
  const response = operation.responses.find(({ status }) => status === String(code));
  const sentences = sentencesOf(operation.text);
  const naming = sentences.filter((one) => one.includes(String(code)));
  // "Refused when the name exists", "Conflicts: `name_taken` when it exists" are about one where nothing else is said of it.
  const refusing =
    code === 409 && naming.length === 0 ? sentences.filter((one) => conflicting.test(one)) : [];
  const sentence = [...naming, ...refusing].map((one) => clauseOf(one, code));
  // A description often ends without a full stop: what the operation says is a sentence of its own.
  const ofResponse = (response?.description ?? "").replace(/(?<=[^.;:\s])\s*$/, ".");
  return [ofResponse, ...sentence].join(" ").toLowerCase();
}

/**
 * The part of a text about one of several codes: "Refused with 404 when there is none, with 409 when it is taken".
 */
function clauseOf(sentence: string, code: number): string {
  // "Refuses a part named twice (400), an unknown part (422 `UNKNOWN`) and any other state (409)."
  const listed = [...sentence.matchAll(/([^()]*)\(([^()]*\b[45]\d\d\b[^()]*)\)/g)];
  const own = listed.filter(([, , codes = ""]) => codes.includes(String(code)));
  if (listed.length > 1 && own.length > 0) return own.map(([whole]) => whole).join(" ");
  const clauses = sentence.split(/(?=\b[45]\d\d (?:when|if|for|as|without|unless|where|because|after|to)\b)/);
  return clauses.find((one) => one.startsWith(String(code))) ?? sentence;
}

/** What the contract states before its operations. */
export function generalText({ place }: Contract): string {
  const root = object(place.value);
  const tags = array(root["tags"]).map((tag) => string(object(tag)["description"]));
  const schemes = Object.values(object(object(root["components"])["securitySchemes"])).map((scheme) =>
    string(object(scheme)["description"]),
  );
  return [string(object(root["info"])["description"]), ...tags, ...schemes].join(" ");
}
