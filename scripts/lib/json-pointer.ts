/** `a/b` becomes `a~1b`, as JSON pointers write it. */
export function escapePointer(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll("~", "~0").replaceAll("/", "~1") : key;
}

/** `a~1b` becomes `a/b` again. */
export function unescapePointer(step: string): string {
  return step.includes("~") ? step.replaceAll("~1", "/").replaceAll("~0", "~") : step;
}

/** What a JSON pointer leads to in a value of objects and lists; undefined where it leads nowhere. */
export function resolvePointer(value: unknown, pointer: string): unknown {
  let at = value;
  for (const step of pointer.split("/").slice(1)) {
    const key = unescapePointer(step);
    if (Array.isArray(at)) at = at[Number(key)];
    else if (typeof at === "object" && at !== null) at = Reflect.get(at, key);
    else return undefined;
  }
  return at;
}
