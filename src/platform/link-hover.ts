import { browserWindow, listen } from "./browser";
import { debounce } from "./timing";
import { parseAddress } from "./web-address";

/** How long the pointer rests on a link of somebody who means it, in milliseconds. */
const hoverDelay = 80;

/**
 * Calls back with the address of every link that the pointer rests on or the focus has reached; not where the visitor
 * asked for little data. Returns the function that stops it.
 */
export function onLinkHover(listener: (address: URL) => void): () => void {
  const browser = browserWindow();
  if (!browser || savesData(browser.navigator)) return () => undefined;
  const point = debounce((target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const address = link?.href ? parseAddress(link.href) : null;
    if (address !== null) listener(address);
  }, hoverDelay);
  const stops = ["pointerover", "focusin"].map((type) =>
    listen(browser.document, type, ({ target }) => point(target)),
  );
  return () => {
    point.cancel();
    for (const stop of stops) stop();
  };
}

function savesData(navigator: Navigator): boolean {
  return "connection" in navigator && Object(navigator.connection).saveData === true;
}
