import leven from "leven";
import type { ContractOperation } from "./contract-model";

/** The operation whose method and path are most similar to an unknown request's; null without operations. */
export function nearestOperation<Operation extends Pick<ContractOperation, "method" | "path">>(
  operations: readonly Operation[],
  method: string,
  path: string,
): Operation | null {
  const requested = `${method} ${path}`;
  let best: Operation | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const operation of operations) {
    const parameters = operation.path.split("{").length - 1;
    // A parameter matches any text, so a literal segment that matches is nearer.
    const distance =
      leven(requested, `${operation.method} ${filledPath(operation.path, path)}`) + parameters / 2;
    if (distance < least) [best, least] = [operation, distance];
  }
  return best;
}

/** A path template with its parameters filled from the same places of a request's path. */
function filledPath(template: string, path: string): string {
  const segments = path.split("/");
  return template
    .split("/")
    .map((segment, index) => (segment.startsWith("{") ? (segments[index] ?? segment) : segment))
    .join("/");
}
