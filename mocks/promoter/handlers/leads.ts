import type { components, operations } from "../../../src/generated/promoter";
import type { Locale } from "../../../src/platform/locale";
import { businessDate } from "../../../src/rules/dates";
import { isTooOften } from "../../business/attempts";
import { hasAccount } from "../../business/customer-accounts";
import { nothingHeld } from "../../business/customer-services";
import {
  customerById,
  customerByPhone,
  customerTable,
  firstCustomerId,
  ownerOf,
} from "../../business/customers";
import { industries } from "../../business/data/enums/industries";
import { findKey, storeKey } from "../../business/idempotency";
import { nextNumber } from "../../business/numbers";
import { duplicate, forbidden, invalidField, keyUsed, notFound, tooOften } from "../../business/refusals";
import type { CustomerRow } from "../../business/rows/customers";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import type { World } from "../../world/world";
import { withCustomer } from "../access";
import { type Partner, withPartner } from "../partner";
import { allowed } from "../rules/allowances";
import { describeGiveUp, undoOutcome } from "../rules/give-up";
import { passportOf, protectionEnd } from "../rules/protection";
import { timeText } from "../rules/time-text";
import { addFollowUp, insertFollowUp } from "../state/follow-ups";
import { storeLabels } from "../state/labels";
import { giveUpReasons } from "../texts/customers";
import { customerRefusals, protectedUntilText } from "../texts/refusals";

type Leads = "enterLead" | "giveUpCustomer";
type Schemas = components["schemas"];
type LeadEntry = Schemas["LeadEntry"];

export const leadHandlers: Pick<Handlers<operations>, Leads> = {
  enterLead(request) {
    const { body, headers, world, now, locale } = request;
    return withPartner(request, (partner) => {
      const { phone, industry = "" } = body;
      const scope = `enter lead ${partner.userId}`;
      const known = findKey(world, scope, headers["Idempotency-Key"], { phone });
      if (known.kind === "other") return refuse(keyUsed(locale));
      if (known.kind === "made") {
        const [kdUid = "", enteredAt = ""] = known.created.split(" ");
        return ok(receiptOf(kdUid, phone, Number(enteredAt)));
      }
      if (isTooOften(world, scope, allowed.leads)) return refuse(tooOften(locale));
      if (industry !== "" && !industries.some(({ code }) => code === industry))
        return refuse(invalidField(locale, "industry", "", customerRefusals.noIndustry));
      const refusal = refusalOf(world, phone, partner, now, locale);
      if (refusal) return refuse(refusal);
      const { customerId } = writeLead(world, body, partner, now);
      storeKey(world, scope, headers["Idempotency-Key"], { phone }, `${customerId} ${now}`);
      return ok(receiptOf(customerId, phone, now));
    });
  },

  giveUpCustomer(request) {
    const { body, world, now, locale } = request;
    if ("isUndo" in body) return undoGiveUp(request, body.kdUid);
    return withCustomer(request, body.kdUid, (customer, partner) => {
      if (customer.giveUp !== null) return refuse(duplicate(locale, customerRefusals.givenUpAlready));
      const reason = giveUpReasons.find(({ code }) => code === body.reason);
      if (!reason)
        return refuse(invalidField(locale, "reason", "lead.reasonMissing", customerRefusals.noReason));
      const note = (body.note ?? "").trim();
      if (reason.needsNote && note === "")
        return refuse(invalidField(locale, "note", "", customerRefusals.noNote));
      addFollowUp(world, customer, {
        ...followUpBy(partner, now),
        kind: "givenUp",
        detail: note.slice(0, maximumDetailLength),
        about: reason.code,
      });
      const giveUp = { at: now, reason: reason.code, note };
      return ok(describeGiveUp(world.table(customerTable).update(customer.customerId, { giveUp })));
    });
  },
};

/** `detail` of a follow-up is shorter than a note may be; the note itself is stored whole. */
const maximumDetailLength = 200;

