import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Toast } from "./toast-card";
import type { ToastMessage } from "./toaster";

/** How long a toast stays, in milliseconds. */
export const toastTime: Record<ToastMessage["kind"], number> = { success: 1500, error: 5000 };

interface ToastRegionProps {
  messages: readonly ToastMessage[];
  onDismiss: (id: number) => void;
}

/**
 * The container of toasts: bottom centre, one polite live region, always present so that new toasts are announced.
 * The timer pauses on hover and focus.
 */
export function ToastRegion({ messages, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const newest = messages.at(-1)?.id;

  // In the top layer it is above dialogs; shown again for each message, above dialogs opened meanwhile.
  useEffect(() => {
    const element = region.current;
    if (newest === undefined || !element || typeof element.showPopover !== "function") return;
    if (element.contains(element.ownerDocument.activeElement)) return;
    if (element.matches(":popover-open")) element.hidePopover();
    element.showPopover();
  }, [newest]);

  // An element that goes away under the pointer or the focus sends no leave event.
  const handleDismiss = (id: number) => {
    setHovered(false);
    setFocused(false);
    onDismiss(id);
  };

  return (
    <div
      ref={region}
      role="status"
      aria-live="polite"
      popover="manual"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="pointer-events-none fixed inset-x-4 top-auto bottom-[calc(1.5rem+env(safe-area-inset-bottom))] m-0 flex w-auto flex-col items-center gap-2 overflow-visible bg-transparent max-sm:bottom-[calc(5.5rem+env(safe-area-inset-bottom))]"
    >
      {messages.map((message) => (
        <TimedToast
          key={message.id}
          message={message}
          isPaused={isHovered || isFocused}
          onDismiss={handleDismiss}
        />
      ))}
    </div>
  );
}

interface TimedToastProps {
  message: ToastMessage;
  isPaused: boolean;
  onDismiss: (id: number) => void;
}

function TimedToast({ message, isPaused, onDismiss }: TimedToastProps) {
  const left = useRef(toastTime[message.kind]);
  const dismiss = useEffectEvent(() => onDismiss(message.id));
  useEffect(() => {
    if (isPaused) return;
    const started = Date.now();
    const timer = setTimeout(() => dismiss(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [isPaused]);
  return <Toast kind={message.kind} text={message.text} onDismiss={() => onDismiss(message.id)} />;
}
