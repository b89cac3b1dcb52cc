import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { components } from "../../../generated/mall";
import { addresses, goodsAddress } from "../../../parts/routing/addresses";
import { Button } from "../../../ui/button";
import { NavTabs } from "../../../ui/nav-tabs";
import { State } from "../../../ui/state";
import { textLink } from "../../../ui/text-link";
import { UsageSquares } from "../../../ui/usage-squares";
import { actsOf, type Licence, type LicenceAct, licenceAddress, licenceLook } from "./licence-facts";
import { LicenceTime } from "./licence-time";
import { RenewPanel } from "./renew-panel";
import { UpgradePanel } from "./upgrade-panel";
import { UsersPanel } from "./users-panel";

interface LicencePageProps {
  licence: Licence;
  remaining: components["schemas"]["LicenceRemaining"];
  /** As the address names it; one that is not possible gives way to the first that is. */
  act: string | null;
  serverTime: string;
}

/** A licence and what can be done with it. */
export function LicencePage({ licence, remaining, act, serverTime }: LicencePageProps) {
  const { t } = useTranslation(["account-licences", "account-user"]);
  const { standing, shape, tone } = licenceLook(licence);
  const acts = actsOf(licence);
  const chosen = acts.find((possible) => possible === act) ?? acts[0];
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
              {t(`account-user:standing.${standing}`)}
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
        <NothingToDo licence={licence} />
      ) : (
        <>
          <div className="mt-8">
            <NavTabs
              label={t("act.label")}
              current={chosen}
              tabs={acts.map((id) => ({
                id,
                label: t(`act.${id}`),
                render: (parts) => <Link to={licenceAddress(licence.licenceId, id)} replace {...parts} />,
              }))}
            />
          </div>
          <Panel key={licence.licenceId} act={chosen} licence={licence} remaining={remaining} />
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
  act,
  licence,
  remaining,
}: Pick<LicencePageProps, "licence" | "remaining"> & { act: LicenceAct }) {
  if (act === "upgrade") return <UpgradePanel srvId={licence.licenceId} />;
  if (act === "users") return <UsersPanel licence={licence} />;
  const { srvId, serviceNumber, productNo } = remaining;
  return <RenewPanel srvId={srvId} serviceNumber={serviceNumber} productNo={productNo} />;
}

function NothingToDo({ licence }: { licence: Licence }) {
  const { t } = useTranslation("account-licences");
  const { standing } = licenceLook(licence);
  if (standing === "notPurchased")
    return (
      <div className="mt-8 grid justify-items-start gap-3">
        <p>{t("nothing.notPurchased")}</p>
        <Button look="primary" render={(parts) => <Link to={goodsAddress(licence.typeCode)} {...parts} />}>
          {t("nothing.buy")}
        </Button>
      </div>
    );
  return <p className="mt-8">{t(standing === "buyout" ? "nothing.buyout" : "nothing.offSale")}</p>;
}
