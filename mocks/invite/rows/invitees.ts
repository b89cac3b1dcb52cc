import type { Programme } from "../../business/bindings";

/** Somebody brought by an inviter's code. Who has an account is described by it; the rest stands here. */
export interface InviteeRow {
  readonly inviteeId: number;
  readonly inviterId: string;
  readonly programme: Programme;
  /** The account; null for those the sample world has no account of. */
  readonly userId: string | null;
  readonly name: string;
  readonly phone: string;
  readonly channel: string | null;
  readonly registeredAt: number;
  readonly trial: { readonly startedAt: number; readonly endsAt: number } | null;
  readonly paidAt: number | null;
  readonly refundedAt: number | null;
}
