import type { operations } from "../../../src/generated/promoter";
import { applicationOf } from "../../business/applications";
import { isTooOften } from "../../business/attempts";
import { currencyOf } from "../../business/catalogue";
import { licenceTable } from "../../business/licences";
import { yuan } from "../../business/money";
import { notFound, signedOut, tooOften } from "../../business/refusals";
import type { UserRow } from "../../business/rows/users";
import { currentUser, ensureRecode, userByRecode, userTable } from "../../business/users";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { withPartner } from "../partner";
import { attemptsAllowed } from "../rules/attempts-allowed";
import { registerLink } from "../rules/referral-links";
import { roleConflict } from "../rules/roles";
import { funnelsOf } from "../state/achievement";
import { rejectionReason } from "../texts/application";
import { moneyRefusals, ownRoleConflict } from "../texts/money";

type Identity =
  | "verifyPromoter"
  | "getPromoterByCode"
  | "getReferralCode"
  | "updatePromoterNickname"
  | "updateNicknameVisibility";

/** Who somebody is in the partner programme, and the code customers know them by. */
export const identityHandlers: Pick<Handlers<operations>, Identity> = {
  verifyPromoter({ query, world, session, locale }) {
    const user = currentUser(world, session);
    if (!user) return refuse(signedOut(locale));
    const isMember = world.table(licenceTable).by("user", user.userId).length > 0;
    if (query.role !== undefined) {
      const key = roleConflict(user, query.role, isMember);
      const refusal = { code: 422 } as const;
      if (key === "agent.roleConflict" && user.role !== "none")
        return refuse({ ...refusal, errcode: 45001, key, msg: ownRoleConflict(user.role)[locale] });
      if (key === "agent.parentChanged")
        return refuse({ ...refusal, errcode: 45002, key, msg: moneyRefusals.parentChanged[locale] });
      if (key === "agent.notMember")
        return refuse({ ...refusal, errcode: 45003, key, msg: moneyRefusals.notMember[locale] });
    }
    const application = user.phone === null ? undefined : applicationOf(world, user.phone);
    const applicationState = user.role === "none" ? (application?.state ?? "none") : "approved";
    return ok({
      kdUid: user.userId,
      role: user.role,
      roleSince: user.roleSince === null ? null : rfc3339(user.roleSince),
      parent: describeParent(world, user),
      applicationState,
      ...(applicationState === "rejected" && { rejectionReason: rejectionReason[locale] }),
      canApply: isMember && (applicationState === "none" || applicationState === "rejected"),
      canOrder: user.canOrder,
    });
  },

  getPromoterByCode({ query, world, locale }) {
    if (isTooOften(world, "promoter code", attemptsAllowed.codeLookup)) return refuse(tooOften(locale));
    const owner = userByRecode(world, query.recode);
    if (!owner) return refuse(notFound(locale, moneyRefusals.noRecode));
    return ok({
      recode: ensureRecode(world, owner),
      nickname: owner.showFullName ? owner.nickname : null,
      // Who never held a role invites as a customer does.
      isActive: owner.role !== "none" || owner.roleSince === null,
    });
  },

  getReferralCode(request) {
    return withPartner(request, (partner) => {
      const { world, now } = request;
      const recode = ensureRecode(world, partner);
      return ok({
        recode,
        nickname: partner.nickname,
        showFullName: partner.showFullName,
        registerUrl: registerLink(recode),
        currency: currencyOf(world.variant),
        channels: funnelsOf(world, partner.userId, now).map(({ channel, orderFen, ...counts }) => ({
          channel,
          url: registerLink(recode, channel),
          ...counts,
          orderAmount: yuan(orderFen),
        })),
      });
    });
  },

  updatePromoterNickname(request) {
    return withPartner(request, ({ userId }) => {
      const { world, body, locale } = request;
      if (isTooOften(world, `nickname ${userId}`, attemptsAllowed.nickname)) return refuse(tooOften(locale));
      const { nickname, showFullName } = world.table(userTable).update(userId, { nickname: body.nickname });
      return ok({ nickname, showFullName });
    });
  },

  updateNicknameVisibility(request) {
    return withPartner(request, ({ userId }) => {
      const { world, body } = request;
      const { nickname, showFullName } = world
        .table(userTable)
        .update(userId, { showFullName: body.showFullName });
      return ok({ nickname, showFullName });
    });
  },
};

function describeParent(world: World, { parentId, roleSince }: UserRow) {
  const parent = parentId === null ? undefined : world.table(userTable).get(parentId);
  if (!parent) return null;
  return {
    nickname: parent.nickname ?? (parent.companyName ?? parent.userId).slice(0, 20),
    recode: ensureRecode(world, parent),
    since: rfc3339(roleSince ?? parent.registeredAt),
  };
}
