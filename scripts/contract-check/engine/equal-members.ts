import type { Place } from "../document/place";
import { isObject } from "../lib/json";
import { literal, mayHold } from "../lib/texts";
import type { Operation } from "../load/model";
import { descriptionOf } from "../plan/member-sources";
import { wordsOf } from "../plan/nouns";
import type { Resource } from "../plan/resource";
import { membersOf } from "../schema/shape";
import { keyOf } from "../send/request";
import { slotsOf } from "./id-slots";
import { type ResourceInstance, representationOf } from "./resource-instance";
import type { Trial } from "./trial";

const verbs =
  "(?:(?:must|has to|have to|needs to|should|shall) (?:always )?(?:be equal to|equal|be the same as|be|match|agree with)|(?:is|are) (?:equal to|the same as)|equals?)";

/** The members of a body that a text makes equal to one of another resource, with that member and the resource's noun. */
export function equalMembers(
  text: string,
  names: readonly string[],
): [name: string, of: string, noun: string][] {
  const plain = text.replace(/\s+/g, " ").replaceAll("`", "");
  const lower = plain.toLowerCase();
  return names.flatMap((name): [string, string, string][] => {
    if (!mayHold(lower, `${name} `)) return [];
    const start = `(?<![\\w-])${literal(name)} ${verbs}(?: exactly)?`;
    const plainly = new RegExp(`${start} ?(?:the |its )?(\\w+) of (?:the|its|that) (\\w+)`, "i").exec(plain);
    const owned = new RegExp(`${start} ?(?:the |its )?(\\w+)['’]s (\\w+)`, "i").exec(plain);
    const [, of, noun] = plainly ?? (owned ? ["", owned[2], owned[1]] : []);
    // "The sum of the lines" is no member.
    if (of === undefined || noun === undefined || isBare(of, text)) return [];
    return [[name, of, noun.toLowerCase()]];
  });
}

/** A word like "sum" that is not written as a member. */
const isBare = (of: string, text: string): boolean =>
  /^(sum|number|part|one|id|end|start|length)$/i.test(of) && !text.includes(`\`${of}\``);

/** What an operation's texts say of its body: the description of a member names it by itself. */
export function textOfBody({ text, body, contract: { documents } }: Operation): string {
  const schema = body?.media[0]?.schema;
  const own = schema ? [...membersOf(documents, schema)] : [];
  const descriptions = own.map(([name, place]) => {
    const description = descriptionOf(place, documents.resolve(place)).trim();
    return /^(must|has to|needs to|equals?) /i.test(description)
      ? `\`${name}\` ${description[0]?.toLowerCase()}${description.slice(1)}`
      : "";
  });
  return [text, ...descriptions].join(". ");
}

interface Stated {
  readonly equal: readonly (readonly [name: string, of: string, noun: string])[];
  /** What an amount has to be exactly; empty where no text says so. */
  readonly exactAmount: string;
}

const statements = new WeakMap<Operation, Stated>();

/** What the texts of an operation state of its body: every call of it asks. */
function statedOf(operation: Operation, schema: Place): Stated {
  const known = statements.get(operation);
  if (known) return known;
  const names = [...membersOf(operation.contract.documents, schema).keys()];
  const [, , , exactAmount = ""] = exactly.exec(operation.text) ?? [];
  const stated = { equal: equalMembers(textOfBody(operation), names), exactAmount };
  statements.set(operation, stated);
  return stated;
}

/** What the ids in the path that lists have shown stand for, where a text compares the body with one of them. */
export async function observedInstances(
  { checker }: Trial,
  operation: Operation,
  observed: ReadonlyMap<string, unknown>,
  read: (resource: Resource, id: unknown) => Promise<ResourceInstance | undefined>,
): Promise<ResourceInstance[]> {
  const schema = operation.body?.media[0]?.schema;
  const { equal, exactAmount } = schema ? statedOf(operation, schema) : { equal: [], exactAmount: "" };
  if (equal.length === 0 && exactAmount === "") return [];
  const found: ResourceInstance[] = [];
  for (const { resource, parameter } of slotsOf(checker, operation)) {
    const id = parameter && observed.get(keyOf(parameter));
    const shown = resource && id !== undefined ? await read(resource, id) : undefined;
    if (shown) found.push(shown);
  }
  return found;
}

/** "`amount` must equal `amountDue` of the enrolment": the body with what the enrolment of the call shows. */
export function withEqualMembers(
  operation: Operation,
  body: unknown,
  instances: readonly ResourceInstance[],
): unknown {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !isObject(body)) return body;
  let result: Record<string, unknown> = body;
  for (const [name, of, noun] of statedOf(operation, schema).equal) {
    const shown = instances.find(({ resource }) => resource.noun === noun)?.payload;
    const value = isObject(shown) ? memberCalled(shown, of) : undefined;
    if (value !== undefined && value !== null) result = { ...result, [name]: value };
  }
  return withExactAmount(statedOf(operation, schema).exactAmount, result, instances);
}

/** The member of a representation that a text calls so: "the total" is `total`, else the only `total_cents`. */
function memberCalled(shown: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(shown, name)) return shown[name];
  const words = wordsOf(name);
  const longer = Object.keys(shown).filter((one) => {
    const own = wordsOf(one);
    return words.every((word, index) => own[index] === word) && typeof shown[one] === "number";
  });
  return longer.length === 1 && longer[0] !== undefined ? shown[longer[0]] : undefined;
}

const exactly =
  /\bamounts?\b[^.;]{0,60}\b(exactly|equals?|match(es)?|must be|has to be)\b[^.;]{0,30}\b(total|sum|price|amount due|balance|outstanding amount)\b/i;

/** "An amount that is not exactly the total is refused": the amount that the instance of the call shows. */
function withExactAmount(
  of: string,
  body: Record<string, unknown>,
  instances: readonly ResourceInstance[],
): Record<string, unknown> {
  if (of === "") return body;
  const names = Object.keys(body).filter(
    (name) => wordsOf(name).includes("amount") && typeof body[name] === "number",
  );
  const [name] = names;
  if (name === undefined || names.length > 1) return body;
  const values = instances.flatMap(({ payload, ids, resource }) => {
    const shown = representationOf(payload, ids.get(resource.key));
    const value = shown && memberCalled(shown, of.toLowerCase().replace(/ due$/, "Due"));
    return typeof value === "number" ? [value] : [];
  });
  return values.length > 0 ? { ...body, [name]: values[0] } : body;
}
