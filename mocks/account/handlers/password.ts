import type { operations } from "../../../src/generated/account";
import { hasTriedTooOften, recordAttempt } from "../../business/attempts";
import { accountByPhone } from "../../business/customer-accounts";
import { forbidden, invalidField, tooOften } from "../../business/refusals";
import { withUser } from "../../business/session";
import { userTable } from "../../business/users";
import { takeSmsCode } from "../../business/verification";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { endSessions } from "../../kernel/session";
import { rfc3339 } from "../../world/clock";
import { allowed } from "../limits";
import { resetWrongPasswords } from "../login-proof";
import { refusals, smsCodeRefusal } from "../refusals";
import { readNewPassword, readPassword } from "../rules/password";
import { texts } from "../texts";

type Password = "resetPassword" | "changePassword";

/** New passwords. */
export const passwordHandlers: Pick<Handlers<operations>, Password> = {
  resetPassword({ body, now, locale, world }) {
    const { phone, smsCode } = body;
    const user = accountByPhone(world, phone);
    if (!user) return refuse(refusals.accountUnknown(locale));
    const password = readNewPassword(body.password, phone);
    if (password === null) return refuse(invalidField(locale, "password", "", texts.weakPassword));
    const judgement = takeSmsCode(world, phone, ["3"], smsCode, now);
    if (judgement !== "right") return refuse(smsCodeRefusal(judgement, locale));
    world.table(userTable).update(user.userId, { password });
    resetWrongPasswords(world, phone);
    endSessions(world, user.userId);
    return ok({ changedAt: rfc3339(now) });
  },

  changePassword(request) {
    const { body, now, locale, world, session } = request;
    return withUser(request, (user) => {
      const { phone } = body;
      if (phone !== user.phone) return refuse(forbidden(locale, texts.otherPhone));
      const key = `old password ${user.userId}`;
      if (hasTriedTooOften(world, key, allowed.wrongOldPasswords)) return refuse(tooOften(locale));
      const old = readPassword(body.oldPassword, phone);
      if (old === null || old !== user.password) {
        recordAttempt(world, key, allowed.wrongOldPasswords);
        return refuse(refusals.oldPasswordWrong(locale));
      }
      const password = readNewPassword(body.newPassword, phone);
      if (password === null) return refuse(invalidField(locale, "newPassword", "", texts.weakPassword));
      if (password === old) return refuse(invalidField(locale, "newPassword", "", texts.passwordUnchanged));
      world.table(userTable).update(user.userId, { password });
      resetWrongPasswords(world, phone);
      endSessions(world, user.userId, session.token);
      return ok({ changedAt: rfc3339(now) });
    });
  },
};
