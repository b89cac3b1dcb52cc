import "./ui/styles.css";
import { nextTask, whenLoaded } from "./platform/loading";
import { fetchCode, fetchWholeStyle, prerenderedFor, shellLocale } from "./platform/prerendered";
import { reportProblem } from "./platform/report";

/**
 * The code, which was asked for at once, runs piece by piece, each in a task of its own, so that a tap is answered between
 * two of them.
 * Importing them all at once would not do: what arrives last is often what all others need, and they run in one go.
 * The build puts what two steps need into the first of them, in the order in which they stand here.
 */
async function runInSteps(): Promise<void> {
  await import("./app/chunks/libraries");
  await nextTask();
  await import("./app/chunks/hydrate");
  await nextTask();
  await import("./app/start");
  await nextTask();
}

async function main(): Promise<void> {
  // Folded away in production builds, and the mock back end with it.
  if (import.meta.env.DEV) {
    // The application, which is needed next, is fetched beside the mock back end.
    const [{ startDevelopmentMocks }] = await Promise.all([
      import("../mocks/development"),
      import("./app/start"),
    ]);
    const problem = await startDevelopmentMocks(import.meta.env["VITE_MOCKS_AT_SERVER"] === "yes");
    if (problem) reportProblem(problem);
  }
  if (prerenderedFor() !== null) {
    // A page that is there already must not wait for its code: the code waits until everything else is there.
    await whenLoaded();
    fetchCode();
    await Promise.all([runInSteps(), fetchWholeStyle()]);
  }
  let style: Promise<void> | undefined;
  if (shellLocale() !== null) {
    // A shell is there as well, but what it waits for is data: that is asked for before the code that renders is there.
    style = fetchWholeStyle();
    await import("./app/chunks/libraries");
    await nextTask();
  }
  const { startApp } = await import("./app/start");
  await startApp(style);
}

void main();
