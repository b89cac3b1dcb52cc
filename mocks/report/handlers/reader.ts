import type { operations } from "../../../src/generated/report";
import { parseWeek } from "../../../src/rules/weeks";
import { isTooOften } from "../../business/attempts";
import { licenceTable } from "../../business/licences";
import { forbidden, notFound, signedOut, tooOften } from "../../business/refusals";
import { userTable } from "../../business/users";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import { merchantOf } from "../merchants";
import { reportPeriod } from "../rules/period";
import { mayReadReport } from "../rules/right-to-read";
import { feedbackTable } from "../state";
import { refusals } from "../texts";
import { currentSession, pairOf } from "../tokens";
import { describeShop, noSuchWeek, withReader } from "./reading";

type ReaderOperations = "listReportShops" | "addWeeklyFeedback" | "getReportToken";

/** Opinions taken from one reader within three minutes. */
const allowedOpinions = 5;

/** Who reads, what they may see, and what they think of it. */
export const readerHandlers: Pick<Handlers<operations>, ReaderOperations> = {
  listReportShops(request) {
    return withReader(request, ({ merchant }) =>
      ok(merchant.shops.map((shop) => describeShop(shop, request.now))),
    );
  },

  addWeeklyFeedback(request) {
    const { body, world, now, locale } = request;
    return withReader(request, ({ userId }) => {
      const week = parseWeek(body.week);
      if (!week) return refuse(noSuchWeek(body.week, locale));
      if (isTooOften(world, `report feedback ${userId}`, allowedOpinions)) return refuse(tooOften(locale));
      if (!reportPeriod(week, now)) return refuse(notFound(locale, refusals.notStarted));
      const opinions = world.table(feedbackTable);
      const { score, content = "" } = body;
      const opinion = { key: `${userId} ${body.week}`, userId, week: body.week, score, content, sentAt: now };
      const isFirst = opinions.get(opinion.key) === undefined;
      if (isFirst) opinions.insert(opinion);
      else opinions.update(opinion.key, opinion);
      return ok({ week: body.week, score, is_first: isFirst, sent_at: rfc3339(now) });
    });
  },

  getReportToken({ query, world, now, locale, session }) {
    const current = currentSession(session);
    const user = current && world.table(userTable).get(current.userId);
    // The user service returns 101 where the others return 401.
    if (!user) return refuse({ ...signedOut(locale), code: 101 });
    const isOwn = query.kdUid === user.userId;
    const licences = world.table(licenceTable).by("user", user.userId);
    if (!isOwn || !mayReadReport(user, licences, now)) return refuse(forbidden(locale, refusals.noRight));
    if (!merchantOf(world, user.userId)) return refuse(notFound(locale, refusals.noMerchant));
    const { kdToken, guid, expiresAt } = pairOf(world, current, now);
    return ok({ kd_token: kdToken, guid, expires_at: rfc3339(expiresAt) });
  },
};
