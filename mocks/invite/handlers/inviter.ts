import type { operations } from "../../../src/generated/invite";
import type { Locale } from "../../../src/platform/locale";
import { maskPhone } from "../../../src/rules/phone";
import { hasTriedTooOften, isTooOften, recordAttempt } from "../../business/attempts";
import { type BindingRow, bindInviter, bindingTable, type Programme } from "../../business/bindings";
import { currencyOf } from "../../business/catalogue";
import { isShareChannel } from "../../business/channels";
import { licenceTable } from "../../business/licences";
import { yuan } from "../../business/money";
import { notFound, signedOut, tooOften } from "../../business/refusals";
import type { UserRow } from "../../business/rows/users";
import { withUser } from "../../business/session";
import { currentUser, ensureRecode, userByRecode, userTable } from "../../business/users";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse, reply } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import type { InviteeRow } from "../rows/invitees";
import { attemptsAllowed } from "../rules/attempts-allowed";
import { awardState } from "../rules/award-lifecycle";
import { clicksByDay } from "../rules/clicks-by-day";
import { describeInvitee, describeRule } from "../rules/describe-award";
import { displayName, nameOf } from "../rules/masks";
import { pageOf } from "../rules/page-of";
import { programmeRules } from "../rules/programmes";
import { type AwardSum, sumAwards, sumByState } from "../rules/sums";
import { awardsOf, awardTable } from "../state/award-table";
import { inviteesOf, stageOf } from "../state/invitees";
import { opensOf } from "../state/logs";
import { isOpen, programmeOf } from "../state/programmes";
import { inviteRefusals, refused } from "../texts/refusals";

type Inviter =
  | "listInviteRegistrations"
  | "getInviterTotals"
  | "getInviter"
  | "getInviteMerchant"
  | "bindInvitee";

/** Inviters, those they brought, and how one comes to the other. */
export const inviterHandlers: Pick<Handlers<operations>, Inviter> = {
  listInviteRegistrations(request) {
    return withUser(request, ({ userId }) => {
      const { world, now, locale, query } = request;
      const found = inviteesOf(world, userId, query.programme ?? "zhj").filter(
        (row) => query.stage === undefined || stageOf(world, row, now) === query.stage,
      );
      const { list, total } = pageOf(found, query);
      return ok({ total, list: list.map((row) => describeRegistration(world, row, now, locale)) });
    });
  },

  getInviterTotals(request) {
    return withUser(request, ({ userId }) => {
      const { world, now, query } = request;
      const programme = query.programme ?? "zhj";
      const invitees = inviteesOf(world, userId, programme);
      const opens = opensOf(world, userId, programme);
      const { byState, earned, nextDue, nextExpiry } = sumByState(
        awardsOf(world, userId, programme),
        world.variant,
        now,
      );
      const dueTime = (next: typeof nextDue) => next && { awardId: next.awardId, at: rfc3339(next.at) };
      return ok({
        programme,
        serverTime: rfc3339(now),
        clickCount: opens.length,
        latestClicks: clicksByDay(opens, now),
        registrationCount: invitees.length,
        paidCount: invitees.filter((row) => stageOf(world, row, now) === "paid").length,
        currency: currencyOf(world.variant),
        byState: byState.map(({ state, ...sum }) => ({ state, ...describeSum(sum) })),
        earned: describeSum(earned),
        nextDue: dueTime(nextDue),
        nextExpiry: dueTime(nextExpiry),
      });
    });
  },

  getInviter({ world, session, query, locale }) {
    if (query.recode === undefined) {
      const user = currentUser(world, session);
      return user ? ok(describeInviter(world, user, true)) : refuse(signedOut(locale));
    }
    // Tries are counted for a visitor, and a world is one visitor's.
    if (hasTriedTooOften(world, "unknown inviter", attemptsAllowed.unknownCode))
      return refuse(tooOften(locale));
    const inviter = userByRecode(world, query.recode);
    if (inviter) return ok(describeInviter(world, inviter, inviter.userId === session.userId));
    recordAttempt(world, "unknown inviter", attemptsAllowed.unknownCode);
    return refuse(notFound(locale, inviteRefusals.noRecode));
  },

  getInviteMerchant(request) {
    return withUser(request, (user) => {
      const { world, now, query, locale } = request;
      // A messenger-only account is not complete before a phone is linked.
      if (user.phone === null) return refuse(signedOut(locale));
      const programme = query.programme ?? "zhj";
      const first = inviteesOf(world, user.userId, programme).at(-1);
      return ok({
        ...describeInviter(world, user, true),
        nickname: (user.nickname ?? nameOf(user, world.variant)).slice(0, 20),
        merchantName: user.companyName ?? nameOf(user, world.variant),
        maskedPhone: maskPhone(user.phone),
        programme,
        status: statusOf(world, user, programme, now),
        hasMessengerAccount: user.openid !== null,
        inviterSince: first ? rfc3339(first.registeredAt) : null,
      });
    });
  },

  bindInvitee(request) {
    return withUser(request, (user) => {
      const { world, now, body, locale } = request;
      if (isTooOften(world, `bind ${user.userId}`, attemptsAllowed.bind)) return refuse(tooOften(locale));
      const earlier = world.table(bindingTable).get(user.userId);
      if (earlier)
        return reply(200, {
          ...refused(30011, locale),
          success: false,
          data: describeBinding(world, earlier),
        });
      const inviter = userByRecode(world, body.recode);
      if (inviter?.userId === user.userId) return refuse(refused(30012, locale));
      const programme = body.programme ?? "zhj";
      const binding =
        inviter && bindInviter(world, user, inviter, { programme, channel: body.channel ?? null }, now);
      if (!binding) return refuse(refused(30013, locale));
      return ok(describeBinding(world, binding));
    });
  },
};

