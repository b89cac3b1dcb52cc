import { isPhone, normalisePhone } from "../../../rules/phone";
import { agentAddresses, customerAddress } from "../area/agent-addresses";

/** The phone an address asks to activate for; "" where it carries none. */
export function readActivationPhone(query: URLSearchParams): string {
  const phone = normalisePhone(query.get("phone") ?? "");
  return isPhone(phone) ? phone : "";
}

/** Where the activation was begun: at the customer the address names, else in the list. */
export function activationOrigin(query: URLSearchParams): string {
  const kdUid = query.get("kdUid") ?? "";
  return /^\d{1,20}$/.test(kdUid) ? customerAddress(kdUid) : agentAddresses.customers;
}
