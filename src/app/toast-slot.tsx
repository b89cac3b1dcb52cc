import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { lazyComponent, useLazyComponent } from "../shared/lazy-component";
import { type ToastMessage, toaster } from "../ui/toaster";

const toasts = lazyComponent(() => import("../ui/toast").then((module) => module.Toasts));
const newest = () => toaster.messages().at(-1) ?? null;

/** Fetches the place for toasts with the first of them and keeps it, since most visits never need one. */
export function ToastSlot() {
  const message = useSyncExternalStore(toaster.subscribe, newest, () => null);
  const [isNeeded, setNeeded] = useState(message !== null);
  if (message !== null && !isNeeded) setNeeded(true);
  return isNeeded ? <FetchedToasts message={message} /> : null;
}

/** What is told first is often that the network is gone, and with it the code that would tell it: then it stands alone. */
function FetchedToasts({ message }: { message: ToastMessage | null }) {
  const { Loaded, isFailed, retry } = useLazyComponent(toasts);
  const id = message?.id;
  const handleNews = useEffectEvent(retry);
  useEffect(() => {
    if (id !== undefined) handleNews();
  }, [id]);
  if (Loaded) return <Loaded />;
  if (!isFailed || message === null) return null;
  return (
    <div role="alert" className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-96 bg-ink text-paper">
      <button type="button" className="w-full p-4" onClick={() => toaster.dismiss(message.id)}>
        {message.text}
      </button>
    </div>
  );
}
