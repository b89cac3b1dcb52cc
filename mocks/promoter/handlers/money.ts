import type { operations } from "../../../src/generated/promoter";
import type { Locale } from "../../../src/platform/locale";
import type { Variant } from "../../../src/platform/variant";
import { withdrawal as limits } from "../../../src/rules/limits";
import { yuanToFen } from "../../../src/rules/numbers";
import { withhold } from "../../../src/rules/tax";
import { isTooOften } from "../../business/attempts";
import { addMonths, monthOf } from "../../business/calendar";
import { currencyOf } from "../../business/catalogue";
import { findKey, storeKey } from "../../business/idempotency";
import { sum, yuan } from "../../business/money";
import { duplicate, tooOften } from "../../business/refusals";
import type { UserRow } from "../../business/rows/users";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { withPartner } from "../partner";
import { attemptsAllowed } from "../rules/attempts-allowed";
import { releasesOf } from "../rules/balance";
import {
  describeBalance,
  describeCard,
  describeRelease,
  describeShare,
  describeWithdrawal,
} from "../rules/describe-money";
import { describeTax, describeTaxRule } from "../rules/describe-tax";
import { filterShares, filterWithdrawals, newestOf, pageOf } from "../rules/money-lists";
import { shareRates } from "../rules/share-rates";
import { type AmountRefusal, amountRefusal, taxInputs } from "../rules/withdrawals";
import { sharesOf } from "../state/shares";
import { balanceIn, cardOf, withdraw, withdrawalsOf, withdrawalTable } from "../state/withdrawals";
import { amountTexts, moneyRefusals } from "../texts/money";
import { achievementHandlers } from "./achievement";

type Money =
  | "getPromoterAchievement"
  | "getServiceAward"
  | "getWithdrawalInfo"
  | "addWithdrawal"
  | "listMoneyRecords"
  | "getRebateSummary";

/** What partners earn, and how it gets to their bank card. */
export const moneyHandlers: Pick<Handlers<operations>, Money> = {
  ...achievementHandlers,

  getWithdrawalInfo(request) {
    return withPartner(request, (partner) => {
      const { world, now, locale, query } = request;
      const { userId, taxMethod } = partner;
      const shares = sharesOf(world, userId);
      const withdrawals = withdrawalsOf(world, userId);
      const balance = balanceIn(world, userId, now);
      const card = cardOf(world, userId);
      const blockedBy = blockOf(balance.withdrawableFen, card !== undefined);
      return ok({
        asOf: rfc3339(now),
        currency: currencyOf(world.variant),
        balance: describeBalance(balance),
        releases: releasesOf(shares, now).map(describeRelease),
        minimumAmount: yuan(limits.minimumFen),
        bank: card ? describeCard(card) : null,
        canWithdraw: blockedBy === null,
        blockedBy,
        tax: describeTaxRule(taxMethod, taxInputs(withdrawals, now), now, locale),
        preview: previewOf(world, partner, query.amount, now, locale),
        recent: newestOf(shares, withdrawals, 10).map((record) =>
          "shareId" in record
            ? describeShare(record, now, locale)
            : describeWithdrawal(record, world.variant, now, locale),
        ),
      });
    });
  },

  addWithdrawal(request) {
    return withPartner(request, (partner) => {
      const { world, now, locale, headers, body } = request;
      const { userId } = partner;
      const [scope, key] = [`addWithdrawal ${userId}`, headers["Idempotency-Key"]];
      const amountFen = yuanToFen(body.amount) ?? Number.POSITIVE_INFINITY;
      const known = findKey(world, scope, key, amountFen);
      if (known.kind === "other") return refuse(duplicate(locale, moneyRefusals.withdrawalCreated));
      const created =
        known.kind === "made" ? world.table(withdrawalTable).get(Number(known.created)) : undefined;
      if (created) return ok(describeWithdrawal(created, world.variant, now, locale));
      if (isTooOften(world, scope, attemptsAllowed.withdrawal)) return refuse(tooOften(locale));
      const card = cardOf(world, userId);
      const reason = amountRefusal(
        body.amount,
        balanceIn(world, userId, now).withdrawableFen,
        card !== undefined,
      );
      if (reason !== null || !card) return refuse(amountRefused(reason ?? "noCard", world.variant, locale));
      const row = withdraw(world, partner, card, amountFen, now);
      storeKey(world, scope, key, amountFen, row.withdrawalId);
      return ok(describeWithdrawal(row, world.variant, now, locale));
    });
  },

  listMoneyRecords(request) {
    return withPartner(request, ({ userId }) => {
      const { world, now, locale, path, query } = request;
      if (path.type === "rebate") {
        const shares = filterShares(sharesOf(world, userId), query, now);
        return ok({
          type: "rebate",
          currency: currencyOf(world.variant),
          total: shares.length,
          amount: yuan(sum(shares.map(({ amountFen }) => amountFen))),
          list: pageOf(shares, query).map((share) => describeShare(share, now, locale)),
        });
      }
      const withdrawals = filterWithdrawals(withdrawalsOf(world, userId), query, now);
      return ok({
        type: "cashapply",
        currency: currencyOf(world.variant),
        total: withdrawals.length,
        amount: yuan(sum(withdrawals.map(({ amountFen }) => amountFen))),
        list: pageOf(withdrawals, query).map((row) => describeWithdrawal(row, world.variant, now, locale)),
      });
    });
  },

  getRebateSummary(request) {
    return withPartner(request, ({ userId }) => {
      const { world, now } = request;
      const month = monthOf(now);
      const [nextRelease] = releasesOf(sharesOf(world, userId), now);
      return ok({
        asOf: rfc3339(now),
        currency: currencyOf(world.variant),
        balance: describeBalance(balanceIn(world, userId, now)),
        thisMonth: monthShares(world, userId, month, now),
        lastMonth: monthShares(world, userId, addMonths(month, -1), now),
        nextRelease: nextRelease ? describeRelease(nextRelease) : null,
        rates: shareRates.map((rate) => ({ ...rate })),
      });
    });
  },
};

