import { useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { pageSizes } from "../../rules/limits";
import { readOrderView } from "./orders/order-filter";
import { OrderList } from "./orders/order-list";
import { OrderSearch } from "./orders/order-search";
import { OrderTabs } from "./orders/order-tabs";
import { UserFrame } from "./user-center/user-frame";

/** Every order of the account, by state, time and words; what is shown stands in the address. */
export function UserOrdersScreen() {
  const { t } = useTranslation("account-user");
  const [query] = useSearchParams();
  const view = readOrderView(query);
  return (
    <UserFrame current="orders" title={t("nav.orders")}>
      <OrderSearch view={view} />
      <OrderTabs view={view} />
      <OrderList view={view} size={pageSizes.records} />
    </UserFrame>
  );
}
