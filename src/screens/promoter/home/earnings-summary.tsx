import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { rebateSummaryQuery } from "../../../api/promoter/queries";
import type { components } from "../../../generated/promoter";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { fenToYuan, yuanToFen } from "../../../rules/numbers";
import { ReadProblem } from "../../../shared/read-problem";
import { ReceiptAmount, type ReceiptLine } from "../../../shared/receipt-amount";
import { Skeleton } from "../../../ui/skeleton";
import { textLink } from "../../../ui/text-link";
import { agentAddresses } from "../area/agent-addresses";
import { onHoldLines, withdrawableLines } from "./earnings-lines";
import { HomeSection } from "./home-section";

type Summary = components["schemas"]["RebateSummary"];

/** What was earned this month against the last, what is on hold, what can be withdrawn; each with its receipt. */
export function EarningsSummary() {
  const { t } = useTranslation("promoter-home");
  const summary = useQuery(rebateSummaryQuery());
  const content = () => {
    if (summary.isPending) return <Skeleton rows={3} />;
    if (summary.data === undefined)
      return (
        <ReadProblem
          error={summary.error}
          onRetry={() => void summary.refetch()}
          isRetrying={summary.isFetching}
        />
      );
    return <Figures summary={summary.data} />;
  };
  return (
    <HomeSection
      title={t("earned.title")}
      end={
        <Link to={agentAddresses.money} className={textLink}>
          {t("earned.toMoney")}
        </Link>
      }
    >
      {content()}
    </HomeSection>
  );
}

function Figures({ summary }: { summary: Summary }) {
  const { t } = useTranslation("promoter-home");
  const formats = useFormats();
  const { date, dateTime } = formats;
  const { balance, currency, thisMonth, lastMonth, nextRelease } = summary;
  const money = columnMoney(currency, formats);
  const source = t("earned.source", { time: dateTime(summary.asOf) });
  return (
    <dl>
      <Figure
        label={t("earned.month")}
        note={t("earned.lastMonth", { amount: money(lastMonth.amount) })}
        amount={money(thisMonth.amount)}
        lines={[
          {
            label: t("earned.line.shares", { count: thisMonth.shareCount }),
            value: money(difference(thisMonth.amount, thisMonth.reversedAmount)),
          },
          { label: t("earned.line.reversed"), value: money(thisMonth.reversedAmount) },
        ]}
        isOpen
        source={source}
      />
      <Figure
        label={t("earned.onHold")}
        note={
          nextRelease === null
            ? undefined
            : t("earned.nextRelease", { date: date(nextRelease.at), amount: money(nextRelease.amount) })
        }
        amount={money(balance.onHold)}
        lines={onHoldLines(summary, t, { money, date })}
        isOpen
        source={source}
      />
      <Figure
        label={t("earned.withdrawable")}
        amount={money(balance.withdrawable)}
        lines={withdrawableLines(balance, t, { money })}
        source={source}
      />
    </dl>
  );
}

interface FigureProps {
  label: string;
  note?: string | undefined;
  amount: string;
  lines: readonly ReceiptLine[];
  /** More may still come into this number. */
  isOpen?: boolean;
  source: string;
}

function Figure({ label, note, amount, lines, isOpen = false, source }: FigureProps) {
  const { t } = useTranslation("promoter-home");
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-3">
      <dt>
        {label}
        {note !== undefined && <span className="figures block text-13 text-ink2">{note}</span>}
      </dt>
      <dd>
        <ReceiptAmount
          title={label}
          hint={t("earned.hint")}
          lines={lines}
          total={{ label, value: amount, state: isOpen ? "open" : "closed" }}
          source={source}
          className="font-semibold text-20"
        >
          {amount}
        </ReceiptAmount>
      </dd>
    </div>
  );
}

/** a − b in yuan, exact. */
function difference(a: string, b: string): number {
  return fenToYuan((yuanToFen(a) ?? 0) - (yuanToFen(b) ?? 0));
}
