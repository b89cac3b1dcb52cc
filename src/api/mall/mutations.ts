import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { isOutcomeUnknown, unwrap } from "../../client/client-error";
import { unsafeGet } from "../../client/contract-client";
import { refreshAfter, waitBriefly } from "../../client/refresh-after";
import { asOfNow, sendOrFind } from "../../client/send-or-find";
import type { components } from "../../generated/mall";
import { mallClient } from "./client";
import { orderQuery } from "./queries";

type Schemas = components["schemas"];

/** A change that must not happen twice: the idempotency key stays the same while the same request is repeated. */
interface IdempotentRequest<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}

/**
 * Places an order: a service, a renewal or more users. The order is cached at once; `staleByOrder` lists what it
 * invalidates.
 */
export function useCreateOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: IdempotentRequest<Schemas["OrderRequest"]>) =>
      unwrap(mallClient.POST("/ommall/srvmall/order", { ...withIdempotencyKey(idempotencyKey), body })),
    onSuccess: (order) => {
      queries.setQueryData(orderQuery(order.orderNo).queryKey, order);
      // An order of 0.00 is paid at once and has changed the licences already.
      const names = order.state === "unpaid" ? staleByOrder : [...staleByOrder, ...staleByPayment];
      // The payment page does not wait for the prices and coupons of the checkout.
      void refresh(queries, names);
    },
    onError: (error) => {
      // Without an answer the order may exist all the same; a refusal means that price, coupon or goods changed elsewhere.
      if (isOutcomeUnknown(error) || error.kind === "refused") void refresh(queries, staleByOrder);
    },
  });
}

/** Cancels an unpaid order, by its id: its coupon and its place under a purchase limit are free again. */
export function useCancelOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, orderNo, userId }: Pick<Schemas["Order"], "orderId" | "orderNo" | "userId">) =>
      sendOrFind(
        () =>
          unwrap(
            mallClient.DELETE("/ommall/srvmall/order/{orderRef}", {
              params: { path: { orderRef: orderId }, query: { userId } },
            }),
          ),
        async () => {
          const order = await queries.fetchQuery({ ...orderQuery(orderNo), ...asOfNow });
          return order.state === "cancelled" ? order : null;
        },
      ),
    onSuccess: (order) => {
      queries.setQueryData(orderQuery(order.orderNo).queryKey, order);
      return waitBriefly(
        Promise.all([
          refresh(queries, staleByOrder),
          queries.invalidateQueries({ queryKey: ["getPaymentOrder", order.orderNo] }),
        ]),
      );
    },
  });
}

/** Orders the upgrade of a licence; the licence itself changes only by paying. */
export function useUpgradeLicence() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: IdempotentRequest<Schemas["LicenceUpgradeRequest"]>) =>
      unwrap(
        mallClient.POST("/ommall/srvmall/license/upgrade", { ...withIdempotencyKey(idempotencyKey), body }),
      ),
    ...refreshAfter(() => refresh(queries, ["listOrders", "getOrderCounts"])),
    // The payment page opens next and shows neither.
    onSuccess: () => void refresh(queries, ["listOrders", "getOrderCounts"]),
  });
}

/** Starts a payment. Only the order states whether it is paid: its page and its order are invalidated. */
export function useCreatePayment() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: IdempotentRequest<Schemas["PaymentRequest"]>) =>
      unwrap(mallClient.POST("/ommall/srvmall/payment", { ...withIdempotencyKey(idempotencyKey), body })),
    onSettled: (_payment, _error, { body }) => {
      // After a refusal too: the order may be paid, closed or still being confirmed. Whoever pays does not wait for it.
      void queries.invalidateQueries({ queryKey: ["getPaymentOrder", body.orderNo] });
      void queries.invalidateQueries({ queryKey: ["getOrder", body.orderNo] });
    },
  });
}

/** Invalidates everything a payment changes, once an order is first seen to be paid. */
export function refreshAfterPayment(queries: QueryClient): Promise<unknown> {
  return refresh(queries, [...staleByOrder, ...staleByPayment]);
}

/** Sends the account for a bank transfer by SMS. Nothing read before becomes stale. */
export function useSendBankTransferMessage() {
  return useMutation({
    mutationFn: (body: Schemas["BankTransferMessage"]) =>
      unwrap(mallClient.POST("/ommall/srvmall/order/bankacct/zhj/sendmsg", { body })),
  });
}

