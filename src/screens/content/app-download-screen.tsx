import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { productsQuery } from "../../api/content/queries";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "../../i18n/use-translation";
import { currentPath } from "../../platform/address";
import { settings } from "../../platform/settings";
import { trial } from "../../rules/limits";
import { PageHeader } from "../../shared/page-header";
import { addresses } from "../../shared/routing/addresses";
import { useClient } from "../../shared/use-client";
import { Logo } from "../../ui/logo";
import { muteLink } from "../../ui/text-link";
import { AppChoice, AppChoicePlaceholder } from "./download/app-choice";
import { LeaveMessenger } from "./download/leave-messenger";
import { useDownloadChannel } from "./download/use-download-channel";
import { Fetched } from "./home/fetched";
import { newestInstallers } from "./home/installers";
import { InvoiceSlip } from "./home/invoice-slip";
import { Picture } from "./home/picture";
import { pictureMeasures } from "./home/picture-measures";

/** A page with one purpose: installing the app on the device that opened it. */
export function AppDownloadScreen() {
  const { t } = useTranslation("content-download");
  const channel = useDownloadChannel();
  const { messenger } = useClient();
  const brand = settings().brand.name[useLocale()];
  const products = useQuery(productsQuery({ alias: settings().productAlias, withClients: true }));
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[75.5rem] flex-col px-4 pt-[calc(1.5rem+env(safe-area-inset-top))] pb-[calc(1.5rem+env(safe-area-inset-bottom))] sm:px-6">
      <PageHeader title={t("app.title")} description={t("app.description")} path="/zhj-app" />
      <Link to={addresses.home} aria-label={brand} className="self-start rounded-control">
        <Logo name={brand} />
      </Link>
      {/* As tall as with the picture, so that nothing moves to a new middle when that arrives. */}
      <div className="grid items-center gap-x-15 gap-y-10 py-10 md:my-auto md:min-h-141 md:grid-cols-[minmax(0,1fr)_21rem] md:in-data-care:grid-cols-1">
        <div className="min-w-0 max-w-reading">
          <h1 className="text-40 tracking-headline max-sm:text-34">{t("app.heading")}</h1>
          <p className="mt-3 text-17 text-ink2">{t("app.text")}</p>
          {messenger !== null && (
            <div className="mt-6">
              <LeaveMessenger path={currentPath()} />
            </div>
          )}
          <div className="mt-8">
            <Fetched query={products} report="获取产品列表出错" placeholder={<AppChoicePlaceholder />}>
              {({ list }) => (
                <AppChoice
                  installers={newestInstallers(
                    list.flatMap(({ clients = [] }) => clients),
                    channel,
                  )}
                />
              )}
            </Fetched>
          </div>
        </div>
        <Picture
          label={t("app.picture")}
          className={`${pictureMeasures} max-w-[26rem] max-[46rem]:[&>*]:mr-0`}
        >
          <InvoiceSlip />
        </Picture>
      </div>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-line border-t pt-4 text-13 text-ink2">
        <span>{t("app.free", { days: trial.days })}</span>
        <Link to={addresses.home} className={`${muteLink} touch-area`}>
          {t("app.site")}
        </Link>
      </p>
    </div>
  );
}
