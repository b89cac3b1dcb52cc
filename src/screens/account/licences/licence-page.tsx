import { Link } from "react-router-dom";
import type { components } from "../../../generated/mall";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses, goodsAddress } from "../../../shared/routing/addresses";
import { type LicenceAction, licenceAddress } from "../../../shared/routing/licence-address";
import { Button } from "../../../ui/button";
import { NavTabs } from "../../../ui/nav-tabs";
import { State } from "../../../ui/state";
import { textLink } from "../../../ui/text-link";
import { UsageSquares } from "../../../ui/usage-squares";
import { availableActions, type Licence, licenceStatus } from "./licence-facts";
import { LicenceTime } from "./licence-time";
import { RenewPanel } from "./renew-panel";
import { UpgradePanel } from "./upgrade-panel";
import { UsersPanel } from "./users-panel";

interface LicencePageProps {
  licence: Licence;
  remaining: components["schemas"]["LicenceRemaining"];
  /** As the address names it; one that is not possible gives way to the first that is. */
  action: string | null;
  serverTime: string;
}

/** A licence and what can be done with it. */
export function LicencePage({ licence, remaining, action, serverTime }: LicencePageProps) {
  const { t } = useTranslation(["account-licences", "account-user"]);
  const { status, shape, tone } = licenceStatus(licence);
  const actions = availableActions(licence);
  const chosen = actions.find((possible) => possible === action) ?? actions[0];
  return (
    <>
      <section
        aria-labelledby="licence"
        className="grid grid-cols-[minmax(0,1fr)] gap-x-13 gap-y-5 lg:grid-cols-[minmax(0,1fr)_23rem]"
      >
        <div>
          <h2 id="licence" className="text-20 [overflow-wrap:anywhere] sm:text-26">
            {licence.name}
          </h2>
          <p className="flex flex-wrap gap-x-3 text-13 text-ink2">
            <State shape={shape} tone={tone}>
              {t(`account-user:standing.${status}`)}
            </State>
            <span className="min-w-0 [overflow-wrap:anywhere]">{licence.shopName}</span>
            <span className="figures">{licence.typeCode}</span>
          </p>
          <div className="mt-4">
            <LicenceTime licence={licence} serverTime={serverTime} />
          </div>
        </div>
        <div className="grid grid-cols-2 gap-4 self-end text-13">
          <UsageSquares
            label={t("account-user:licence.stores")}
            used={licence.stores.used}
            total={licence.stores.included}
          />
          <UsageSquares
            label={t("account-user:licence.users")}
            used={licence.users.used}
            total={licence.users.included}
          />
        </div>
      </section>
      {chosen === undefined ? (
        <NoActions licence={licence} />
      ) : (
        <>
          <div className="mt-8">
            <NavTabs
              label={t("act.label")}
              current={chosen}
              tabs={actions.map((id) => ({
                id,
                label: t(`act.${id}`),
                render: (linkProps) => (
                  <Link to={licenceAddress(licence.licenceId, id)} replace {...linkProps} />
                ),
              }))}
            />
          </div>
          <Panel key={licence.licenceId} action={chosen} licence={licence} remaining={remaining} />
          {licence.actions.includes("addStores") && (
            <p className="mt-8 text-13 text-ink2">
              {t("act.stores")}{" "}
              <Link to={addresses.contact} className={textLink}>
                {t("act.storesLink")}
              </Link>
            </p>
          )}
        </>
      )}
    </>
  );
}

function Panel({
  action,
  licence,
  remaining,
}: Pick<LicencePageProps, "licence" | "remaining"> & { action: LicenceAction }) {
  if (action === "upgrade") return <UpgradePanel srvId={licence.licenceId} />;
  if (action === "users") return <UsersPanel licence={licence} />;
  const { srvId, serviceNumber, productNo } = remaining;
  return <RenewPanel srvId={srvId} serviceNumber={serviceNumber} productNo={productNo} />;
}

function NoActions({ licence }: { licence: Licence }) {
  const { t } = useTranslation("account-licences");
  const { status } = licenceStatus(licence);
  if (status === "notPurchased")
    return (
      <div className="mt-8 grid justify-items-start gap-3">
        <p>{t("nothing.notPurchased")}</p>
        <Button
          variant="primary"
          render={(linkProps) => <Link to={goodsAddress(licence.typeCode)} {...linkProps} />}
        >
          {t("nothing.buy")}
        </Button>
      </div>
    );
  return <p className="mt-8">{t(status === "buyout" ? "nothing.buyout" : "nothing.offSale")}</p>;
}
