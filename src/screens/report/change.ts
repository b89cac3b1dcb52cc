import type { components } from "../../generated/report";
import type { Translate } from "../../i18n/translation-keys";
import type { Amounts } from "./amounts";
import { percentage } from "./percentage";

type Schemas = components["schemas"];

/** How a figure changed: which way, by what share, and in words. */
export interface Change {
  readonly direction: "up" | "down" | "same";
  /** "+5.2%"; null where there was nothing before. */
  readonly percentage: string | null;
  /** "3,255.00 more" */
  readonly words: string;
}

interface ChangeTools {
  readonly t: Translate<"report">;
  readonly amounts: Amounts;
}

/** The change of a sum of money. */
export function moneyChange({ difference, change }: Schemas["MoneyComparison"], tools: ChangeTools): Change {
  const { t, amounts } = tools;
  const direction = directionOf(Number(difference));
  const amount = amounts.money(difference.replace("-", ""));
  const words = {
    up: t("change.more", { amount }),
    down: t("change.less", { amount }),
    same: t("change.same"),
  };
  return { direction, percentage: percentageOf(change, direction), words: words[direction] };
}

/** The change of a number of orders. */
export function countChange({ difference, change }: Schemas["CountComparison"], tools: ChangeTools): Change {
  const { t } = tools;
  const direction = directionOf(difference);
  const count = Math.abs(difference);
  const words = {
    up: t("change.moreOrders", { count }),
    down: t("change.lessOrders", { count }),
    same: t("change.same"),
  };
  return { direction, percentage: percentageOf(change, direction), words: words[direction] };
}

function directionOf(difference: number): Change["direction"] {
  return difference === 0 ? "same" : difference > 0 ? "up" : "down";
}

function percentageOf(change: string | null, direction: Change["direction"]): string | null {
  return change === null || direction === "same" ? null : percentage(change, { isSigned: true });
}
