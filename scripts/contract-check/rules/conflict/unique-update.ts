import { createInstance, prepareCall } from "../../engine/prepare-call";
import { type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isObject } from "../../lib/json";
import { refusalText } from "../../load/documented";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { shapeOf } from "../../schema/shape";
import { discard, perform } from "../shared/prepared-call";
import { documentsUniqueness } from "./unique-constraint";

/** Text members of an update that the text about 409 names. */
function namedMembers(change: Operation): string[] {
  const schema = change.body?.media[0]?.schema;
  const text = refusalText(change, 409);
  if (!schema) return [];
  const { documents } = change.contract;
  return [...shapeOf(documents, schema).properties]
    .filter(([name, place]) => {
      const shape = shapeOf(documents, place);
      const words = name.replace(/([a-z0-9])([A-Z])/g, "$1[ -]?$2").toLowerCase();
      return shape.types.has("string") && !shape.values && new RegExp(`\\b${words}\\b`).test(text);
    })
    .map(([name]) => name);
}

/**
 * An update cannot take another instance's unique value.
 *
 * Standard: RFC 9110 §15.5.10 (409); the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function uniqueUpdate(change: Operation, resource: Resource): Scenario {
  return {
    name: `taken ${change.id}`,
    operation: change,
    run: async (trial) => {
      const { bases, validator } = trial.checker;
      const { create } = resource;
      // Where creating a duplicate is no conflict, the text means something else.
      if (
        !create ||
        !documentsUniqueness(create) ||
        !documentsUniqueness(change) ||
        !bases.get(change)?.isAccepted
      )
        return;
      const schema = change.body?.media[0]?.schema;
      const names = namedMembers(change);
      const [name] = names;
      if (!schema || name === undefined) return;
      const [first, second] = [await createInstance(trial, resource), await createInstance(trial, resource)];
      // "The name must be unique within its city": both together.
      const taken = valuesOf(first, names);
      if (second && taken) {
        const call = await prepareCall(trial, change, { instance: second });
        const body = isObject(call.body) ? { ...call.body, ...taken } : call.body;
        if (validator.isValid(schema, body)) {
          const exchange = await perform(trial, { ...call, body });
          trial.checker.coverage.plan(change, "conflict", false);
          if (!exchange.ok) trial.checker.coverage.reached(change, "conflict", "refused");
          else
            trial.report("conflict", change, exchange, {
              expected: `409, as another one has the ${names.join(" and ")} ${toJson(Object.values(taken).join(", "))}`,
              pointer: `/body/${name}`,
              cause: "change",
            });
        }
      }
      if (first) await keepOwnValue(trial, change, first, name);
      await discard(trial, second);
      await discard(trial, first);
    },
  };
}

/** The texts of an instance that are to be taken; undefined where it shows one of them empty. */
function valuesOf(
  instance: ResourceInstance | undefined,
  names: readonly string[],
): Record<string, string> | undefined {
  const shown = representationOf(instance?.payload, instance?.ids.get(instance.resource.key));
  const values = names.flatMap((name): [string, string][] => {
    const value = shown?.[name];
    return typeof value === "string" && value !== "" ? [[name, value]] : [];
  });
  return values.length === names.length ? Object.fromEntries(values) : undefined;
}

/** An instance may keep the value that it has. */
async function keepOwnValue(
  trial: Trial,
  change: Operation,
  instance: ResourceInstance,
  name: string,
): Promise<void> {
  const own = representationOf(instance.payload, instance.ids.get(instance.resource.key))?.[name];
  const call = await prepareCall(trial, change, { instance });
  const schema = change.body?.media[0]?.schema;
  const body = isObject(call.body) ? { ...call.body, [name]: own } : undefined;
  if (own === undefined || !body || !schema || !trial.checker.validator.isValid(schema, body)) return;
  const exchange = await perform(trial, { ...call, body });
  if (exchange.code !== 409) return;
  trial.report("conflict", change, exchange, {
    expected: `success, as the ${name} ${toJson(own)} is its own`,
    pointer: `/body/${name}`,
    cause: "own value",
  });
}