type GiveUpRequest = Parameters<Handlers<operations>["giveUpCustomer"]>[0];

function undoGiveUp(request: GiveUpRequest, customerId: string) {
  const { world, now, locale } = request;
  return withPartner(request, (partner) => {
    const customer = customerById(world, customerId);
    if (!customer) return refuse(notFound(locale, customerRefusals.noCustomer));
    if (ownerOf(world, customer) !== partner.userId)
      return refuse(forbidden(locale, customerRefusals.otherPromoters));
    const outcome = undoOutcome(customer, now);
    if (outcome === "notGivenUp") return refuse(notFound(locale, customerRefusals.notGivenUp));
    if (outcome === "tooLate")
      return refuse({
        code: 422,
        errcode: 45012,
        msg: customerRefusals.undoOver[locale],
        key: "",
      } as const);
    addFollowUp(world, customer, { ...followUpBy(partner, now), kind: "undone" });
    return ok(describeGiveUp(world.table(customerTable).update(customer.customerId, { giveUp: null })));
  });
}

/** Why a number cannot be entered; null while it is free. */
function refusalOf(world: World, phone: string, { userId }: Partner, now: number, locale: Locale) {
  const customer = customerByPhone(world, phone);
  const ownerId = customer ? ownerOf(world, customer) : null;
  const { state, protectedUntil } = passportOf(
    { customer, ownerId, hasAccount: hasAccount(world, phone) },
    userId,
    now,
  );
  if (state === "yours") return duplicate(locale, customerRefusals.yours);
  if (state === "existing")
    return {
      code: 422,
      errcode: 45011,
      msg: customerRefusals.registered[locale],
      key: "phone.registered",
    } as const;
  if (state === "free") return null;
  const msg = protectedUntilText(businessDate(protectedUntil ?? now))[locale];
  return { code: 422, errcode: 45010, msg, key: "" } as const;
}

/** Creates the lead, or moves one from another book, or one that was given up, into this one. */
function writeLead(world: World, entry: LeadEntry, partner: Partner, now: number): CustomerRow {
  const customers = world.table(customerTable);
  const before = customerByPhone(world, entry.phone);
  const facts = {
    bookId: partner.userId,
    since: now,
    contactName: entry.contactName?.trim() ?? "",
    address: entry.address?.trim() ?? "",
    industry: entry.industry ?? "",
    purchaseIntention: entry.purchaseIntention,
    labels: entry.labels ?? [],
    lastNote: entry.followUpNote,
    lastFollowUpAt: now,
    nextFollowUpAt: null,
    protection: { startedAt: now, reason: "entered" },
    giveUp: null,
    // Any authorisation was given to another promoter.
    authorisedAt: null,
  } as const;
  const customer = before
    ? customers.update(before.customerId, { ...facts, ...(before.relation === "lead" && { name: "" }) })
    : customers.insert({
        ...facts,
        customerId: String(nextNumber(world, "customer", firstCustomerId)),
        accountId: null,
        name: "",
        phone: entry.phone,
        relation: "lead",
        registeredAt: null,
        channel: "visit",
        held: nothingHeld,
      });
  storeLabels(world, partner.userId, customer.labels);
  insertFollowUp(world, customer, {
    ...followUpBy(partner, now),
    kind: "entered",
    text: entry.followUpNote,
    purchaseIntention: entry.purchaseIntention,
  });
  return customer;
}

function followUpBy({ userId }: Partner, at: number) {
  return {
    at,
    text: "",
    detail: "",
    authorId: userId,
    purchaseIntention: null,
    nextFollowUpAt: null,
    about: null,
  };
}

function receiptOf(kdUid: string, phone: string, enteredAt: number): Schemas["LeadReceipt"] {
  return {
    kdUid,
    phone,
    enteredAt: timeText(enteredAt),
    protectedUntil: timeText(protectionEnd(enteredAt)),
  };
}
