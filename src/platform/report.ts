type ProblemListener = (text: string, detail: unknown) => void;

const listeners = new Set<ProblemListener>();

/** Says something to whoever reads the browser's console: operators and developers, never the visitor. */
export function reportProblem(text: string, detail?: unknown): void {
  if (detail === undefined) console.error(text);
  else console.error(text, detail);
  for (const listener of listeners) listener(text, detail);
}

/** Calls back with every problem from now on; returns the function that stops it. */
export function onProblem(listener: ProblemListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
