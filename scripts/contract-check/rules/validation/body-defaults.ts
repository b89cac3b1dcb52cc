import type { Place } from "../../document/place";
import { isKnownWrong } from "../../engine/known-wrong-members";
import { createInstance } from "../../engine/prepare-call";
import { representationOf } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { shapeOf, variantShape } from "../../schema/shape";
import type { Shape } from "../../schema/shape-type";
import { documentedMembers } from "../shared/documented-members";
import { isEquivalent } from "../shared/equivalent-values";
import { viewInstance } from "../shared/instance-views";
import { discard } from "../shared/prepared-call";
import { deepDefaults } from "./nested-defaults";

/** Of a body with branches, the schema of the one that is sent. */
function shapeOfBody({ checker }: Trial, create: Operation, schema: Place): Shape {
  const { documents } = create.contract;
  const general = shapeOf(documents, schema);
  const body = checker.bases.get(create)?.body;
  const chosen = general.variants.findIndex((variant) => checker.validator.isValid(variant, body));
  return chosen < 0 ? general : variantShape(documents, schema, chosen);
}

/**
 * A member that is left out takes its documented default.
 *
 * Standard: JSON Schema `default`.
 * Reports: `default`, `read-back`. Severity: error.
 */
export async function defaults(trial: Trial, resource: Resource, create: Operation): Promise<void> {
  const schema = create.body?.media[0]?.schema;
  if (!schema) return;
  const { documents: docs } = create.contract;
  const shape = shapeOfBody(trial, create, schema);
  const members = [...shape.properties].filter(
    ([name, place]) => shapeOf(docs, place).fallback !== undefined && !shape.required.has(name),
  );
  await deepDefaults(trial, resource, create);
  if (members.length === 0) return;
  const instance = await createInstance(trial, resource, {
    change: (body) =>
      isObject(body)
        ? Object.fromEntries(Object.entries(body).filter(([name]) => !members.some(([one]) => one === name)))
        : body,
  });
  if (!instance) return;
  const exchange = instance.steps.at(-1);
  const views = await viewInstance(trial, instance, { list: !resource.read });
  const reportedActuals = representationOf(instance.payload, instance.ids.get(resource.key));
  const returned = views.read?.value ?? views.list?.value ?? reportedActuals;
  const from = resource.read ?? resource.list ?? create;
  for (const [name, place] of members) {
    const expected = shapeOf(docs, place).fallback;
    if (
      !returned ||
      !exchange ||
      !documentedMembers(from, from === resource.list).has(name) ||
      isEquivalent(expected, returned[name]) ||
      isKnownWrong(trial.checker, from.id, name)
    )
      continue;
    // The creation's response is right, the read's is wrong.
    const isReported = reportedActuals !== undefined && isEquivalent(expected, reportedActuals[name]);
    if (isReported && from === resource.read && views.readExchange) {
      trial.report("read-back", from, views.readExchange, {
        expected: `${name} as ${create.id} returned it: ${toJson(expected)}`,
        actual: `${name}: ${toJson(returned[name]) ?? "nothing"}`,
        pointer: `/${name}`,
        cause: create.id,
      });
      continue;
    }
    // The list is wrong whatever is left out.
    if (isReported && from === resource.list && views.list && !trial.isSound(views.list.exchange)) continue;
    trial.report("default", create, exchange, {
      expected: `${name} to be ${toJson(expected)} when it is left out`,
      actual: `${name}: ${toJson(returned[name]) ?? "nothing"}`,
      pointer: `/body/${name}`,
      place,
    });
  }
  await discard(trial, instance);
}
