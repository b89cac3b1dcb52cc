import type { operations } from "../../../src/generated/account";
import { kdTokenOf } from "../../business/kd-token";
import { licenceTable } from "../../business/licences";
import { forbidden } from "../../business/refusals";
import { withUser } from "../../business/session";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import { giveHandover } from "../handovers";
import { handoverTimes } from "../limits";
import { refusals } from "../refusals";
import { isProductClosed } from "../rules/trial";
import { texts } from "../texts";

type Running = "addClientCookie" | "logoutAccount" | "getAuthCode";

/** What a running session can do with itself. */
export const sessionHandlers: Pick<Handlers<operations>, Running> = {
  addClientCookie(request) {
    const { session, now } = request;
    return withUser(request, () => {
      session.renew();
      return ok({ sessionExpiresAt: rfc3339(session.expiresAt ?? now) });
    });
  },

  logoutAccount(request) {
    const { session, now } = request;
    return withUser(request, () => {
      session.signOut();
      return ok({ endedAt: rfc3339(now) });
    });
  },

  getAuthCode(request) {
    const { query, now, locale, world, session } = request;
    return withUser(request, (user) => {
      if (query.token !== kdTokenOf(world, session.token ?? ""))
        return refuse(forbidden(locale, texts.otherToken));
      const licences = world.table(licenceTable).by("user", user.userId);
      if (isProductClosed(user.trial, licences, now)) return refuse(refusals.trialEnded(locale));
      const authCode = giveHandover(world, "authCode", user.userId, now);
      return ok({
        authCode,
        redirectUrl: `https://manage.stockbook.example/ommall/srvmall/webzhj/pclogin?authCode=${authCode}`,
        expiresAt: rfc3339(now + handoverTimes.authCode),
      });
    });
  },
};
