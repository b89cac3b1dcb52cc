import type { components } from "../../../generated/content";

export type Installer = components["schemas"]["Client"];
export type InstallerChannel = Installer["channel"];

const order = ["windows", "macos", "ios", "android"] as const;

/**
 * The newest installer of each system, in the order the site shows them: that of the channel a visitor came by,
 * where it has one of its own, else ours.
 */
export function newestInstallers(
  installers: readonly Installer[],
  channel: InstallerChannel = "site",
): Installer[] {
  return order.flatMap((system) => {
    const [newest] = installers
      .filter(({ type }) => type === system)
      .sort((one, other) => rank(other, channel) - rank(one, channel));
    return newest ? [newest] : [];
  });
}

// The channel outranks our own, our own outranks any date.
const step = Number.MAX_SAFE_INTEGER / 4;

function rank(installer: Installer, channel: InstallerChannel): number {
  const place = installer.channel === channel ? 2 : installer.channel === "site" ? 1 : 0;
  return Date.parse(installer.released_at) + place * step;
}
