import type { components } from "../../generated/mall";
import { useTranslation } from "../../i18n/use-translation";
import { State, type StateShape, type StateTone } from "../../ui/state";

export type OrderState = components["schemas"]["OrderState"];

const indicators: Record<OrderState, readonly [shape: StateShape, tone: StateTone]> = {
  unpaid: ["half", "amber"],
  paid: ["disc", "green"],
  activated: ["disc", "green"],
  cancelled: ["dash", "ink3"],
  expired: ["dash", "ink3"],
  refunding: ["ring", "amber"],
  refunded: ["ring", "ink2"],
};

interface OrderStatusProps {
  state: OrderState;
  /** A payment of the unpaid order is under way: whoever paid must not read that it waits for them. */
  isConfirming?: boolean;
}

/** The status of an order, by shape, colour and text. "Paid" only where the order itself is paid. */
export function OrderStatus({ state, isConfirming = false }: OrderStatusProps) {
  const { t } = useTranslation("order");
  const [shape, tone] = indicators[state];
  return (
    <State shape={shape} tone={tone}>
      {t(isConfirming ? "state.confirming" : `state.${state}`)}
    </State>
  );
}

/** Whether the money of an order has arrived and was not refunded. */
export function isOrderPaid(state: OrderState): boolean {
  return state === "paid" || state === "activated";
}
