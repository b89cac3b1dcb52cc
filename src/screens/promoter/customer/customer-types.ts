import type { components } from "../../../generated/promoter";
import { maskPhone } from "../../../rules/phone";

export type Customer = components["schemas"]["Customer"];
export type CustomerDetailData = components["schemas"]["CustomerDetail"];

/** A customer is called by the shop, else by the contact, else by the number, masked as everywhere. */
export function nameOf({ name, contactName, phone }: Customer): string {
  return name || contactName || maskPhone(phone);
}
