import { locales } from "../../src/platform/locale";
import { expect, test } from "./support/fixtures";
import { widths } from "./support/site-visitor";
import { views } from "./support/steps/actor";
import { books } from "./support/steps/journeys/account-journeys";
import { coupon, lottery } from "./support/steps/journeys/activity-journeys";
import { invitee } from "./support/steps/journeys/invite-journey";
import { lead } from "./support/steps/journeys/lead-journey";
import { failedWithdrawal, firstCard } from "./support/steps/journeys/money-journeys";
import { application, promoter, refused } from "./support/steps/journeys/partner-journeys";
import { activation, customerOrder, device } from "./support/steps/journeys/service-journeys";
import { type Run, runSteps, viewsOf } from "./support/steps/run-steps";
import { variantsFor } from "./support/thoroughness";

// The longest first: no other test has to be waited for at the end.
const journeys = [
  lead,
  invitee,
  failedWithdrawal,
  device,
  application,
  lottery,
  firstCard,
  coupon,
  activation,
  customerOrder,
  promoter,
  refused,
  books,
];
const descriptions: Readonly<Record<Run, string>> = {
  plain: "step by step",
  faulty: "each change first without a network, then with its answer lost, and pressed twice",
};
const runs = ["plain", "faulty"] as const;
/** The places in the list of views at which a journey may begin; it goes through them from there. */
const starts = views.map((view, start) => ({ ...view, start }));

test.use({ actionTimeout: 10_000 });
test.describe.configure({ timeout: 180_000 });

for (const [place, journey] of journeys.entries())
  for (const { locale, width, start } of variantsFor(starts, place, 1))
    for (const run of runs)
      test(`${journey.name}: ${descriptions[run]}, from ${locale} at ${width} px on`, async ({ browser }) => {
        await runSteps(browser, journey, run, start);
      });

test("every journey is read in each language and at each width", () => {
  for (const journey of journeys) {
    const seen = runs.flatMap((run) => viewsOf(journey, run, 0));
    expect(new Set(seen.map(({ locale }) => locale)), journey.name).toEqual(new Set(locales));
    expect(new Set(seen.map(({ width }) => width)), journey.name).toEqual(new Set(widths));
  }
});
