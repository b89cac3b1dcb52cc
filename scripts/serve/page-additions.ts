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

const leftToBrowser = new WeakSet<IncomingMessage>();

/** Has the browser render the page of this request: what was prerendered shows another world than this visitor's. */
export function leaveToBrowser(request: IncomingMessage): void {
  leftToBrowser.add(request);
}

/** Whether the browser is to render the page of this request. */
export function isLeftToBrowser(request: IncomingMessage): boolean {
  return leftToBrowser.has(request) || addedTo(request) !== "";
}
