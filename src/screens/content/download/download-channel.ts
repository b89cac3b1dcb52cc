import { readStored } from "../../../platform/storage";
import { channels } from "../../../rules/limits";
import type { Installer, InstallerChannel } from "../home/installers";

/** The channel whose installers this visitor gets: the stored origin if it is one, else the product's own. */
export function downloadChannel(packOrigin: string | null = readStored("packOrigin")): InstallerChannel {
  return installerChannels.find((channel) => channel === packOrigin) ?? "site";
}

const installerChannels: readonly InstallerChannel[] = channels.download;

/**
 * The address an installer is fetched from. Files carry a random number, so that no cache on the way answers with
 * last month's file; stores take their address as it is.
 */
export function downloadAddress(
  { link, size_bytes }: Pick<Installer, "link" | "size_bytes">,
  random: number,
): string {
  if (size_bytes === null) return link;
  return `${link}${link.includes("?") ? "&" : "?"}r=${random}`;
}

/** Whether a system refuses a build: iPhones take none for Android, Android none for iPhones. */
export function isRefused(
  build: Installer["type"],
  { isIos, isAndroid }: { isIos: boolean; isAndroid: boolean },
): boolean {
  return (isIos && build === "android") || (isAndroid && build === "ios");
}
