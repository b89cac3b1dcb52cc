import { type Change, textsOnly } from "./change";

/** A version by semantic versioning, without pre-releases. */
export type Version = readonly [major: number, minor: number, patch: number];

/** Tags that say at which commit a version of the package was published: `contracts-v1.4.0`. */
export const versionTag = "contracts-v";

/** Reads `1.4.0`; null for anything else. */
export function readVersion(text: string): Version | null {
  const found = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/.exec(text);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
}

/** Which of its numbers the changes raise. */
export type Step = "major" | "minor" | "patch";

/**
 * Breaking changes raise the first number, those that a caller may notice or use (risky and safe ones) the second,
 * texts and marks the third.
 */
export function stepOf(changes: readonly Change[]): Step {
  if (changes.some(({ severity }) => severity === "breaking")) return "major";
  return changes.every(isWording) ? "patch" : "minor";
}

/** Whether a change is one of texts and marks alone. */
export function isWording({ reason }: Change): boolean {
  return reason.endsWith(textsOnly);
}

/** The version after another one. */
export function nextVersion([major, minor, patch]: Version, step: Step): Version {
  if (step === "major") return [major + 1, 0, 0];
  return step === "minor" ? [major, minor + 1, 0] : [major, minor, patch + 1];
}

/** Negative where the first is the older one, 0 where both are the same. */
export function compareVersionNumbers(one: Version, other: Version): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
