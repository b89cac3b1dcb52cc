import { useState } from "react";
import { type Currency, currencySymbol } from "../../../../i18n/money-format";
import { useTranslation } from "../../../../i18n/use-translation";
import { yuanToFen } from "../../../../rules/numbers";
import { nothingBefore, type TaxInputs, type TaxTerms } from "../../../../rules/tax";
import type { TaxMethod } from "../../../../rules/tax-rules";
import { Field } from "../../../../ui/field";
import { Segment } from "../../../../ui/segment";
import { Select } from "../../../../ui/select";
import { Stepper } from "../../../../ui/stepper";
import { TextInput } from "../../../../ui/text-input";
import { yuanOf } from "../fen";
import { TaxLines } from "../withdrawal/tax-lines";
import { type AmountMode, readTypedAmount } from "../withdrawal/typed-amount";
import { calculate, taxMethods, termsOf } from "./calculation";

interface NetCalculatorProps {
  /** The account's own method and what it withdrew before, with which it begins. */
  own: TaxTerms;
  ownInputs: TaxInputs;
  currency: Currency;
}

/** What arrives of any amount under any of the four methods, or what has to be withdrawn for it. Nothing is sent. */
export function NetCalculator({ own, ownInputs, currency }: NetCalculatorProps) {
  const { t } = useTranslation("promoter-withdrawal");
  const [method, setMethod] = useState<TaxMethod>(own.taxMethod);
  const [mode, setMode] = useState<AmountMode>("gross");
  const [typed, setTyped] = useState("1000");
  const [before, setBefore] = useState(ownInputs);
  const terms = termsOf(method, own);
  const amountFen = yuanToFen(typed);
  const steps = amountFen === null || amountFen <= 0 ? null : calculate(terms, mode, amountFen, before);
  return (
    <div className="grid gap-4 text-ink">
      <Field label={t("calculator.method")}>
        <Select
          value={method}
          onChange={(event) => {
            const chosen = taxMethods.find((known) => known === event.target.value) ?? own.taxMethod;
            setMethod(chosen);
            setBefore(chosen === own.taxMethod ? ownInputs : nothingBefore);
          }}
          options={taxMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
        />
      </Field>
      <Segment
        label={t("mode.label")}
        value={mode}
        onChange={setMode}
        choices={[
          { value: "gross", label: t("mode.gross") },
          { value: "net", label: t("mode.net") },
        ]}
      />
      <Field label={t(`calculator.${mode}`)} error={steps === null ? t("calculator.invalid") : undefined}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          before={currencySymbol(currency)}
          value={typed}
          onChange={(event) => setTyped(readTypedAmount(event.target.value))}
        />
      </Field>
      <BeforeFields method={method} before={before} currency={currency} onChange={setBefore} />
      {steps !== null && <TaxLines steps={steps} terms={terms} currency={currency} state="open" />}
      <p className="text-13 text-ink2">{t("calculator.note")}</p>
    </div>
  );
}

interface BeforeFieldsProps {
  method: TaxMethod;
  before: TaxInputs;
  currency: Currency;
  onChange: (before: TaxInputs) => void;
}

/** What was withdrawn and withheld before, as far as the method counts it together. */
function BeforeFields({ method, before, currency, onChange }: BeforeFieldsProps) {
  const { t } = useTranslation("promoter-withdrawal");
  if (method === "incidental" || method === "none") return null;
  const isYear = method === "cumulative";
  return (
    <div className="grid gap-4 sm:grid-cols-2" key={method}>
      <AmountField
        label={t(isYear ? "calculator.yearGross" : "calculator.monthGross")}
        currency={currency}
        fen={isYear ? before.yearGrossFen : before.monthGrossFen}
        onChange={(fen) =>
          onChange({ ...before, ...(isYear ? { yearGrossFen: fen } : { monthGrossFen: fen }) })
        }
      />
      <AmountField
        label={t(isYear ? "calculator.yearWithheld" : "calculator.monthWithheld")}
        currency={currency}
        fen={isYear ? before.yearWithheldFen : before.monthWithheldFen}
        onChange={(fen) =>
          onChange({ ...before, ...(isYear ? { yearWithheldFen: fen } : { monthWithheldFen: fen }) })
        }
      />
      {isYear && (
        <Field label={t("calculator.months")}>
          <Stepper
            label={t("calculator.months")}
            min={1}
            max={12}
            value={before.monthCount === 0 ? before.yearMonths + 1 : before.yearMonths}
            onChange={(months) => onChange({ ...before, monthCount: 0, yearMonths: months - 1 })}
          />
        </Field>
      )}
    </div>
  );
}

interface AmountFieldProps {
  label: string;
  fen: number;
  currency: Currency;
  onChange: (fen: number) => void;
}

function AmountField({ label, fen, currency, onChange }: AmountFieldProps) {
  const { t } = useTranslation("promoter-withdrawal");
  const [typed, setTyped] = useState(yuanOf(fen));
  const read = yuanToFen(typed === "" ? "0" : typed);
  return (
    <Field label={label} error={read === null || read < 0 ? t("calculator.invalid") : undefined}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        before={currencySymbol(currency)}
        value={typed}
        onChange={(event) => {
          const text = readTypedAmount(event.target.value);
          setTyped(text);
          const next = yuanToFen(text === "" ? "0" : text);
          if (next !== null && next >= 0) onChange(next);
        }}
      />
    </Field>
  );
}
