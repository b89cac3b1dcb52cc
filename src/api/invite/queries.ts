import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { unwrap } from "../../client/client-error";
import { pageQuery } from "../../client/paging";
import type { components, operations } from "../../generated/invite";
import { currentLocale } from "../../platform/current-locale";
import { pageSizes } from "../../rules/limits";
import { inviteClient } from "./client";

type Query<Id extends keyof operations> = NonNullable<operations[Id]["parameters"]["query"]>;
type Schemas = components["schemas"];
type Programme = Schemas["Programme"];

/** Texts and prices change rarely: what was read within five minutes is not asked for again. */
const texts = { staleTime: 5 * 60_000 } as const;
/** An award moves on when an invitee pays or a date passes: looked at again after half a minute. */
const awards = { staleTime: 30_000 } as const;

export interface AwardFilter {
  programme: Programme;
  state?: Schemas["AwardState"];
  page?: number;
}

/** A page of one's own awards; the page before stays on screen while the next is fetched. */
export function inviteAwardsQuery({ programme, state, page = 1 }: AwardFilter) {
  const query: Query<"listInviteAwards"> = {
    programme,
    ...pageQuery["page,rows"]({ page, size: pageSizes.records }),
    ...(state !== undefined && { state }),
  };
  return queryOptions({
    ...awards,
    placeholderData: keepPreviousData,
    queryKey: ["listInviteAwards", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(inviteClient.GET("/ommall/srvmall/recommend/award", { params: { query }, signal })),
  });
}

/** How one award came about: source, tax line by line, every state so far. */
export function inviteAwardQuery(id: number) {
  const query = { id };
  return queryOptions({
    ...awards,
    queryKey: ["getInviteAward", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(inviteClient.GET("/ommall/srvmall/recommend/award/detail", { params: { query }, signal })),
  });
}

export interface RegistrationFilter {
  programme: Programme;
  stage?: Schemas["InviteeStage"];
  page?: number;
}

/** A page of those who registered through one's code; the page before stays while the next is fetched. */
export function inviteRegistrationsQuery({ programme, stage, page = 1 }: RegistrationFilter) {
  const query: Query<"listInviteRegistrations"> = {
    programme,
    ...pageQuery["page,rows"]({ page, size: pageSizes.records }),
    ...(stage !== undefined && { stage }),
  };
  return queryOptions({
    ...awards,
    placeholderData: keepPreviousData,
    queryKey: ["listInviteRegistrations", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(inviteClient.GET("/ommall/srvmall/recommend/regist/detail", { params: { query }, signal })),
  });
}

/** Clicks, registrations, payments, and awards added up by state. */
export function inviterTotalsQuery(programme: Programme) {
  const query = { programme };
  return queryOptions({
    ...awards,
    queryKey: ["getInviterTotals", query],
    queryFn: ({ signal }) =>
      unwrap(inviteClient.GET("/ommall/srvmall/recommend/inviter/total", { params: { query }, signal })),
  });
}

/** Red packets anybody received just now, for the moving line. */
export function latestAwardsQuery(programme: Programme) {
  const query = { programme };
  return queryOptions({
    ...awards,
    queryKey: ["listLatestAwards", query],
    queryFn: ({ signal }) =>
      unwrap(inviteClient.GET("/ommall/srvmall/recommend/award/latest", { params: { query }, signal })),
  });
}

/** The user's awards of the last days (30 by default), and how many are pending or about to expire. */
export function recentAwardsQuery(days?: number) {
  const query = days === undefined ? {} : { days };
  return queryOptions({
    ...awards,
    queryKey: ["listRecentAwards", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(inviteClient.GET("/ommall/srvmall/recommend/award/lately", { params: { query }, signal })),
  });
}

/** What an invitee can buy; with a code also what the invitation saves. */
export function inviteOffersQuery(programme: Programme, recode?: string) {
  const query = { programme, ...(recode !== undefined && { recode }) };
  return queryOptions({
    ...texts,
    // Once the inviter is known the prices change in their places.
    placeholderData: keepPreviousData,
    queryKey: ["listInviteOffers", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(inviteClient.GET("/ommall/srvmall/recommend/payindex", { params: { query }, signal })),
  });
}

/** Whether and how the inviter is reminded of awards. */
export function awardNoticeQuery() {
  return queryOptions({
    ...texts,
    queryKey: ["getAwardNotice"],
    queryFn: ({ signal }) => unwrap(inviteClient.GET("/ommall/srvmall/recommend/award/notice", { signal })),
  });
}

/** The inviter behind a code; without one, oneself. */
export function inviterQuery(recode?: string) {
  const query = recode === undefined ? {} : { recode };
  return queryOptions({
    ...texts,
    queryKey: ["getInviter", query],
    queryFn: ({ signal }) =>
      unwrap(inviteClient.GET("/ommall/srvmall/recommend/info", { params: { query }, signal })),
  });
}

/** The signed-in merchant as an inviter: code, and whether inviting is open. */
export function inviteMerchantQuery(programme: Programme) {
  const query = { programme };
  return queryOptions({
    ...texts,
    queryKey: ["getInviteMerchant", query],
    queryFn: ({ signal }) =>
      unwrap(inviteClient.GET("/ommall/srvmall/recommend/merc/info", { params: { query }, signal })),
  });
}

/** Title, text, picture and one link a channel to share. */
export function inviteShareQuery(
  programme: Programme,
  target: Schemas["InviteShare"]["target"] = "register",
) {
  const query = { programme, target };
  return queryOptions({
    ...texts,
    queryKey: ["getInviteShare", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(inviteClient.GET("/ommall/srvmall/recommend/merc/share", { params: { query }, signal })),
  });
}

/** Texts and pictures of a programme's pages. */
export function inviteVisualQuery(programme: Programme) {
  const query = { programme };
  return queryOptions({
    ...texts,
    queryKey: ["getInviteVisual", query, currentLocale()],
    queryFn: ({ signal }) =>
      unwrap(inviteClient.GET("/ommall/srvmall/recommend/visual", { params: { query }, signal })),
  });
}
