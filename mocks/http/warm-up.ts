import { groups as allGroups } from "../groups";
import { prepareBackEnd } from "../kernel/back-end";
import type { Endpoint } from "../kernel/endpoint";
import type { Group } from "../kernel/group";

/**
 * Compiles the validators of each operation while the server is idle, one at a time, so that first calls need not
 * wait. Returns a function that stops it.
 */
export function warmUp(groups: readonly Group[] = allGroups): () => void {
  const checks = checksOf(prepareBackEnd(groups).endpoints);
  let next: NodeJS.Immediate | undefined;
  const step = (): void => {
    const { done, value } = checks.next();
    value?.();
    // Calls that came meanwhile are answered in between.
    next = done ? undefined : setImmediate(step);
  };
  next = setImmediate(step);
  return () => clearImmediate(next);
}

function* checksOf(endpoints: readonly Endpoint[]): Generator<() => unknown, undefined> {
  for (const { pathParameters, queryParameters, headerParameters, bodies, responses } of endpoints) {
    const responseValues = [...responses.values()].flatMap(({ media, headers }) => [...media, ...headers]);
    const requestValues = [...pathParameters, ...queryParameters.values(), ...headerParameters, ...bodies];
    for (const { validator } of [...requestValues, ...responseValues]) yield validator;
  }
}
