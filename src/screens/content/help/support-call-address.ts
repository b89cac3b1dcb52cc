import { settings } from "../../../platform/settings";

/** The address that calls support. */
export function supportCallAddress(): string {
  return `tel:${settings().support.phone.replace(/[^+\d]/g, "")}`;
}
