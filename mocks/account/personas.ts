import { sampleUserIds as ids } from "../business/data/users";
import type { Preparation } from "../kernel/group";
import { signInPersistent } from "../kernel/session";

/** People worth being, signed in. Every one with a phone can also log in with the password stockbook8. */
export const accountPersonas: Readonly<Record<string, Preparation>> = {
  newcomer: persona(
    ids.newcomer,
    "Registered a minute ago on 13800131246: everything begins, nobody brought them.",
  ),
  "trial-day-three": persona(
    ids.trialDayThree,
    "Third day of the trial, nothing bought: what a trial shows and sells.",
  ),
  "trial-ended": persona(
    ids.trialEnded,
    "The trial ended five days ago: the product is closed, the user centre is open, the data is kept 25 days more.",
  ),
  "trial-erased": persona(
    ids.trialErased,
    "The trial ended 45 days ago and its data is gone: only buying anew is left.",
  ),
  "paying-standard": persona(
    ids.payingStandard,
    "Pays for the standard version, 240 days left: can upgrade and add users.",
  ),
  "paying-professional": persona(
    ids.payingProfessional,
    "Pays for the professional version and a membership card: no upgrade left, no chat widget.",
  ),
  wholesaler: persona(
    ids.wholesaler,
    "A wholesaler with three licences, one expired, one due this month, one in service: the fullest licence list.",
  ),
  inviter: persona(
    ids.wholesaler,
    "The same wholesaler, whose referral code YX9027 brings customers and awards.",
  ),
  invitee: persona(ids.invitee, "In the trial, brought by the code YX9027: cannot take another inviter."),
  "due-next-month": persona(
    ids.dueNextMonth,
    "The professional version ends next month: the early reminder to renew.",
  ),
  "due-this-month": persona(
    ids.dueThisMonth,
    "The standard version ends with this month: the urgent reminder to renew.",
  ),
  expired: persona(
    ids.expired,
    "The standard version ended twelve days ago: no longer a paying user, can renew.",
  ),
  buyout: persona(ids.buyout, "Bought stock and invoicing outright: nothing expires, nothing to renew."),
  "retail-buyout": persona(
    ids.retailBuyout,
    "Bought the retail edition outright: the other of the two buyouts.",
  ),
  "not-purchased": persona(
    ids.notPurchased,
    "A licence was recorded and never paid, and there was no trial.",
  ),
  retailer: persona(ids.retailer, "A corner shop with the retail edition: no version levels, other reports."),
  promoter: persona(ids.promoter, "A promoter with customers, shares and withdrawals: the partner area."),
  "agent-china": persona(
    ids.agentChina,
    "Agent of the China version, where it has a team and settlement prices.",
  ),
  "agent-international": persona(
    ids.agentInternational,
    "Agent of the international version, where it has a team; the China version turns it away.",
  ),
  "role-conflict": persona(
    ids.parentChanged,
    "A promoter whose agent above took another role: logging in to the partner area with 13700003040 is refused.",
  ),
  "applicant-submitted": persona(
    ids.applicantSubmitted,
    "Handed in a partner application an hour ago: no second one is taken.",
  ),
  "applicant-reviewing": persona(
    ids.applicantReviewing,
    "The partner application is under review, decided within a day.",
  ),
  "applicant-rejected": persona(
    ids.applicantRejected,
    "The partner application was rejected: it may be handed in anew.",
  ),
  "messenger-only": persona(
    ids.messengerOnly,
    "Came by messenger, without phone and password: both can be added.",
  ),
};

function persona(userId: string, sentence: string): Preparation {
  return {
    sentence,
    prepare(world) {
      signInPersistent(world, userId);
    },
  };
}
