import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Violations of WCAG 2.2 AA on the current page, a line for each rule and element. The page has no frames of another
 * origin, so it is analysed in itself and not in a second page, and only violations are collected; each of the two
 * halves the time.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const problems = await analyze(page);
  // What began to fade in meanwhile, such as a notice, was seen half transparent; a problem that is none of that is found again.
  return problems.length === 0 ? problems : analyze(page);
}

async function analyze(page: Page): Promise<string[]> {
  await animationsEnd(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ runOnly: rules, resultTypes: ["violations"] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

/** What fades in has its colours at the end. What turns without an end or moves with the scroll is not waited for. */
function animationsEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const end = effect?.getComputedTiming().endTime;
      const isTimed = timeline instanceof DocumentTimeline && typeof end === "number" && Number.isFinite(end);
      return isTimed && playState === "running";
    });
    // One that is cancelled has ended too.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
