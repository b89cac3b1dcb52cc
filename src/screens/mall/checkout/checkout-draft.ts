import { limitDrafts, readDraft, storeDraft } from "../../../forms/stored-draft";
import type { components } from "../../../generated/mall";
import { onStorageChange } from "../../../platform/storage";
import type { JsonRecord } from "../../../platform/storage-keys";
import type { InvoiceRequestInput } from "../../../rules/mall";
import { holdsPhone } from "../../../rules/phone";

type Schemas = components["schemas"];

/** Input of the checkout, stored on this device until the order is placed. */
export interface CheckoutDraft {
  readonly contactId: number | null;
  /** Null takes the best coupon, 0 none. */
  readonly couponId: number | null;
  readonly invoiceWish: Schemas["InvoiceRequest"] | null;
  /** The details of a wanted invoice as they are being entered; null once they are checked, or without invoice. */
  readonly invoiceEntry: InvoiceRequestInput | null;
  readonly note: string;
  readonly payType: Schemas["PayType"] | null;
  /** The last request that was sent, so that a reload or going back repeats it. */
  readonly sent: SentRequest | null;
}

/**
 * A request with its idempotency key and its order. The coupon of its price is stored as well: once the order exists
 * it locks the coupon, and the same selection would be priced without it.
 */
export interface SentRequest {
  readonly key: string;
  readonly intent: string;
  readonly couponId: number | null;
  /** The price on screen when it was sent first; null where an earlier version of the site sent it. */
  readonly amount: string | null;
  /** Null while no answer has come. */
  readonly orderNo: string | null;
}

const draftName = "mall.checkout";
/** Of how many selections the drafts are stored: as many as somebody compares in tabs. */
const maximumSelections = 8;
const empty: CheckoutDraft = {
  contactId: null,
  couponId: null,
  invoiceWish: null,
  invoiceEntry: null,
  note: "",
  payType: null,
  sent: null,
};

/**
 * The user's draft for a selection; another user's on the same device is ignored. A selection that has none begins with
 * the contact, invoice and payment of the last one. Invalid fields are left out.
 */
export function readCheckoutDraft(userId: string, selection: string): CheckoutDraft {
  const own = draftOf(readDraft(nameFor(selection)), userId);
  if (own !== null) return own;
  const stored = readDraft(draftName);
  const last = draftOf(stored, userId);
  if (last === null) return empty;
  // Devices have drafts from when the last selection alone was stored, with all that was typed for it.
  return stored?.["wish"] === selection ? last : { ...last, couponId: null, note: "", sent: null };
}

/** Stores the user's draft for a selection; one with a complete phone number in a text stays in the tab. */
export function storeCheckoutDraft(userId: string, selection: string, draft: CheckoutDraft): void {
  const { note, invoiceEntry, invoiceWish, sent, contactId, payType } = draft;
  const emails = [invoiceEntry?.email ?? "", invoiceWish?.email ?? ""];
  const placeOf = (texts: readonly string[]) => (texts.some(holdsPhone) ? "visit" : "device");
  // What is ordered in another tab has its own: its note and the request it was sent with must not be lost.
  storeDraft(nameFor(selection), { ...draft, userId }, placeOf([...emails, note, sent?.intent ?? ""]));
  storeDraft(draftName, { contactId, invoiceWish, invoiceEntry, payType, userId }, placeOf(emails));
  limitDrafts(nameFor(""), maximumSelections);
}

/**
 * Calls back when another tab sends a request for the same selection, or has its answer; returns the function that
 * stops it.
 */
export function onRequestElsewhere(
  userId: string,
  selection: string,
  listener: (sent: SentRequest) => void,
): () => void {
  return onStorageChange("drafts", (drafts) => {
    const sent = draftOf(drafts?.[nameFor(selection)], userId)?.sent ?? null;
    if (sent !== null) listener(sent);
  });
}

function nameFor(selection: string): string {
  return `${draftName}.${selection}`;
}

function draftOf(stored: JsonRecord | undefined, userId: string): CheckoutDraft | null {
  if (stored === undefined || stored["userId"] !== userId) return null;
  const { contactId, couponId, invoiceWish, invoiceEntry, note, payType, sent } = stored;
  return {
    contactId: isCount(contactId) ? contactId : null,
    couponId: isCount(couponId) ? couponId : null,
    invoiceWish: readInvoiceRequest(invoiceWish),
    invoiceEntry: readInvoiceEntry(invoiceEntry),
    note: typeof note === "string" ? note : "",
    payType: payTypes.find((known) => known === payType) ?? null,
    sent: readSent(sent),
  };
}

const payTypes = [26, 30, 36, 37, 38, 39] as const;

function readInvoiceRequest(candidate: unknown): Schemas["InvoiceRequest"] | null {
  if (!isRecord(candidate)) return null;
  const { titleId, mediaType, invoicetype, email } = candidate;
  if (!isCount(titleId) || !isOneOrTwo(mediaType) || !isOneOrTwo(invoicetype)) return null;
  return { titleId, mediaType, invoicetype, email: typeof email === "string" ? email : null };
}

function readInvoiceEntry(candidate: unknown): InvoiceRequestInput | null {
  if (!isRecord(candidate)) return null;
  const { titleId, mediaType, invoicetype, email } = candidate;
  if (typeof titleId !== "string" || typeof email !== "string") return null;
  return {
    titleId,
    mediaType: mediaType === "2" ? "2" : "1",
    invoicetype: invoicetype === "2" ? "2" : "1",
    email,
  };
}

function readSent(candidate: unknown): SentRequest | null {
  if (!isRecord(candidate)) return null;
  const { key, intent, couponId, amount, orderNo } = candidate;
  if (typeof key !== "string" || typeof intent !== "string") return null;
  return {
    key,
    intent,
    couponId: isCount(couponId) ? couponId : null,
    amount: typeof amount === "string" ? amount : null,
    orderNo: typeof orderNo === "string" ? orderNo : null,
  };
}

function isRecord(candidate: unknown): candidate is JsonRecord {
  return typeof candidate === "object" && candidate !== null;
}

function isCount(candidate: unknown): candidate is number {
  return typeof candidate === "number" && Number.isInteger(candidate) && candidate >= 0;
}

function isOneOrTwo(candidate: unknown): candidate is 1 | 2 {
  return candidate === 1 || candidate === 2;
}
