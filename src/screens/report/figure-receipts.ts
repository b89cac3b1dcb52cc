import type { components } from "../../generated/report";
import type { Translate } from "../../i18n/translation-keys";
import type { Formats } from "../../i18n/use-formats";
import { fenToYuan } from "../../rules/numbers";
import type { ReceiptLine } from "../../shared/receipt-amount";
import type { Amounts } from "./amounts";
import { fenOf } from "./week-facts";

type Schemas = components["schemas"];
type WeeklyOverview = Schemas["WeeklyOverview"];

interface FigureReceipt {
  /** They add up to the figure. */
  readonly lines: readonly ReceiptLine[];
  readonly source: string;
}

interface ReceiptTools {
  readonly t: Translate<"report">;
  readonly formats: Formats;
  readonly amounts: Amounts;
  /** Until when the figures count. */
  readonly asOf: string;
}

/** How each of the four figures comes about: its days, its formula, or the week before and the difference. */
export function figureReceipts(
  overview: WeeklyOverview,
  tools: ReceiptTools,
): Record<"sales" | "gross_profit" | "orders" | "received", FigureReceipt> {
  const { t, formats, amounts, asOf } = tools;
  const { sales, gross_profit, received, days, period } = overview;
  const cost = String(fenToYuan(fenOf(sales.value) - fenOf(gross_profit.value)));
  const negative = (amount: string) =>
    amounts.isMasked ? amounts.money(amount) : formats.money(`-${amount}`);
  const started = days.filter((day) => day.sales !== null);
  const nameOf = ({ day }: Schemas["WeeklyDay"]) => `${formats.weekday(day)} ${formats.date(day)}`;
  const source = (figure: Schemas["FigureName"]) =>
    t("figure.source", {
      definition: overview.definitions.find((definition) => definition.figure === figure)?.text ?? "",
      time: asOf,
    });
  return {
    sales: {
      lines: started.map((day) => ({ label: nameOf(day), value: amounts.money(day.sales ?? "0.00") })),
      source: source("sales"),
    },
    gross_profit: {
      lines: [
        { label: t("figure.sales"), value: amounts.money(sales.value) },
        { label: t("figure.cost"), value: negative(cost) },
      ],
      source: source("gross_profit"),
    },
    orders: {
      lines: started.map((day) => ({ label: nameOf(day), value: formats.number(day.orders ?? 0) })),
      source: source("orders"),
    },
    received: {
      lines: [
        {
          label: t(period.is_over ? "figure.before" : "figure.beforeRunning"),
          value: amounts.money(received.before),
        },
        { label: t("figure.difference"), value: signed(received.difference, tools) },
      ],
      source: source("received"),
    },
  };
}

function signed(amount: string, { formats, amounts }: ReceiptTools): string {
  return amounts.isMasked ? amounts.money(amount) : formats.money(amount, { isSigned: true });
}
