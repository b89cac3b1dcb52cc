/**
 * Joins class names, leaving out what is not there. It does not resolve conflicts: add layout, do not override
 * styles.
 */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
