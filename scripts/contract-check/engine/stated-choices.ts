import { isObject } from "../lib/json";
import { sentencesOf } from "../lib/texts";
import type { Operation } from "../load/model";
import type { Resource } from "../plan/resource";
import { membersOf, shapeOf } from "../schema/shape";

/** A member of a creation with the value that another operation needs. */
export interface StatedChoice {
  readonly name: string;
  readonly value: string;
}

const known = new WeakMap<Operation, Map<Resource, StatedChoice | undefined>>();

/**
 * The choice that the text of an operation asks for in what its body refers to: "at least one must be of the category
 * `camera`" where the creation of equipment takes a category.
 */
export function statedChoice(operation: Operation, resource: Resource): StatedChoice | undefined {
  const ofOperation = known.get(operation) ?? new Map<Resource, StatedChoice | undefined>();
  known.set(operation, ofOperation);
  if (!ofOperation.has(resource)) ofOperation.set(resource, findChoice(operation, resource));
  return ofOperation.get(resource);
}

/** Whether a representation, which may stand in an envelope, has a choice. */
export const shows = (payload: unknown, { name, value }: StatedChoice): boolean =>
  isObject(payload) &&
  [payload, ...Object.values(payload)].some((one) => isObject(one) && one[name] === value);

function findChoice(operation: Operation, { create }: Resource): StatedChoice | undefined {
  if (!create || create === operation) return undefined;
  const own = new Set(choicesOf(operation).map(({ value }) => value));
  const choices = choicesOf(create).filter(({ value }) => !own.has(value));
  for (const sentence of sentencesOf(operation.text)) {
    // Codes of refusals stand in brackets, and may have the name of a state.
    const plain = sentence.replace(/\([^()]*\)/g, "");
    if (!/\b(must|has to|have to|needs?|only|required?)\b/i.test(plain)) continue;
    const found = choices.filter(
      ({ value }) =>
        plain.includes(`\`${value}\``) &&
        !new RegExp(`\\b(not|never|no|except|other than|unless|neither|nor) (\\w+ ){0,3}\`${value}\``).test(
          plain,
        ),
    );
    // A value of two members says nothing of either.
    const clear = found.find(({ value }) => choices.filter((one) => one.value === value).length === 1);
    if (clear) return clear;
  }
  return undefined;
}

/** The values that the members of a body may be chosen from. */
function choicesOf({ body, contract: { documents } }: Operation): StatedChoice[] {
  const schema = body?.media[0]?.schema;
  const members = schema ? [...membersOf(documents, schema)] : [];
  return members.flatMap(([name, place]) =>
    (shapeOf(documents, place).values ?? []).flatMap((value) =>
      typeof value === "string" ? [{ name, value }] : [],
    ),
  );
}
