import type { components } from "../../../generated/promoter";
import type { Translate } from "../../../i18n/translation-keys";
import type { Formats } from "../../../i18n/use-formats";
import { fenToYuan, yuanToFen } from "../../../rules/numbers";
import type { ReceiptLine } from "../../../shared/receipt-amount";

type Schemas = components["schemas"];
type HomeTranslate = Translate<"promoter-home">;

/** What is withdrawable: all that was earned, less what is on hold, on its way or paid, plus what is owed back. */
export function withdrawableLines(
  { earned, onHold, withdrawing, withdrawn, owed }: Schemas["MoneyBalance"],
  t: HomeTranslate,
  { money }: Pick<Formats, "money">,
): readonly ReceiptLine[] {
  return [
    { label: t("earned.line.earned"), value: money(earned) },
    { label: t("earned.line.onHold"), value: money(negative(onHold)) },
    { label: t("earned.line.withdrawing"), value: money(negative(withdrawing)) },
    { label: t("earned.line.withdrawn"), value: money(negative(withdrawn)) },
    ...(yuanToFen(owed) === 0 ? [] : [{ label: t("earned.line.owed"), value: money(owed) }]),
  ];
}

/** What is on hold: what becomes free next, and what later. */
export function onHoldLines(
  { balance, nextRelease }: Pick<Schemas["RebateSummary"], "balance" | "nextRelease">,
  t: HomeTranslate,
  { money, date }: Pick<Formats, "money" | "date">,
): readonly ReceiptLine[] {
  if (nextRelease === null) return [];
  const later = (yuanToFen(balance.onHold) ?? 0) - (yuanToFen(nextRelease.amount) ?? 0);
  return [
    {
      label: t("earned.line.release", { date: date(nextRelease.at), count: nextRelease.shareCount }),
      value: money(nextRelease.amount),
    },
    { label: t("earned.line.laterReleases"), value: money(fenToYuan(later)) },
  ];
}

function negative(amount: string): string {
  return yuanToFen(amount) === 0 ? amount : `-${amount}`;
}
