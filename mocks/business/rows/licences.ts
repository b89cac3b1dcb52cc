import type { LicenceCode, VersionLevel } from "../catalogue";

/** A user's licence of a service. */
export interface LicenceRow {
  /** `licenceId` in licence lists, `srvId` in the mall. */
  readonly licenceId: number;
  readonly userId: string;
  readonly typeCode: LicenceCode;
  readonly productNo: string;
  readonly level: VersionLevel | null;
  /** 1 software, makes a paying user; 0 given away; 2 extra service. */
  readonly serviceType: 0 | 1 | 2;
  /** 2 is bought for good. */
  readonly subscribeType: 1 | 2;
  /** The shop or account book it serves. */
  readonly shopName: string;
  /** Null while recorded but not paid. */
  readonly startsAt: number | null;
  /** The last second of its last day; null for a buyout and while not paid. */
  readonly expiresAt: number | null;
  readonly stores: number;
  readonly storesUsed: number;
  readonly users: number;
  readonly usersUsed: number;
  /** The order that made it; null for what was there before. */
  readonly orderId: number | null;
}
