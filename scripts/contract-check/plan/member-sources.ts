import type { Place } from "../document/place";
import { object, string } from "../lib/json";
import { successSchemas } from "../load/lists";
import type { Operation, Parameter } from "../load/model";
import { membersOf, shapeOf } from "../schema/shape";
import type { Shape } from "../schema/shape-type";
import { referredNoun, wordsOf } from "./nouns";
import type { Resource, Resources } from "./resource";

/** A member of a resource's representation that is what an input of another operation takes. */
export interface MemberSource {
  resource: Resource;
  /** The id where absent: `PUT /addresses/{alias}` takes a key that the client chooses. */
  member?: string;
}

/** An input whose value has to come from somewhere. */
export interface Wanted {
  operation: Operation;
  name: string;
  schema: Place;
  description: string;
  /** What the path calls it: `invoice` at `/invoices/{number}`; empty elsewhere. */
  noun: string;
}

/**
 * Where the value of an input comes from when no name leads there: the parcel number of a shipment is the `code` of
 * its tracking. Equal patterns, a description that names the member and equal examples are evidence; a type that
 * cannot be equal rules a member out.
 */
export function findMemberSource(resources: Resources, wanted: Wanted): MemberSource | undefined {
  const wantedShape = shapeOf(wanted.operation.contract.documents, wanted.schema);
  let best: (MemberSource & { score: number }) | undefined;
  for (const resource of resources.all.values()) {
    const { create } = resource;
    if (!create || resource.isSingle) continue;
    const { documents } = create.contract;
    const key = create === resource.replace ? keyOfAddress(create) : undefined;
    const keyScore =
      key && agreement(wanted, wantedShape, resource, key.name, shapeOf(documents, key.schema));
    if (keyScore !== undefined && keyScore >= enough && keyScore > (best?.score ?? 0))
      best = { resource, score: keyScore };
    for (const [member, place] of responseMembers(create)) {
      const score = agreement(wanted, wantedShape, resource, member, shapeOf(documents, place));
      if (score >= enough && score > (best?.score ?? 0)) best = { resource, member, score };
    }
  }
  if (!best) return undefined;
  const { score: _, ...source } = best;
  return source;
}

/** The parameter at the end of a path. */
const keyOfAddress = ({ parameters, path }: Operation): Parameter | undefined =>
  parameters.find(({ in: at, name }) => at === "path" && path.endsWith(`{${name}}`));

/** One strong sign, or two weak ones. */
const enough = 2;

function agreement(
  { name, description, noun }: Wanted,
  wanted: Shape,
  resource: Resource,
  member: string,
  shape: Shape,
): number {
  const isScalar = (one: Shape): boolean => !one.types.has("object") && !one.types.has("array");
  if (!isScalar(shape) || shape.values || shape.hasConstant || shape.isWriteOnly) return 0;
  if ([...wanted.types].length > 0 && ![...wanted.types].some((type) => shape.types.has(type))) return 0;
  if (wanted.patterns.length > 0 && shape.patterns.length > 0 && !hasSamePattern(wanted, shape)) return 0;
  const text = wordsOf(description).join(" ");
  const isNamed = isPhrase(text, wordsOf(member).join(" "));
  const isOfResource = resource.noun !== "" && text.replaceAll(" ", "").includes(resource.noun);
  // Everything has an `id`: that two are called so tells nothing.
  const isSameName = name !== "id" && wordsOf(name).join("") === wordsOf(member).join("");
  const hasExample = wanted.examples.some((one) => shape.examples.includes(one));
  return (
    (hasSamePattern(wanted, shape) ? 2 : 0) +
    (isNamed && wordsOf(member).length > 1 ? 2 : isNamed ? 1 : 0) +
    (noun !== "" && referredNoun(member) === noun ? 2 : 0) +
    (isOfResource ? 0.5 : 0) +
    (isSameName ? 1 : 0) +
    (hasExample ? 1 : 0)
  );
}

const hasSamePattern = (left: Shape, right: Shape): boolean =>
  left.patterns.some((pattern) => right.patterns.includes(pattern) && !takesAnyText(pattern));

/** Whether a pattern says no more than "not blank": `\\S`, which names and streets share. */
function takesAnyText(pattern: string): boolean {
  try {
    const expression = new RegExp(pattern, "u");
    return ["x", "A word or two, 12!"].every((text) => expression.test(text));
  } catch {
    return false;
  }
}

const isPhrase = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `);

/** The members of an operation's success responses, below the envelope. */
export function responseMembers(operation: Operation): Map<string, Place> {
  const { documents, envelope } = operation.contract;
  const found = new Map<string, Place>();
  for (const schema of successSchemas(operation)) {
    const members = membersOf(documents, schema);
    const data = envelope?.data === undefined ? undefined : members.get(envelope.data);
    for (const [name, place] of data ? membersOf(documents, data) : members) found.set(name, place);
  }
  return found;
}

/** The text that describes a parameter or member. */
export const descriptionOf = (...places: readonly Place[]): string =>
  // A place without a reference resolves to itself: what it says counts once.
  [...new Set(places.map(({ value }) => string(object(value)["description"])))].join(" ");
