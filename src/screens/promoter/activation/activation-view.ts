import { isPhone, normalisePhone } from "../../../rules/phone";

/** The phone an address asks to activate for; "" where it carries none. */
export function readActivationPhone(query: URLSearchParams): string {
  const phone = normalisePhone(query.get("phone") ?? "");
  return isPhone(phone) ? phone : "";
}
