import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { licenceInfoQuery } from "../../../api/account/queries";
import { licenceDaysRemainingQuery } from "../../../api/mall/queries";
import { addresses } from "../../../parts/routing/addresses";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { CallProblem } from "../user-center/call-problem";
import { shopsOf } from "../user-center/shops";
import { LicenceCard } from "./licence-card";
import { LicenceCardsLoading } from "./licence-cards-loading";
import { TrialNotice } from "./trial-notice";

/** The trial and every licence of the account, or those of one shop: what runs longest first, what is over last. */
export function LicenceCards({ shop }: { shop: string | null }) {
  const { t } = useTranslation("account-user");
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
  const isTrying = trial !== null && trial.state !== "converted";
  // The trial's own notice leads to the mall already.
  if (shown.length === 0 && isTrying) return <TrialNotice trial={trial} serverTime={serverTime} />;
  return (
    <>
      {isTrying && <TrialNotice trial={trial} serverTime={serverTime} />}
      {shown.length > 0 ? (
        <ul className="grid gap-5 max-sm:gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((licence) => (
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
    </>
  );
}
