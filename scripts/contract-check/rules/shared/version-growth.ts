import { isObject } from "../../lib/json";
import { successSchemas } from "../../load/lists";
import { descriptionOf } from "../../plan/member-sources";
import type { Resource } from "../../plan/resource";
import { membersOf } from "../../schema/shape";

/** A version that a change left as it was, where its text says that it grows with each. */
export interface VersionFault {
  name: string;
  expected: string;
  actual: string;
}

const names = /^(version|revision)$/i;
const growing =
  /\b(grows?|increas\w+|increment\w*|goes up|is raised|counts? up|one more)\b|\b(each|every) (change|write|update)\b/i;

/**
 * What is wrong with the version after a change, as the description of the member states its growth.
 *
 * @param before A representation before the change
 * @param after The one that was read afterwards
 */
export function versionFault({ read }: Resource, before: unknown, after: unknown): VersionFault | undefined {
  if (!read || !isObject(before) || !isObject(after)) return undefined;
  const { documents } = read.contract;
  for (const [name, place] of successSchemas(read).flatMap((schema) => [...membersOf(documents, schema)])) {
    const [was, is] = [before[name], after[name]];
    const text = descriptionOf(place, documents.resolve(place));
    if (!names.test(name) || typeof was !== "number" || typeof is !== "number" || !growing.test(text))
      continue;
    const isByOne = /\bby (one|1)\b|\bone more\b/i.test(text);
    if (is > was && (!isByOne || is === was + 1)) return undefined;
    return {
      name,
      expected: isByOne ? `${name} ${was + 1}` : `a ${name} above ${was}`,
      actual: `${name}: ${is}`,
    };
  }
  return undefined;
}
