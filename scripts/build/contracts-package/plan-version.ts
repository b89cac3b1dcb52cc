import type { Change } from "../../contracts/diff/change";
import { compareVersions } from "../../contracts/diff/compare-versions";
import type { VersionChanges } from "../../contracts/diff/format-changelog";
import {
  compareVersionNumbers,
  nextVersion,
  readVersion,
  stepOf,
  type Version,
  versionTag,
} from "../../contracts/diff/package-version";
import {
  isKnownVersion,
  isUnchangedSince,
  lastTag,
  tagsBefore,
  withContractsAt,
} from "../../contracts/diff/tagged-contracts";

/** What the person at the command line decides in place of the tags. */
export interface VersionChoice {
  readonly version?: string | undefined;
  /** What the contracts are compared with. */
  readonly against?: string | undefined;
}

/** A choice that cannot be followed, in one sentence. */
export class VersionProblem extends Error {}

const pattern = `${versionTag}[0-9]*`;

/** What the package is made of: where none of it differs from a tag, the package is the version of the tag. */
const packaged = ["contracts", "package.json", "scripts/build/contracts-package", "src"];

/** The package's version, what it is compared with, and what changed; the earlier versions follow. */
export interface PlannedVersion extends VersionChanges {
  readonly history: readonly VersionChanges[];
}

/**
 * The version by semantic versioning: what `contract-diff` finds since the newest tag `contracts-vX.Y.Z` raises its
 * number. 1.0.0 where there is no such tag.
 * @throws VersionProblem, ContractProblems
 */
export function planVersion(root: string, choice: VersionChoice): PlannedVersion {
  const chosen = chosenVersion(choice.version);
  if (choice.against !== undefined && !isKnownVersion(root, choice.against))
    throw new VersionProblem(`--against: git knows no version ${choice.against}.`);
  const published = choice.against === undefined && !chosen ? publishedVersion(root) : null;
  if (published) return published;
  const tag = lastTag(root, pattern, choice.against);
  const since = choice.against ?? tag;
  const history = historyUpTo(root, tag);
  if (since === null) return { version: (chosen ?? [1, 0, 0]).join("."), since, changes: [], history };
  const before = tag === null ? null : versionOf(tag);
  if (before === null && !chosen)
    throw new VersionProblem(`--against: no tag ${versionTag}X.Y.Z is before ${since}; add --version.`);
  if (before && chosen && compareVersionNumbers(chosen, before) <= 0)
    throw new VersionProblem(`--version: ${chosen.join(".")} is not after ${before.join(".")}.`);
  const changes = changesSince(root, since);
  const version = chosen ?? (before ? nextVersion(before, stepOf(changes)) : [1, 0, 0]);
  return { version: version.join("."), since, changes, history };
}

/** The version of the newest tag, where the working copy is still what was tagged. */
function publishedVersion(root: string): PlannedVersion | null {
  const tag = lastTag(root, pattern);
  if (tag === null || !isUnchangedSince(root, tag, packaged)) return null;
  const [own, ...history] = historyUpTo(root, tag);
  return own ? { ...own, history } : null;
}

function chosenVersion(text: string | undefined): Version | null {
  if (text === undefined) return null;
  const version = readVersion(text);
  if (version) return version;
  throw new VersionProblem(`--version takes three numbers such as 1.4.0, got "${text}".`);
}

function versionOf(tag: string): Version {
  const version = readVersion(tag.slice(versionTag.length));
  if (version) return version;
  throw new VersionProblem(
    `The tag ${tag} is no version; rename it to ${versionTag}X.Y.Z, or use --version.`,
  );
}

/** Versions of a changelog; reading many more takes long, and git has them all. */
const maximumVersions = 20;

function historyUpTo(root: string, newest: string | null): VersionChanges[] {
  if (newest === null) return [];
  const last = versionOf(newest);
  const tags = tagsBefore(root, pattern)
    .map((tag) => ({ tag, version: versionOf(tag) }))
    .filter(({ version }) => compareVersionNumbers(version, last) <= 0)
    .sort((one, other) => compareVersionNumbers(other.version, one.version));
  return tags.slice(0, maximumVersions).map(({ tag, version }, index) => {
    const since = tags[index + 1]?.tag ?? null;
    const changes = since === null ? [] : changesBetween(root, since, tag);
    return { version: version.join("."), since, changes };
  });
}

function changesBetween(root: string, old: string, current: string): Change[] {
  const changes = withContractsAt(root, current, (newer) => changesSince(root, old, newer));
  if (changes) return changes;
  throw new VersionProblem(`There are no contracts at the version ${current}.`);
}

function changesSince(root: string, since: string, current: string = root): Change[] {
  const changes = withContractsAt(root, since, (older) =>
    compareVersions({ root: older, path: "contracts" }, { root: current, path: "contracts" }),
  );
  if (changes) return changes;
  throw new VersionProblem(`There are no contracts at the version ${since}.`);
}
