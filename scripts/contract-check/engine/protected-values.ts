import { leaves } from "../lib/json";
import { isRead } from "../load/model";
import type { Call } from "../send/request";
import type { Checker } from "./checker";

/** Whether the user listed an id as one that must not be touched. */
export function isProtected({ options }: Pick<Checker, "options">, value: unknown): boolean {
  return options.keep?.has(String(value)) ?? false;
}

/** The id in a changing call that must not be touched; undefined where the call may be sent. */
export function protectedValue(
  checker: Pick<Checker, "options">,
  { operation, method, parameters, body }: Pick<Call, "operation" | "method" | "parameters" | "body">,
): string | undefined {
  if (checker.options.keep === undefined) return undefined;
  if (method === undefined ? isRead(operation) : /^(get|head|options)$/i.test(method)) return undefined;
  const values = [...parameters.values(), ...[...leaves(body)].map(([, value]) => value)];
  const found = values.find((value) => isProtected(checker, value));
  return found === undefined ? undefined : String(found);
}
