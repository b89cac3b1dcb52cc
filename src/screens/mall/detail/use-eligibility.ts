import { useQuery } from "@tanstack/react-query";
import { firstOrderQuery, orderOnceQuery } from "../../../api/activity/queries";
import { oneMonthShopPurchaseQuery, orderRoleQuery, purchaseLimitQuery } from "../../../api/mall/queries";
import type { ClientError } from "../../../client/client-error";
import type { components } from "../../../generated/mall";
import { useIsPainted } from "../../../shared/use-is-painted";

type Schemas = components["schemas"];

/** The online shop for one month is sold once to an account; it has a question of its own. */
const oneMonthShop = "ZHWD-H5M1";

/** Why something may not be bought, in the server's sentence, and whom to ask. */
export interface Obstacle {
  readonly note: string;
  readonly provider: Schemas["ServiceProvider"] | null;
}

/** Whether the reader may buy a choice, as far as it is known. Nothing is known of a visitor: ordering asks again. */
export interface EligibilityFacts {
  readonly obstacles: readonly Obstacle[];
  /** The room a purchase limit leaves; null without a limit. */
  readonly allowance: { readonly limit: number; readonly remaining: number } | null;
  readonly hasSettlementPrice: boolean;
  readonly isFirst: boolean;
  /** A check failed for another reason than a missing session. */
  readonly isUnknown: boolean;
}

interface EligibilityRequest {
  readonly serviceNumber: string;
  readonly productNo: string;
  readonly quantity: number;
  /** The activity the reader came from, which may sell once to each account. */
  readonly activity: string | null;
}

/** Asks role, purchase limit, first purchase, and where they matter the one-month shop and the activity's own rule. */
export function useEligibility({
  serviceNumber,
  productNo,
  quantity,
  activity,
}: EligibilityRequest): EligibilityFacts {
  // Shows an earlier answer at first, and refetches once the goods are shown.
  const enabled = useIsPainted();
  const role = useQuery({ ...orderRoleQuery(productNo), enabled });
  const limit = useQuery({ ...purchaseLimitQuery(productNo, quantity), enabled });
  const first = useQuery({ ...firstOrderQuery(serviceNumber), enabled });
  const month = useQuery({
    ...oneMonthShopPurchaseQuery(),
    enabled: enabled && productNo === oneMonthShop,
  });
  const once = useQuery({
    ...orderOnceQuery(activity ?? "", serviceNumber),
    enabled: enabled && activity !== null,
  });
  const eligibilities = [role.data?.eligibility, limit.data?.eligibility, month.data];
  const obstacles: Obstacle[] = eligibilities.flatMap((eligibility) =>
    eligibility && !eligibility.isEligible
      ? [{ note: eligibility.note, provider: eligibility.provider }]
      : [],
  );
  if (once.data && !once.data.canBuy) obstacles.push({ note: once.data.explanation, provider: null });
  const purchaseLimit = limit.data;
  return {
    obstacles: obstacles.filter(
      ({ note }, index) => obstacles.findIndex((other) => other.note === note) === index,
    ),
    allowance:
      purchaseLimit && purchaseLimit.limit !== null && purchaseLimit.remaining !== null
        ? { limit: purchaseLimit.limit, remaining: purchaseLimit.remaining }
        : null,
    hasSettlementPrice: role.data?.hasSettlementPrice === true,
    isFirst: first.data?.canBuy === true,
    isUnknown: [role.error, limit.error, month.error, once.error].some(isFailure),
  };
}

function isFailure(error: ClientError | null): boolean {
  return error !== null && error.kind !== "signed-out";
}
