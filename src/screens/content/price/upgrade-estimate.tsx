import { useId, useState } from "react";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { isCalendarDate } from "../../../rules/dates";
import { upgradeEstimate } from "../../../rules/upgrade-estimate";
import { useInViewport } from "../../../shared/use-in-viewport";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { useToday } from "../home/use-today";
import { dayAfter, daysBetween, exampleExpiry, maximumLicenceDays } from "./upgrade-facts";
import { UpgradePriceSlider } from "./upgrade-price-slider";
import type { DisplayedQuote } from "./use-quote";

/** The estimated price of an upgrade by its date, chosen with a slider. */
export function UpgradeEstimate({ quote }: { quote: DisplayedQuote }) {
  const titleId = useId();
  const today = useToday();
  // A date field is what takes a browser longest to make on this page; the page's own price must not wait for it.
  const { ref, isInViewport } = useInViewport();
  return (
    <section aria-labelledby={titleId} className="break-inside-avoid">
      <div ref={ref}>
        {/** Space is reserved until the browser's date is known. */}
        {today === null || !isInViewport ? (
          <div className="min-h-100 sm:min-h-80 print:hidden">
            <Title id={titleId} />
          </div>
        ) : (
          <Estimate key={today} today={today} quote={quote} titleId={titleId} />
        )}
      </div>
    </section>
  );
}

function Title({ id }: { id: string }) {
  const { t } = useTranslation("content-price");
  return (
    <div className="flex-1">
      <h2 id={id} className="text-26">
        {t("upgrade.title")}
      </h2>
      <p className="mt-1 max-w-reading text-ink2">{t("upgrade.text")}</p>
    </div>
  );
}

interface EstimateProps {
  today: string;
  quote: DisplayedQuote;
  titleId: string;
}

function Estimate({ today, quote, titleId }: EstimateProps) {
  const { t } = useTranslation("content-price");
  const { date } = useFormats();
  const [typed, setTyped] = useState(() => exampleExpiry(today));
  const [chosen, setChosen] = useState(56);
  const length = isCalendarDate(typed) ? daysBetween(today, typed) : 0;
  const isRight = length >= 1 && length <= maximumLicenceDays;
  const { standard, professional } = quote.table.versions;
  const priceAt = (daysLeft: number) =>
    upgradeEstimate({
      standardYearFen: standard.yearFen,
      professionalYearFen: professional.yearFen,
      daysLeft,
    });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <Title id={titleId} />
        <Field
          label={t("upgrade.expiry")}
          error={isRight ? undefined : t("upgrade.wrongExpiry")}
          className="w-50 max-sm:w-full in-data-care:w-60 print:hidden"
        >
          <TextInput
            type="date"
            value={typed}
            min={dayAfter(today, 1)}
            max={dayAfter(today, maximumLicenceDays)}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </div>
      {isRight && (
        <UpgradePriceSlider
          today={today}
          expiry={typed}
          length={length}
          chosen={Math.min(chosen, length)}
          onChoose={setChosen}
          priceAt={priceAt}
          quote={quote}
          endLabel={t("upgrade.end", { date: date(typed, "always") })}
        />
      )}
    </>
  );
}