/** Adds a contact person once: the list of them is stale. */
export function useAddOrderContact() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: IdempotentRequest<Schemas["OrderContactInput"]>) =>
      unwrap(
        mallClient.POST("/ommall/srvmall/order/contactor/add", {
          ...withIdempotencyKey(idempotencyKey),
          body,
        }),
      ),
    ...refreshAfter(() => refresh(queries, ["listOrderContacts"])),
  });
}

/** Changes a contact person: the list of them is stale; orders keep what they were made with. */
export function useUpdateOrderContact() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas["OrderContactChange"]) =>
      unwrap(mallClient.POST("/ommall/srvmall/order/contactor/update", { body })),
    ...refreshAfter(() => refresh(queries, ["listOrderContacts"])),
  });
}

/** Saves a title into the user's title book once: every view of the book is stale. */
export function useSaveInvoiceTitle() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({
      userId,
      body,
      idempotencyKey,
    }: IdempotentRequest<Schemas["InvoiceTitleRequest"]> & { userId: string }) =>
      unwrap(
        mallClient.POST("/ommall/srvmall/order/invoice/{userId}/save", {
          params: { path: { userId }, ...withIdempotencyKey(idempotencyKey).params },
          body,
        }),
      ),
    ...refreshAfter(() => refresh(queries, ["getInvoiceBook"])),
  });
}

/** Requests the invoice of an order: the order, wherever it is shown, and the book carry it from now on. */
export function useRequestInvoice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({
      orderId,
      body,
      idempotencyKey,
    }: IdempotentRequest<Schemas["InvoiceRequest"]> & { orderId: number }) =>
      unwrap(
        mallClient.POST("/ommall/srvmall/order/addinvoice/{orderId}", {
          params: { path: { orderId }, ...withIdempotencyKey(idempotencyKey).params },
          body,
        }),
      ),
    ...refreshAfter(() => refresh(queries, staleByInvoice)),
  });
}

/** Takes an invoice back, to change or reissue it: the same is stale as by requesting one. */
export function useCancelInvoice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ invoiceId, orderNo }: { invoiceId: number; orderNo: string }) =>
      sendOrFind(
        () =>
          unwrap(
            mallClient.DELETE("/ommall/srvmall/order/reinvoice/{invoiceId}", {
              params: { path: { invoiceId } },
            }),
          ),
        async () => {
          const { orderId, invoice } = await queries.fetchQuery({ ...orderQuery(orderNo), ...asOfNow });
          const isTakenBack = invoice === null || invoice.state === "reissuing";
          return isTakenBack ? { invoiceId, orderId, invoice } : null;
        },
      ),
    ...refreshAfter(() => refresh(queries, staleByInvoice)),
  });
}

/** Exchanges the messenger's code for an openid, once: a GET that uses the code up. The openid is known afterwards. */
export function useExchangeOpenid() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (code: string) =>
      unwrap(mallClient.GET("/ommall/srvmall/wechat/openid", { params: { query: { code } }, ...unsafeGet })),
    onSuccess: () => refresh(queries, ["checkOpenid", "getPaymentOrder"]),
  });
}

/** An order made or closed changes lists and counts, holds or frees a coupon, and uses or frees a purchase limit. */
const staleByOrder = [
  "listOrders",
  "getOrderCounts",
  "listUserCoupons",
  "checkOrderSelection",
  "listSkuPrices",
  "verifyPurchaseLimit",
  "checkOneMonthShopPurchase",
] as const;

/** A payment creates or changes a licence, which the account group reads too, and may request the selected invoice. */
const staleByPayment = [
  "getOrder",
  "getPaymentOrder",
  "listLicenceDaysRemaining",
  "getLicenceInfo",
  "getUserInfo",
  "upgradeLicence",
  "getRenewalExpiry",
  "previewUserAddition",
  "getSkuDays",
  "getInvoiceBook",
] as const;

const staleByInvoice = ["getOrder", "listOrders", "getInvoiceBook"] as const;

function refresh(queries: QueryClient, operationIds: readonly string[]): Promise<unknown> {
  return Promise.all(
    operationIds.map((operationId) => queries.invalidateQueries({ queryKey: [operationId] })),
  );
}

function withIdempotencyKey(idempotencyKey: string) {
  return { params: { header: { "Idempotency-Key": idempotencyKey } } };
}
