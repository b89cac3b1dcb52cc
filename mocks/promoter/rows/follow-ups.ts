import type { PurchaseIntention } from "../../business/rows/customers";

export type FollowUpKind = "note" | "quote" | "support" | "order" | "entered" | "givenUp" | "undone";

/** A follow-up with a customer. */
export interface FollowUpRow {
  readonly followUpId: number;
  readonly customerId: string;
  readonly kind: FollowUpKind;
  readonly at: number;
  /** As written; empty where the kind has a fixed text, which is written when it is read. */
  readonly text: string;
  readonly detail: string;
  /** Who wrote it; null for the system. */
  readonly authorId: string | null;
  readonly purchaseIntention: PurchaseIntention | null;
  readonly nextFollowUpAt: number | null;
  /** Code of the reason of a giving up, or the product of an activation; null otherwise. */
  readonly about: string | null;
}
