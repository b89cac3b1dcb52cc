import type { ReactNode } from "react";
import type { components } from "../../../generated/mall";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { ActionBar } from "../action-bar";

/** The amount of a price or of the order placed at it. */
export type AmountDue = Pick<components["schemas"]["PriceQuote"], "finalAmount" | "currency">;

interface StepBarProps {
  due: AmountDue | undefined;
  isPhoneOnly?: boolean;
  children: ReactNode;
}

/** The way to the next step; on a phone always in reach, with what the order comes to. */
export function StepBar({ due, isPhoneOnly, children }: StepBarProps) {
  const { t } = useTranslation("order");
  const { money } = useFormats();
  return (
    <ActionBar
      label={t("total.due")}
      amount={due ? money(due.finalAmount, { currency: due.currency }) : "—"}
      {...(isPhoneOnly !== undefined && { isPhoneOnly })}
    >
      {children}
    </ActionBar>
  );
}
