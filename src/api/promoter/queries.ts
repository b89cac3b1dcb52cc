import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerReader } from "../../client/call";
import { unwrap } from "../../client/client-error";
import { type PageRequest, pageQuery } from "../../client/paging";
import type { components, operations } from "../../generated/promoter";
import { noteServerTime } from "../../platform/clock";
import { currentLocale } from "../../platform/current-locale";
import { pageSizes } from "../../rules/limits";
import { promoterClient } from "./client";

type Schemas = components["schemas"];
type Query<Id extends keyof operations> = NonNullable<operations[Id]["parameters"]["query"]>;

/** Lists of codes and reasons: they change with a release, so an hour is soon enough. */
const choices = { staleTime: 60 * 60_000 } as const;

/** Only the promoter changes it, by a mutation that invalidates it. */
const own = { staleTime: 5 * 60_000 } as const;

/** What customers and orders change meanwhile. */
const moving = { staleTime: 60_000 } as const;

/** Money and what a decision is about to be made on: asked for whenever it is shown. */
const alwaysStale = { staleTime: 0 } as const;

/** The role the account holds; with a role asked for, fails when the account cannot have it. */
export function promoterQuery(role?: Query<"verifyPromoter">["role"]) {
  const query = role === undefined ? {} : { role };
  return queryOptions({
    ...own,
    queryKey: ["verifyPromoter", query],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.GET("/ommall/srvmall/promoter/verify", { params: { query }, signal })),
  });
}

/** What was reached this month, last month and altogether. */
export function promoterAchievementQuery() {
  return queryOptions({
    ...moving,
    queryKey: ["getPromoterAchievement"],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.GET("/ommall/srvmall/promoter/achievement/info", { signal })),
  });
}

/** The award of a month (`2026-11`); of the current one by default. */
export function serviceAwardQuery(month?: string) {
  const query = month === undefined ? {} : { month };
  return queryOptions({
    ...moving,
    queryKey: ["getServiceAward", query],
    queryFn: ({ signal }) =>
      unwrap(
        promoterClient.GET("/ommall/srvmall/promoter/service/award/info", { params: { query }, signal }),
      ),
  });
}

/** Who is behind a referral code. */
export function promoterByCodeQuery(recode: string) {
  const query = { recode };
  return queryOptions({
    ...own,
    queryKey: ["getPromoterByCode", query],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.GET("/ommall/srvmall/promoter/info/bycode", { params: { query }, signal })),
  });
}

/** One's own code with links and funnel of every channel. */
export function referralCodeQuery() {
  return queryOptions({
    ...moving,
    queryKey: ["getReferralCode"],
    queryFn: ({ signal }) => unwrap(promoterClient.GET("/ommall/srvmall/promoter/recode", { signal })),
  });
}

/**
 * All customers and leads in one answer; search, filter and order are the browser's. A POST that only reads.
 * @param reader makes of the answer, megabytes long, what the page shows
 * @param startCall the signal that ends the call which starts now. The query's own would end it as soon as no screen
 * shows the list: whoever opens a customer meanwhile would wait for the whole list again.
 */
export function customersQuery<List>(reader: AnswerReader<List>, startCall: () => AbortSignal) {
  const body = { page: 1, rows: pageSizes.customers };
  return queryOptions({
    ...moving,
    queryKey: ["listCustomers", body],
    // A list is replaced as a whole: to compare it with the one before would take the page longer than to show it.
    structuralSharing: false,
    queryFn: () =>
      unwrap(
        promoterClient.readPost("/ommall/srvmall/promoter/mch/list", reader, { body, signal: startCall() }),
      ),
  });
}

/** Whether a whole phone number may be entered as a lead. A POST that only reads. */
export function customerSearchQuery(phone: string) {
  const body = { phone };
  return queryOptions({
    ...alwaysStale,
    queryKey: ["searchCustomer", body],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.POST("/ommall/srvmall/promoter/mch/info", { body, signal })),
  });
}

/** One customer or lead with everything but the follow-ups. */
export function customerQuery(kdUid: string) {
  return queryOptions({
    ...moving,
    queryKey: ["getCustomer", kdUid],
    queryFn: async ({ signal }) => {
      const detail = await unwrap(
        promoterClient.GET("/ommall/srvmall/promoter/mch/detail/basic/{kdUid}", {
          params: { path: { kdUid } },
          signal,
        }),
      );
      noteServerTime(detail.asOf);
      return detail;
    },
  });
}

/** Follow-ups of a customer. */
export function followUpsQuery(kdUid: string) {
  return queryOptions({
    ...moving,
    queryKey: ["listFollowUps", kdUid],
    queryFn: ({ signal }) =>
      unwrap(
        promoterClient.GET("/ommall/srvmall/promoter/mch/detail/followrecord/{kdUid}", {
          params: { path: { kdUid } },
          signal,
        }),
      ),
  });
}

