import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { unwrap } from "../../client/client-error";
import { unsafeGet } from "../../client/contract-client";
import type { components, operations } from "../../generated/invite";
import { inviteClient } from "./client";
import { awardNoticeQuery } from "./queries";

type Schemas = components["schemas"];
type RedPacketQuery = NonNullable<operations["receiveRedPacket"]["parameters"]["query"]>;

/**
 * Receives a red packet. A GET that changes something: never retried, never answered by a cache. Afterwards the
 * award's state, the sums by state, the moving line of received packets and the known messenger account are stale;
 * a refusal too means that the award is not as shown.
 */
export function useReceiveRedPacket() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (query: RedPacketQuery) =>
      unwrap(inviteClient.GET("/ommall/srvmall/recommend/send/redpack", { params: { query }, ...unsafeGet })),
    onSuccess: () =>
      refresh(queries, [...awardReads, "listLatestAwards", "getInviteMerchant", "getAwardNotice"]),
    onError: (error) => (error.kind === "refused" ? refresh(queries, awardReads) : undefined),
  });
}

/** Turns the reminder on or off; the answer is the reminder itself, so nothing needs to be read again. */
export function useToggleAwardNotice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas["AwardNoticeChange"]) =>
      unwrap(inviteClient.POST("/ommall/srvmall/recommend/award/notice", { body })),
    onSuccess: (notice) => queries.setQueryData(awardNoticeQuery().queryKey, notice),
  });
}

/**
 * Binds the signed-in user to an inviter. Nothing the invitee has read changes by it: offers depend on the code in
 * their address, and the awards it earns are the inviter's to read.
 */
export function useBindInvitee() {
  return useMutation({
    mutationFn: (body: Schemas["InviteBinding"]) =>
      unwrap(inviteClient.POST("/ommall/srvmall/recommend/invite/bind2", { body })),
  });
}

const awardReads = ["listInviteAwards", "getInviteAward", "listRecentAwards", "getInviterTotals"] as const;

async function refresh(queries: QueryClient, operationIds: readonly string[]): Promise<void> {
  await Promise.all(operationIds.map((id) => queries.invalidateQueries({ queryKey: [id] })));
}
