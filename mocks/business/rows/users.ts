export type PartnerRole = "none" | "promoter" | "agentChina" | "agentInternational";

export type TaxMethod = "perOccurrence" | "cumulative" | "incidental" | "none";

/** An account of the product, shared by all groups. */
export interface UserRow {
  /** Its number (kdUid). */
  readonly userId: string;
  /** Null for a user who only signed in by messenger. */
  readonly phone: string | null;
  /** As typed; the mock back end turns transformed ones back. Null where none was ever set. */
  readonly password: string | null;
  readonly nickname: string | null;
  /** Whether users of the referral code see the full nickname. */
  readonly showFullName: boolean;
  readonly companyName: string | null;
  readonly avatar: string | null;
  readonly email: string | null;
  readonly regionCode: number | null;
  readonly address: string | null;
  /** The person's id with the messenger; null while not bound. */
  readonly openid: string | null;
  /** Referral code, written in capitals; null until one was asked for. */
  readonly recode: string | null;
  readonly registeredAt: number;
  readonly origin: 6 | 506;
  readonly packOrigin: string;
  readonly utmTerm: string | null;
  /** Start and end of the free trial, which may have been extended; null without one. */
  readonly trial: { readonly startedAt: number; readonly endsAt: number } | null;
  readonly role: PartnerRole;
  readonly roleSince: number | null;
  /** The agent above. */
  readonly parentId: string | null;
  /** True while the agent's role differs from the one this role was given under, until confirmed again. */
  readonly hasParentChanged: boolean;
  /** Whether the channel manager opened ordering at settlement prices. */
  readonly canOrder: boolean;
  /** How tax is withheld when this account withdraws money; the payer decides. */
  readonly taxMethod: TaxMethod;
}
