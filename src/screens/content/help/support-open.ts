import { isSupportOpen, now } from "../../../platform/clock";
import { settings } from "../../../platform/settings";

/** Whether support answers now, by the published hours; and the address that calls it. */
export function supportNow(): { isOpen: boolean; callAddress: string } {
  const { phone, publishedHours } = settings().support;
  return {
    isOpen: isSupportOpen(new Date(now()), publishedHours),
    callAddress: `tel:${phone.replace(/[^+\d]/g, "")}`,
  };
}
