import { useQuery } from "@tanstack/react-query";
import { paymentOrderQuery } from "../../../api/mall/queries";

/**
 * The ways to pay an order, asked for by the page alone and handed down: a piece of it that asked by itself would
 * read them again whenever it came on screen, and after a failure for ever.
 */
export function usePaymentMethods(orderNo: string, isOpen: boolean) {
  return useQuery({ ...paymentOrderQuery(orderNo), enabled: isOpen });
}

export type PaymentMethodsQuery = ReturnType<typeof usePaymentMethods>;
