import { type Browser, expect, test } from "@playwright/test";
import { accessibilityProblems } from "../accessibility";
import { lostText } from "../text-loss";
import { type Actor, openDevice, type View, views } from "./actor";
import { makeOnce, makePlainly } from "./make-change";
import type { Step, StepJourney } from "./steps";

/** How the changes of a journey are made: as they should be, or with everything in the way. */
export type Run = "plain" | "faulty";

/**
 * Takes a journey from its first step to its last. With faults every change first meets no network, then its answer is
 * lost, and its button is pressed twice; in both runs each change has its effect once.
 */
export async function runSteps(
  browser: Browser,
  journey: StepJourney,
  run: Run,
  start: number,
): Promise<void> {
  const actors = new Map<string, Actor>();
  const first = await openDevice(browser, journey.userAgent);
  await first.site.applyMock(journey.mock);
  const actorOf = async (name: string) => {
    const actor =
      actors.get(name) ?? (actors.size === 0 ? first : await openDevice(browser, journey.userAgent, first));
    actors.set(name, actor);
    return actor;
  };
  const seen = viewsOf(journey, run, start);
  for (const step of journey.steps())
    await test.step(step.name, async () => {
      const actor = await actorOf(step.who ?? "");
      await takeStep(actor, step, run, () => seen.shift());
    });
  expect(await first.books.violations(), "what violated the contract").toEqual([]);
  for (const { problems, context } of actors.values()) {
    expect(problems(), "what the browser complained about").toEqual([]);
    await context.close();
  }
}

/** The views of a run in order, one for each address that is opened; the runs of a journey differ in theirs. */
export function viewsOf(journey: StepJourney, run: Run, start: number): View[] {
  const opened = journey.steps().filter(({ at }) => at !== undefined);
  // The faulty run goes on where the plain one ended; after a whole round the same step would have the same view again.
  const before = run === "plain" ? 0 : opened.length + (opened.length % views.length === 0 ? 1 : 0);
  return opened.flatMap((_, index) => views[(start + before + index) % views.length] ?? []);
}

async function takeStep(
  actor: Actor,
  { before, at, perform, change, after }: Step,
  run: Run,
  nextView: () => View | undefined,
): Promise<void> {
  await before?.(actor);
  if (at !== undefined) {
    const view = nextView();
    if (view === undefined) throw new Error("There are fewer views than addresses.");
    const path = typeof at === "string" ? at : at();
    await actor.show(view, path === "reload" ? undefined : path);
  }
  await perform?.(actor);
  if (run === "plain") expect(await lostText(actor.page), "texts that cannot be read").toEqual([]);
  if (change) {
    if (run === "plain") expect(await accessibilityProblems(actor.page)).toEqual([]);
    await (run === "plain" ? makePlainly(actor, change) : makeOnce(actor, change));
  }
  await after?.(actor);
}
