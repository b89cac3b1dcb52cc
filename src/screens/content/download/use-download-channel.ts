import { useIsHydrating } from "../../../shared/use-is-hydrating";
import type { InstallerChannel } from "../home/installers";
import { downloadChannel } from "./download-channel";

/** The channel whose installers this visitor gets; a prerendered page was made for visitors without one. */
export function useDownloadChannel(): InstallerChannel {
  return useIsHydrating() ? "site" : downloadChannel();
}
