import { useQuery } from "@tanstack/react-query";
import { serviceAwardQuery } from "../../../api/promoter/queries";
import { amountInText } from "../../../i18n/amount-in-text";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { Line, Lines, Total } from "../../../ui/lines";
import { Skeleton } from "../../../ui/skeleton";
import { HomeSection } from "./home-section";

/** The award for renewals of the running month: its steps, where one stands, and what the next one takes. */
export function ServiceAward() {
  const { t } = useTranslation("promoter-home");
  const formats = useFormats();
  const award = useQuery(serviceAwardQuery());
  const content = () => {
    if (award.isPending) return <Skeleton rows={3} />;
    if (award.data === undefined)
      return (
        <ReadProblem error={award.error} onRetry={() => void award.refetch()} isRetrying={award.isFetching} />
      );
    const { state, steps, renewedCustomers, currency, amount, next } = award.data;
    const money = columnMoney(currency, formats);
    return (
      <>
        <p className="figures flex flex-wrap justify-between gap-x-4 py-2 text-13 text-ink2">
          <span>{t("award.renewed", { count: renewedCustomers })}</span>
          <span>{t(`award.state.${state}`)}</span>
        </p>
        <Lines>
          <Total label={t("award.total")} state={state === "open" ? "open" : "closed"}>
            {money(amount)}
          </Total>
        </Lines>
        <p className="mt-2 text-13 text-ink2">
          {next === null
            ? t("award.top")
            : t("award.next", {
                count: next.missingCustomers,
                amount: amountInText(next.amount, currency, formats),
              })}
        </p>
        {/* Below the line: one of the steps is the award, they do not add up to it. */}
        <dl className="mt-2 text-13 text-ink2">
          {steps.map((step) => (
            <Line key={step.fromCustomers} isDense label={t("award.step", { count: step.fromCustomers })}>
              {money(step.amount)}
            </Line>
          ))}
        </dl>
      </>
    );
  };
  return <HomeSection title={t("award.title")}>{content()}</HomeSection>;
}
