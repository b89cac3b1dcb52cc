import { isObject } from "../../lib/json";
import { sentencesOf } from "../../lib/texts";
import { generalText } from "../../load/documented";
import { successSchemas } from "../../load/lists";
import type { Contract } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import type { Resource } from "../../plan/resource";
import { membersOf } from "../../schema/shape";
import { isEquivalent } from "./equivalent-values";

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
 * @param isOfSeveral Whether there were several changes
 */
export function versionFault(
  { read }: Resource,
  before: unknown,
  after: unknown,
  isOfSeveral = false,
): VersionFault | undefined {
  if (!read || !isObject(before) || !isObject(after)) return undefined;
  const { documents } = read.contract;
  for (const [name, place] of successSchemas(read).flatMap((schema) => [...membersOf(documents, schema)])) {
    const [was, is] = [before[name], after[name]];
    const own = descriptionOf(place, documents.resolve(place));
    // What holds for all resources holds for a change that shows.
    const isOwn = growing.test(own) || hasChanged(before, after, name);
    const text = growing.test(own) ? own : isOwn ? aboutVersions(read.contract) : "";
    if (!names.test(name) || typeof was !== "number" || typeof is !== "number" || !growing.test(text))
      continue;
    const isByOne = !isOfSeveral && /\bby (exactly )?(one|1)\b|\bone more\b/i.test(text);
    if (is > was && (!isByOne || is === was + 1)) return undefined;
    return {
      name,
      expected: isByOne ? `${name} ${was + 1}` : `a ${name} above ${was}`,
      actual: `${name}: ${is}`,
    };
  }
  return undefined;
}

/** Whether anything but the version and the time of the change differs. */
const hasChanged = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  version: string,
): boolean =>
  Object.keys(after).some(
    (name) =>
      name !== version &&
      !/^(updated|modified|changed)/i.test(name) &&
      !isEquivalent(before[name], after[name]),
  );

/** What the contract says of versions before its operations. */
function aboutVersions(contract: Contract): string {
  return sentencesOf(generalText(contract))
    .filter(
      (one, index, all) => growing.test(one) && /\b(version|revision)\b/i.test(`${all[index - 1]} ${one}`),
    )
    .join(" ");
}
