import type { operations } from "../../../src/generated/invite";
import { durations } from "../../../src/rules/limits";
import { maskPhone } from "../../../src/rules/phone";
import { isTooOften } from "../../business/attempts";
import { currencyOf } from "../../business/catalogue";
import { forbidden, notFound, tooOften } from "../../business/refusals";
import type { UserRow } from "../../business/rows/users";
import { withUser } from "../../business/session";
import { userByOpenid, userTable } from "../../business/users";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { otherInviters } from "../data/awards";
import { attemptsAllowed } from "../rules/attempts-allowed";
import { type AwardRow, awardState, awardStatus } from "../rules/award-lifecycle";
import { describeAmounts, describeAward, describeAwardDetail } from "../rules/describe-award";
import { maskedName, nameOf } from "../rules/masks";
import { pageOf } from "../rules/page-of";
import { packetTaxMethod } from "../rules/programmes";
import { awardsOf, awardTable } from "../state/award-table";
import { sendPacket } from "../state/awards";
import { inviteeById } from "../state/invitees";
import { expiryWarning } from "../state/reminders";
import { inviteRefusals, refused } from "../texts/refusals";

type Awards =
  | "listInviteAwards"
  | "getInviteAward"
  | "receiveRedPacket"
  | "listLatestAwards"
  | "listRecentAwards";

/** What inviters earn, and how they receive it. */
export const awardHandlers: Pick<Handlers<operations>, Awards> = {
  listInviteAwards(request) {
    return withUser(request, ({ userId }) => {
      const { world, now, locale, query } = request;
      const found = awardsOf(world, userId, query.programme ?? "zhj").filter(
        (award) => query.state === undefined || awardState(award, now) === query.state,
      );
      const { list, total } = pageOf(found, query);
      return ok({
        total,
        serverTime: rfc3339(now),
        list: list.map((award) => describeAward(award, inviteeOf(world, award), world.variant, now, locale)),
      });
    });
  },

  getInviteAward(request) {
    return withUser(request, ({ userId }) => {
      const { world, now, locale, query } = request;
      const award = world.table(awardTable).get(query.id);
      if (!award) return refuse(notFound(locale, inviteRefusals.noAward));
      if (award.inviterId !== userId) return refuse(forbidden(locale, inviteRefusals.notYours));
      return ok(describeAwardDetail(award, inviteeOf(world, award), world.variant, now, locale));
    });
  },

  receiveRedPacket(request) {
    return withUser(request, (user) => {
      const { world, now, locale, query } = request;
      if (isTooOften(world, `red packet ${user.userId}`, attemptsAllowed.receive))
        return refuse(tooOften(locale));
      const award = world.table(awardTable).get(query.id);
      if (!award) return refuse(notFound(locale, inviteRefusals.noAward));
      if (award.inviterId !== user.userId) return refuse(forbidden(locale, inviteRefusals.notYours));
      const state = awardState(award, now);
      if (state === "received" || state === "sending") return refuse(refused(30001, locale));
      if (state === "pending") return refuse(refused(30002, locale));
      if (state !== "claimable") return refuse(refused(30003, locale));
      if (user.openid === null && query.openid === undefined) return refuse(refused(30004, locale));
      if (query.openid !== undefined) linkOpenid(world, user, query.openid);
      const sent = sendPacket(world, award, now).sendings.at(-1);
      return ok({
        awardId: award.awardId,
        state: "sending",
        taxMethod: packetTaxMethod(world.variant),
        currency: currencyOf(world.variant),
        ...describeAmounts(award.grossFen, world.variant),
        sentAt: rfc3339(now),
        openBy: sent ? rfc3339(sent.openBy) : null,
      });
    });
  },

  listLatestAwards({ world, now, query, locale }) {
    const received = world
      .table(awardTable)
      .by("programme", query.programme ?? "zhj")
      .map((award) => ({ award, ...awardStatus(award, now) }))
      .filter(({ state }) => state === "received")
      .sort((left, right) => right.at - left.at || right.award.awardId - left.award.awardId)
      .slice(0, query.limit ?? 20);
    const others = otherInviters(world, locale);
    return ok(
      received.map(({ award, at }) => {
        const { name, phone } = receiverOf(world, award) ?? others.get(award.inviterId) ?? nobody;
        return {
          maskedName: maskedName(name),
          maskedPhone: maskPhone(phone),
          kind: award.kind,
          currency: currencyOf(world.variant),
          ...describeAmounts(award.grossFen, world.variant),
          receivedAt: rfc3339(at),
        };
      }),
    );
  },

  listRecentAwards(request) {
    return withUser(request, ({ userId }) => {
      const { world, now, locale, query } = request;
      const since = now - (query.days ?? 30) * durations.day;
      const awards = awardsOf(world, userId);
      const claimable = awards.filter((award) => awardState(award, now) === "claimable");
      return ok({
        since: rfc3339(since),
        serverTime: rfc3339(now),
        claimableCount: claimable.length,
        expiringCount: claimable.filter(({ expiresAt }) => expiresAt - now <= expiryWarning).length,
        list: awards
          .filter(({ earnedAt }) => earnedAt >= since)
          .slice(0, 100)
          .map((award) => describeAward(award, inviteeOf(world, award), world.variant, now, locale)),
      });
    });
  },
};

function inviteeOf(world: World, { inviteeId }: AwardRow) {
  return inviteeId === null ? undefined : inviteeById(world, inviteeId);
}

/** Keeps a messenger account that was shown for somebody who has none yet, unless it is somebody else's. */
function linkOpenid(world: World, { userId, openid }: UserRow, given: string): void {
  if (openid === null && !userByOpenid(world, given))
    world.table(userTable).update(userId, { openid: given });
}

function receiverOf(world: World, { inviterId }: AwardRow) {
  const user = world.table(userTable).get(inviterId);
  return user && { name: nameOf(user, world.variant), phone: user.phone ?? "" };
}

const nobody = { name: "", phone: "" } as const;
