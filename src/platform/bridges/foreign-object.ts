import { browserWindow, listen } from "../browser";

/** Something another program put into the page, of which only that it can be called is known. */
export type Foreign = (...values: unknown[]) => unknown;

/** A property of something another program made; undefined where there is none. */
export function foreignProperty(owner: unknown, name: string): unknown {
  if ((typeof owner !== "object" && typeof owner !== "function") || owner === null) return undefined;
  return Reflect.get(owner, name);
}

/** A method of something another program made, ready to be called; null where there is none. */
export function foreignMethod(owner: unknown, name: string): Foreign | null {
  const method = foreignProperty(owner, name);
  return isCallable(method) ? (...values) => Reflect.apply(method, owner, values) : null;
}

/** A text in a result of another program; "" where it is missing. Numbers come as texts from some. */
export function foreignText(response: unknown, name: string): string {
  const text = foreignProperty(response, name);
  return typeof text === "string" || typeof text === "number" ? String(text) : "";
}

/** How long a bridge may take to come into the page, in milliseconds. */
const bridgeTimeout = 3000;

/** The window object of this name, now or after the event that announces it; undefined after three seconds. */
export function awaitForeign(name: string, announcement: string): Promise<unknown> {
  const browser = browserWindow();
  const here = foreignProperty(browser, name);
  if (browser === undefined || here !== undefined) return Promise.resolve(here);
  return new Promise((resolve) => {
    const settle = () => {
      stop();
      clearTimeout(timer);
      resolve(foreignProperty(browser, name));
    };
    const stop = listen(browser.document, announcement, settle);
    const timer = setTimeout(settle, bridgeTimeout);
  });
}

function isCallable(candidate: unknown): candidate is Foreign {
  return typeof candidate === "function";
}
