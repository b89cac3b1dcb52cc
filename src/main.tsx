import "./ui/styles.css";
import { startApp } from "./app/start";
import { reportProblem } from "./platform/report";

async function main(): Promise<void> {
  // Folded away in production builds, and the pretend back end with it.
  if (import.meta.env.DEV) {
    const { startMocks } = await import("../mocks/browser");
    const { problem } = await startMocks();
    if (problem) reportProblem(problem);
  }
  await startApp();
}

// Not awaited: screens import pieces of this very file's chunk, which would wait for them for ever.
void main();
