import type { Checker } from "./checker";

/** Whether an operation was seen to show a member wrong, whatever was written into it. */
export function isKnownWrong({ knownWrongMembers }: Checker, operationId: string, name: string): boolean {
  return [...knownWrongMembers].some((one) => {
    const [id, pointer = ""] = one.split(" ");
    return id === operationId && (pointer === "" || pointer.endsWith(`/${name}`));
  });
}
