import { browserWindow, listen } from "../browser";
import { clientStore } from "../client-watch";
import type { BridgeOutcome } from "./bridge-outcome";
import { foreignMethod, foreignProperty, foreignText } from "./foreign-object";
import type { MessengerPayment } from "./messenger-bridge";

/** The event in which the app answers; its detail carries the id of the question and what became of it. */
export const ownAppResponseEvent = "stockbook:answer";

let requestCount = 0;

/** The version of the app around this page, "" where it does not say; null outside of the app. */
export function ownAppVersion(): string | null {
  return clientStore.getSnapshot().ownApp?.version ?? null;
}

/** Opens the app's pay sheet and returns its result. */
export async function payInOwnApp(payment: MessengerPayment): Promise<BridgeOutcome> {
  const response = await callOwnApp("pay", payment);
  if (response === undefined) return "unavailable";
  const outcome = foreignText(response, "outcome");
  if (outcome === "ok") return "paid-by-bridge";
  return outcome === "cancel" ? "cancelled" : "failed";
}

/** The id of the session the app's user has in the product, for the server to exchange; null where there is none. */
export async function sessionOfOwnApp(): Promise<string | null> {
  if (ownAppVersion() === null) return null;
  const sid = foreignText(await callOwnApp("session", {}), "sid");
  return sid === "" ? null : sid;
}

/** Asks the app something and waits for its answer; undefined where no app listens. */
function callOwnApp(name: string, values: object): Promise<unknown> {
  const id = nextId();
  return new Promise((resolve) => {
    const stop = listen(browserWindow(), ownAppResponseEvent, (event) => {
      const detail = foreignProperty(event, "detail");
      // Answers to other questions pass by here too.
      if (foreignText(detail, "id") !== id) return;
      stop();
      resolve(detail);
    });
    if (post({ id, name, values })) return;
    stop();
    resolve(undefined);
  });
}

/** Android puts an object into the page, iOS a message handler; both take text. False where neither is there. */
function post(request: { readonly id: string; readonly name: string; readonly values: object }): boolean {
  const browser = browserWindow();
  const handlers = foreignProperty(foreignProperty(browser, "webkit"), "messageHandlers");
  const send =
    foreignMethod(foreignProperty(browser, "StockbookBridge"), "postMessage") ??
    foreignMethod(foreignProperty(handlers, "stockbook"), "postMessage");
  send?.(JSON.stringify(request));
  return send !== null;
}

function nextId(): string {
  requestCount += 1;
  return `web-${requestCount}`;
}
