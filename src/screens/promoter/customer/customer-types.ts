import type { components } from "../../../generated/promoter";

export type Customer = components["schemas"]["Customer"];
export type CustomerDetailData = components["schemas"]["CustomerDetail"];

/** A customer is called by the shop, else by the contact, else by the number. */
export function nameOf({ name, contactName, phone }: Customer): string {
  return name || contactName || phone;
}
