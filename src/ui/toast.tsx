import { useSyncExternalStore } from "react";
import { ToastRegion } from "./toast-region";
import { toaster } from "./toaster";

/** The one place where toasts appear. Mount it once; a page may wait with it until there is something to say. */
export function Toasts() {
  const messages = useSyncExternalStore(toaster.subscribe, toaster.messages, toaster.messages);
  return <ToastRegion messages={messages} onDismiss={toaster.dismiss} />;
}