/** Labels in use with the number of customers who carry each. */
export function labelsQuery() {
  return queryOptions({
    ...own,
    queryKey: ["listLabels"],
    queryFn: ({ signal }) => unwrap(promoterClient.GET("/ommall/srvmall/promoter/mch/label", { signal })),
  });
}

/** Labels of one customer. */
export function customerLabelsQuery(kdUid: string) {
  return queryOptions({
    ...own,
    queryKey: ["listCustomerLabels", kdUid],
    queryFn: ({ signal }) =>
      unwrap(
        promoterClient.GET("/ommall/srvmall/promoter/mch/label/{kdUid}", {
          params: { path: { kdUid } },
          signal,
        }),
      ),
  });
}

/** Ready-made labels in the language of the page. */
export function labelChoicesQuery() {
  return queryOptions({
    ...choices,
    queryKey: ["listLabelChoices", currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.GET("/ommall/srvmall/promoter/mch/label/enum", { signal })),
  });
}

/** Names used before that begin as typed; the names before stay while the next are fetched. */
export function labelNamesQuery(keyword = "") {
  const query = keyword === "" ? {} : { keyword };
  return queryOptions({
    ...own,
    placeholderData: keepPreviousData,
    queryKey: ["listLabelNames", query],
    queryFn: ({ signal }) =>
      unwrap(
        promoterClient.GET("/ommall/srvmall/promoter/mch/labelname/list", { params: { query }, signal }),
      ),
  });
}

/** Reasons for giving up, in the language of the page. */
export function giveUpReasonsQuery() {
  return queryOptions({
    ...choices,
    queryKey: ["listGiveUpReasons", currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.GET("/ommall/srvmall/promoter/mch/giveup/enum", { signal })),
  });
}

/** Industries, in the language of the page. */
export function industriesQuery() {
  return queryOptions({
    ...choices,
    queryKey: ["listIndustries", currentLocale()],
    queryFn: ({ signal }) => unwrap(promoterClient.GET("/ommall/srvmall/promoter/industry/enum", { signal })),
  });
}

/** All lists of codes, in the language of the page. */
export function enumGroupsQuery() {
  return queryOptions({
    ...choices,
    queryKey: ["listEnumGroups", currentLocale()],
    queryFn: ({ signal }) => unwrap(promoterClient.GET("/ommall/om/sysenum/list", { signal })),
  });
}

/** Content of the code a customer scans, valid for ten minutes, and whether the customer has confirmed. */
export function authorisationQrCodeQuery(kdUid: string) {
  const query = { kdUid };
  return queryOptions({
    ...alwaysStale,
    queryKey: ["getAuthorisationQrCode", query],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.GET("/ommall/srvmall/promoter/mch/authqrcode", { params: { query }, signal })),
  });
}

/** The link with which a customer lets the promoter help. */
export function authorisationUrlQuery(kdUid: string) {
  const query = { kdUid };
  return queryOptions({
    ...own,
    queryKey: ["getAuthorisationUrl", query],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.GET("/ommall/srvmall/promoter/mch/authurl", { params: { query }, signal })),
  });
}

/** The link with which a customer registers, buys or renews. */
export function applyUrlQuery(query: Query<"getApplyUrl">) {
  return queryOptions({
    ...own,
    queryKey: ["getApplyUrl", query],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.GET("/ommall/srvmall/promoter/mch/applyurl", { params: { query }, signal })),
  });
}

/** Services that can be activated; for a customer, the status of each. */
export function customerServicesQuery(kdUid?: string) {
  const query = kdUid === undefined ? {} : { kdUid };
  return queryOptions({
    ...moving,
    queryKey: ["listCustomerServices", query],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.GET("/ommall/srvmall/promoter/mch/service", { params: { query }, signal })),
  });
}

/** Devices of a customer. */
export function devicesQuery(kdUid: string) {
  const query = { kdUid };
  return queryOptions({
    ...moving,
    queryKey: ["listDevices", query],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.GET("/ommall/srvmall/promoter/mch/device", { params: { query }, signal })),
  });
}

/** Shops a customer's device can be bound to. */
export function deviceShopsQuery(kdUid: string) {
  const query = { kdUid };
  return queryOptions({
    ...moving,
    queryKey: ["listDeviceShops", query],
    queryFn: ({ signal }) =>
      unwrap(
        promoterClient.GET("/ommall/srvmall/promoter/mch/device/shoplist", { params: { query }, signal }),
      ),
  });
}

