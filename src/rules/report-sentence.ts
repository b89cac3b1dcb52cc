/** What the sentence about a week is built from. Money in integer fen. */
export interface WeekFacts {
  /** It runs, or is the last that is over: what it lacks may be still to come. */
  readonly isRecent: boolean;
  readonly sales: number;
  /** Sales of the week compared with. */
  readonly salesBefore: number;
  readonly orders: number;
  /** On how many days something was sold. */
  readonly daysWithSales: number;
  /** Monday 1 to Sunday 7; null when nothing was sold. */
  readonly bestWeekday: number | null;
  /** As the merchant wrote it; null when nothing was sold. */
  readonly bestProduct: string | null;
  /** Everything customers owe, and the part older than 60 days. */
  readonly receivable: number;
  readonly overdue: number;
}

/** How the sales of a week compare with those of the week before. */
export type SalesComparison = "more" | "less" | "same" | "first";

/** One statement of the sentence, with its figures. */
export type WeekClause =
  | { readonly kind: "newShop" | "soldNothingAgain" | "owedNothing" }
  | { readonly kind: "soldNothing"; readonly salesBefore: number }
  | {
      readonly kind: "sold";
      readonly comparison: SalesComparison;
      readonly isSingleOrder: boolean;
      readonly sales: number;
      /** By how much more or less; 0 where it is neither. */
      readonly difference: number;
    }
  | {
      readonly kind: "best";
      /** order: there was one alone. day: all were written on one day. days: one day stands out. */
      readonly scope: "order" | "day" | "days";
      readonly weekday: number;
      readonly product: string;
    }
  | { readonly kind: "owedRecently" | "owedLate"; readonly receivable: number }
  | { readonly kind: "owedPartlyLate"; readonly receivable: number; readonly overdue: number };

/** A week in a few statements, in the order they are read: what was sold, what stood out, what is owed. */
export function weekSentence(facts: WeekFacts): readonly WeekClause[] {
  if (isNewShop(facts)) return [{ kind: "newShop" }];
  const best = bestClause(facts);
  return [salesClause(facts), ...(best === null ? [] : [best]), owedClause(facts)];
}

/** Nothing was sold lately, and nobody owes anything of earlier weeks. Of a week long ago that says nothing. */
export function isNewShop({ isRecent, sales, salesBefore, orders, receivable }: WeekFacts): boolean {
  return isRecent && sales === 0 && salesBefore === 0 && orders === 0 && receivable === 0;
}

function salesClause({ sales, salesBefore, orders }: WeekFacts): WeekClause {
  if (orders === 0)
    return salesBefore === 0 ? { kind: "soldNothingAgain" } : { kind: "soldNothing", salesBefore };
  return {
    kind: "sold",
    comparison: comparisonOf(sales, salesBefore),
    isSingleOrder: orders === 1,
    sales,
    difference: salesBefore === 0 ? 0 : Math.abs(sales - salesBefore),
  };
}

function comparisonOf(sales: number, before: number): SalesComparison {
  if (before === 0) return "first";
  if (sales === before) return "same";
  return sales > before ? "more" : "less";
}

function bestClause({ orders, daysWithSales, bestWeekday, bestProduct }: WeekFacts): WeekClause | null {
  if (bestWeekday === null || bestProduct === null) return null;
  const scope = orders === 1 ? "order" : daysWithSales === 1 ? "day" : "days";
  return { kind: "best", scope, weekday: bestWeekday, product: bestProduct };
}

function owedClause({ receivable, overdue }: WeekFacts): WeekClause {
  if (receivable === 0) return { kind: "owedNothing" };
  if (overdue === 0) return { kind: "owedRecently", receivable };
  if (overdue >= receivable) return { kind: "owedLate", receivable };
  return { kind: "owedPartlyLate", receivable, overdue };
}
