import { agentAddresses, customerAddress } from "../area/agent-addresses";
import { readCustomerNumber } from "../customer/customer-number";

/** Where the activation was begun: at the customer the address names, else in the list. */
export function activationOrigin(query: URLSearchParams): string {
  const kdUid = readCustomerNumber(query);
  return kdUid === null ? agentAddresses.customers : customerAddress(kdUid);
}
