import type { Checker } from "../../engine/checker";
import { isRead, type Operation } from "../../load/model";
import { normalise } from "../../plan/paths";

/**
 * Whether an operation on an instance creates something that stands elsewhere: `POST /events/{eventId}/cancel` starts a job
 * that `/jobs/{jobId}` shows, and changes the event.
 */
export function startsElsewhere({ resources }: Checker, operation: Operation): boolean {
  const role = resources.roles.get(operation);
  if (role?.kind !== "create" || isRead(operation)) return false;
  const path = normalise(operation.path);
  return path.includes("{}/") && path !== role.resource.key && role.resource.parent === undefined;
}

/** Whether such an operation is one on an instance of the resource with this key. */
export const startsFrom = (checker: Checker, operation: Operation, key: string): boolean =>
  startsElsewhere(checker, operation) && normalise(operation.path).startsWith(`${key}/{}/`);
