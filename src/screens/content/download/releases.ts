import type { components } from "../../../generated/content";

type Version = components["schemas"]["Version"];

/** A release with the systems it was made for. */
export interface Release {
  readonly version: string;
  readonly releasedAt: string;
  readonly notes: readonly string[];
  readonly lang: Version["lang"];
  readonly systems: readonly Version["type"][];
}

/** The server lists a release once for every system; it is shown once. */
export function groupReleases(versions: readonly Version[]): Release[] {
  const releases = new Map<string, Release>();
  for (const { version, released_at, notes, type, lang } of versions) {
    const known = releases.get(version);
    releases.set(version, {
      version,
      releasedAt: known?.releasedAt ?? released_at,
      notes: known?.notes ?? notes,
      lang,
      systems: [...(known?.systems ?? []), type],
    });
  }
  return [...releases.values()].sort(
    (one, other) => Date.parse(other.releasedAt) - Date.parse(one.releasedAt),
  );
}
