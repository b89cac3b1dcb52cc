import type { Checker } from "./checker";

/** Whether an operation returned this member wrong before anything was written. */
export function isKnownWrong({ knownWrongMembers }: Checker, operationId: string, name: string): boolean {
  return [...knownWrongMembers].some((one) => {
    const [id, pointer = ""] = one.split(" ");
    return id === operationId && (pointer === "" || pointer.endsWith(`/${name}`));
  });
}
