import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { rebateSummaryQuery, withdrawalInfoQuery } from "../../../api/promoter/queries";
import type { components } from "../../../generated/promoter";
import { currencySymbol } from "../../../i18n/money-format";
import { useTranslation } from "../../../i18n/use-translation";
import { lazyContent } from "../../../shared/lazy-content";
import { ReadProblem } from "../../../shared/read-problem";
import { AccordionItem } from "../../../ui/accordion";
import { Money } from "../../../ui/money";
import { BalanceOverview } from "./balance-overview";
import { BalanceReceipt } from "./balance-receipt";
import { CardDialog } from "./card/card-dialog";
import { FailedWithdrawal } from "./failed-withdrawal";
import { MoneyLoading } from "./money-loading";
import type { MoneyView } from "./money-view";
import { RecordFilters } from "./records/record-filters";
import { RecordList } from "./records/record-list";
import { RecordTabs } from "./records/record-tabs";
import { readTaxInputs, readTaxTerms } from "./withdrawal/tax-steps";
import { WithdrawalPanel } from "./withdrawal/withdrawal-panel";

type Schemas = components["schemas"];

// Closed at first: the page does not wait for it.
const NetCalculator = lazyContent(async () => (await import("./calculator/net-calculator")).NetCalculator, 8);

/** What can be withdrawn and the withdrawal itself; beside it where all the money is and every movement. */
export function MoneyPage({ view }: { view: MoneyView }) {
  const query = useQuery(withdrawalInfoQuery());
  const summary = useQuery(rebateSummaryQuery());
  if (query.isPending) return <MoneyLoading />;
  if (query.data === undefined)
    return (
      <ReadProblem
        isPage
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  return <LoadedMoney info={query.data} summary={summary.data} view={view} />;
}

interface LoadedMoneyProps {
  info: Schemas["WithdrawalInfo"];
  /** Undefined until it has come. */
  summary: Schemas["RebateSummary"] | undefined;
  view: MoneyView;
}

function LoadedMoney({ info, summary, view }: LoadedMoneyProps) {
  const { t } = useTranslation(["promoter-money", "promoter-withdrawal"]);
  const [isCardOpen, setCardOpen] = useState(false);
  return (
    <>
      <FailedWithdrawal recent={info.recent} onChangeCard={() => setCardOpen(true)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[25rem_minmax(0,1fr)]">
        <div className="min-w-0 lg:sticky lg:top-6 lg:self-start">
          <p className="text-ink2">{t("part.withdrawable")}</p>
          <div className="mb-5 text-34 md:text-46">
            <BalanceReceipt
              kind="withdrawable"
              info={info}
              summary={summary}
              className="decoration-[0.0625rem]!"
            >
              <Money amount={info.balance.withdrawable} currency={currencySymbol(info.currency)} isLarge />
            </BalanceReceipt>
          </div>
          <WithdrawalPanel info={info} onChangeCard={() => setCardOpen(true)} />
        </div>
        <div className="min-w-0">
          <BalanceOverview info={info} summary={summary} />
          <div className="mt-8">
            <RecordTabs view={view} />
            <RecordFilters view={view} />
            <RecordList view={view} info={info} />
          </div>
          <div className="mt-8 border-line border-t">
            <AccordionItem title={t("promoter-withdrawal:calculator.title")}>
              <NetCalculator
                own={readTaxTerms(info.tax)}
                ownInputs={readTaxInputs(info.tax)}
                currency={info.currency}
              />
            </AccordionItem>
          </div>
        </div>
      </div>
      <CardDialog bank={info.bank} isOpen={isCardOpen} onClose={() => setCardOpen(false)} />
    </>
  );
}
