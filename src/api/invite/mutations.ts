import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ClientError, isClientError, unwrap } from "../../client/client-error";
import { unsafeGet } from "../../client/contract-client";
import { isRecord } from "../../client/envelope";
import { asOfNow, sendOrFind } from "../../client/send-or-find";
import type { components, operations } from "../../generated/invite";
import { inviteClient } from "./client";
import { awardNoticeQuery, inviteAwardQuery } from "./queries";

type Schemas = components["schemas"];
/** What is known of a packet that was sent, also where only its award tells of it. */
export type RedPacketSent = Omit<Schemas["RedPacketReceipt"], "sentAt">;
type RedPacketQuery = NonNullable<operations["receiveRedPacket"]["parameters"]["query"]>;

/**
 * Receives a red packet. A GET that changes something: never retried, never answered by a cache. Afterwards the
 * award's state, the sums by state, the moving line of received packets and the known messenger account are stale;
 * a refusal and a lost answer too mean that the award may not be as shown.
 */
export function useReceiveRedPacket() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (query: RedPacketQuery) =>
      sendOrFind<RedPacketSent>(
        () =>
          unwrap(
            inviteClient.GET("/ommall/srvmall/recommend/send/redpack", { params: { query }, ...unsafeGet }),
          ),
        async () => sentPacket(await queries.fetchQuery({ ...inviteAwardQuery(query.id), ...asOfNow })),
      ),
    onSuccess: () =>
      refresh(queries, [...awardReads, "listLatestAwards", "getInviteMerchant", "getAwardNotice"]),
    onError: () => void refresh(queries, awardReads),
  });
}

/** Turns the reminder on or off; the answer is the reminder itself, so nothing needs to be read again. */
export function useToggleAwardNotice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas["AwardNoticeChange"]) =>
      sendOrFind(
        () => unwrap(inviteClient.POST("/ommall/srvmall/recommend/award/notice", { body })),
        async () => {
          const notice = await queries.fetchQuery({ ...awardNoticeQuery(), ...asOfNow });
          const { isEnabled, channel = notice.channel } = body;
          return notice.isEnabled === isEnabled && notice.channel === channel ? notice : null;
        },
      ),
    onSuccess: (notice) => queries.setQueryData(awardNoticeQuery().queryKey, notice),
  });
}

/**
 * Binds the signed-in user to an inviter. Nothing the invitee has read changes by it: offers depend on the code in
 * their address, and the awards it earns are the inviter's to read. Who is that inviter's already, as after an answer
 * that was lost, is answered as if by the first time.
 */
export function useBindInvitee() {
  return useMutation({
    mutationFn: async (body: Schemas["InviteBinding"]) => {
      try {
        return await unwrap(inviteClient.POST("/ommall/srvmall/recommend/invite/bind2", { body }));
      } catch (caught) {
        const binding = isClientError(caught) ? existingBinding(caught) : null;
        if (binding?.recode.toUpperCase() === body.recode.toUpperCase()) return binding;
        throw caught;
      }
    },
  });
}

/** Whose invitee somebody is, and since when. */
type BindingReceipt = Schemas["InviteBindingReceipt"];

const alreadyBound = 30_011;

/** The inviter somebody has already, as the refusal of another one tells it; null where it does not. */
export function existingBinding(error: ClientError): BindingReceipt | null {
  if (error.kind !== "refused" || error.errcode !== alreadyBound) return null;
  return isBinding(error.data) ? error.data : null;
}

function isBinding(data: unknown): data is BindingReceipt {
  return (
    isRecord(data) &&
    [data["recode"], data["inviterName"], data["boundAt"]].every((value) => typeof value === "string")
  );
}

const awardReads = ["listInviteAwards", "getInviteAward", "listRecentAwards", "getInviterTotals"] as const;

/** What receiving an award answers, as the award itself tells it; null where it was not sent. */
function sentPacket({ award }: Schemas["InviteAwardDetail"]): RedPacketSent | null {
  const { id: awardId, state, taxMethod, currency, gross, tax, net } = award;
  if (state !== "sending" && state !== "received") return null;
  return { awardId, state, taxMethod, currency, gross, tax, net, openBy: null };
}

async function refresh(queries: QueryClient, operationIds: readonly string[]): Promise<void> {
  await Promise.all(operationIds.map((id) => queries.invalidateQueries({ queryKey: [id] })));
}