/** Shops of one's own account, or of a customer. */
export function merchantShopsQuery(kdUid?: string) {
  const query = kdUid === undefined ? {} : { kdUid };
  return queryOptions({
    ...moving,
    queryKey: ["listMerchantShops", query],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.GET("/ommall/srvmall/webzhj/shop/list", { params: { query }, signal })),
  });
}

/** Days left of each service of a customer. */
export function customerDaysRemainingQuery(kdUid: string) {
  const query = { kdUid };
  return queryOptions({
    ...moving,
    queryKey: ["getCustomerDaysRemaining", query],
    queryFn: ({ signal }) =>
      unwrap(
        promoterClient.GET("/ommall/ppromotion/promoter/customer/day/remaining", {
          params: { query },
          signal,
        }),
      ),
  });
}

/** What activating would do; shown before it is confirmed. */
export function activationQuery(query: Query<"verifyActivation">) {
  return queryOptions({
    ...alwaysStale,
    queryKey: ["verifyActivation", query],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.GET("/ommall/ppromotion/promoter/active/verify", { params: { query }, signal })),
  });
}

/** A page of serials, all or in one state or of one product. */
export function serialsQuery(
  page: PageRequest,
  filter: { readonly state?: Schemas["SerialState"]; readonly productNo?: string } = {},
) {
  const query = { ...filter, ...pageQuery["currentPage,pageSize"](page) };
  return queryOptions({
    ...moving,
    placeholderData: keepPreviousData,
    queryKey: ["listSerials", query],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.GET("/ommall/ppromotion/promoter/seriallist", { params: { query }, signal })),
  });
}

/** How many serials are left of each product. */
export function serialsSumQuery() {
  return queryOptions({
    ...moving,
    queryKey: ["sumSerials"],
    queryFn: ({ signal }) => unwrap(promoterClient.GET("/ommall/ppromotion/promoter/serialsum", { signal })),
  });
}

/**
 * The balance and the tax rule; with a well-formed gross amount, the server's own tax of it. Keyed by the language:
 * lines carry notes.
 */
export function withdrawalInfoQuery(amount?: string) {
  const query = amount === undefined ? {} : { amount };
  return queryOptions({
    ...alwaysStale,
    placeholderData: keepPreviousData,
    queryKey: ["getWithdrawalInfo", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.GET("/ommall/srvmall/promoter/cashapply/info", { params: { query }, signal })),
  });
}

/** Sums of the shares, and the rates they are reckoned by. */
export function rebateSummaryQuery() {
  return queryOptions({
    ...alwaysStale,
    queryKey: ["getRebateSummary"],
    queryFn: ({ signal }) => unwrap(promoterClient.GET("/ommall/srvmall/promoter/rebate/info", { signal })),
  });
}

/** Which money records; `state` narrows shares, `status` withdrawals, `month` (2026-11) both. */
export interface MoneyRecordFilter {
  readonly month?: string;
  readonly state?: Schemas["ShareState"];
  readonly status?: Schemas["WithdrawalStatus"];
}

/** A page of shares or of withdrawals; `type` in the response states which. */
export function moneyRecordsQuery(
  type: Schemas["MoneyRecordType"],
  page: PageRequest,
  filter: MoneyRecordFilter = {},
) {
  const query = { ...filter, ...pageQuery["currentPage,pageSize"](page) };
  return queryOptions({
    ...alwaysStale,
    placeholderData: keepPreviousData,
    queryKey: ["listMoneyRecords", type, query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(
        promoterClient.GET("/ommall/srvmall/promoter/{type}/list", {
          params: { path: { type }, query },
          signal,
        }),
      ),
  });
}

/** The bank card, masked; null while there is none. */
export function bankAccountQuery() {
  return queryOptions({
    ...own,
    queryKey: ["getBankAccount"],
    queryFn: ({ signal }) => unwrap(promoterClient.GET("/ommall/srvmall/promoter/bank/get", { signal })),
  });
}

/** The bank of a whole card number. A POST that only reads; the number is dropped with the last observer. */
export function bankNameQuery(bankCardNumber: string) {
  const body = { bankCardNumber };
  return queryOptions({
    ...choices,
    gcTime: 0,
    queryKey: ["getBankName", body],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.POST("/ommall/srvmall/promoter/bankname/get", { body, signal })),
  });
}

/** A page of the team. */
export function teamMembersQuery(page: PageRequest) {
  const query = pageQuery["currentPage,pageSize"](page);
  return queryOptions({
    ...moving,
    placeholderData: keepPreviousData,
    queryKey: ["listTeamMembers", query],
    queryFn: ({ signal }) =>
      unwrap(promoterClient.GET("/ommall/srvmall/promoter/team/list", { params: { query }, signal })),
  });
}
