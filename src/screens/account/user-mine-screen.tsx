import Plus from "lucide/dist/esm/icons/plus.mjs";
import { Link, useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { lazyContent } from "../../shared/lazy-content";
import { addresses } from "../../shared/routing/addresses";
import { useIsPainted } from "../../shared/use-is-painted";
import { Button } from "../../ui/button";
import { textLink } from "../../ui/text-link";
import { LicenceCards } from "./mine/licence-cards";
import { readOrderView } from "./orders/order-filter";
import { OrderList } from "./orders/order-list";
import { OrderTabs } from "./orders/order-tabs";
import { UserFrame } from "./user-center/user-frame";

/** Below everything that a visit begins with, and the only part with a form. */
const AccountSummary = lazyContent(async () => (await import("./mine/account-summary")).AccountSummary, 6);

/** Orders of one page here; the orders' own page shows more at once. */
const ordersHere = 5;

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
      {isPainted && (
        <>
          <LatestOrders />
          <AccountSummary />
        </>
      )}
    </UserFrame>
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
      <OrderList view={view} size={ordersHere} />
    </section>
  );
}
