import type { components, operations } from "../../../src/generated/promoter";
import { monthOf } from "../../business/calendar";
import { currencyOf } from "../../business/catalogue";
import { yuan } from "../../business/money";
import type { Handlers } from "../../kernel/handlers";
import { ok } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import { withPartner } from "../partner";
import type { Figures } from "../rules/achievement";
import { awardSteps, serviceAward } from "../rules/service-award";
import { achievementOf } from "../state/achievement";
import { sharesOf } from "../state/shares";

type Achievement = "getPromoterAchievement" | "getServiceAward";

/** What partners have reached, and the award for looking after customers. */
export const achievementHandlers: Pick<Handlers<operations>, Achievement> = {
  getPromoterAchievement(request) {
    return withPartner(request, ({ userId }) => {
      const { world, now } = request;
      const reached = achievementOf(world, userId, now);
      return ok({
        ...reached,
        asOf: rfc3339(now),
        currency: currencyOf(world.variant),
        thisMonth: describeFigures(reached.thisMonth),
        lastMonth: describeFigures(reached.lastMonth),
        total: describeFigures(reached.total),
        atRisk: {
          days: reached.atRisk.days,
          customers: reached.atRisk.customers,
          amount: yuan(reached.atRisk.amountFen),
        },
      });
    });
  },

  getServiceAward(request) {
    return withPartner(request, ({ userId }) => {
      const { world, now, query } = request;
      const month = query.month ?? monthOf(now);
      const award = serviceAward(sharesOf(world, userId), month, world.variant, now);
      return ok({
        month,
        state: award.state,
        renewedCustomers: award.renewedCustomers,
        currency: currencyOf(world.variant),
        steps: awardSteps[world.variant].map(({ fromCustomers, amountFen }) => ({
          fromCustomers,
          amount: yuan(amountFen),
        })),
        amount: yuan(award.amountFen),
        next: award.next
          ? { missingCustomers: award.next.missingCustomers, amount: yuan(award.next.amountFen) }
          : null,
        settlesAt: rfc3339(award.settlesAt),
      });
    });
  },
};

function describeFigures(figures: Figures): components["schemas"]["AchievementFigures"] {
  return {
    newCustomers: figures.newCustomers,
    payingCustomers: figures.payingCustomers,
    orderCount: figures.orderCount,
    orderAmount: yuan(figures.orderFen),
    shareAmount: yuan(figures.shareFen),
  };
}
