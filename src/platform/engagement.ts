import { browserWindow, listen } from "./browser";

const signs = ["scroll", "pointerdown", "keydown", "popstate"] as const;

/** Calls back once, when the visitor first scrolls, presses, types or goes back. Answers a function that stops waiting. */
export function whenEngaged(listener: () => void): () => void {
  const stops = signs.map((sign) =>
    listen(browserWindow(), sign, () => {
      stop();
      listener();
    }),
  );
  const stop = () => {
    for (const end of stops) end();
  };
  return stop;
}
