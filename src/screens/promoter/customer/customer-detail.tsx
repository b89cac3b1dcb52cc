import { useQuery } from "@tanstack/react-query";
import { customerQuery, followUpsQuery } from "../../../api/promoter/queries";
import { ReadProblem } from "../../../shared/read-problem";
import { Skeleton } from "../../../ui/skeleton";
import { useRevealedParts } from "../area/use-revealed-parts";
import { CustomerDevices } from "./customer-devices";
import { CustomerFacts } from "./customer-facts";
import { CustomerHeader } from "./customer-header";
import { CustomerService } from "./customer-service";
import { FollowUpHistory } from "./follow-up-history";
import { GiveUp } from "./give-up";
import { GivenUpBanner } from "./given-up-banner";
import { UnavailableCustomer, unavailability } from "./unavailable-customer";

interface CustomerDetailProps {
  kdUid: string;
  /** Whether it stands beside the list, where the list has the page's heading. */
  isBeside?: boolean;
}

/** Everything about one customer or lead: who, what is paid, what was agreed, what can be done. */
export function CustomerDetail({ kdUid, isBeside = false }: CustomerDetailProps) {
  const detail = useQuery(customerQuery(kdUid));
  const history = useQuery(followUpsQuery(kdUid));
  const shown = useRevealedParts([!history.isPending]);
  if (detail.isPending) return <Skeleton rows={8} />;
  if (detail.data === undefined) {
    const { error } = detail;
    const reason = unavailability(error);
    if (reason !== null) return <UnavailableCustomer reason={reason} />;
    return <ReadProblem error={error} onRetry={() => void detail.refetch()} isRetrying={detail.isFetching} />;
  }
  const isGivenUp = detail.data.customer.relation === "givenUp";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <GivenUpBanner detail={detail.data} />
      <CustomerHeader detail={detail.data} isBeside={isBeside} />
      {!isGivenUp && <CustomerService detail={detail.data} />}
      <FollowUpHistory customer={detail.data.customer} />
      {shown > 1 && (
        <>
          <CustomerFacts detail={detail.data} />
          {!isGivenUp && detail.data.customer.relation === "customer" && (
            <CustomerDevices detail={detail.data} />
          )}
          {!isGivenUp && <GiveUp customer={detail.data.customer} />}
        </>
      )}
    </div>
  );
}
