import { useQuery } from "@tanstack/react-query";
import { licenceDaysRemainingQuery, orderSelectionQuery, userAdditionQuery } from "../../../api/mall/queries";
import type { ClientError } from "../../../client/client-error";
import type { components } from "../../../generated/mall";
import type { CheckoutSelection } from "../../../shared/routing/checkout-address";

type Schemas = components["schemas"];

/** The price of a selection, and what prevents ordering it. */
export interface CheckoutPrice {
  readonly quote: Schemas["PriceQuote"];
  /** The coupon in the quote. */
  readonly coupon: Schemas["OrderCoupon"] | null;
  readonly problems: readonly Schemas["OrderProblem"][];
  readonly unpaidOrderNo: string | null;
  readonly expiresOn: string | null;
  readonly productNo: string;
}

export interface CheckoutPriceQuery {
  /** Undefined until it is there. */
  readonly price: CheckoutPrice | undefined;
  readonly error: ClientError | null;
  /** The number on screen is that of the choice before. */
  readonly isOpen: boolean;
  /** The current selection has no price yet. */
  readonly isPlaceholder: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** Requests the price of a selection; `couponId` null takes the best coupon, 0 none. */
export function useCheckoutPrice(selection: CheckoutSelection, couponId: number | null): CheckoutPriceQuery {
  const licence = useQuery({
    ...licenceDaysRemainingQuery(selection.kind === "buy" ? undefined : selection.srvId),
    enabled: selection.kind !== "buy",
  });
  const productNo = selection.kind === "buy" ? selection.productNo : licence.data?.[0]?.productNo;
  const check = useQuery({
    ...orderSelectionQuery({
      ...priceSelectionOf(selection, productNo ?? ""),
      ...(couponId !== null && { couponId }),
    }),
    enabled: selection.kind !== "addUsers" && productNo !== undefined,
  });
  const addition = useQuery({
    ...userAdditionQuery(
      selection.kind === "addUsers" ? selection.srvId : 1,
      selection.kind === "addUsers" ? selection.users : 1,
    ),
    enabled: selection.kind === "addUsers",
  });
  const priceQuery = selection.kind === "addUsers" ? addition : check;
  return {
    // What is disabled still has what was fetched for another selection: renewing the same licence, for example.
    price:
      selection.kind === "addUsers"
        ? priceOf(productNo, undefined, addition.data)
        : priceOf(productNo, check.data, undefined),
    error: licence.error ?? priceQuery.error,
    isOpen: priceQuery.isPlaceholderData || priceQuery.isFetching || priceQuery.isError,
    isPlaceholder: priceQuery.isPlaceholderData,
    isFetching: priceQuery.isFetching || licence.isFetching,
    retry: () => {
      if (licence.isError) void licence.refetch();
      if (priceQuery.isError) void priceQuery.refetch();
    },
  };
}

function priceSelectionOf(selection: CheckoutSelection, productNo: string) {
  if (selection.kind === "buy") {
    const { quantity, years, users, stores } = selection;
    return { productNo, quantity, years, users, stores };
  }
  return { productNo, srvId: selection.srvId, years: selection.kind === "renew" ? selection.years : 1 };
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
