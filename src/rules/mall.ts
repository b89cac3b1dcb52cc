import * as z from "zod/mini";
import { flagField, numberField, textField } from "./to-zod";

/** A contact person for orders. */
export const contactPersonForm = z.object({
  name: textField("personName"),
  phone: textField("correctPhone"),
  email: textField("optionalEmail"),
  address: textField("optionalAddress"),
});
export type ContactPersonInput = z.input<typeof contactPersonForm>;
export type ContactPersonOutput = z.output<typeof contactPersonForm>;

/** An entry of the invoice title book: only a company has a tax number, so a person's form has no such field. */
export const invoiceTitleForm = z.discriminatedUnion("holder", [
  z.object({
    holder: z.literal("person"),
    title: textField("invoiceTitle"),
    email: textField("optionalEmail"),
  }),
  z.object({
    holder: z.literal("company"),
    title: textField("invoiceTitle"),
    taxNumber: textField("taxNumber"),
    email: textField("optionalEmail"),
  }),
]);
export type InvoiceTitleInput = z.input<typeof invoiceTitleForm>;
export type InvoiceTitleOutput = z.output<typeof invoiceTitleForm>;

/**
 * The same entry as one form on screen, with whether it is the usual one: the tax number typed for a company stays
 * while the form is a person's, and is judged only for a company.
 */
export const invoiceTitleEntryForm = z.discriminatedUnion("holder", [
  z.object({
    holder: z.literal("person"),
    title: textField("invoiceTitle"),
    taxNumber: z.string(),
    email: textField("optionalEmail"),
    isDefault: z.boolean(),
  }),
  z.object({
    holder: z.literal("company"),
    title: textField("invoiceTitle"),
    taxNumber: textField("taxNumber"),
    email: textField("optionalEmail"),
    isDefault: z.boolean(),
  }),
]);
export type InvoiceTitleEntryInput = z.input<typeof invoiceTitleEntryForm>;
export type InvoiceTitleEntryOutput = z.output<typeof invoiceTitleEntryForm>;

/** The requested invoice of an order: title, medium and type by their numbers. */
export const invoiceRequestForm = z.object({
  titleId: textField("choice"),
  mediaType: z.enum(["1", "2"]),
  invoicetype: z.enum(["1", "2"]),
  email: textField("optionalEmail"),
});
export type InvoiceRequestInput = z.input<typeof invoiceRequestForm>;
export type InvoiceRequestOutput = z.output<typeof invoiceRequestForm>;

/** A coupon code typed in. */
export const couponCodeForm = z.object({ code: textField("couponCode") });
export type CouponCodeInput = z.input<typeof couponCodeForm>;
export type CouponCodeOutput = z.output<typeof couponCodeForm>;

/** What is bought, for how long and by whom; users and stores are those beyond the included ones. */
export const orderForm = z.object({
  productNo: textField("choice"),
  quantity: numberField("quantity"),
  users: numberField("users"),
  stores: numberField("stores"),
  years: numberField("years"),
  couponId: textField("optionalChoice"),
  contactId: textField("choice"),
  note: textField("note"),
  terms: flagField("terms"),
});
export type OrderInput = z.input<typeof orderForm>;
export type OrderOutput = z.output<typeof orderForm>;

/** Bank transfer: the account details are sent by SMS once the picture's code is right. */
export const bankTransferForm = z.object({
  phone: textField("correctPhone"),
  captcha: textField("captcha"),
});
export type BankTransferInput = z.input<typeof bankTransferForm>;
export type BankTransferOutput = z.output<typeof bankTransferForm>;

/** A contact person as one form: the address in two parts, region code and street. */
export const contactEntryForm = z.object({
  name: textField("personName"),
  phone: textField("correctPhone"),
  email: textField("optionalEmail"),
  region: z.string(),
  street: textField("optionalAddress"),
  isDefault: z.boolean(),
});
export type ContactEntryInput = z.input<typeof contactEntryForm>;
export type ContactEntryOutput = z.output<typeof contactEntryForm>;
