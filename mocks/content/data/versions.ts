import type { Locale } from "../../../src/platform/locale";
import type { ClientSource } from "./clients";
import { releases } from "./releases";

export interface VersionSource {
  id: number;
  productId: number;
  type: ClientSource["type"];
  version: string;
  /** RFC 3339 with +08:00. */
  releasedAt: string;
  notes: Record<Locale, readonly string[]>;
}

const idOffsets: Record<ClientSource["type"], number> = { windows: 0, macos: 1000, ios: 2000, android: 3000 };

/** Released versions of product 1, the newest first, one entry for each system a release was made for. */
export const versions: readonly VersionSource[] = releases.flatMap(({ systems, notes, ...release }) =>
  systems.map((type) => ({
    // Version 7.2.1 is 721 on Windows, 1721 on macOS and so on.
    id: idOffsets[type] + Number(release.version.replaceAll(".", "")),
    productId: 1,
    type,
    ...release,
    notes,
  })),
);
