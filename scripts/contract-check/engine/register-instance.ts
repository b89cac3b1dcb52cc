import { valueAt } from "../lib/json";
import { referredNoun } from "../plan/nouns";
import { pathSlots } from "../plan/paths";
import type { Resource } from "../plan/resource";
import { keyOf } from "../send/request";
import { slotsOf } from "./id-slots";
import { chosenKey, idFor, isIdValue, type ResourceInstance } from "./resource-instance";
import type { Trial } from "./trial";

/** Registers the instance that a successful creation returned, for use and clean-up. */
export function registerInstance(
  trial: Trial,
  resource: Resource,
  exchange: Trial["steps"][number],
  userIndex: number,
): ResourceInstance {
  const { checker } = trial;
  const ids = new Map<string, unknown>();
  for (const [name, key] of pathSlots(exchange.operation.path))
    ids.set(key, exchange.call.parameters.get(`path.${name}`));
  // Where the path names no parent, an id in the request does.
  for (const slot of slotsOf(trial.checker, exchange.operation)) {
    const { resource: other, parameter, pointer, isList, member } = slot;
    if (!other || other === resource || ids.has(other.key) || isList || member !== undefined) continue;
    const { parameters, body } = exchange.call;
    const id = parameter ? parameters.get(keyOf(parameter)) : valueAt(body, pointer);
    if (isIdValue(id)) ids.set(other.key, id);
  }
  const start = trial.steps.indexOf(exchange);
  const instance: ResourceInstance = {
    resource,
    userIndex,
    payload: exchange.payload,
    ids,
    steps: trial.steps.slice(0, start + 1),
    isOwn: true,
    isDeleted: false,
    sentBody: exchange.call.body,
  };
  const reader = resource.read ?? resource.remove ?? resource.update ?? exchange.operation;
  const own = chosenKey(instance) ?? idFor(checker, instance, reader.id, idParameterName(resource));
  if (own !== undefined) ids.set(resource.key, own);
  checker.instances.push(instance);
  trial.created.push(instance);
  return instance;
}

/** The name of the parameter that takes the resource's id. */
export function idParameterName(resource: Resource): string {
  const user = resource.read ?? resource.update ?? resource.replace ?? resource.remove;
  if (!user) return "id";
  const inPath = [...pathSlots(user.path)].find(([, key]) => key === resource.key)?.[0];
  return (
    inPath ??
    user.parameters.find(
      ({ required, name }) => required && (name === "id" || referredNoun(name) !== undefined),
    )?.name ??
    "id"
  );
}
