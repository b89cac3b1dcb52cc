import { escapePointer } from "../../../lib/json-pointer";
import type { Documents } from "../../document/documents";
import type { Place } from "../../document/place";
import { createInstance } from "../../engine/prepare-call";
import { representationOf } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject, valueAt, withValueAt } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { shapeOf, variantShape } from "../../schema/shape";
import { isEquivalent } from "../shared/equivalent-values";
import { viewInstance } from "../shared/instance-views";
import { discard } from "../shared/prepared-call";
import { filledBody } from "../shared/update-target";

interface Default {
  pointer: string;
  value: unknown;
  place: Place;
}

/**
 * A nested member that is left out takes its documented default.
 *
 * Standard: JSON Schema `default`.
 * Reports: `default`. Severity: error.
 */
export async function deepDefaults(trial: Trial, resource: Resource, create: Operation): Promise<void> {
  const schema = create.body?.media[0]?.schema;
  if (!schema || !resource.read) return;
  const { documents } = create.contract;
  let wanted: Default[] = [];
  const instance = await createInstance(trial, resource, {
    change: (body) => {
      let result = filledBody(trial, create, body);
      wanted = defaultsIn(trial, documents, schema, result, "", 0);
      for (const { pointer } of wanted) result = withValueAt(result, pointer, undefined);
      if (trial.checker.validator.isValid(schema, result) && wanted.length > 0) return result;
      wanted = [];
      return body;
    },
  });
  const exchange = instance?.steps.at(-1);
  if (!instance || !exchange) return;
  const view = wanted.length > 0 ? await viewInstance(trial, instance, { list: false }) : undefined;
  const returned = view?.read?.value ?? representationOf(instance.payload, instance.ids.get(resource.key));
  for (const { pointer, value, place } of wanted) {
    const around = valueAt(returned, pointer.slice(0, pointer.lastIndexOf("/")));
    const now = valueAt(returned, pointer);
    // A response may return less than the request sent: only present members are judged.
    if (!isObject(around) || now === undefined || isEquivalent(value, now)) continue;
    trial.report("default", create, exchange, {
      expected: `${pointer} to be ${toJson(value)} when it is left out`,
      actual: toJson(now) ?? "nothing",
      pointer: `/body${pointer}`,
      place,
    });
  }
  await discard(trial, instance);
}

/** Below the top level, which `body-defaults` covers. */
function defaultsIn(
  trial: Trial,
  documents: Documents,
  place: Place,
  value: unknown,
  pointer: string,
  depth: number,
): Default[] {
  if (!isObject(value) || depth > 4) return [];
  const general = shapeOf(documents, place);
  const chosen = general.variants.findIndex((variant) => trial.checker.validator.isValid(variant, value));
  const shape = general.variants.length > 0 ? variantShape(documents, place, Math.max(0, chosen)) : general;
  return [...shape.properties].flatMap(([name, member]) => {
    const at = `${pointer}/${escapePointer(name)}`;
    const inner = shapeOf(documents, member);
    if (depth > 0 && inner.fallback !== undefined && !shape.required.has(name))
      return [{ pointer: at, value: inner.fallback, place: member }];
    return defaultsIn(trial, documents, member, value[name], at, depth + 1);
  });
}
