import type { components, operations } from "../../../src/generated/mall";
import type { Locale } from "../../../src/platform/locale";
import { invoiceTitles } from "../../../src/rules/business-limits";
import { skuOf } from "../../business/catalogue";
import { findKey, storeKey } from "../../business/idempotency";
import { nextNumber } from "../../business/numbers";
import { orderTable } from "../../business/orders";
import { duplicate, forbidden, keyUsed, notFound } from "../../business/refusals";
import { withUser } from "../../business/session";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import type { InvoiceRow, TitleRow } from "../rows/invoices";
import { bookOf } from "../rules/book";
import { describeInvoice } from "../rules/describe-invoice";
import { withdrawal } from "../rules/invoices";
import { moveInvoice, removeInvoice, requestInvoiceOf } from "../rules/request-invoice";
import { firstTitleId, invoiceTable, titleOf, titleTable } from "../state/invoices";
import { businessRefusal, serviceUnknown } from "../texts/business-refusal";
import { bookTexts, invoiceRefusals, notWithdrawable } from "../texts/invoices";
import { licenceTexts } from "../texts/licences";

type Invoices = "saveInvoiceTitle" | "getInvoiceBook" | "requestInvoice" | "cancelInvoice";
type Title = components["schemas"]["InvoiceTitle"];

/** The title book of an account and the invoices of its orders. */
export const invoiceHandlers: Pick<Handlers<operations>, Invoices> = {
  saveInvoiceTitle: (request) =>
    withUser(request, ({ userId }) => {
      const { path, body, headers, now, locale, world } = request;
      if (path.userId !== userId) return refuse(forbidden(locale));
      const key = headers["Idempotency-Key"];
      const scope = `save title ${userId}`;
      const known = findKey(world, scope, key, body);
      if (known.kind === "other") return refuse(keyUsed(locale));
      const earlier = known.kind === "made" ? titleOf(world, userId, Number(known.created)) : undefined;
      if (earlier) return ok(describeTitle(earlier));
      const before = body.titleId === undefined ? undefined : titleOf(world, userId, body.titleId);
      if (body.titleId !== undefined && !before) return refuse(notFound(locale, bookTexts.noTitle));
      const titles = world.table(titleTable);
      const book = titles.by("user", userId);
      const facts = {
        holder: body.holder,
        title: body.title,
        taxNumber: body.holder === "company" ? body.taxNumber : null,
        email: body.email ?? null,
        isDefault: body.isDefault ?? false,
        updatedAt: now,
      };
      const isDuplicate = book.some(
        ({ titleId, title, taxNumber }) =>
          titleId !== before?.titleId && title === facts.title && taxNumber === facts.taxNumber,
      );
      if (isDuplicate) return refuse(duplicate(locale, bookTexts.duplicateTitle));
      if (!before && book.length >= invoiceTitles.maximum)
        return refuse(businessRefusal(60061, locale, bookTexts.titlesFull));
      if (facts.isDefault)
        for (const { titleId, isDefault } of book)
          if (isDefault) titles.update(titleId, { isDefault: false });
      const saved = before
        ? titles.update(before.titleId, facts)
        : titles.insert({ titleId: nextNumber(world, "invoice title", firstTitleId), userId, ...facts });
      storeKey(world, scope, key, body, saved.titleId);
      return ok(describeTitle(saved));
    }),

  getInvoiceBook: (request) =>
    withUser(request, ({ userId }) => {
      const { path, query, locale, world } = request;
      if (path.userId !== userId) return refuse(forbidden(locale));
      if (!skuOf(path.productNo)) return refuse(serviceUnknown(locale));
      const orders = world.table(orderTable);
      const { titles, invoices } = bookOf(
        world.table(titleTable).by("user", userId),
        world
          .table(invoiceTable)
          .by("user", userId)
          .filter(({ orderId }) => orders.get(orderId)?.productNo === path.productNo),
        query,
      );
      return ok({
        titles: titles.map(describeTitle),
        invoices: invoices.map((invoice) => describe(world, invoice, locale)),
      });
    }),

  requestInvoice: (request) =>
    withUser(request, ({ userId }) => {
      const { path, body, headers, locale, world } = request;
      const scope = `requestInvoice ${userId}`;
      const invoiceRequest = { orderId: path.orderId, ...body };
      const key = findKey(world, scope, headers["Idempotency-Key"], invoiceRequest);
      if (key.kind === "other") return refuse(keyUsed(locale));
      if (key.kind === "made") {
        const created = world.table(invoiceTable).get(Number(key.created));
        return created ? ok(describe(world, created, locale)) : refuse(notFound(locale, bookTexts.noInvoice));
      }
      const order = world.table(orderTable).get(path.orderId);
      if (order?.userId !== userId) return refuse(notFound(locale, licenceTexts.noOrder));
      const result = requestInvoiceOf(world, order, body, request.now);
      if (result.kind === "noTitle") return refuse(notFound(locale, bookTexts.noTitle));
      if (result.kind === "refused") {
        const { problem } = result;
        return refuse(businessRefusal(problem, locale, invoiceRefusals[problem]));
      }
      storeKey(world, scope, headers["Idempotency-Key"], invoiceRequest, result.invoice.invoiceId);
      return ok(describe(world, result.invoice, locale));
    }),

  cancelInvoice: (request) =>
    withUser(request, ({ userId }) => {
      const { path, locale, world } = request;
      const invoice = world.table(invoiceTable).get(path.invoiceId);
      if (invoice?.userId !== userId) return refuse(notFound(locale, bookTexts.noInvoice));
      const { invoiceId, orderId, state } = invoice;
      if (state === "reissuing" || state === "reissued")
        return refuse(businessRefusal(60054, locale, notWithdrawable[state]));
      if (withdrawal(state) === "removed") {
        removeInvoice(world, invoice);
        return ok({ invoiceId, orderId, invoice: null });
      }
      const voided = moveInvoice(world, invoice, "reissuing") ?? invoice;
      return ok({ invoiceId, orderId, invoice: describe(world, voided, locale) });
    }),
};

function describe(world: World, invoice: InvoiceRow, locale: Locale) {
  const order = world.table(orderTable).get(invoice.orderId);
  if (!order) throw new Error(`Invoice ${invoice.invoiceId} is of no order.`);
  return describeInvoice(world, invoice, order.orderNo, locale);
}

function describeTitle({ titleId, holder, title, taxNumber, email, isDefault, updatedAt }: TitleRow): Title {
  return { titleId, holder, title, taxNumber, email, isDefault, updatedAt: rfc3339(updatedAt) };
}
