import type { components } from "../../../generated/content";

export type Installer = components["schemas"]["Client"];

const order = ["windows", "macos", "ios", "android"] as const;

/** The newest installer of each system, our own before those of other channels, in the order the site shows them. */
export function newestInstallers(installers: readonly Installer[]): Installer[] {
  return order.flatMap((system) => {
    const [newest] = installers
      .filter(({ type }) => type === system)
      .sort((one, other) => rank(other) - rank(one));
    return newest ? [newest] : [];
  });
}

function rank({ channel, released_at }: Installer): number {
  // Our own outranks any date.
  return Date.parse(released_at) + (channel === "site" ? Number.MAX_SAFE_INTEGER / 2 : 0);
}
