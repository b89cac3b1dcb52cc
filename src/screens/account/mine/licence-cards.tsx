import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { licenceInfoQuery } from "../../../api/account/queries";
import { licenceDaysRemainingQuery } from "../../../api/mall/queries";
import { addresses } from "../../../parts/routing/addresses";
import { pageSizes } from "../../../rules/limits";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { NavTabs } from "../../../ui/nav-tabs";
import { Pagination } from "../../../ui/pagination";
import type { Licence } from "../licences/licence-facts";
import { CallProblem } from "../user-center/call-problem";
import { shopsOf } from "../user-center/shops";
import { LicenceCard } from "./licence-card";
import { LicenceCardsLoading } from "./licence-cards-loading";
import { type LicenceShelf, licenceShelf, shelfAddress } from "./licence-shelf";
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
  const shown = licences.filter(({ shopName }) => chosen === null || shopName === chosen).toReversed();
  const estimates = new Map(remaining.data?.map(({ srvId, upgradeEstimate }) => [srvId, upgradeEstimate]));
  const shelf = shown.length > pageSizes.licenceCards ? licenceShelf(shown, query) : null;
  const isTrying = trial !== null && trial.state !== "converted";
  // The trial's own notice leads to the mall already.
  if (shown.length === 0 && isTrying) return <TrialNotice trial={trial} serverTime={serverTime} />;
  return (
    <>
      {isTrying && <TrialNotice trial={trial} serverTime={serverTime} />}
      {shelf && <StandingTabs shelf={shelf} all={shown} />}
      {shown.length > 0 ? (
        <ul className="grid gap-5 max-sm:gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {(shelf?.cards ?? shown).map((licence) => (
            <LicenceCard
              key={licence.licenceId}
              licence={licence}
              serverTime={serverTime}
              upgradeEstimate={estimates.get(licence.licenceId) ?? null}
            />
          ))}
        </ul>
      ) : (
        <Empty
          title={t("empty.licences")}
          action={
            <Button render={(parts) => <Link to={addresses.mall} {...parts} />}>{t("empty.toMall")}</Button>
          }
        >
          {t("empty.licencesText")}
        </Empty>
      )}
      {shelf && shelf.pages > 1 && (
        <div className="mt-6">
          <Pagination
            count={shelf.pages}
            current={shelf.page}
            renderLink={(page, parts) => <Link to={shelfAddress(query, { ...shelf, page })} {...parts} />}
          />
        </div>
      )}
    </>
  );
}

/** Among many cards those that need an act are one press away. */
function StandingTabs({ shelf, all }: { shelf: LicenceShelf; all: readonly Licence[] }) {
  const { t } = useTranslation("account-user");
  const [query] = useSearchParams();
  const tabs = [
    { standing: null, label: t("mine.all"), count: all.length },
    ...shelf.counts.map(([standing, count]) => ({ standing, label: t(`standing.${standing}`), count })),
  ];
  return (
    <div className="mb-5 max-sm:-mx-4 max-sm:px-4">
      <NavTabs
        label={t("mine.byStanding")}
        current={shelf.standing ?? "all"}
        tabs={tabs.map(({ standing, label, count }) => ({
          id: standing ?? "all",
          label,
          count,
          render: (parts) => (
            <Link to={shelfAddress(query, { standing, page: 1 })} preventScrollReset {...parts} />
          ),
        }))}
      />
    </div>
  );
}
