/** `a/b` becomes `a~1b`, as JSON pointers write it. */
export function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
