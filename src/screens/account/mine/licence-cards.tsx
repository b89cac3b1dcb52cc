import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { licenceInfoQuery } from "../../../api/account/queries";
import { licenceDaysRemainingQuery } from "../../../api/mall/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { pageSizes } from "../../../rules/limits";
import { addresses } from "../../../shared/routing/addresses";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { NavTabs } from "../../../ui/nav-tabs";
import { Pagination } from "../../../ui/pagination";
import type { Licence } from "../licences/licence-facts";
import { CallProblem } from "../user-center/call-problem";
import { shopsOf } from "../user-center/shops";
import { LicenceCard } from "./licence-card";
import { LicenceCardsLoading } from "./licence-cards-loading";
import { type LicenceListView, licenceListAddress, licenceListView } from "./licence-list-view";
import { TrialNotice } from "./trial-notice";

/** The trial and every licence of the account, or those of one shop: what runs longest first, what is over last. */
export function LicenceCards({ shop }: { shop: string | null }) {
  const { t } = useTranslation("account-user");
  const [query] = useSearchParams();
  const holdings = useQuery(licenceInfoQuery());
  const remaining = useQuery(licenceDaysRemainingQuery());
  if (holdings.isPending) return <LicenceCardsLoading />;
  if (holdings.data === undefined)
    return (
      <CallProblem
        error={holdings.error}
        onRetry={() => void holdings.refetch()}
        isRetrying={holdings.isFetching}
      />
    );
  const { licences, trial, serverTime } = holdings.data;
  const chosen = shop !== null && shopsOf(licences).includes(shop) ? shop : null;
  const visibleLicences = licences
    .filter(({ shopName }) => chosen === null || shopName === chosen)
    .toReversed();
  const upgrades = new Map(
    remaining.data?.map(({ srvId, upgradeEstimate: amount, currency }) => [
      srvId,
      amount === null ? null : { amount, currency },
    ]),
  );
  const view =
    visibleLicences.length > pageSizes.licenceCards ? licenceListView(visibleLicences, query) : null;
  const isTrying = trial !== null && trial.state !== "converted";
  // The trial's own notice leads to the mall already.
  if (visibleLicences.length === 0 && isTrying) return <TrialNotice trial={trial} serverTime={serverTime} />;
  return (
    <>
      {isTrying && <TrialNotice trial={trial} serverTime={serverTime} />}
      {view && <StatusTabs view={view} all={visibleLicences} />}
      {visibleLicences.length > 0 ? (
        <ul className="grid gap-5 max-sm:gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {(view?.cards ?? visibleLicences).map((licence) => (
            <LicenceCard
              key={licence.licenceId}
              licence={licence}
              serverTime={serverTime}
              upgrade={upgrades.get(licence.licenceId) ?? null}
            />
          ))}
        </ul>
      ) : (
        <Empty
          title={t("empty.licences")}
          action={
            <Button render={(linkProps) => <Link to={addresses.mall} {...linkProps} />}>
              {t("empty.toMall")}
            </Button>
          }
        >
          {t("empty.licencesText")}
        </Empty>
      )}
      {view && view.pages > 1 && (
        <div className="mt-6">
          <Pagination
            count={view.pages}
            current={view.page}
            renderLink={(page, linkProps) => (
              <Link to={licenceListAddress(query, { ...view, page })} {...linkProps} />
            )}
          />
        </div>
      )}
    </>
  );
}

/** Among many cards, one press filters those that need an action. */
function StatusTabs({ view, all }: { view: LicenceListView; all: readonly Licence[] }) {
  const { t } = useTranslation("account-user");
  const [query] = useSearchParams();
  const tabs = [
    { status: null, label: t("mine.all"), count: all.length },
    ...view.counts.map(([status, count]) => ({ status, label: t(`standing.${status}`), count })),
  ];
  return (
    <div className="mb-5 max-sm:-mx-4 max-sm:px-4">
      <NavTabs
        label={t("mine.byStanding")}
        current={view.status ?? "all"}
        tabs={tabs.map(({ status, label, count }) => ({
          id: status ?? "all",
          label,
          count,
          render: (linkProps) => (
            <Link to={licenceListAddress(query, { status, page: 1 })} preventScrollReset {...linkProps} />
          ),
        }))}
      />
    </div>
  );
}
