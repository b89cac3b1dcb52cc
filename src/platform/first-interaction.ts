import { browserWindow, listen } from "./browser";

const interactionEvents = ["scroll", "pointerdown", "keydown", "popstate"] as const;

/** Calls back once, when the visitor first scrolls, presses, types or goes back. Answers a function that stops waiting. */
export function whenFirstInteraction(listener: () => void): () => void {
  const stops = interactionEvents.map((eventName) =>
    listen(browserWindow(), eventName, () => {
      stop();
      listener();
    }),
  );
  const stop = () => {
    for (const end of stops) end();
  };
  return stop;
}
