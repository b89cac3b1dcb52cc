import { useSyncExternalStore } from "react";
import { ToastRegion } from "./toast-region";
import { toaster } from "./toaster";

/** The one place where toasts appear. Mounted once; a page may load it with the first toast. */
export function Toasts() {
  const messages = useSyncExternalStore(toaster.subscribe, toaster.messages, toaster.messages);
  return <ToastRegion messages={messages} onDismiss={toaster.dismiss} />;
}
