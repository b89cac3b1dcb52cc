import type { RefusedField } from "../kernel/group";
import type { AnyTableDefinition } from "../world/types";
import { contactHandlers } from "./handlers/contacts";
import { invoiceHandlers } from "./handlers/invoices";
import { licenceHandlers } from "./handlers/licences";
import { transferHandlers } from "./handlers/transfer";
import { contactTable } from "./state/contacts";
import { invoiceOutcomeTable, invoiceTable, titleTable } from "./state/invoices";
import { silentTransferTable } from "./state/transfer";

export { invoiceReactions } from "./rules/request-invoice";
export { licenceScenarios } from "./scenarios/licences";

/** Handlers of licences, contact persons, invoices and bank transfers. */
export const licenceAndInvoiceHandlers = {
  ...licenceHandlers,
  ...contactHandlers,
  ...invoiceHandlers,
  ...transferHandlers,
};

/** Tables of licences, contact persons, invoices and bank transfers. */
export const licenceTables: readonly AnyTableDefinition[] = [
  contactTable,
  titleTable,
  invoiceTable,
  invoiceOutcomeTable,
  silentTransferTable,
];

/** The message of a refused field in these parts of the mall; undefined where none fits. */
export function licenceMessageKey({ field, isMissing }: RefusedField) {
  switch (field) {
    case "captcha":
      return isMissing ? "captcha.empty" : "code.error";
    case "phone":
      return isMissing ? "phone.empty" : "phone.correct";
    case "email":
      return "email.invalid";
    case "taxNumber":
      return "field.taxNumber";
    default:
      return undefined;
  }
}
