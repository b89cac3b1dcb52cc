import { ordersQuery } from "../../../api/mall/queries";
import { serialsSumQuery } from "../../../api/promoter/queries";
import { pageSizes } from "../../../rules/limits";
import { startRead } from "../../../shared/session/screen-store";
import { partnerReads } from "../area/partner-reads";
import { orderTabs, readOrdersView } from "./orders-view";

export const orderReads = partnerReads(({ query }) => {
  const { tab, page } = readOrdersView(query);
  startRead(serialsSumQuery());
  startRead(ordersQuery({ page, size: pageSizes.records, states: [...orderTabs[tab]] }));
});
