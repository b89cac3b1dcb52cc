import { useIsHydrating } from "../../../shared/use-is-hydrating";
import type { InstallerChannel } from "../home/installers";
import { downloadChannel } from "./download-channel";

/** The channel whose installers this visitor gets; prerendered pages use the default. */
export function useDownloadChannel(): InstallerChannel {
  return useIsHydrating() ? "site" : downloadChannel();
}
