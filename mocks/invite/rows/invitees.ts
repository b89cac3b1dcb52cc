import type { Programme } from "../../business/bindings";

/** A person brought by an inviter's code. With an account, the account describes them; the rest is here. */
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
