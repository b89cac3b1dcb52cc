import { useState } from "react";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { fenToYuan } from "../../../rules/numbers";
import { earningsEstimate } from "../../../rules/promoter-earnings";
import { useSiteCurrency } from "../../../shared/use-site-currency";
import { Field } from "../../../ui/field";
import { Line, Lines, Total } from "../../../ui/lines";
import { Stepper } from "../../../ui/stepper";

/** What a customer usually pays a year, as an example to begin with. */
const usualPayments = { CNY: 998, USD: 168 } as const;

/** Label and keys side by side; below each other where large print leaves no room. */
const inOneLine =
  "flex flex-wrap items-center *:first:mr-auto *:first:mb-0 *:first:pr-4 *:first:pb-1 sm:*:first:pb-0";

/** What a year could bring, from customers, what they pay and the rates; all of it can be changed. */
export function EarningsCalculator() {
  const { t } = useTranslation("promoter-home");
  const currency = useSiteCurrency();
  const money = columnMoney(currency, useFormats());
  const [customers, setCustomers] = useState(20);
  const [renewing, setRenewing] = useState(10);
  /** Null until it is changed: a price of the edition. */
  const [chosenAverage, setAverage] = useState<number | null>(null);
  const average = chosenAverage ?? usualPayments[currency];
  const [firstRate, setFirstRate] = useState(20);
  const [renewalRate, setRenewalRate] = useState(20);
  const averageFen = average * 100;
  const { firstFen, renewalFen, totalFen } = earningsEstimate({
    customers,
    renewing,
    averageFen,
    firstRate,
    renewalRate,
  });
  const times = (count: number, rate: number) =>
    t("intro.times", { count, rate, amount: money(average, { isShort: true }) });
  const inputs = [
    { label: t("intro.customers"), value: customers, onChange: setCustomers, max: 9999 },
    { label: t("intro.renewing"), value: renewing, onChange: setRenewing, max: 9999 },
    {
      label: t("intro.average", { unit: t(`intro.unit.${currency}`) }),
      value: average,
      onChange: setAverage,
      max: 99_999,
    },
    { label: t("intro.firstRate"), unit: " %", value: firstRate, onChange: setFirstRate, max: 100 },
    { label: t("intro.renewalRate"), unit: " %", value: renewalRate, onChange: setRenewalRate, max: 100 },
  ];
  return (
    <section
      aria-labelledby="calculator"
      className="max-sm:-mx-4 border-line bg-card p-4 max-sm:border-y sm:rounded-panel sm:border sm:p-6"
    >
      <h2 id="calculator" className="mb-4 text-20">
        {t("intro.calculator")}
      </h2>
      <div className="grid gap-2">
        {inputs.map(({ label, unit = "", ...stepper }) => (
          <Field key={label} label={label + unit} className={inOneLine}>
            <Stepper label={label} {...stepper} />
          </Field>
        ))}
      </div>
      <Lines className="mt-5">
        <Line label={t("intro.first")} note={times(customers, firstRate)} isNoteBelow>
          {money(fenToYuan(firstFen))}
        </Line>
        <Line label={t("intro.renewals")} note={times(renewing, renewalRate)} isNoteBelow>
          {money(fenToYuan(renewalFen))}
        </Line>
        <Total label={t("intro.total")} state="open">
          {money(fenToYuan(totalFen), { currency })}
        </Total>
      </Lines>
      <p className="mt-3 text-13 text-ink2">
        {t(currency === "CNY" ? "intro.estimate" : "intro.estimateUntaxed")}
      </p>
    </section>
  );
}
