import type { components, operations } from "../../../src/generated/activity";
import type { Locale } from "../../../src/platform/locale";
import { currencyOf } from "../../business/catalogue";
import { findKey, storeKey } from "../../business/idempotency";
import { yuan } from "../../business/money";
import { duplicate, notFound } from "../../business/refusals";
import type { UserRow } from "../../business/rows/users";
import { withUser } from "../../business/session";
import { currentUser } from "../../business/users";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { lotteries } from "../data/lotteries";
import type { DrawRow } from "../rows";
import type { Chances } from "../rules/chances";
import { draw, stockedPrizes } from "../rules/draw";
import { giveChance } from "../rules/give-chance";
import { chancesNow } from "../rules/holder";
import { oddsNow, oddsText } from "../rules/odds";
import { describePeriod, type Period, phaseOf } from "../rules/period";
import { activityTable, drawTable, holderKey, prizeTable } from "../state";
import { lotteryRules } from "../texts/lottery-rules";
import { lotteryTexts, missing, refusal } from "../texts/refusals";

type Lottery = "getLottery" | "drawLottery" | "addLotteryShareChance" | "listLotteryRecords";
type Schemas = components["schemas"];

/** The lotteries of activities: what can be won with which odds, and what somebody drew. */
export const lotteryHandlers: Pick<Handlers<operations>, Lottery> = {
  getLottery({ query, now, locale, world, session }) {
    const found = lotteryOf(world, query.alias);
    if (!found) return refuse(notFound(locale, missing.lottery));
    const { activity, lottery } = found;
    const user = currentUser(world, session);
    const prizes = stockedPrizes(world, query.alias, now);
    const odds = oddsNow(prizes);
    return ok({
      alias: query.alias,
      name: lottery.name[locale],
      lang: locale,
      period: describePeriod(activity, now),
      chances: user ? describeChances(chancesNow(world, activity, user, now)) : null,
      currency: currencyOf(world.variant),
      prizes: prizes.map((prize) => ({
        id: prize.id,
        place: prize.place,
        name: prize.name[locale],
        kind: prize.kind,
        image: prize.image,
        worth: prize.worthFen === null ? null : yuan(prize.worthFen),
        serviceDays: prize.serviceDays,
        couponConfigId: prize.configId,
        odds: oddsText(odds.get(prize.id) ?? 0),
        stockLeft: prize.stockLeft,
      })),
      rules: lotteryRules(activity, lottery.limits, locale),
      oddsAsOf: rfc3339(now),
    });
  },

  drawLottery: (request) =>
    withUser(request, (user) => {
      const { body, headers, now, locale, world } = request;
      const scope = `drawLottery ${user.userId}`;
      const key = headers["Idempotency-Key"];
      const recorded = recordedDraw(world, scope, key);
      if (recorded) return ok(describeResult(world, recorded, user, now, locale));
      const found = lotteryOf(world, body.alias);
      if (!found) return refuse(notFound(locale, missing.lottery));
      const { activity } = found;
      const closed = closedRefusal(activity, now, locale);
      if (closed) return refuse(closed);
      const { next } = chancesNow(world, activity, user, now);
      if (next === null) return refuse(refusal(50103, locale, lotteryTexts.noChance));
      const drawRow = draw(world, user, activity.alias, next, now);
      storeKey(world, scope, key, null, drawRow.id);
      return ok(describeResult(world, drawRow, user, now, locale));
    }),

  addLotteryShareChance: (request) =>
    withUser(request, (user) => {
      const { body, now, locale, world } = request;
      const found = lotteryOf(world, body.alias);
      if (!found) return refuse(notFound(locale, missing.lottery));
      const { activity } = found;
      const closed = closedRefusal(activity, now, locale);
      if (closed) return refuse(closed);
      if (!giveChance(world, { alias: activity.alias, userId: user.userId, source: "share" }, now))
        return refuse(duplicate(locale, lotteryTexts.sharedToday));
      return ok(describeChances(chancesNow(world, activity, user, now)));
    }),

  listLotteryRecords: (request) =>
    withUser(request, ({ userId }) => {
      const { query, now, locale, world } = request;
      const { alias, currentPage = 1, pageSize = 20 } = query;
      if (!lotteryOf(world, alias)) return refuse(notFound(locale, missing.lottery));
      const draws = world.table(drawTable).by("holder", holderKey({ alias, userId }));
      const first = (currentPage - 1) * pageSize;
      return ok({
        total: draws.length,
        list: draws.slice(first, first + pageSize).map((row) => describeDraw(world, row, now, locale)),
      });
    }),
};

function lotteryOf(world: World, alias: string) {
  const activity = world.table(activityTable).get(alias);
  const lottery = Object.hasOwn(lotteries, alias) ? lotteries[alias] : undefined;
  return activity && lottery ? { activity, lottery } : undefined;
}

function closedRefusal(period: Period, now: number, locale: Locale) {
  const phase = phaseOf(period, now);
  if (phase === "upcoming") return refusal(50101, locale, lotteryTexts.notStarted);
  return phase === "ended" ? refusal(50102, locale, lotteryTexts.ended) : null;
}

/** The draw of an Idempotency-Key: one key is one request, whatever its body. */
function recordedDraw(world: World, scope: string, key: string | undefined): DrawRow | undefined {
  const known = findKey(world, scope, key, null);
  return known.kind === "made" ? world.table(drawTable).get(Number(known.created)) : undefined;
}

function describeResult(
  world: World,
  drawRow: DrawRow,
  user: UserRow,
  now: number,
  locale: Locale,
): Schemas["DrawResult"] {
  const { id, alias, ...result } = describeDraw(world, drawRow, now, locale);
  const activity = world.table(activityTable).get(alias);
  if (!activity) throw new Error(`There is no activity ${alias}.`);
  return { recordId: id, ...result, chances: describeChances(chancesNow(world, activity, user, now)) };
}

function describeChances({ left, usedToday, nextAt, canShare, sources }: Chances): Schemas["LotteryChances"] {
  return {
    left,
    usedToday,
    nextAt: nextAt === null ? null : rfc3339(nextAt),
    canShare,
    sources: [...sources],
  };
}

/** A prize that was not claimed in its time has lapsed. */
function describeDraw(world: World, row: DrawRow, now: number, locale: Locale): Schemas["LotteryRecord"] {
  const prize = world.table(prizeTable).get(row.prizeId);
  if (!prize) throw new Error(`Draw ${row.id} is of no prize.`);
  const hasLapsed = row.delivery === "toClaim" && row.claimBefore !== null && now > row.claimBefore;
  return {
    id: row.id,
    alias: row.alias,
    drawnAt: rfc3339(row.at),
    prizeId: row.prizeId,
    prizeName: prize.name[locale],
    kind: prize.kind,
    delivery: hasLapsed ? "lapsed" : row.delivery,
    couponId: row.couponId,
    currency: currencyOf(world.variant),
    amount: row.amountFen === null ? null : yuan(row.amountFen),
    claimBefore: row.claimBefore === null ? null : rfc3339(row.claimBefore),
  };
}
