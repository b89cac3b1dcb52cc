import type { Resource } from "../plan/resource";
import type { ResourceInstance } from "./resource-instance";
import type { Trial } from "./trial";

/**
 * Another instance than the one that a call names already: what goes from one locker to another, or from one account to
 * another, needs two of them.
 */
export async function secondInstance(
  trial: Trial,
  resource: Resource,
  first: unknown,
  options: {
    userIndex?: number | undefined;
    isFresh?: boolean | undefined;
    /** The parent that both have to have. */
    home?: ResourceInstance | undefined;
  },
  obtain: () => Promise<ResourceInstance | undefined>,
): Promise<ResourceInstance | undefined> {
  const cache = trial.attempt > 0 ? trial.own : trial.checker.shared;
  const parent = options.home;
  const key = `${resource.key} ${options.userIndex ?? 0} beside`;
  const isOther = (one: ResourceInstance | null | undefined): one is ResourceInstance =>
    one !== null &&
    one !== undefined &&
    !one.isDeleted &&
    one.ids.get(resource.key) !== first &&
    (parent === undefined || one.ids.get(parent.resource.key) === parent.ids.get(parent.resource.key));
  const known = options.isFresh ? undefined : cache.get(key);
  if (isOther(known)) {
    for (const step of known.steps) if (!trial.steps.includes(step)) trial.steps.push(step);
    return known;
  }
  const found = await obtain();
  if (!isOther(found)) return undefined;
  if (!options.isFresh) cache.set(key, found);
  return found;
}
