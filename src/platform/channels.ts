/** Origin sent with a registration: the usual one, and the one for pack origins that carry a device code. */
export const registrationOriginIds = { usual: 6, withDeviceCode: 506 } as const;

/** Pack origin of a visitor who came without one, and of one at a point-of-sale terminal. */
export const defaultPackOrigin = "site";
export const storePackOrigin = "store";
