import type { components, operations } from "../../../src/generated/report";
import { businessDate } from "../../../src/rules/dates";
import { yuan } from "../../business/money";
import type { Handlers } from "../../kernel/handlers";
import { ok } from "../../kernel/replies";
import type { Merchant } from "../merchants";
import { pageOf } from "../rules/page-of";
import { type RankedRow, rankCustomers, rankGoods, rankSalespeople } from "../rules/rankings";
import { writeQuantity, writeRatio } from "../rules/ratios";
import { type AgeingRow, type Debtor, receivablesOf } from "../rules/receivables";
import { describePeriod, withReading } from "./reading";

type Lists =
  | "listWeeklyProductSales"
  | "listWeeklyCustomerSales"
  | "listWeeklyReceivables"
  | "listWeeklySalespersonSales";

type Schemas = components["schemas"];

export const listHandlers: Pick<Handlers<operations>, Lists> = {
  listWeeklyProductSales(request) {
    return withReading(request, ({ merchant, period, documents }) => {
      const { sales, rows } = rankGoods(documents, period);
      return ok({
        period: describePeriod(period),
        currency: merchant.currency,
        sales: yuan(sales),
        total: rows.length,
        list: pageOf(rows, request.query).map((row) => describeProduct(row, merchant)),
      });
    });
  },

  listWeeklyCustomerSales(request) {
    return withReading(request, ({ merchant, period, documents }) => {
      const { sales, rows } = rankCustomers(documents, period);
      return ok({
        period: describePeriod(period),
        currency: merchant.currency,
        sales: yuan(sales),
        total: rows.length,
        list: pageOf(rows, request.query).map((row) => ({
          name: merchant.customerName(row.id),
          ...describeRow(row),
        })),
      });
    });
  },

  listWeeklyReceivables(request) {
    return withReading(request, ({ merchant, period, documents }) => {
      const { amount, ageing, debtors } = receivablesOf(documents, period);
      return ok({
        period: describePeriod(period),
        currency: merchant.currency,
        amount: yuan(amount),
        customers: debtors.length,
        ageing: ageing.map(describeAge),
        total: debtors.length,
        list: pageOf(debtors, request.query).map((debtor) => describeDebtor(debtor, merchant)),
      });
    });
  },

  listWeeklySalespersonSales(request) {
    return withReading(request, ({ merchant, period, documents }) => {
      const { sales, orders, rows } = rankSalespeople(documents, period);
      return ok({
        period: describePeriod(period),
        currency: merchant.currency,
        sales: yuan(sales),
        orders,
        total: rows.length,
        list: pageOf(rows, request.query).map((row) => ({
          name: merchant.salespersonName(row.id),
          ...describeRow(row),
          gross_profit: yuan(row.grossProfit),
        })),
      });
    });
  },
};

/** What the rows of customers and salespeople have in common. */
function describeRow({
  id,
  orders,
  sales,
  share,
  before,
}: RankedRow): Omit<Schemas["WeeklyCustomer"], "name"> {
  return {
    id,
    orders,
    sales: yuan(sales),
    share: writeRatio(share),
    before_orders: before.orders,
    before_sales: yuan(before.sales),
  };
}

function describeProduct(row: RankedRow, merchant: Merchant): Schemas["WeeklyProduct"] {
  const { name, unit } = merchant.goods(row.id);
  return {
    id: row.id,
    name,
    unit,
    quantity: writeQuantity(row.quantity),
    sales: yuan(row.sales),
    gross_profit: yuan(row.grossProfit),
    share: writeRatio(row.share),
    before_quantity: writeQuantity(row.before.quantity),
    before_sales: yuan(row.before.sales),
  };
}

function describeAge({ age, fromDays, toDays, customers, amount, share }: AgeingRow): Schemas["AgeingRow"] {
  return {
    age,
    from_days: fromDays,
    to_days: toDays,
    customers,
    amount: yuan(amount),
    share: writeRatio(share),
  };
}

function describeDebtor(debtor: Debtor, merchant: Merchant): Schemas["WeeklyDebtor"] {
  return {
    id: debtor.id,
    name: merchant.customerName(debtor.id),
    amount: yuan(debtor.amount),
    over_60: yuan(debtor.over60),
    documents: debtor.documents,
    oldest_day: businessDate(debtor.oldestAt),
    days: debtor.days,
    age: debtor.age,
  };
}
