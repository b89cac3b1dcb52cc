import { isLocale, type Locale } from "./locale";

/** What a page sends to the service worker. */
export type WorkerMessage =
  /**
   * A page was opened, in this language. `files` are what it was loaded with before the worker saw its requests: they
   * are in the browser's own cache.
   */
  | {
      readonly kind: "visit";
      readonly path: string;
      readonly locale: Locale;
      readonly files: readonly string[];
    }
  /** Asks for the release the worker was built with, answered on the port that comes along. */
  | { readonly kind: "release" }
  /** A worker that waits takes over now. */
  | { readonly kind: "activate" };

/** Whether data of a message event is one of these messages. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  const { kind, path, locale, files } = Object(data);
  if (kind === "release" || kind === "activate") return true;
  return (
    kind === "visit" &&
    typeof path === "string" &&
    isLocale(locale) &&
    Array.isArray(files) &&
    files.every((file) => typeof file === "string")
  );
}
