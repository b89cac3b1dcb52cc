import type { Resource } from "../plan/resource";
import type { Step } from "./checker";
import { createInstance, prepareCall } from "./prepare-call";
import { followPath } from "./reached-states";
import type { ResourceInstance } from "./resource-instance";
import type { Trial } from "./trial";

/**
 * A new instance that calls have brought into a state. What it refers to is created for it alone where another instance has
 * taken it: a camera is handed out once at a time. Undefined where the creation or a call is refused all the same.
 */
export async function instanceInState(
  trial: Trial,
  resource: Resource,
  path: readonly Step[],
): Promise<ResourceInstance | undefined> {
  for (const isFresh of [false, true]) {
    const instance = await createInstance(trial, resource, { isFresh });
    if (!instance) return undefined;
    const isThere = await followPath(trial, instance, path, (operation, one) =>
      prepareCall(trial, operation, { instance: one, isFresh }),
    );
    if (isThere) return instance;
  }
  return undefined;
}
