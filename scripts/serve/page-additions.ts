import type { IncomingMessage } from "node:http";

const additions = new WeakMap<IncomingMessage, string>();

/** Lets the page that is about to be sent for this request carry some more HTML. */
export function addToPage(request: IncomingMessage, html: string): void {
  additions.set(request, addedTo(request) + html);
}

/** What was added for a request; "" where nothing was. */
export function addedTo(request: IncomingMessage): string {
  return additions.get(request) ?? "";
}
