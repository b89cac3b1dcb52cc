import type { OpenedAddress, StartReads } from "../../../shared/routing/screen-route";
import { startPartner } from "./start-partner";

/** The reads of a page of the area: what it shows is asked for as soon as a role is held, as far as is known. */
export function partnerReads(start: (address: OpenedAddress) => void): StartReads {
  return (address) => void startPartner(() => start(address));
}
