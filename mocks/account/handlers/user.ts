import type { operations } from "../../../src/generated/account";
import { maskPhone } from "../../../src/rules/phone";
import { applicationOf, submitApplication } from "../../business/applications";
import { bindInviter, bindingTable } from "../../business/bindings";
import { accountByPhone, hasAccount } from "../../business/customer-accounts";
import { licenceTable } from "../../business/licences";
import { duplicate, invalidField, notFound, signedOut } from "../../business/refusals";
import { withUser } from "../../business/session";
import { currentUser, userByRecode, userTable } from "../../business/users";
import { takeSmsCode } from "../../business/verification";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import { refusals, smsCodeRefusal } from "../refusals";
import { texts } from "../texts";
import { isMember, userInfo } from "../user-info";

type User = "getUserInfo" | "updateUserInfo" | "bindAccountPhone" | "bindAccountInviter" | "applyPcPromoter";

/** The signed-in user, and their own particulars. */
export const userHandlers: Pick<Handlers<operations>, User> = {
  getUserInfo({ now, locale, world, session }) {
    const user = currentUser(world, session);
    if (user) return ok(userInfo(world, session, user, now));
    // 101 is this service's code for "no session"; an expired session gets the common one.
    return refuse(session.isOver ? signedOut(locale) : { ...signedOut(locale), code: 101 });
  },

  updateUserInfo(request) {
    const { body, now, locale, world, session } = request;
    return withUser(request, (user) => {
      const nickname = body.nickname?.trim();
      if (nickname === "")
        return refuse(invalidField(locale, "nickname", "nickname.empty", texts.nicknameEmpty));
      const change = nickname === undefined ? body : { ...body, nickname };
      const changed = world.table(userTable).update(user.userId, (row) => ({ ...row, ...change }));
      return ok(userInfo(world, session, changed, now));
    });
  },

  bindAccountPhone(request) {
    const { body, now, locale, world } = request;
    return withUser(request, (user) => {
      const { phone, smsCode } = body;
      if (phone !== user.phone && hasAccount(world, phone)) return refuse(refusals.phoneRegistered(locale));
      const judgement = takeSmsCode(world, phone, ["4"], smsCode, now);
      if (judgement !== "right") return refuse(smsCodeRefusal(judgement, locale));
      world.table(userTable).update(user.userId, { phone });
      return ok({ phone: maskPhone(phone), boundAt: rfc3339(now) });
    });
  },

  bindAccountInviter(request) {
    const { body, now, locale, world } = request;
    return withUser(request, (user) => {
      const inviter = userByRecode(world, body.recode);
      if (!inviter) return refuse(notFound(locale, texts.noRecode));
      if (inviter.userId === user.userId) return refuse(notFound(locale, texts.ownRecode));
      if (world.table(bindingTable).get(user.userId)) return refuse(duplicate(locale, texts.hasInviter));
      const binding = bindInviter(world, user, inviter, { programme: "zhj", channel: null }, now);
      if (!binding) return refuse(duplicate(locale, texts.hasInviter));
      const nickname = inviter.showFullName ? inviter.nickname : null;
      return ok({ recode: binding.recode, nickname, boundAt: rfc3339(binding.boundAt) });
    });
  },

  applyPcPromoter({ body, now, locale, world }) {
    const { smsCode, agentVersion = "china", ...facts } = body;
    const { phone } = facts;
    const user = accountByPhone(world, phone);
    const licences = user ? world.table(licenceTable).by("user", user.userId) : [];
    if (!user || !isMember(user, licences)) return refuse(refusals.notMember(locale));
    const state = applicationOf(world, phone)?.state ?? "rejected";
    // An account with a role was approved, whether or not the application is still known.
    if (state !== "rejected" || user.role !== "none") return refuse(refusals.applicationRefused(locale));
    const judgement = takeSmsCode(world, phone, ["6"], smsCode, now);
    if (judgement !== "right") return refuse(smsCodeRefusal(judgement, locale));
    const application = submitApplication(world, { ...facts, agentVersion }, now);
    const { applicationId, submittedAt } = application;
    return ok({ applicationId, state: application.state, submittedAt: rfc3339(submittedAt) });
  },
};
