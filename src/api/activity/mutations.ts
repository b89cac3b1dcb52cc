import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { isOutcomeUnknown, unwrap } from "../../client/client-error";
import { refreshAfter } from "../../client/refresh-after";
import { asOfNow, sendOrFind } from "../../client/send-or-find";
import type { components } from "../../generated/activity";
import { activityClient } from "./client";
import { lotteryQuery } from "./queries";

type Schemas = components["schemas"];

/** A change that must happen once: the idempotency key stays the same while the same request is repeated. */
export interface IdempotentRequest<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}

/**
 * Draws once. What was left, the record and, after a win, the coupons are no longer as they were read. A refusal means
 * the same: the last chance may have been used on another device.
 */
export function useDrawLottery() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: IdempotentRequest<Schemas["LotteryDraw"]>) =>
      unwrap(
        activityClient.POST("/ommall/srvmall/activity/lottery/result", {
          params: { header: { "Idempotency-Key": idempotencyKey } },
          body,
        }),
      ),
    onSuccess: async (result, { body }) => {
      const coupons = result.couponId === null ? [] : [refreshCoupons(queries)];
      await Promise.all([refreshLottery(queries, body.alias), ...coupons]);
    },
    onError: (error, { body }) => {
      if (error.kind === "refused") void refreshLottery(queries, body.alias);
    },
  });
}

/**
 * One more chance for sharing; the lottery then counts it among those left, which is also how it is known where the
 * answer was lost.
 */
export function useAddLotteryShareChance() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas["LotteryShare"]) => {
      const lottery = lotteryQuery(body.alias);
      const shown = sharesCounted(queries.getQueryData(lottery.queryKey)?.chances);
      return sendOrFind(
        () => unwrap(activityClient.POST("/ommall/srvmall/activity/lottery/share-add-chance", { body })),
        async () => {
          const { chances } = await queries.fetchQuery({ ...lottery, ...asOfNow });
          return sharesCounted(chances) > shown ? chances : null;
        },
      );
    },
    onSuccess: (_chances, { alias }) => queries.invalidateQueries({ queryKey: ["getLottery", { alias }] }),
  });
}

/** Receives a coupon with a phone number and its SMS code; stock and, if the phone is one's own, coupons change. */
export function useReceiveCoupon() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: IdempotentRequest<Schemas["CouponReceiving"]>) =>
      unwrap(
        activityClient.POST("/ommall/srvmall/coupon/couponuser/receive", {
          params: { header: { "Idempotency-Key": idempotencyKey } },
          body,
        }),
      ),
    ...refreshAfter(() => refreshCoupons(queries)),
  });
}

/** Adds a coupon by its code. The code may belong to any activity, so every list of offers is invalidated. */
export function useAddCouponForUser() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: IdempotentRequest<Schemas["CouponCode"]>) =>
      unwrap(
        activityClient.POST("/ommall/srvmall/coupon/addcouponuser", {
          params: { header: { "Idempotency-Key": idempotencyKey } },
          body,
        }),
      ),
    ...refreshAfter(() => refreshCoupons(queries)),
  });
}

/**
 * Takes a coupon of an activity with one tap; its stock and one's coupons change, and a refusal shows that they have
 * changed already: somebody else took the last one.
 */
export function useAddCouponByConfig() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: IdempotentRequest<Schemas["CouponTaking"]>) =>
      unwrap(
        activityClient.POST("/ommall/srvmall/coupon/addbyconfig", {
          params: { header: { "Idempotency-Key": idempotencyKey } },
          body,
        }),
      ),
    onSuccess: () => refreshCoupons(queries),
    onError: (error) => {
      if (error.kind === "refused" || isOutcomeUnknown(error)) void refreshCoupons(queries);
    },
  });
}

/** A suggestion to send. */
interface SuggestionRequest {
  readonly body: Schemas["Suggestion"];
  /** How many were left before it, by which one is found whose answer was lost. */
  readonly remainingBefore: number;
  /** Reads how many are left now. */
  readonly readRemaining: () => Promise<number>;
}

/** What is known of a suggestion that was taken; its number only where the answer came. */
interface SuggestionOutcome {
  readonly id: number | null;
  readonly remainingToday: number;
}

/**
 * Sends a suggestion; how many more may be sent today is then one fewer. Where the answer was lost, that figure tells
 * whether it was taken: sent again it would count twice.
 */
export function useAddSuggestion() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, remainingBefore, readRemaining }: SuggestionRequest) =>
      sendOrFind<SuggestionOutcome>(
        () => unwrap(activityClient.POST("/ommall/srvmall/api/suggestion", { body })),
        async () => {
          const remainingToday = await readRemaining();
          return remainingToday < remainingBefore ? { id: null, remainingToday } : null;
        },
        // Fewer are left after a refusal where another tab has sent them.
        isOutcomeUnknown,
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ["getSuggestionAllowance"] }),
  });
}

/** How many chances of today came by sharing. */
function sharesCounted(chances: Schemas["LotteryChances"] | null | undefined): number {
  return chances?.sources.find(({ source }) => source === "share")?.given ?? 0;
}

async function refreshLottery(queries: QueryClient, alias: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ["getLottery", { alias }] }),
    queries.invalidateQueries({ queryKey: ["listLotteryRecords", { alias }] }),
  ]);
}

/** A coupon came to somebody: the offers have one fewer, and the mall's list of coupons has one more. */
async function refreshCoupons(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ["listCouponOffers"] }),
    queries.invalidateQueries({ queryKey: ["listUserCoupons"] }),
  ]);
}
