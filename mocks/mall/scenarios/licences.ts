import { contactPersons, invoiceTitles } from "../../../src/rules/business-limits";
import { durations } from "../../../src/rules/limits";
import { fakerIn, mobilePhone, personName } from "../../business/data/people";
import { sampleUserIds } from "../../business/data/users";
import { licenceTable } from "../../business/licences";
import { nextNumber } from "../../business/numbers";
import { orderTable } from "../../business/orders";
import { placeOrder } from "../../business/place-order";
import { userTable } from "../../business/users";
import type { Preparation } from "../../kernel/group";
import type { World } from "../../world/world";
import { invoiceNumber } from "../rules/invoice-number";
import { moveInvoice, requestInvoiceOf } from "../rules/request-invoice";
import { upgradeOf, upgradeSelection } from "../rules/upgrade";
import { contactTable, firstContactId } from "../state/contacts";
import { firstTitleId, invoiceOutcomeTable, titleTable } from "../state/invoices";
import { silentTransferTable } from "../state/transfer";

const { wholesaler } = sampleUserIds;

/** States of contact persons, invoices and bank transfers worth looking at; they are all the wholesaler's. */
export const licenceScenarios: Readonly<Record<string, Preparation>> = {
  "contacts-full": {
    sentence: "The wholesaler has 50 contact persons: another one is refused.",
    prepare(world) {
      const contacts = world.table(contactTable);
      const faker = fakerIn(world.variant, world.random("contacts in full"));
      for (let count = contacts.by("user", wholesaler).length; count < contactPersons.maximum; count++)
        contacts.insert({
          contactId: nextNumber(world, "contact", firstContactId),
          userId: wholesaler,
          name: personName(faker),
          phone: mobilePhone(faker, world.variant),
          email: null,
          address: null,
          isDefault: false,
          updatedAt: world.startedAt,
        });
    },
  },
  "invoice-titles-full": {
    sentence: "The wholesaler has 50 invoice titles: another one is refused.",
    prepare(world) {
      const titles = world.table(titleTable);
      const faker = fakerIn(world.variant, world.random("invoice titles in full"));
      for (let count = titles.by("user", wholesaler).length; count < invoiceTitles.maximum; count++)
        titles.insert({
          titleId: nextNumber(world, "invoice title", firstTitleId),
          userId: wholesaler,
          holder: "person",
          title: personName(faker),
          taxNumber: null,
          email: null,
          isDefault: false,
          updatedAt: world.startedAt,
        });
    },
  },
  "invoice-requested": {
    sentence: "The wholesaler asked for an electronic invoice a minute ago; it is made in four minutes.",
    prepare: (world) => void requestSampleInvoice(world, world.startedAt - durations.minute),
  },
  "invoice-issued": {
    sentence: "Every order the wholesaler has in use has its invoice: the newest was made an hour ago.",
    prepare(world) {
      const issuedAt = world.startedAt - durations.hour;
      const result = requestSampleInvoice(world, issuedAt - durations.hour);
      if (result?.kind !== "requested") return;
      const number = invoiceNumber(world.random("invoice of the scenario"), 1, issuedAt);
      moveInvoice(world, result.invoice, "issued", { number, issuedAt });
    },
  },
  "invoice-failed": {
    sentence: "The tax office takes no invoice: whatever is asked for comes back as failed.",
    prepare: (world) => void world.table(invoiceOutcomeTable).insert({ id: "outcome", failure: "taxNumber" }),
  },
  "transfer-sms-fails": {
    sentence: "The SMS with the account for a bank transfer cannot be sent.",
    prepare: (world) => void world.table(silentTransferTable).insert({ id: "silent" }),
  },
  "upgrade-unpaid": {
    sentence: "The wholesaler ordered the upgrade of a branch's licence a minute ago and has not paid it.",
    prepare(world) {
      const licence = world.table(licenceTable).get(sampleLicenceId);
      const at = world.startedAt - durations.minute;
      const upgrade = licence && upgradeOf(licence, at);
      if (upgrade) placeOrder(world, upgradeSelection(licence, upgrade), at);
    },
  },
  "openid-unknown": {
    sentence:
      "The wholesaler's openid is not known: a payment in the messenger asks for the authorisation first.",
    prepare: (world) => void world.table(userTable).update(wholesaler, { openid: null }),
  },
};

/** Asks for the invoice of the one order the wholesaler has in use that has none. */
function requestSampleInvoice(world: World, at: number) {
  const order = world.table(orderTable).get(sampleOrderId);
  return order && requestInvoiceOf(world, order, { titleId: 11, mediaType: 1, invoicetype: 1 }, at);
}

const sampleOrderId = 90_390;
const sampleLicenceId = 8802;
