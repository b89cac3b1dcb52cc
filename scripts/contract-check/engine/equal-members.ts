import { isObject } from "../lib/json";
import { literal } from "../lib/texts";
import type { Operation } from "../load/model";
import { membersOf } from "../schema/shape";
import type { ResourceInstance } from "./resource-instance";

/** The members of a body that a text makes equal to one of another resource, with that member and the resource's noun. */
export function equalMembers(
  text: string,
  names: readonly string[],
): [name: string, of: string, noun: string][] {
  const plain = text.replace(/\s+/g, " ").replaceAll("`", "");
  return names.flatMap((name): [string, string, string][] => {
    const found = new RegExp(
      `(?<![\\w-])${literal(name)} (?:must|has to|have to|needs to) (?:be equal to|equal|be the same as|be|match|agree with)(?: exactly)? (?:the |its )?(\\w+) of (?:the|its|that) (\\w+)`,
      "i",
    ).exec(plain);
    const [, of, noun] = found ?? [];
    return of === undefined || noun === undefined ? [] : [[name, of, noun.toLowerCase()]];
  });
}

/** "`amount` must equal `amountDue` of the enrolment": the body with what the enrolment of the call shows. */
export function withEqualMembers(
  operation: Operation,
  body: unknown,
  instances: readonly ResourceInstance[],
): unknown {
  const schema = operation.body?.media[0]?.schema;
  if (!schema || !isObject(body)) return body;
  let result = body;
  for (const [name, of, noun] of equalMembers(operation.text, [
    ...membersOf(operation.contract.documents, schema).keys(),
  ])) {
    const shown = instances.find(({ resource }) => resource.noun === noun)?.payload;
    const value = isObject(shown) ? shown[of] : undefined;
    if (value !== undefined && value !== null) result = { ...result, [name]: value };
  }
  return result;
}
