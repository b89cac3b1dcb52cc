import { browserWindow, listen } from "./browser";

const interactionEvents = ["scroll", "pointerdown", "keydown", "popstate"] as const;

let hasInteracted = false;

/**
 * Calls back once, when the visitor first scrolls, presses, types or goes back; at once where that was noticed before.
 * Answers a function that stops waiting.
 */
export function whenFirstInteraction(listener: () => void): () => void {
  if (hasInteracted) {
    listener();
    return () => undefined;
  }
  const notice = () => {
    stop();
    hasInteracted = true;
    listener();
  };
  // Before React hears of it, which lets no press pass on what is not hydrated.
  const stops = interactionEvents.map((name) => listen(browserWindow(), name, notice, { capture: true }));
  const stop = () => {
    for (const end of stops) end();
  };
  return stop;
}
