import type { Variant } from "../../../src/platform/variant";
import { durations } from "../../../src/rules/limits";
import { textIn } from "../../business/data/global-texts";
import { sampleUserIds as ids } from "../../business/data/users";
import { orderTable } from "../../business/orders";
import type { OrderRow } from "../../business/rows/orders";
import type { SeedContext } from "../../world/types";
import type { InvoiceRow, InvoiceState, TitleRow } from "../rows/invoices";
import { invoiceNumber } from "../rules/invoice-number";

function companiesIn(variant: Variant) {
  return {
    wholesaler: {
      title: textIn(variant, "永兴日杂批发"),
      taxNumber: "92330702MA2A1B2C3D",
      email: textIn(variant, "yongxing@shop.example"),
    },
    standard: { title: textIn(variant, "顺发五金"), taxNumber: "92530103MA6K2C7X1L", email: null },
    professional: {
      title: textIn(variant, "百盛副食批发"),
      taxNumber: "91530111MA6P8R3T5W",
      email: textIn(variant, "baisheng@shop.example"),
    },
    nextMonth: { title: textIn(variant, "和美母婴"), taxNumber: "92530102MA6N4Q9D2H", email: null },
  };
}

/** The titles the sample accounts keep. */
export function sampleTitles(startedAt: number, variant: Variant): TitleRow[] {
  const companies = companiesIn(variant);
  const title = (
    titleId: number,
    userId: string,
    facts: Partial<TitleRow> & { title: string },
  ): TitleRow => ({
    titleId,
    userId,
    holder: "company",
    taxNumber: null,
    email: null,
    isDefault: true,
    updatedAt: startedAt - (130 + titleId) * durations.day,
    ...facts,
  });
  return [
    title(11, ids.wholesaler, companies.wholesaler),
    title(12, ids.wholesaler, { holder: "person", title: textIn(variant, "周芳"), isDefault: false }),
    title(13, ids.payingStandard, companies.standard),
    title(14, ids.payingProfessional, companies.professional),
    title(15, ids.dueNextMonth, companies.nextMonth),
  ];
}

/** Invoices of sample orders, one in every state that does not pass by itself. */
export function sampleInvoices(context: SeedContext): InvoiceRow[] {
  const companies = companiesIn(context.variant);
  const orders = new Map(context.rowsOf(orderTable).map((order) => [order.orderId, order]));
  const invoice = (
    invoiceId: number,
    orderId: number,
    state: InvoiceState,
    company: { readonly title: string; readonly taxNumber: string; readonly email: string | null },
    facts: Partial<InvoiceRow> = {},
  ): InvoiceRow => {
    const { userId, finalFen, paidAt } = known(orders, orderId);
    const requestedAt = (paidAt ?? 0) + durations.minute;
    const issuedAt = state === "failed" ? null : requestedAt + 100 * durations.minute;
    return {
      invoiceId,
      orderId,
      userId,
      state,
      mediaType: 1,
      invoicetype: 1,
      holder: "company",
      ...company,
      amountFen: finalFen,
      number: issuedAt === null ? null : invoiceNumber(context.random(`invoice ${invoiceId} 1`), 1, issuedAt),
      requestedAt,
      issuedAt,
      failReason: null,
      ...facts,
    };
  };
  return [
    invoice(7001, 90_400, "issued", companies.wholesaler),
    invoice(7002, 90_410, "reissued", companies.standard),
    invoice(7003, 90_411, "reissuing", companies.professional, { invoicetype: 2 }),
    invoice(7004, 90_413, "failed", companies.nextMonth, { failReason: "taxNumber" }),
  ];
}

function known(orders: ReadonlyMap<number, OrderRow>, orderId: number): OrderRow {
  const order = orders.get(orderId);
  if (!order) throw new Error(`There is no sample order ${orderId}.`);
  return order;
}
