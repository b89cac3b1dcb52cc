export type InviteeStage = "registered" | "trial" | "trialEnded" | "paid";

export const inviteeStages: readonly InviteeStage[] = ["registered", "trial", "trialEnded", "paid"];

/** What is known of how far an invitee has come. */
export interface InviteeFacts {
  readonly trial: { readonly startedAt: number; readonly endsAt: number } | null;
  /** Whether a payment was received that was not wholly given back. */
  readonly hasPaid: boolean;
  /** Whether anything was ever paid, given back or not. */
  readonly hasEverPaid: boolean;
}

/** How far an invitee has come; after a full refund the trial is over. */
export function inviteeStage({ trial, hasPaid, hasEverPaid }: InviteeFacts, now: number): InviteeStage {
  if (hasPaid) return "paid";
  if (hasEverPaid) return "trialEnded";
  if (trial === null || now < trial.startedAt) return "registered";
  return now < trial.endsAt ? "trial" : "trialEnded";
}
