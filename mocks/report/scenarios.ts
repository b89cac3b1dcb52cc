import { formatWeek, shiftWeek, weekOf, weekStart } from "../../src/rules/weeks";
import type { Preparation } from "../kernel/group";
import type { World } from "../world/world";
import type { TradingPattern } from "./documents/trading-pattern";
import { lastWeekOver } from "./rules/period";
import { merchantTable } from "./state";

/** States of the weekly report worth looking at. They hold for every merchant of the world. */
export const reportScenarios: Readonly<Record<string, Preparation>> = {
  "report-empty": {
    sentence: "The merchant begins tomorrow: there is no document yet, and every week is zeros.",
    prepare: (world) => change(world, { openedAt: world.startedAt }),
  },
  "report-record-week": {
    sentence: "The last week that is over sold more than twice as much as any other.",
    prepare: (world) => change(world, { unusualWeeks: { [lastWeek(world)]: 2.8 } }),
  },
  "report-shut-week": {
    sentence:
      "Every shop was shut for the whole of the last week that is over: zeros between two usual weeks.",
    prepare: (world) => change(world, { shutWeeks: [lastWeek(world)] }),
  },
  "report-one-sale": {
    sentence:
      "The merchant has sold once: one order in the last week that is over, and nothing before or after.",
    prepare: (world) => change(world, { onlySaleIn: lastWeek(world) }),
  },
  "report-overdue": {
    sentence:
      "Customers take eight times as long to pay: more is owed than a month sells, much of it for long.",
    prepare: (world) => change(world, { paymentDelay: 8 }),
  },
  "report-many-customers": {
    sentence:
      "3 000 more small customers have ordered every week for three weeks: lists run over many pages.",
    prepare(world) {
      const since = weekStart(shiftWeek(weekOf(world.startedAt), -3));
      change(world, { newcomers: 3000, newcomersSince: since });
    },
  },
};

function change(world: World, pattern: Partial<TradingPattern>): void {
  const merchants = world.table(merchantTable);
  for (const { userId } of merchants.all()) merchants.update(userId, pattern);
}

function lastWeek({ startedAt }: World): string {
  return formatWeek(lastWeekOver(startedAt));
}
