import { useQuery } from "@tanstack/react-query";
import {
  promoterAchievementQuery,
  rebateSummaryQuery,
  referralCodeQuery,
  serviceAwardQuery,
} from "../../../api/promoter/queries";
import { useHasColumns } from "../area/use-has-columns";
import { useRevealedParts } from "../area/use-revealed-parts";
import { customerListQuery } from "../customers/customer-list-query";
import { Achievement } from "./achievement";
import { EarningsSummary } from "./earnings-summary";
import { HomeRadar } from "./home-radar";
import { latestWithdrawalsQuery } from "./latest-withdrawals";
import { ServiceAward } from "./service-award";
import { ShareTools } from "./share-tools";
import { Today } from "./today";

/**
 * What to do today, what was earned and how it compares, and the tools. Everything is asked for at once and shown
 * from the top down.
 */
export function PartnerHome() {
  const hasColumns = useHasColumns();
  const customers = useQuery(customerListQuery());
  const withdrawals = useQuery(latestWithdrawalsQuery());
  const earned = useQuery(rebateSummaryQuery());
  const award = useQuery(serviceAwardQuery());
  useQuery(referralCodeQuery());
  const results = useQuery(promoterAchievementQuery());

  const isTodaySettled = !customers.isPending && !withdrawals.isPending;
  const beside = useRevealedParts([hasColumns || isTodaySettled, !earned.isPending, !award.isPending]);
  const isEarnedSettled = hasColumns || (beside > 3 && !results.isPending);
  return (
    <div className="grid items-start gap-x-15 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-10">
        <Today />
        {isTodaySettled && <HomeRadar />}
      </div>
      {beside > 1 && (
        <div className="grid min-w-0 gap-10 lg:row-span-2">
          <EarningsSummary />
          {beside > 2 && <ServiceAward />}
          {beside > 3 && <Achievement />}
        </div>
      )}
      {isTodaySettled && isEarnedSettled && <ShareTools />}
    </div>
  );
}
