import type { ResourceInstance } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import type { Resource } from "../../plan/resource";
import { propertyOf } from "./fetch-pages";
import { viewInstance } from "./instance-views";

/** So many instances are read for the states they are in. */
const mostRead = 12;

/** What the run has met of a resource, by the state in which its read shows it now. */
export async function metInstances(
  trial: Trial,
  resource: Resource,
  member: string,
): Promise<Map<unknown, ResourceInstance>> {
  const met = trial.checker.instances.filter(
    (one) => one.resource === resource && one.userIndex === 0 && !one.isDeleted,
  );
  const found = new Map<unknown, ResourceInstance>();
  for (const instance of met.slice(-mostRead)) {
    const { read } = await viewInstance(trial, instance, { list: false });
    if (read) found.set(propertyOf(read.value, member), instance);
  }
  return found;
}
