import { toaster } from "../ui/toaster";
import { isEmbedded, useClient } from "./use-client";

/**
 * Runs what takes a browser of its own: printing, and saving files. Those inside other apps ignore both without a sign,
 * so that there `message` says where to go.
 */
export function useBrowserOnly(message: string): (action: () => void) => void {
  const isIgnored = isEmbedded(useClient());
  return (action) => {
    if (isIgnored) toaster.error(message);
    else action();
  };
}
