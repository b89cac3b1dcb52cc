import { isPhone, normalisePhone } from "../../../rules/phone";
import { agentAddresses, customerAddress } from "../area/agent-addresses";
import { readCustomerNumber } from "../customer/customer-number";

/** The phone an address asks to activate for; "" where it carries none. */
export function readActivationPhone(query: URLSearchParams): string {
  const phone = normalisePhone(query.get("phone") ?? "");
  return isPhone(phone) ? phone : "";
}

/** Where the activation was begun: at the customer the address names, else in the list. */
export function activationOrigin(query: URLSearchParams): string {
  const kdUid = readCustomerNumber(query);
  return kdUid === null ? agentAddresses.customers : customerAddress(kdUid);
}
