import { type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { isOutcomeUnknown, unwrap } from "../../client/client-error";
import { unsafeGet } from "../../client/contract-client";
import { refreshAfter, waitBriefly } from "../../client/refresh-after";
import { asOfNow, sendOrFind } from "../../client/send-or-find";
import type { components, operations } from "../../generated/promoter";
import { promoterClient } from "./client";
import { customerQuery, devicesQuery, referralCodeQuery } from "./queries";
import { type LabelEdit, saveLabels } from "./save-labels";

type Schemas = components["schemas"];
type Query<Id extends keyof operations> = NonNullable<operations[Id]["parameters"]["query"]>;

/** A change that must happen once: the idempotency key stays the same while the same request is repeated. */
export interface IdempotentRequest<Request> {
  readonly request: Request;
  readonly idempotencyKey: string;
}

/** Changes the nickname; one's card and what others see behind the code show it. */
export function useUpdatePromoterNickname() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas["NicknameChange"]) =>
      sendOrFind(
        () => unwrap(promoterClient.POST("/ommall/srvmall/promoter/nickname", { body })),
        async () => {
          const { nickname, showFullName } = await queries.fetchQuery({ ...referralCodeQuery(), ...asOfNow });
          return nickname === body.nickname ? { nickname, showFullName } : null;
        },
        isOutcomeUnknown,
      ),
    ...showNickname(queries),
  });
}

/** Shows the nickname or not; one's card and what others see behind the code say so. */
export function useUpdateNicknameVisibility() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas["NicknameVisibility"]) =>
      sendOrFind(
        () => unwrap(promoterClient.POST("/ommall/srvmall/promoter/showfullname", { body })),
        async () => {
          const { nickname, showFullName } = await queries.fetchQuery({ ...referralCodeQuery(), ...asOfNow });
          return showFullName === body.showFullName ? { nickname, showFullName } : null;
        },
      ),
    ...showNickname(queries),
  });
}

/** Options of a change of the nickname or of who sees it: one's card shows the answer before it is read again. */
function showNickname(queries: QueryClient) {
  const reread = () => refresh(queries, ["getReferralCode"], ["getPromoterByCode"]);
  return {
    ...refreshAfter(reread),
    onSuccess: (setting: Schemas["NicknameSetting"]) => {
      queries.setQueryData(referralCodeQuery().queryKey, (card) => card && { ...card, ...setting });
      return waitBriefly(reread());
    },
  };
}

/** Enters a lead: it joins the list and the figures, its number is no longer free, its labels may be new. */
export function useEnterLead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ request, idempotencyKey }: IdempotentRequest<Schemas["LeadEntry"]>) =>
      unwrap(
        promoterClient.POST("/ommall/srvmall/promoter/mch/input", {
          params: { header: { "Idempotency-Key": idempotencyKey } },
          body: request,
        }),
      ),
    ...refreshAfter(() => refresh(queries, ...leadKeys)),
    // Only now: a number that is one's own cannot be entered, and without an answer the same entry may be sent again.
    // Another page opens next, which reads what it shows: nobody waits for what this one showed.
    onSuccess: () => void refresh(queries, ...leadKeys, ["searchCustomer"]),
  });
}

/** Notes a follow-up once: the history, the customer's dates and protection, and what is due today change. */
export function useAddFollowUp() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ request, idempotencyKey }: IdempotentRequest<Schemas["FollowUpEntry"]>) =>
      unwrap(
        promoterClient.POST("/ommall/srvmall/promoter/mch/add/followrecord", {
          params: { header: { "Idempotency-Key": idempotencyKey } },
          body: request,
        }),
      ),
    ...refreshAfter(({ request: { kdUid } }: IdempotentRequest<Schemas["FollowUpEntry"]>) =>
      refresh(queries, ...customerKeys(kdUid)),
    ),
  });
}

/** Changes the labels of a customer: they stand on the customer, in the list and in the counts of labels. */
export function useSaveCustomerLabels() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: LabelEdit) => saveLabels(queries, change),
    ...refreshAfter(({ kdUid }: LabelEdit) =>
      refresh(
        queries,
        ["listCustomers"],
        ["searchCustomer"],
        ["getCustomer", kdUid],
        ["listCustomerLabels", kdUid],
        ["listLabels"],
        ["listLabelNames"],
      ),
    ),
  });
}

