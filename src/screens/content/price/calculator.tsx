import FileText from "lucide/dist/esm/icons/file-text.mjs";
import UserRound from "lucide/dist/esm/icons/user-round.mjs";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { useLocale } from "../../../i18n/use-locale";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { settings } from "../../../platform/settings";
import { orderLimits, trial } from "../../../rules/limits";
import { yearPercentOff } from "../../../rules/price-quote";
import { addresses } from "../../../shared/routing/addresses";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { Segment } from "../../../ui/segment";
import { Stepper } from "../../../ui/stepper";
import { textLink } from "../../../ui/text-link";
import { WithoutScripts } from "../../../ui/without-scripts";
import { supportCallAddress } from "../help/support-call-address";
import { BuyLink } from "./buy-link";
import type { PriceChoice } from "./price-choice";
import { QuoteSlip } from "./quote-slip";
import { localisedDiscount } from "./use-line-text";
import type { DisplayedQuote } from "./use-quote";

interface CalculatorProps {
  choice: PriceChoice;
  onChange: (choice: PriceChoice) => void;
  quote: DisplayedQuote;
}

/** Version, stores, users and years, and the quote they come to. */
export function Calculator({ choice, onChange, quote }: CalculatorProps) {
  const { t } = useTranslation(["content-price", "common"]);
  const locale = useLocale();
  const titleId = useId();
  const { phone } = settings().support;
  const { table, extras } = quote;
  const price = table.versions[choice.version];
  const isOffered = table.discounts.some((discount) => discount.years === choice.years);
  const offered = isOffered
    ? table.discounts
    : [
        ...table.discounts,
        { years: choice.years, percentOff: yearPercentOff(table.discounts, choice.years) },
      ];
  const years = offered.map((discount) => ({
    value: String(discount.years),
    label: t("calculator.year", { count: discount.years }),
    note:
      discount.percentOff > 0 && t("calculator.off", { off: localisedDiscount(locale, discount.percentOff) }),
  }));
  return (
    <section aria-labelledby={titleId}>
      <div className="rounded-control border border-line2 bg-card px-5 pt-4 pb-3 max-sm:px-4 print:hidden">
        <div className="flex items-baseline justify-between gap-3">
          <h2 id={titleId} className="text-17">
            {t("calculator.title")}
          </h2>
          <p className="text-13 text-ink2">{t("calculator.noLogin")}</p>
        </div>
        <Segment
          label={t("calculator.version")}
          className="mt-3"
          choices={[
            { value: "standard", label: t("version.standard") },
            { value: "professional", label: t("version.professional") },
          ]}
          value={choice.version}
          onChange={(version) => onChange({ ...choice, version })}
        />
        <Row
          label={t("calculator.stores")}
          note={
            price.storeYearFen === null
              ? t("calculator.onlyProfessional")
              : t("calculator.included", { count: price.includedStores })
          }
        >
          <Stepper
            label={t("calculator.stores")}
            value={price.includedStores + extras.stores}
            min={price.includedStores}
            max={price.includedStores + (price.storeYearFen === null ? 0 : orderLimits.stores.maximum - 1)}
            onChange={(stores) => onChange({ ...choice, stores })}
          />
        </Row>
        <Row label={t("calculator.users")} note={t("calculator.included", { count: price.includedUsers })}>
          <Stepper
            label={t("calculator.users")}
            value={price.includedUsers + extras.users}
            min={price.includedUsers}
            max={price.userYearFen === null ? price.includedUsers : orderLimits.users.maximum}
            onChange={(users) => onChange({ ...choice, users })}
          />
        </Row>
        <Row label={t("calculator.years")} isLast>
          <Segment
            label={t("calculator.years")}
            choices={years}
            value={String(choice.years)}
            onChange={(chosen) => onChange({ ...choice, years: Number(chosen) })}
          />
        </Row>
        {quote.failure !== null && <PriceProblem quote={quote} failure={quote.failure} />}
      </div>
      <div
        aria-hidden="true"
        className="relative z-1 mx-4 -mt-0.5 h-1 rounded-full bg-ink max-sm:mx-1 print:hidden"
      />
      <QuoteSlip choice={choice} quote={quote} />
      <WithoutScripts links={{ [phone]: supportCallAddress() }}>
        {t("common:withoutScripts.price", { phone })}
      </WithoutScripts>
      <div className="mt-6 grid gap-3 sm:grid-cols-2 print:hidden">
        {/* A grid, so that it is as tall as the one beside it where that needs two lines. */}
        <div className="grid max-sm:hidden">
          <BuyLink choice={choice} quote={quote} />
        </div>
        <Button size="large" isWide render={(linkProps) => <Link to={addresses.register} {...linkProps} />}>
          {t("calculator.trial", { days: trial.days })}
        </Button>
      </div>
      <ul className="mt-5 grid gap-2 print:hidden">
        <li className="flex items-center gap-2">
          <Icon of={FileText} size="small" className="text-ink2" />
          <Link to={`${addresses.faq}#invoice`} className={`${textLink} touch-area`}>
            {t("calculator.invoices")}
          </Link>
        </li>
        <li className="flex items-center gap-2">
          <Icon of={UserRound} size="small" className="text-ink2" />
          <Link to={addresses.contact} className={`${textLink} touch-area`}>
            {t("calculator.large")}
          </Link>
        </li>
      </ul>
    </section>
  );
}

interface RowProps {
  label: string;
  note?: string;
  isLast?: boolean;
  children: ReactNode;
}

function Row({ label, note, isLast = false, children }: RowProps) {
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 ${isLast ? "" : "border-line border-b"}`}
    >
      <span>
        {label} {note && <span className="ml-1.5 text-13 text-ink2">{note}</span>}
      </span>
      {children}
    </div>
  );
}

/** The prices of the moment could not be had; what is shown are the published ones. */
function PriceProblem({
  quote,
  failure,
}: {
  quote: DisplayedQuote;
  failure: NonNullable<DisplayedQuote["failure"]>;
}) {
  const { t } = useTranslation(["content-price", "common"]);
  const describeError = useDescribeError();
  return (
    <Banner
      tone="red"
      role="alert"
      className="mb-2"
      action={
        <Button
          size="small"
          isBusy={quote.isRetrying}
          busyLabel={t("common:status.loading")}
          onClick={quote.retry}
        >
          {t("common:action.retry")}
        </Button>
      }
    >
      {describeError(failure)}
      <span className="block text-13">{t("calculator.published")}</span>
    </Banner>
  );
}
