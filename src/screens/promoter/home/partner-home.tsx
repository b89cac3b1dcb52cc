import { useQuery } from "@tanstack/react-query";
import {
  customersQuery,
  promoterAchievementQuery,
  rebateSummaryQuery,
  referralCodeQuery,
  serviceAwardQuery,
} from "../../../api/promoter/queries";
import { useHasColumns } from "../area/use-has-columns";
import { usePartsShown } from "../area/use-parts-shown";
import { Achievement } from "./achievement";
import { Earned } from "./earned";
import { HomeRadar } from "./home-radar";
import { ServiceAward } from "./service-award";
import { ShareTools } from "./share-tools";
import { failedWithdrawalsQuery, Today } from "./today";

/**
 * What to do today, what was earned, the tools, and how it compares. Everything is asked for at once and shown from
 * the top down.
 */
export function PartnerHome() {
  const hasColumns = useHasColumns();
  const customers = useQuery(customersQuery());
  const failed = useQuery(failedWithdrawalsQuery());
  const earned = useQuery(rebateSummaryQuery());
  const award = useQuery(serviceAwardQuery());
  const tools = useQuery(referralCodeQuery());
  useQuery(promoterAchievementQuery());

  const isTodaySettled = !customers.isPending && !failed.isPending;
  const beside = usePartsShown([hasColumns || isTodaySettled, !earned.isPending, !award.isPending]);
  const below = usePartsShown([isTodaySettled && beside > 3, hasColumns || !tools.isPending]);
  return (
    <div className="grid items-start gap-x-15 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-10">
        <Today />
        {isTodaySettled && <HomeRadar />}
      </div>
      {beside > 1 && (
        <div className="grid min-w-0 gap-10">
          <Earned />
          {beside > 2 && <ServiceAward />}
        </div>
      )}
      {below > 1 && <ShareTools />}
      {below > 2 && <Achievement />}
    </div>
  );
}
