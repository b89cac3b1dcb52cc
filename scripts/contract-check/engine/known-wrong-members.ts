import type { Checker } from "./checker";

/** Whether an operation was seen to show a member wrong, whatever was written into it. */
export function isMisshown({ misshown }: Checker, operationId: string, name: string): boolean {
  return [...misshown].some((one) => {
    const [id, pointer = ""] = one.split(" ");
    return id === operationId && (pointer === "" || pointer.endsWith(`/${name}`));
  });
}
