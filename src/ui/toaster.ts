export interface ToastMessage {
  id: number;
  kind: "success" | "error";
  text: string;
}

const visibleLimit = 3;
const listeners = new Set<() => void>();
let visible: readonly ToastMessage[] = [];
let lastId = 0;

/** Queue of toasts. `Toasts` shows it. */
export const toaster = {
  /** Reports a success; gone after 1.5 s. */
  success: (text: string) => add("success", text),
  /** Reports a failure; stays until dismissed or 5 s. */
  error: (text: string) => add("error", text),
  dismiss: (id: number) => publish(visible.filter((message) => message.id !== id)),
  messages: () => visible,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function add(kind: ToastMessage["kind"], text: string): void {
  lastId += 1;
  // The same text again replaces itself: it is one message.
  publish(
    [...visible.filter((message) => message.text !== text), { id: lastId, kind, text }].slice(-visibleLimit),
  );
}

function publish(next: readonly ToastMessage[]): void {
  visible = next;
  for (const listener of listeners) listener();
}
