import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { type ToastMessage, ToastRegion } from "./toast-region";

export interface Toaster {
  /** Says that something was done; gone after 1.5 s. */
  success: (text: string) => void;
  /** Says that something failed; stays until dismissed or 5 s. */
  error: (text: string) => void;
}

const ToasterContext = createContext<Toaster | null>(null);

/** Gives `useToast` to what is below, and the one place where toasts appear. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const lastId = useRef(0);
  const toaster = useMemo((): Toaster => {
    const add = (kind: ToastMessage["kind"]) => (text: string) => {
      lastId.current += 1;
      const message = { id: lastId.current, kind, text };
      // The same words again replace themselves: they are one piece of news.
      setMessages((shown) => [...shown.filter((one) => one.text !== text), message].slice(-mostShown));
    };
    return { success: add("success"), error: add("error") };
  }, []);
  const dismiss = useCallback(
    (id: number) => setMessages((shown) => shown.filter((one) => one.id !== id)),
    [],
  );
  return (
    <ToasterContext value={toaster}>
      {children}
      <ToastRegion messages={messages} onDismiss={dismiss} />
    </ToasterContext>
  );
}

const mostShown = 3;

/** The toaster of the provider above. */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error("useToast needs a ToastProvider above it");
  return toaster;
}
