import type { ReactNode } from "react";
import type { components } from "../../../../generated/promoter";
import { columnMoney, columnSymbol } from "../../../../i18n/column-money";
import type { Translate } from "../../../../i18n/translation-keys";
import { type Formats, useFormats } from "../../../../i18n/use-formats";
import { useTranslation } from "../../../../i18n/use-translation";
import { ReceiptAmount } from "../../../../shared/receipt-amount";
import { classNames } from "../../../../ui/class-names";
import { MarginEntry } from "../../../../ui/margin-column";
import { Money } from "../../../../ui/money";
import { withdrawalReceiptLines } from "./withdrawal-receipt";

type Record = components["schemas"]["WithdrawalRecord"];

const tones = { withdrawing: "text-ink2", withdrawn: "text-green", failed: "text-red" } as const;

/** A withdrawal: where to, tax and net, amount, and whether it has arrived; a failed one shows why, and that the money is back. */
export function WithdrawalEntry({ record }: { record: Record }) {
  const { t } = useTranslation("promoter-money");
  const formats = useFormats();
  const { amount, tax, net, currency, date, status, bankCardNumber, failReason } = record;
  const money = columnMoney(currency, formats);
  const isFailed = status === "failed";
  return (
    <MarginEntry
      date={formats.date(date)}
      dateTime={date}
      note={
        isFailed ? (
          <span className="text-red">
            {failReason} <span className="block text-ink2">{t("withdrawal.returned")}</span>
          </span>
        ) : (
          <span className="figures">{t("withdrawal.taxAndNet", { tax: money(tax), net: money(net) })}</span>
        )
      }
      end={
        <>
          <div className={classNames("font-semibold", isFailed && "text-ink2 line-through")}>
            <WithdrawalAmount record={record} formats={formats}>
              <Money amount={`-${amount}`} currency={columnSymbol(currency, formats.locale)} />
            </WithdrawalAmount>
          </div>
          <div className={classNames("text-13", tones[status])}>
            {status === "withdrawing"
              ? t("withdrawal.expectedBy", { date: formats.date(record.expectedBy) })
              : t(`status.${status}`)}
          </div>
        </>
      }
    >
      {t("withdrawal.to", { tail: bankCardNumber.slice(-4) })}
    </MarginEntry>
  );
}

function WithdrawalAmount({
  record,
  formats,
  children,
}: {
  record: Record;
  formats: Formats;
  children: ReactNode;
}) {
  const { t } = useTranslation(["promoter-money", "promoter-withdrawal"]);
  const { t: tLines } = useTranslation("promoter-withdrawal");
  const title = t("withdrawal.title");
  return (
    <ReceiptAmount
      title={title}
      hint={record.withdrawalNo}
      lines={() => withdrawalReceiptLines(record, formats, tLines)}
      total={{
        label: t("promoter-withdrawal:line.net"),
        value: formats.money(record.net, { currency: record.currency }),
        state: record.status === "withdrawn" ? "paid" : "open",
      }}
      shown={formats.money(`-${record.amount}`, { currency: record.currency })}
      source={<WithdrawalHistory record={record} formats={formats} />}
    >
      {children}
    </ReceiptAmount>
  );
}

function WithdrawalHistory({ record, formats }: { record: Record; formats: Formats }) {
  const { t } = useTranslation("promoter-money");
  return (
    <>
      {withdrawalFacts(record, formats, t).map((fact) => (
        <span key={fact} className="block">
          {fact}
        </span>
      ))}
    </>
  );
}

/** What happened to a withdrawal and when, the rule its tax was withheld by, and the card. */
function withdrawalFacts(record: Record, formats: Formats, t: Translate<"promoter-money">): string[] {
  const { date, status, expectedBy, finishedAt, failReason, breakdown, bankName, bankCardNumber } = record;
  const time = (instant: string) => formats.dateTime(instant, "always");
  const end =
    finishedAt === null
      ? t("withdrawal.expectedOn", { date: formats.date(expectedBy, "always") })
      : status === "failed"
        ? t("withdrawal.failedAt", { time: time(finishedAt), reason: failReason ?? "" })
        : t("withdrawal.arrivedAt", { time: time(finishedAt) });
  return [
    t("withdrawal.requestedAt", { time: time(date) }),
    end,
    t("withdrawal.card", { bank: bankName, tail: bankCardNumber.slice(-4) }),
    breakdown === null
      ? t("withdrawal.noBreakdown")
      : t("withdrawal.rule", {
          rule: breakdown.ruleName,
          date: formats.date(breakdown.ruleDate, "always"),
        }),
  ];
}
