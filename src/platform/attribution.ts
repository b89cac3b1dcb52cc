import { currentQuery } from "./address";
import { defaultPackOrigin, registrationOriginIds, storePackOrigin } from "./channels";
import { writeStored } from "./storage";

/** Where a visitor came from, as far as an address contains it; null where it contains nothing. */
export interface Attribution {
  readonly packOrigin: string | null;
  readonly searchKeyword: string | null;
}

/**
 * Reads ref or utm_source as the pack origin, and kw, kwid or utm_term as the search keyword; the first with a
 * value wins.
 */
export function readAttribution(query: string): Attribution {
  const parameters = new URLSearchParams(query);
  return {
    packOrigin: firstOf(parameters, ["ref", "utm_source"]),
    searchKeyword: firstOf(parameters, ["kw", "kwid", "utm_term"]),
  };
}

/** Stores what the address contains of the visitor's origin; what it lacks stays as it was. */
export function captureAttribution(query: string = currentQuery()): void {
  const { packOrigin, searchKeyword } = readAttribution(query);
  if (packOrigin !== null) writeStored("packOrigin", packOrigin);
  if (searchKeyword !== null) writeStored("searchKeyword", searchKeyword);
}

/** The members of a registration about the customer's origin. */
export interface RegistrationOrigin {
  readonly origin: (typeof registrationOriginIds)[keyof typeof registrationOriginIds];
  readonly packOrigin: string;
  /** Whether the device code must be sent along. */
  readonly needsDeviceCode: boolean;
}

/** The origin of a registration. A space in the pack origin marks packs that are counted by device. */
export function registrationOrigin(visitor: {
  readonly packOrigin: string | null;
  readonly isPointOfSale: boolean;
}): RegistrationOrigin {
  const packOrigin = visitor.isPointOfSale ? storePackOrigin : (visitor.packOrigin ?? defaultPackOrigin);
  const needsDeviceCode = packOrigin.includes(" ");
  const { usual, withDeviceCode } = registrationOriginIds;
  return { origin: needsDeviceCode ? withDeviceCode : usual, packOrigin, needsDeviceCode };
}

/** Blank text counts as absent. The rest is stored unchanged: spaces may be significant. */
function firstOf(parameters: URLSearchParams, names: readonly string[]): string | null {
  for (const name of names) {
    const text = parameters.get(name);
    if (text !== null && text.trim() !== "") return text;
  }
  return null;
}
