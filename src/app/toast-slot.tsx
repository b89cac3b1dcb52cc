import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { toaster } from "../ui/toaster";

const Toasts = lazy(() => import("../ui/toast").then((module) => ({ default: module.Toasts })));
const hasNews = () => toaster.messages().length > 0;

/** Fetches the place for toasts with the first of them and keeps it, since most visits never need one. */
export function ToastSlot() {
  const isSpeaking = useSyncExternalStore(toaster.subscribe, hasNews, () => false);
  const [isNeeded, setNeeded] = useState(isSpeaking);
  if (isSpeaking && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
