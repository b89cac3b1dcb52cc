import { currencySymbol } from "../../i18n/money-format";
import { useTranslation } from "../../i18n/use-translation";
import { trial } from "../../rules/limits";
import { PageHeader } from "../../shared/page-header";
import { Container } from "../../ui/container";
import { Money } from "../../ui/money";
import { Phrases } from "../../ui/phrases";
import { SubmitBar } from "../../ui/submit-bar";
import { BuyLink } from "./price/buy-link";
import { Calculator } from "./price/calculator";
import { PriceQuestions } from "./price/price-questions";
import { UpgradeEstimate } from "./price/upgrade-estimate";
import { useQuote } from "./price/use-quote";
import { useStoredChoice } from "./price/use-stored-choice";
import { VersionComparison } from "./price/version-comparison";

/** Comparison of both versions and the price of a selection; the address contains the selection. */
export function PriceScreen() {
  const { t } = useTranslation("content-price");
  const [choice, changeChoice] = useStoredChoice();
  const quote = useQuote(choice);
  return (
    <>
      <PageHeader title={t("title")} description={t("description", { days: trial.days })} />
      <Container className="pt-8 md:pt-16">
        <h1 className="text-34 md:text-46">
          <Phrases text={t("heading")} />
        </h1>
        <p className="mt-2 text-17 text-ink2">{t("intro", { days: trial.days })}</p>
        <div className="mt-6 grid gap-x-13 gap-y-16 md:mt-10 md:grid-cols-[minmax(0,1fr)_24rem] lg:grid-cols-[minmax(0,1fr)_27rem] md:in-data-care:grid-cols-1 lg:in-data-care:grid-cols-1">
          <div className="min-w-0 md:col-start-2 md:row-span-2 md:noscript:row-span-1 md:row-start-1 md:in-data-care:col-start-1 md:in-data-care:row-span-1">
            <div className="md:sticky md:top-6">
              <Calculator choice={choice} onChange={changeChoice} quote={quote} />
            </div>
          </div>
          <div className="min-w-0 md:row-start-1 md:in-data-care:row-start-2">
            <VersionComparison quote={quote} />
          </div>
          {/* Without scripts nothing is estimated, and no room is kept for it. */}
          <div className="min-w-0 noscript:hidden md:row-start-2 md:in-data-care:row-start-3">
            <UpgradeEstimate quote={quote} />
          </div>
        </div>
        <div className="mt-16 md:mt-26">
          <PriceQuestions />
        </div>
      </Container>
      <div className="contents sm:hidden">
        <SubmitBar
          label={quote.isEstimate ? t("quote.estimated") : t("quote.due")}
          amount={<Money amount={String(quote.totalFen / 100)} currency={currencySymbol(quote.currency)} />}
        >
          <BuyLink choice={choice} quote={quote} />
        </SubmitBar>
      </div>
    </>
  );
}