/** Why nothing can be withdrawn at all: too little is there, or nothing to pay it to. */
function blockOf(withdrawableFen: number, hasCard: boolean): "amount.minimum" | "bank.missing" | null {
  if (withdrawableFen < limits.minimumFen) return "amount.minimum";
  return hasCard ? null : "bank.missing";
}

/** The tax of a withdrawal that could be made, card or not; null for an amount outside the limits. */
function previewOf(world: World, partner: UserRow, amount: string | undefined, now: number, locale: Locale) {
  if (amount === undefined) return null;
  const { userId, taxMethod } = partner;
  const amountFen = yuanToFen(amount);
  const isOutside = amountRefusal(amount, balanceIn(world, userId, now).withdrawableFen, true) !== null;
  if (amountFen === null || isOutside) return null;
  const inputs = taxInputs(withdrawalsOf(world, userId), now);
  return describeTax(withhold(taxMethod, amountFen, inputs), inputs.monthCount + 1, locale);
}

function monthShares(world: World, userId: string, month: string, now: number) {
  const lines = filterShares(sharesOf(world, userId), { month }, now);
  const reversals = lines.filter(({ kind }) => kind === "reversal");
  return {
    month,
    amount: yuan(sum(lines.map(({ amountFen }) => amountFen))),
    shareCount: lines.length - reversals.length,
    reversedAmount: yuan(sum(reversals.map(({ amountFen }) => amountFen))),
  };
}

const amountRefusals = {
  negative: { errcode: 45101, key: "amount.negative" },
  zero: { errcode: 45102, key: "amount.zero" },
  minimum: { errcode: 45103, key: "amount.minimum" },
  exceeds: { errcode: 45104, key: "amount.exceeds" },
  noCard: { errcode: 45105, key: "bank.missing" },
} as const satisfies Record<AmountRefusal, { errcode: number; key: string }>;

function amountRefused(reason: AmountRefusal, variant: Variant, locale: Locale) {
  return { code: 422, ...amountRefusals[reason], msg: amountTexts(variant)[reason][locale] } as const;
}
