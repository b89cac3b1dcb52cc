import { customerBookTable, customerTable } from "../business/customers";
import type { Control, RefusedField } from "../kernel/group";
import type { AnyTableDefinition } from "../world/types";
import { activationTable } from "./state/activations";
import { authorisationControl, authorisationRefusalControl, ticketTable } from "./state/authorisations";
import { deviceTable } from "./state/devices";
import { followUpTable } from "./state/follow-ups";
import { introductionTable } from "./state/introductions";
import { labelTable } from "./state/labels";
import { serialTable } from "./state/serials";

/** The tables of customers and of what is done for them. */
export const customerTables: readonly AnyTableDefinition[] = [
  customerTable,
  customerBookTable,
  followUpTable,
  labelTable,
  introductionTable,
  ticketTable,
  deviceTable,
  serialTable,
  activationTable,
];

/** What customers do on their own phones. */
export const customerControls: readonly Control[] = [authorisationControl, authorisationRefusalControl];

/** The message key of a refused field of the customers' operations, where one fits. */
export function customerMessageKey({
  operationId,
  field,
  keyword,
  isMissing,
}: RefusedField): string | undefined {
  switch (operationId) {
    case "searchCustomer":
    case "enterLead":
    case "verifyActivation":
    case "activateServices":
    case "addFollowUp":
      break;
    case "giveUpCustomer":
      return field === "reason" ? "lead.reasonMissing" : undefined;
    default:
      return undefined;
  }
  switch (field) {
    case "phone":
    case "customerMobile":
      return isMissing ? "customer.mobileEmpty" : "phone.correct";
    case "purchaseIntention":
      // What is not one of the three was not chosen.
      return "lead.required";
    case "followUpNote":
      return isMissing ? "lead.required" : undefined;
    case "services":
      return isMissing || keyword === "minItems" ? "service.missing" : undefined;
    case "terms":
      return "terms.missing";
    default:
      return undefined;
  }
}
