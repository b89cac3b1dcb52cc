import type { ReactNode } from "react";
import type { components } from "../../../generated/promoter";
import { columnMoney } from "../../../i18n/column-money";
import type { Translate } from "../../../i18n/translation-keys";
import { type Formats, useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { ReceiptAmount, type ReceiptLine } from "../../../shared/receipt-amount";
import { earnedBeforeFen } from "./balance-lines";
import { fenOf, yuanOf } from "./fen";

type Schemas = components["schemas"];

export type BalanceKind = "earned" | "withdrawable" | "onHold" | "withdrawing" | "withdrawn";

interface BalanceReceiptProps {
  kind: BalanceKind;
  info: Schemas["WithdrawalInfo"];
  summary: Schemas["RebateSummary"] | undefined;
  children: ReactNode;
  className?: string;
}

/** One figure of the balance; tapped, it shows what it is made of. */
export function BalanceReceipt({ kind, info, summary, children, className }: BalanceReceiptProps) {
  const { t } = useTranslation("promoter-money");
  const formats = useFormats();
  const title = kind === "earned" ? t("balance.earned") : t(`part.${kind}`);
  return (
    <ReceiptAmount
      title={title}
      hint={t("receipt.hint")}
      lines={() => balanceReceiptLines(kind, info, summary, formats, t)}
      total={{
        label: title,
        value: formats.money(info.balance[kind], { currency: info.currency }),
        state: "closed",
      }}
      source={t("receipt.source", { time: formats.dateTime(info.asOf, "always") })}
      {...(className !== undefined && { className })}
    >
      {children}
    </ReceiptAmount>
  );
}

/** The formula behind a figure of the balance. */
export function balanceReceiptLines(
  kind: BalanceKind,
  info: Schemas["WithdrawalInfo"],
  summary: Schemas["RebateSummary"] | undefined,
  formats: Formats,
  t: Translate<"promoter-money">,
): ReceiptLine[] {
  const { balance, releases, recent } = info;
  const money = columnMoney(info.currency, formats);
  const line = (label: string, yuan: string, note?: string): ReceiptLine => ({
    label,
    note,
    value: money(yuan),
  });
  const minus = (yuan: string) => yuanOf(-fenOf(yuan));
  switch (kind) {
    case "earned":
      return summary === undefined
        ? [line(t("balance.earned"), balance.earned)]
        : earnedLines(summary, line, { money, month: formats.month }, t);
    case "withdrawable":
      return [
        line(t("balance.earned"), balance.earned),
        line(t("part.onHold"), minus(balance.onHold)),
        line(t("part.withdrawing"), minus(balance.withdrawing)),
        line(t("part.withdrawn"), minus(balance.withdrawn)),
        ...(fenOf(balance.owed) > 0 ? [line(t("receipt.owed"), balance.owed, t("receipt.owedNote"))] : []),
      ];
    case "onHold":
      return releases.map(({ at, amount, shareCount }) =>
        line(
          t("release.at", { date: formats.date(at, "always") }),
          amount,
          t("release.count", { count: shareCount }),
        ),
      );
    case "withdrawing": {
      const listed = recent.flatMap((record) =>
        record.type === "cashapply" && record.status === "withdrawing" ? [record] : [],
      );
      const restFen = listed.reduce((rest, { amount }) => rest - fenOf(amount), fenOf(balance.withdrawing));
      return [
        ...listed.map(({ withdrawalNo, amount, expectedBy }) =>
          line(withdrawalNo, amount, t("receipt.expectedBy", { date: formats.date(expectedBy) })),
        ),
        ...(restFen === 0 ? [] : [line(t("receipt.earlier"), yuanOf(restFen))]),
      ];
    }
    case "withdrawn":
      return [line(t("receipt.arrived"), balance.withdrawn, t("receipt.arrivedNote"))];
  }
}

function earnedLines(
  summary: Schemas["RebateSummary"],
  line: (label: string, yuan: string, note?: string) => ReceiptLine,
  { money, month: monthName }: Pick<Formats, "money" | "month">,
  t: Translate<"promoter-money">,
): ReceiptLine[] {
  const monthLine = ({ month, amount, shareCount, reversedAmount }: Schemas["MonthShares"]) =>
    line(
      monthName(month),
      amount,
      fenOf(reversedAmount) === 0
        ? t("receipt.shares", { count: shareCount })
        : t("receipt.sharesReversed", { count: shareCount, amount: money(reversedAmount) }),
    );
  return [
    monthLine(summary.thisMonth),
    monthLine(summary.lastMonth),
    line(t("receipt.before"), yuanOf(earnedBeforeFen(summary))),
  ];
}
