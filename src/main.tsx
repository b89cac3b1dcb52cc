import "./ui/styles.css";
import { nextTask, whenLoaded } from "./platform/loading";
import { fetchCode, prerenderedFor } from "./platform/prerendered";
import { reportProblem } from "./platform/report";

async function main(): Promise<void> {
  // Folded away in production builds, and the mock back end with it.
  if (import.meta.env.DEV) {
    const { startMocks } = await import("../mocks/browser");
    const { problem } = await startMocks();
    if (problem) reportProblem(problem);
  }
  if (prerenderedFor() !== null) await fetchInSteps();
  const { startApp } = await import("./app/start");
  await startApp();
}

/**
 * A page that is drawn already must not wait for its code: the code waits until everything else is there. All of it is
 * asked for at once and runs piece by piece, each in a task of its own, so that a tap is answered between two of them.
 * Importing them all at once would not do: what arrives last is often what all others need, and they run in one go.
 */
async function fetchInSteps(): Promise<void> {
  await whenLoaded();
  fetchCode();
  await import("./app/chunks/hydrate");
  await nextTask();
  await import("./app/chunks/i18n");
  await nextTask();
  await import("./app/chunks/router");
  await nextTask();
  await import("./app/start");
  await nextTask();
}

void main();
