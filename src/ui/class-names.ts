/** Joins class names, leaving out what is not there. It does not settle conflicts: add layout, do not override looks. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
