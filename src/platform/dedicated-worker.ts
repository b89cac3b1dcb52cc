import { browserWindow, listen } from "./browser";
import { trustedWorkerAddress } from "./trusted-worker-address";

/** What a worker of the page says once its code runs. */
const ready = "ready";

/**
 * Starts a worker of the page; null where the browser has none, or its code does not run: not found, without a
 * network, or too new for the browser.
 */
export async function startDedicatedWorker(address: string): Promise<Worker | null> {
  const worker = createWorker(address);
  if (worker === null) return null;
  const isRunning = await new Promise<boolean>((resolve) => {
    const stopReady = listen(worker, "message", () => settle(true));
    const stopError = listen(worker, "error", () => settle(false));
    const settle = (isReady: boolean) => {
      stopReady();
      stopError();
      resolve(isReady);
    };
  });
  if (isRunning) return worker;
  worker.terminate();
  return null;
}

function createWorker(address: string): Worker | null {
  const Constructor = browserWindow()?.Worker;
  if (!Constructor) return null;
  try {
    return new Constructor(trustedWorkerAddress(address), { type: "module" });
  } catch {
    return null;
  }
}

/** In a worker: says that its code runs, and answers every message of the page. */
export function serveAsWorker<Message>(
  answer: (message: Message) => { readonly message: unknown; readonly transfer: Transferable[] },
): void {
  globalThis.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    const { message, transfer } = answer(data);
    globalThis.postMessage(message, { transfer });
  });
  globalThis.postMessage(ready);
}
