/** Says something to whoever reads the browser's console: operators and developers, never the visitor. */
export function reportProblem(text: string, detail?: unknown): void {
  if (detail === undefined) console.error(text);
  else console.error(text, detail);
}
