import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { licenceInfoQuery } from "../../api/account/queries";
import { licenceDaysRemainingQuery } from "../../api/mall/queries";
import { useTranslation } from "../../i18n/use-translation";
import { addresses } from "../../shared/routing/addresses";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { Skeleton } from "../../ui/skeleton";
import type { Licence } from "./licences/licence-facts";
import { LicencePage } from "./licences/licence-page";
import { LicenceSwitch } from "./licences/licence-switch";
import { CallProblem } from "./user-center/call-problem";
import { UserFrame } from "./user-center/user-frame";

/** Renewing, upgrading and adding users; the address contains the licence and the action. */
export function UserLicencesScreen() {
  const { t } = useTranslation("account-user");
  return (
    <UserFrame current="licences" title={t("nav.licences")}>
      <ChosenLicence />
    </UserFrame>
  );
}

function ChosenLicence() {
  const { t } = useTranslation(["account-user", "account-licences"]);
  const [query] = useSearchParams();
  const holdings = useQuery(licenceInfoQuery());
  const remaining = useQuery(licenceDaysRemainingQuery());
  if (holdings.data && remaining.data) {
    const { licences, serverTime } = holdings.data;
    const chosen = chosenLicence(licences, query.get("licence"));
    const licenceRemaining = remaining.data.find(({ srvId }) => srvId === chosen?.licenceId);
    if (chosen === undefined || licenceRemaining === undefined)
      return (
        <Empty
          title={t(licences.length === 0 ? "empty.licences" : "account-licences:switch.unknown")}
          action={
            licences.length === 0 ? (
              <Button render={(linkProps) => <Link to={addresses.mall} {...linkProps} />}>
                {t("empty.toMall")}
              </Button>
            ) : (
              <Button render={(linkProps) => <Link to={addresses.userLicences} {...linkProps} />}>
                {t("account-licences:switch.showMine")}
              </Button>
            )
          }
        >
          {licences.length === 0 && t("empty.licencesText")}
        </Empty>
      );
    return (
      <>
        <LicenceSwitch licences={licences} chosen={chosen} />
        <LicencePage
          licence={chosen}
          remaining={licenceRemaining}
          action={query.get("act")}
          serverTime={serverTime}
        />
      </>
    );
  }
  const failed = [holdings, remaining].find(({ error }) => error !== null);
  if (failed?.error)
    return (
      <CallProblem
        error={failed.error}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      />
    );
  return <Skeleton rows={6} />;
}

/**
 * The licence the address names. Without one, the first that runs and with which something can be done; where none
 * runs, the one that ended last.
 */
function chosenLicence<Found extends Pick<Licence, "licenceId" | "actions" | "state">>(
  licences: readonly Found[],
  requestedId: string | null,
): Found | undefined {
  if (requestedId !== null) return licences.find(({ licenceId }) => String(licenceId) === requestedId);
  const open = licences.filter(({ actions }) => actions.length > 0);
  return open.find(({ state }) => state !== "expired") ?? open.at(-1) ?? licences[0];
}
