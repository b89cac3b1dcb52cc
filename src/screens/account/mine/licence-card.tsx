import { Link } from "react-router-dom";
import type { Currency } from "../../../i18n/money-format";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { trial } from "../../../rules/limits";
import { addresses } from "../../../shared/routing/addresses";
import { type LicenceAction, licenceAddress } from "../../../shared/routing/licence-address";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { State } from "../../../ui/state";
import { UsageSquares } from "../../../ui/usage-squares";
import { availableActions, type Licence, licenceStatus } from "../licences/licence-facts";
import { LicenceTime } from "../licences/licence-time";

/** An amount with its currency. */
export interface UpgradePrice {
  readonly amount: string;
  readonly currency: Currency;
}

interface LicenceCardProps {
  licence: Licence;
  serverTime: string;
  /** What an upgrade would cost today; null where there is none or it is not known yet. */
  upgrade: UpgradePrice | null;
}

/** One licence: what it is and for which shop, how long it runs, what of it is used, and what to do next. */
export function LicenceCard({ licence, serverTime, upgrade }: LicenceCardProps) {
  const { t } = useTranslation("account-user");
  const { status, shape, tone } = licenceStatus(licence);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)]">
      <Card
        variant="large"
        className="flex flex-col max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 max-sm:px-4"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 className="text-20 [overflow-wrap:anywhere]">
            <Link
              to={licenceAddress(licence.licenceId)}
              className="rounded-tag transition-colors hover:text-green active:text-green active:underline"
            >
              {licence.name}
            </Link>
          </h2>
          <State shape={shape} tone={tone}>
            {t(`standing.${status}`)}
          </State>
        </div>
        <div className="flex flex-wrap justify-between gap-x-3 text-13 text-ink2">
          <p className="min-w-0 [overflow-wrap:anywhere]">{licence.shopName}</p>
          <p className="figures">{licence.typeCode}</p>
        </div>
        <div className="mt-4">
          <LicenceTime licence={licence} serverTime={serverTime} />
        </div>
        <div className="mt-4 mb-5 grid grid-cols-2 gap-4 text-13">
          <UsageSquares
            label={t("licence.stores")}
            used={licence.stores.used}
            total={licence.stores.included}
          />
          <UsageSquares label={t("licence.users")} used={licence.users.used} total={licence.users.included} />
        </div>
        <div className="mt-auto flex flex-wrap gap-2">
          <CardActions licence={licence} upgrade={upgrade} />
        </div>
      </Card>
    </li>
  );
}

/** Whether a licence has ended so lately that its data is surely still there. */
function isDataRetained({ state, daysLeft }: Licence): boolean {
  return state === "expired" && daysLeft !== null && -daysLeft < trial.retentionDays;
}

function CardActions({ licence, upgrade }: Pick<LicenceCardProps, "licence" | "upgrade">) {
  const { t } = useTranslation("account-user");
  const formats = useFormats();
  const { status } = licenceStatus(licence);
  const actions = availableActions(licence);
  if (status === "notPurchased")
    return (
      <Button
        variant="primary"
        size="small"
        render={(linkProps) => <Link to={addresses.mall} {...linkProps} />}
      >
        {t("licence.buy")}
      </Button>
    );
  const labels: Record<LicenceAction, string> = {
    renew: t(isDataRetained(licence) ? "licence.renewExpired" : "licence.renew"),
    upgrade:
      upgrade === null
        ? t("licence.upgrade")
        : t("licence.upgradeFor", { amount: formats.money(upgrade.amount, upgrade) }),
    users: t("licence.addUsers"),
  };
  // An upgrade gives more users too, so the card offers only the larger of the two.
  const offered = actions.filter((action) => action !== "users" || !actions.includes("upgrade"));
  if (offered.length === 0)
    return (
      <Button
        size="small"
        render={(linkProps) => <Link to={licenceAddress(licence.licenceId)} {...linkProps} />}
      >
        {t("licence.details")}
      </Button>
    );
  return offered.map((action) => (
    <Button
      key={action}
      size="small"
      variant={action === "renew" && status !== "expired" ? "primary" : "second"}
      render={(linkProps) => <Link to={licenceAddress(licence.licenceId, action)} {...linkProps} />}
    >
      {labels[action]}
    </Button>
  ));
}
