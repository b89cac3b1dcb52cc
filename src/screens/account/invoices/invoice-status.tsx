import { useTranslation } from "../../../i18n/use-translation";
import { State, type StateShape, type StateTone } from "../../../ui/state";
import type { Order } from "../orders/order";
import { type Invoice, invoiceObstacle } from "./invoice-plan";

const statusIndicators: Record<Invoice["state"], readonly [shape: StateShape, tone: StateTone]> = {
  requested: ["ring", "amber"],
  issued: ["disc", "green"],
  reissuing: ["half", "amber"],
  reissued: ["disc", "green"],
  failed: ["square", "red"],
};

/** The status of an order's invoice, or why it has none. */
export function InvoiceStatus({ order }: { order: Order }) {
  const { t } = useTranslation("account-invoices");
  const { invoice } = order;
  if (invoice) {
    const [shape, tone] = statusIndicators[invoice.state];
    return (
      <State shape={shape} tone={tone}>
        {t(`state.${invoice.state}`)}
      </State>
    );
  }
  const why = invoiceObstacle(order);
  return (
    <State shape={why === null ? "ring" : "dash"} tone={why === null ? "ink2" : "ink3"}>
      {t(why === null ? "state.none" : `why.${why}`)}
    </State>
  );
}
