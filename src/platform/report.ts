type ProblemListener = (text: string, detail: unknown) => void;

let listening: ProblemListener | undefined;

/** Says something to whoever reads the browser's console: operators and developers, never the visitor. */
export function reportProblem(text: string, detail?: unknown): void {
  if (detail === undefined) console.error(text);
  else console.error(text, detail);
  listening?.(text, detail);
}

/** Tells every problem from now on to one listener; returns the function that ends it. */
export function onProblem(listener: ProblemListener): () => void {
  listening = listener;
  return () => {
    listening = undefined;
  };
}
