import { maskPhone } from "../../../rules/phone";
import type { Customer } from "./customer-view";

/** A customer is called by the shop, else by the contact, else by the number, masked as everywhere. */
export function displayName({ name, contactName, phone }: Customer): string {
  return name || contactName || maskPhone(phone);
}

/** When a customer came: registration, else the first follow-up known of a lead. Milliseconds since 1970. */
export function arrivedAt({ registrationTime, lastFollowUpAt }: Customer): number {
  const time = registrationTime ?? lastFollowUpAt;
  return time === null ? 0 : Date.parse(time);
}

/** Whether a card has a line below the others for it: what is due, or the last note. */
export function hasNote({ followUpNote, nextFollowUpAt }: Customer): boolean {
  return followUpNote !== "" || nextFollowUpAt !== null;
}
