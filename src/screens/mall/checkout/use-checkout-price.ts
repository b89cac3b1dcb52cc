import { useQuery } from "@tanstack/react-query";
import { licenceDaysRemainingQuery, orderSelectionQuery, userAdditionQuery } from "../../../api/mall/queries";
import type { ClientError } from "../../../client/client-error";
import type { components } from "../../../generated/mall";
import type { CheckoutWish } from "../../../parts/routing/checkout-address";

type Schemas = components["schemas"];

/** What a wish comes to, and what keeps it from being ordered. */
export interface CheckoutPrice {
  readonly quote: Schemas["PriceQuote"];
  /** The coupon in the quote. */
  readonly coupon: Schemas["OrderCoupon"] | null;
  readonly problems: readonly Schemas["OrderProblem"][];
  readonly unpaidOrderNo: string | null;
  readonly expiresOn: string | null;
  readonly productNo: string;
}

export interface PriceAsked {
  /** Undefined until it is there. */
  readonly price: CheckoutPrice | undefined;
  readonly error: ClientError | null;
  /** The number on screen is that of the choice before. */
  readonly isOpen: boolean;
  /** It is: the choice of now has none yet. */
  readonly isOfOther: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** Asks what a wish comes to; `couponId` null takes the best coupon, 0 none. */
export function useCheckoutPrice(wish: CheckoutWish, couponId: number | null): PriceAsked {
  const licence = useQuery({
    ...licenceDaysRemainingQuery(wish.kind === "buy" ? undefined : wish.srvId),
    enabled: wish.kind !== "buy",
  });
  const productNo = wish.kind === "buy" ? wish.productNo : licence.data?.[0]?.productNo;
  const check = useQuery({
    ...orderSelectionQuery({ ...selectionOf(wish, productNo ?? ""), ...(couponId !== null && { couponId }) }),
    enabled: wish.kind !== "addUsers" && productNo !== undefined,
  });
  const addition = useQuery({
    ...userAdditionQuery(
      wish.kind === "addUsers" ? wish.srvId : 1,
      wish.kind === "addUsers" ? wish.users : 1,
    ),
    enabled: wish.kind === "addUsers",
  });
  const asked = wish.kind === "addUsers" ? addition : check;
  return {
    price: priceOf(productNo, check.data, addition.data),
    error: licence.error ?? asked.error,
    isOpen: asked.isPlaceholderData || asked.isFetching || asked.isError,
    isOfOther: asked.isPlaceholderData,
    isFetching: asked.isFetching || licence.isFetching,
    retry: () => {
      if (licence.isError) void licence.refetch();
      if (asked.isError) void asked.refetch();
    },
  };
}

function selectionOf(wish: CheckoutWish, productNo: string) {
  if (wish.kind === "buy") {
    const { quantity, years, users, stores } = wish;
    return { productNo, quantity, years, users, stores };
  }
  return { productNo, srvId: wish.srvId, years: wish.kind === "renew" ? wish.years : 1 };
}

function priceOf(
  productNo: string | undefined,
  check: Schemas["OrderCheck"] | undefined,
  addition: Schemas["UserAddition"] | undefined,
): CheckoutPrice | undefined {
  if (productNo === undefined) return undefined;
  if (check) {
    const { quote, coupon, problems, unpaidOrderNo, expiresOn } = check;
    return { quote, coupon, problems, unpaidOrderNo, expiresOn, productNo };
  }
  return (
    addition && {
      quote: addition.quote,
      coupon: null,
      problems: [],
      unpaidOrderNo: null,
      expiresOn: addition.expiresOn,
      productNo,
    }
  );
}
