import { licences as licenceLimits } from "./limits";

/** What the rules read from a licence. */
export interface LicenceFacts {
  readonly serviceType: number;
  readonly expired: boolean;
  readonly typeCode: string;
  readonly subscribeType: number;
}

export interface UserStatus {
  /** 1 for a paying user, else 0. */
  readonly userType: 0 | 1;
  readonly isZHJBuyout: boolean;
  readonly isXHBuyout: boolean;
}

/** A user's standing from the licences: paying, and which services were bought outright. */
export function userStatus(licences: readonly LicenceFacts[]): UserStatus {
  return {
    userType: userType(licences),
    isZHJBuyout: hasBuyout(licences, licenceLimits.codes.zhj),
    isXHBuyout: hasBuyout(licences, licenceLimits.codes.xh),
  };
}

/** 1 when any licence of service type 1 has not expired, else 0. */
export function userType(licences: readonly LicenceFacts[]): 0 | 1 {
  const isPaying = licences.some(
    (licence) => licence.serviceType === licenceLimits.payingServiceType && !licence.expired,
  );
  return isPaying ? 1 : 0;
}

/** Whether the service of that code was bought outright; what was bought outright does not expire. */
export function hasBuyout(licences: readonly LicenceFacts[], typeCode: string): boolean {
  return licences.some(
    (licence) => licence.typeCode === typeCode && licence.subscribeType === licenceLimits.buyoutSubscribeType,
  );
}
