import type { OpenedAddress, StartReads } from "../../../shared/routing/screen-route";
import { startPartner } from "./start-partner";

/** The reads of a page of the area: what it shows is asked for once it is known that a role is held. */
export function partnerReads(start: (address: OpenedAddress) => void): StartReads {
  return (address) => void startPartner().then((holdsRole) => holdsRole && start(address));
}
