import type { Documents } from "../../document/documents";
import type { Place } from "../../document/place";
import { createInstance } from "../../engine/prepare-call";
import { representationOf } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { generate } from "../../schema/generate";
import { shapeOf } from "../../schema/shape";
import { isEquivalent } from "../shared/equivalent-values";
import { discard } from "../shared/prepared-call";

/** A value that the server would hardly generate itself. */
function unknownMember(trial: Trial, documents: Documents, member: Place, generated: unknown): unknown {
  const value = generate(documents, member, { random: trial.random });
  const far = typeof value === "number" ? value + 1000 + trial.random.between(1, 5000) : value;
  if (typeof far !== "number" && (typeof far !== "string" || far.length < 6)) return undefined;
  return isEquivalent(far, generated) || !trial.checker.validator.isValid(member, far) ? undefined : far;
}

/**
 * `readOnly` members of a request are ignored or refused.
 *
 * Standard: OpenAPI and JSON Schema `readOnly`.
 * Reports: `refusal`, `read-back`. Severity: error.
 */
export async function readOnly(trial: Trial, resource: Resource, create: Operation): Promise<void> {
  const schema = create.body?.media[0]?.schema;
  if (!schema || !trial.checker.bases.get(create)?.isAccepted) return;
  const { documents } = create.contract;
  const own = [...shapeOf(documents, schema).properties].filter(
    ([, member]) => shapeOf(documents, member).isReadOnly && !shapeOf(documents, member).values,
  );
  if (own.length === 0) return;
  const generated = await createInstance(trial, resource);
  const plain = generated && representationOf(generated.payload, generated.ids.get(resource.key));
  await discard(trial, generated);
  for (const [name, member] of own) {
    const value = unknownMember(trial, documents, member, plain?.[name]);
    if (value === undefined) continue;
    const instance = await createInstance(trial, resource, {
      change: (body) => (isObject(body) ? { ...body, [name]: value } : body),
    });
    const exchange = instance?.steps.at(-1);
    if (!instance || !exchange) continue;
    const returned = representationOf(instance.payload, instance.ids.get(resource.key))?.[name];
    if (returned !== undefined && isEquivalent(value, returned))
      trial.report("read-back", create, exchange, {
        expected: `${name} to be the server's own, as it is read-only`,
        actual: `${name}: ${toJson(returned)}, as it was sent`,
        pointer: `/body/${name}`,
        cause: "read-only",
        place: member,
      });
    await discard(trial, instance);
  }
}