/** Gives a customer up or takes that back: the customer, the history, the list and the figures change. */
export function useGiveUpCustomer() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas["GiveUpRequest"] | Schemas["GiveUpUndo"]) =>
      sendOrFind(
        () => unwrap(promoterClient.POST("/ommall/srvmall/promoter/mch/giveup", { body })),
        async () => {
          const { customer, giveUp } = await queries.fetchQuery({ ...customerQuery(body.kdUid), ...asOfNow });
          if (!("isUndo" in body)) return giveUp;
          return giveUp === null ? undone(customer) : null;
        },
      ),
    ...refreshAfter(({ kdUid }: Schemas["GiveUpRequest"] | Schemas["GiveUpUndo"]) =>
      refresh(queries, ...customerKeys(kdUid)),
    ),
  });
}

/** Adds a device to a customer's list once. A GET that changes something: never retried, never answered by a cache. */
export function useCreateDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ request, idempotencyKey }: IdempotentRequest<Query<"createDevice">>) =>
      unwrap(
        promoterClient.GET("/ommall/srvmall/promoter/mch/device/create", {
          params: { query: request, header: { "Idempotency-Key": idempotencyKey } },
          ...unsafeGet,
        }),
      ),
    ...refreshAfter(({ request: { kdUid } }: IdempotentRequest<Query<"createDevice">>) =>
      refresh(queries, ["listDevices", { kdUid }]),
    ),
  });
}

/** Binds a device to a shop, which then has one more. A GET that changes something: never retried. */
export function useBindDevice(kdUid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (query: Query<"bindDevice">) =>
      sendOrFind(
        () =>
          unwrap(
            promoterClient.GET("/ommall/srvmall/promoter/mch/device/bind", {
              params: { query },
              ...unsafeGet,
            }),
          ),
        async () => {
          const device = await findDevice(queries, kdUid, query.deviceId);
          return device?.shopId === query.shopId ? device : null;
        },
      ),
    ...refreshAfter(() => refresh(queries, ...deviceKeys(kdUid))),
  });
}

/** Takes a device from its shop, which then has one less. A GET that changes something: never retried. */
export function useUnbindDevice(kdUid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (query: Query<"unbindDevice">) =>
      sendOrFind(
        () =>
          unwrap(
            promoterClient.GET("/ommall/srvmall/promoter/mch/device/unbind", {
              params: { query },
              ...unsafeGet,
            }),
          ),
        async () => {
          const device = await findDevice(queries, kdUid, query.deviceId);
          return device?.state === "unbound" ? device : null;
        },
      ),
    ...refreshAfter(() => refresh(queries, ...deviceKeys(kdUid))),
  });
}

/** Removes an unbound device, so no shop's count changes. A GET that changes something: never retried. */
export function useRemoveDevice(kdUid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (query: Query<"removeDevice">) =>
      sendOrFind(
        () =>
          unwrap(
            promoterClient.GET("/ommall/srvmall/promoter/mch/device/remove", {
              params: { query },
              ...unsafeGet,
            }),
          ),
        async () => {
          const device = await findDevice(queries, kdUid, query.deviceId);
          return device === undefined ? { deviceId: query.deviceId, kdUid } : null;
        },
      ),
    ...refreshAfter(() => refresh(queries, ["listDevices", { kdUid }])),
  });
}

/**
 * Activates services: serials are used, the customer's services and history change, and the order may bring a share.
 * A GET that changes something: never retried, never answered by a cache.
 */
export function useActivateServices() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ request, idempotencyKey }: IdempotentRequest<Query<"activateServices">>) =>
      unwrap(
        promoterClient.GET("/ommall/ppromotion/promoter/active", {
          params: { query: request, header: { "Idempotency-Key": idempotencyKey } },
          ...unsafeGet,
        }),
      ),
    // The receipt opens next and shows none of them.
    onSuccess: () => void refresh(queries, ...activationKeys),
    // The page stays as it was confirmed, since the same may be asked again; every other page reads what became of it.
    onError: (error) => {
      if (!isOutcomeUnknown(error)) return;
      for (const queryKey of activationKeys)
        void queries.invalidateQueries({ queryKey, refetchType: "none" });
    },
  });
}

