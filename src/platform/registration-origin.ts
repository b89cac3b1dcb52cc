import { defaultPackOrigin, registrationOriginIds, storePackOrigin } from "./channels";

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
