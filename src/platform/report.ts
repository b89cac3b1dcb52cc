type ProblemListener = (text: string, detail: unknown) => void;

let listening: ProblemListener | undefined;

/** Reports a problem on the browser's console, for operators and developers. */
export function reportProblem(text: string, detail?: unknown): void {
  if (detail === undefined) console.error(text);
  else console.error(text, detail);
  listening?.(text, detail);
}

/** Passes every further problem to one listener. Returns the function that removes it. */
export function onProblem(listener: ProblemListener): () => void {
  listening = listener;
  return () => {
    listening = undefined;
  };
}
