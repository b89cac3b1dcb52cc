import type { components } from "../../generated/account";
import { clientStore } from "../../platform/client-watch";
import { deviceCode } from "../../platform/device-code";
import { registrationOrigin } from "../../platform/registration-origin";
import { readStored } from "../../platform/storage";

type Registration = components["schemas"]["Registration"];
type Origin = Pick<Registration, "origin" | "packOrigin" | "deviceCode" | "utmTerm">;

/** The search keyword a visitor came with, as log-in and registration send it. */
export function keywordFact(): { utmTerm?: string } {
  const utmTerm = readStored("searchKeyword");
  return utmTerm === null ? {} : { utmTerm };
}

/** Where a new customer came from: origin and pack origin, the device code where the pack asks for it, the keyword. */
export function originFacts(): Origin {
  const { isPointOfSale } = clientStore.getSnapshot();
  const visitor = { packOrigin: readStored("packOrigin"), isPointOfSale };
  const { origin, packOrigin, needsDeviceCode } = registrationOrigin(visitor);
  return { origin, packOrigin, ...(needsDeviceCode && { deviceCode: deviceCode() }), ...keywordFact() };
}