/** Adds or replaces the bank card once; whether a withdrawal is possible depends on it. */
export function useAddBankAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ request, idempotencyKey }: IdempotentRequest<Schemas["BankAccountEntry"]>) =>
      unwrap(
        promoterClient.POST("/ommall/srvmall/promoter/bank/add", {
          params: { header: { "Idempotency-Key": idempotencyKey } },
          body: request,
        }),
      ),
    ...refreshAfter(() => refresh(queries, ["getBankAccount"], ["getWithdrawalInfo"])),
  });
}

/**
 * Withdraws money once: the balance and the list of withdrawals are invalidated. After a refusal too: another tab may
 * have withdrawn what this one still shows.
 */
export function useAddWithdrawal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ request, idempotencyKey }: IdempotentRequest<Schemas["WithdrawalRequest"]>) =>
      unwrap(
        promoterClient.POST("/ommall/srvmall/promoter/cashapply/add", {
          params: { header: { "Idempotency-Key": idempotencyKey } },
          body: request,
        }),
      ),
    onSuccess: () => waitBriefly(refreshMoney(queries)),
    onError: () => void refreshMoney(queries),
  });
}

function refreshMoney(queries: QueryClient): Promise<unknown> {
  return refresh(queries, ["getWithdrawalInfo"], ["getRebateSummary"], ["listMoneyRecords", "cashapply"]);
}

/** Adds a promoter to the team once. */
export function useAddPromoter() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ request, idempotencyKey }: IdempotentRequest<Schemas["PromoterEntry"]>) =>
      unwrap(
        promoterClient.POST("/ommall/srvmall/promoter/add", {
          params: { header: { "Idempotency-Key": idempotencyKey } },
          body: request,
        }),
      ),
    ...refreshAfter(() => refresh(queries, ["listTeamMembers"])),
  });
}

/** Queries that show an entered lead, the look-up of its number aside. */
const leadKeys: readonly QueryKey[] = [
  ["listCustomers"],
  ["getPromoterAchievement"],
  ["listLabels"],
  ["listLabelNames"],
];

/** Queries that show what was activated: the customers, their services, the serials, and the share it may bring. */
const activationKeys: readonly QueryKey[] = [
  ["getCustomer"],
  ["listFollowUps"],
  ["listCustomers"],
  ["searchCustomer"],
  ["getPromoterAchievement"],
  ["listSerials"],
  ["sumSerials"],
  ["verifyActivation"],
  ["listCustomerServices"],
  ["getCustomerDaysRemaining"],
  ["getServiceAward"],
  ["getRebateSummary"],
  ["getWithdrawalInfo"],
  ["listMoneyRecords", "rebate"],
];

/**
 * Queries that show a customer's status: the customer, the history, the list, the look-up by phone and the counts.
 */
function customerKeys(kdUid: string): QueryKey[] {
  return [
    ["getCustomer", kdUid],
    ["listFollowUps", kdUid],
    ["listCustomers"],
    ["searchCustomer"],
    ["getPromoterAchievement"],
  ];
}

/**
 * Queries that show where a device is. The user's own shops are listed without a customer, so all lists of shops are
 * included.
 */
function deviceKeys(kdUid: string): QueryKey[] {
  return [["listDevices", { kdUid }], ["listDeviceShops", { kdUid }], ["listMerchantShops"]];
}

async function findDevice(queries: QueryClient, kdUid: string, deviceId: number) {
  const devices = await queries.fetchQuery({ ...devicesQuery(kdUid), ...asOfNow });
  return devices.find((device) => device.deviceId === deviceId);
}

/** What taking back a giving up answers. */
function undone({ kdUid, relation, protectedUntil }: Schemas["Customer"]): Schemas["GiveUpReceipt"] {
  return { kdUid, relation, protectedUntil, givenUpAt: null, reason: null, undoUntil: null };
}

/** Settles once everything named is marked stale and what is on screen was asked for again. */
function refresh(queries: QueryClient, ...keys: readonly QueryKey[]): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
