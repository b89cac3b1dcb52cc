import { useState } from "react";
import { Link } from "react-router-dom";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { isPrerendering } from "../../../platform/browser";
import { currentVariant, siteVariant } from "../../../platform/environment";
import { trial, versions } from "../../../rules/offer";
import { InViewport } from "../../../shared/in-viewport";
import { addresses } from "../../../shared/routing/addresses";
import { Button } from "../../../ui/button";
import { Container } from "../../../ui/container";
import { useListPrices } from "./use-list-prices";

/** The picture, once its code is there, in a browser. */
let LoadedPicture: typeof import("./hero-picture").HeroPicture | null = null;
const noProps = {};

/** Fetches the picture, so that a page that is rendered after it has it from the start. */
export async function loadPicture() {
  const { HeroPicture } = await import("./hero-picture");
  // Prerendered pages all have it in its own place, where it can hydrate later.
  if (!isPrerendering()) LoadedPicture = HeroPicture;
  return HeroPicture;
}

/** The promise, how to start, what it costs; beside it one invoice and what follows from it. */
export function Hero() {
  const { t } = useTranslation("content-home");
  return (
    <Container className="grid gap-x-10 gap-y-12 pt-10 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center min-[46rem]:pb-16 lg:pt-19 lg:in-data-care:grid-cols-1">
      <div className="grid content-start gap-x-16 min-[46rem]:grid-cols-2 min-[46rem]:max-[60rem]:in-data-care:grid-cols-1 lg:block lg:in-data-care:grid">
        <div className="min-w-0">
          <h1 className="whitespace-pre-line break-keep text-40 tracking-headline sm:text-58 [:lang(en)_&]:sm:leading-[1.172]">
            {t("hero.title")}
          </h1>
          <p className="mt-4 max-w-reading text-17 text-ink2 sm:mt-5">{t("hero.text")}</p>
          <div className="mt-6 flex flex-wrap gap-3 sm:mt-8 lg:-mr-5">
            <Button
              variant="primary"
              size="large"
              render={({ className, ...linkProps }) => (
                <Link to={addresses.register} className={`${className} max-sm:w-full`} {...linkProps} />
              )}
            >
              {t("hero.trial", { days: trial.days })}
            </Button>
            <Button
              size="large"
              render={({ className, ...linkProps }) => (
                <Link to={addresses.price} className={`${className} max-sm:hidden`} {...linkProps} />
              )}
            >
              {t("hero.pricing")}
            </Button>
          </div>
        </div>
        <div className="mt-6 min-[46rem]:mt-4 min-[46rem]:max-[60rem]:in-data-care:mt-8 lg:mt-10 lg:in-data-care:mt-4">
          <Versions />
          <p className="mt-3 text-13 text-ink2">{t("hero.note", { days: trial.retentionDays })}</p>
        </div>
      </div>
      <Picture />
    </Container>
  );
}

/** A picture of what is printed: only in another edition than the page was made for has it another currency. */
function Picture() {
  const [Loaded] = useState(() => LoadedPicture);
  if (Loaded !== null) return <Loaded />;
  return (
    <InViewport
      load={loadPicture}
      props={noProps}
      isStill={currentVariant() === siteVariant()}
      className="min-h-[44rem] min-[46rem]:min-h-[30rem] min-[46rem]:w-[42.5rem]"
    />
  );
}

function Versions() {
  const { t } = useTranslation("content-home");
  const { money } = useFormats();
  const { currency, perYear } = useListPrices();
  return (
    <ul
      aria-label={t("version.label")}
      className="grid few-letters:grid-cols-1! grid-cols-[auto_1fr_auto] border-ink border-t"
    >
      {(["standard", "professional"] as const).map((version) => (
        <li
          key={version}
          className="col-span-full grid grid-cols-subgrid items-baseline gap-x-6 border-line border-b py-3"
        >
          <span className="min-w-18 font-semibold">{t(`version.${version}`)}</span>
          <span className="text-ink2 max-[23rem]:order-last max-[23rem]:col-span-full max-[46rem]:in-data-care:order-last max-[46rem]:in-data-care:col-span-full">
            {t("version.size", {
              stores: t("version.stores", { count: versions[version].stores }),
              users: t("version.users", { count: versions[version].users }),
            })}
          </span>
          <span className="figures few-letters:col-start-1 col-start-3 few-letters:text-left text-right text-ink2">
            <strong className="text-17/6 text-ink">
              {money(perYear[version], { currency, isShort: true })}
            </strong>
            {t("version.perYear")}
          </span>
        </li>
      ))}
    </ul>
  );
}