function describeBinding(world: World, { inviterId, recode, programme, boundAt }: BindingRow) {
  const inviter = world.table(userTable).get(inviterId);
  return {
    recode,
    programme,
    inviterName: inviter ? displayName(inviter, world.variant) : recode,
    boundAt: rfc3339(boundAt),
  };
}

function describeInviter(world: World, user: UserRow, isOwn: boolean) {
  const recode = ensureRecode(world, user);
  return {
    recode,
    nickname: user.showFullName || isOwn ? (world.table(userTable).get(user.userId)?.nickname ?? null) : null,
    showFullName: user.showFullName,
    displayName: displayName(user, world.variant),
    avatar: user.avatar,
  };
}

function describeRegistration(world: World, row: InviteeRow, now: number, locale: Locale) {
  const awards = world
    .table(awardTable)
    .by("invitee", row.inviteeId)
    .filter((award) => !["expired", "cancelled"].includes(awardState(award, now)));
  const stage = stageOf(world, row, now);
  const { grossFen } = sumAwards(awards, world.variant);
  const paymentFen = programmeRules(row.programme, world.variant).paymentFen;
  const canStillPay = stage !== "paid" && isOpen(programmeOf(world, row.programme), now);
  return {
    id: row.inviteeId,
    programme: row.programme,
    ...describeInvitee(row),
    channel: row.channel !== null && isShareChannel(row.channel) ? row.channel : null,
    registeredAt: rfc3339(row.registeredAt),
    stage,
    stageUntil: stage === "trial" && row.trial ? rfc3339(row.trial.endsAt) : null,
    awardCount: awards.length,
    currency: currencyOf(world.variant),
    earnedGross: yuan(grossFen),
    nextAward: canStillPay
      ? describeRule({ kind: "payment", invitees: null, grossFen: paymentFen }, world.variant, locale)
      : null,
  };
}

function statusOf(world: World, { userId }: UserRow, programme: Programme, now: number) {
  if (!isOpen(programmeOf(world, programme), now)) return "closed";
  const { serviceNumber } = programmeRules(programme, world.variant);
  const holdsIt = world
    .table(licenceTable)
    .by("user", userId)
    .some(({ typeCode, startsAt }) => typeCode === serviceNumber && startsAt !== null);
  return holdsIt ? "open" : "notMember";
}

function describeSum({ count, grossFen, taxFen, netFen }: AwardSum) {
  return { count, gross: yuan(grossFen), tax: yuan(taxFen), net: yuan(netFen) };
}
