import type { LicenceCode, VersionLevel } from "../catalogue";

export type PurchaseIntention = "high" | "medium" | "general";

/** How a customer came: by something the promoter shared, or otherwise. */
export type RegistrationChannel =
  | "chat"
  | "moments"
  | "poster"
  | "link"
  | "qr"
  | "sms"
  | "store"
  | "visit"
  | "self"
  | "app";

/** What keeps others from entering a number: entering it, following it up, an order. */
export interface ProtectionRow {
  readonly startedAt: number;
  readonly reason: "entered" | "followUp" | "order";
}

/** A customer or lead. One row per phone, for all promoters. */
export interface CustomerRow {
  /** `kdUid` of the contracts. */
  readonly customerId: string;
  /** Its promoter; null for a customer without one. */
  readonly bookId: string | null;
  /** Start with the present promoter, who does not see earlier follow-ups. */
  readonly since: number;
  /** Its account in `users.ts`; null for a lead, and for a sample customer whose account was not needed yet. */
  readonly accountId: string | null;
  readonly name: string;
  readonly contactName: string;
  readonly phone: string;
  readonly address: string;
  readonly industry: string;
  readonly purchaseIntention: PurchaseIntention | null;
  /** In the order they were set. */
  readonly labels: readonly string[];
  /** A lead has not registered. */
  readonly relation: "lead" | "customer";
  readonly registeredAt: number | null;
  readonly channel: RegistrationChannel;
  /** Its services while there is no account with licences. */
  readonly held: HeldService;
  readonly lastNote: string;
  readonly lastFollowUpAt: number | null;
  readonly nextFollowUpAt: number | null;
  readonly protection: ProtectionRow | null;
  readonly giveUp: { readonly at: number; readonly reason: string; readonly note: string } | null;
  /** When the customer let the promoter manage devices and services. */
  readonly authorisedAt: number | null;
}

/** A transferred book of customers. A promoter without a row has the book of their own id. */
export interface CustomerBookRow {
  readonly bookId: string;
  readonly ownerId: string;
}

/** What a customer holds of a service, or of its trial. */
export interface HeldService {
  /** Null without a licence. */
  readonly code: LicenceCode | null;
  /** Null for a trial. */
  readonly productNo: string | null;
  readonly level: VersionLevel | null;
  readonly startsAt: number | null;
  /** Null for a buyout and where nothing is held. */
  readonly expiresAt: number | null;
  readonly isTrial: boolean;
  /** Whether a payment was ever received. */
  readonly isPaid: boolean;
  readonly stores: number;
  readonly storesUsed: number;
  readonly users: number;
  readonly usersUsed: number;
  /** The licence behind it, where there is a row of it. */
  readonly licenceId: number | null;
}
