import type { Plugin } from "vite";

/** React's own marks: errors it makes when it starts, tells apart by identity, and never shows to anybody. */
const mark = /^((?:var| ) \w+ = )Error\((formatProdErrorMessage\(\d+\))\)/gm;

/**
 * React's marks without traces. Where somebody watches (developer tools, Lighthouse), the trace of an error makes the
 * engine read all of React's file a second time, a task of 80 ms on a slow phone; nobody ever sees these traces.
 * See `docs/decisions/0011-alive-sooner.md`.
 */
export function lightMarkersPlugin(): Plugin {
  return {
    name: "stockbook-light-markers",
    apply: "build",
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withLightMarks(code), map: null }),
    },
  };
}

/** The source of React for browsers, with its marks made without traces. Throws where it holds none. */
export function withLightMarks(code: string): string {
  if (code.match(mark) === null)
    throw new Error(
      "scripts/vite/light-markers-plugin.ts: React makes no marks of this form any more; take the plugin out, or give it the new form.",
    );
  return code.replace(mark, "$1Object.create(Error.prototype, { message: { value: $2 } })");
}
