import Plus from "lucide/dist/esm/icons/plus.mjs";
import { Link, useSearchParams } from "react-router-dom";
import { loadNamespaces } from "../../i18n/set-up";
import { useTranslation } from "../../i18n/use-translation";
import { currentLocale } from "../../platform/current-locale";
import { lazyContent } from "../../shared/lazy-content";
import { addresses } from "../../shared/routing/addresses";
import { useIsPainted } from "../../shared/use-is-painted";
import { Button } from "../../ui/button";
import { Skeleton } from "../../ui/skeleton";
import { textLink } from "../../ui/text-link";
import { useFirstSteps } from "./mine/first-steps-state";
import { LicenceCards } from "./mine/licence-cards";
import { ordersAtHome, readOrderView } from "./orders/order-filter";
import { OrderList } from "./orders/order-list";
import { OrderTabs } from "./orders/order-tabs";
import { UserFrame } from "./user-center/user-frame";

/** Below everything that a visit begins with, and the only part with a form. */
const AccountSummary = lazyContent(async () => (await import("./mine/account-summary")).AccountSummary, 6);

/** For those who have bought nothing yet. */
const FirstSteps = lazyContent(async () => {
  const translations = loadNamespaces(currentLocale(), ["account-first-steps"]);
  const { FirstSteps: Steps } = await import("./mine/first-steps");
  await translations;
  return Steps;
}, 6);

/** What the account has bought, what it has ordered, and who it is. */
export function UserMineScreen() {
  const { t } = useTranslation("account-user");
  const [query] = useSearchParams();
  const isPainted = useIsPainted();
  return (
    <UserFrame
      current="mine"
      title={t("mine.title")}
      end={
        <Button size="small" icon={Plus} render={(linkProps) => <Link to={addresses.mall} {...linkProps} />}>
          {t("mine.buyMore")}
        </Button>
      }
    >
      <LicenceCards shop={query.get("shop")} />
      {isPainted && <BelowServices />}
    </UserFrame>
  );
}

/** The steps of a new user go first; what is below them waits until it is known whether they are shown. */
function BelowServices() {
  const steps = useFirstSteps();
  if (steps === "pending") return <Skeleton rows={6} />;
  return (
    <>
      {steps === "shown" && <FirstSteps />}
      <LatestOrders />
      <AccountSummary />
    </>
  );
}

function LatestOrders() {
  const { t } = useTranslation("account-user");
  const [query] = useSearchParams();
  const view = readOrderView(query);
  return (
    <section aria-labelledby="orders" className="mt-10 md:mt-16">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="orders" className="text-20 sm:text-26">
          {t("nav.orders")}
        </h2>
        <Link to={addresses.userOrders} className={textLink}>
          {t("mine.allOrders")}
        </Link>
      </div>
      <OrderTabs view={view} />
      <OrderList view={view} size={ordersAtHome} />
    </section>
  );
}
