import * as z from "zod/mini";
import { choicesField, crossFieldCheck, flagField, textField } from "./to-zod";
import type { WithdrawalFacts } from "./withdrawal-amount";

/** Application to become a partner. */
export const partnerApplicationForm = z.object({
  applicantName: textField("applicantName"),
  companyName: textField("applicantCompany"),
  phone: textField("phone"),
  area: textField("area"),
  smsCode: textField("smsCode"),
  email: textField("applicantEmail"),
});
export type PartnerApplicationInput = z.input<typeof partnerApplicationForm>;
export type PartnerApplicationOutput = z.output<typeof partnerApplicationForm>;

/** The name customers see when they enter a referral code. */
export const nicknameForm = z.object({ nickname: textField("nickname") });
export type NicknameInput = z.input<typeof nicknameForm>;
export type NicknameOutput = z.output<typeof nicknameForm>;

/** Where withdrawals are paid to. */
export const bankCardForm = z.object({
  holderName: textField("holderName"),
  identityNumber: textField("identityNumber"),
  bankCardNumber: textField("bankCardNumber"),
  bankName: textField("bankName"),
});
export type BankCardInput = z.input<typeof bankCardForm>;
export type BankCardOutput = z.output<typeof bankCardForm>;

/** A withdrawal of gross yuan as typed; `yuanToFen` reads it. Judged against what is known of the balance. */
export function withdrawalForm(facts: WithdrawalFacts) {
  return z.object({ amount: textField("amount", facts) });
}
export type WithdrawalInput = z.input<ReturnType<typeof withdrawalForm>>;
export type WithdrawalOutput = z.output<ReturnType<typeof withdrawalForm>>;

/** Entering a lead. */
export const leadForm = z.object({
  contactName: textField("optionalPersonName"),
  phone: textField("customerMobile"),
  address: textField("optionalAddress"),
  industry: textField("industry"),
  purchaseIntention: textField("purchaseIntention"),
  followUpNote: textField("followUpNote"),
  labels: choicesField("labels"),
});
export type LeadInput = z.input<typeof leadForm>;
export type LeadOutput = z.output<typeof leadForm>;

/** A follow-up with a customer, and the date of the next. */
export const followUpForm = z
  .object({
    purchaseIntention: textField("purchaseIntention"),
    followUpNote: textField("followUpNote"),
    nextDate: textField("followUpDate"),
    nextTime: textField("followUpTime"),
  })
  .check(
    crossFieldCheck("followUpTime", "nextTime", (form) => ({
      value: form.nextTime,
      facts: { hasDate: form.nextDate !== "" },
    })),
  );
export type FollowUpInput = z.input<typeof followUpForm>;
export type FollowUpOutput = z.output<typeof followUpForm>;

/** Giving up a lead. */
export const giveUpForm = z.object({ reason: textField("giveUpReason"), note: textField("note") });
export type GiveUpInput = z.input<typeof giveUpForm>;
export type GiveUpOutput = z.output<typeof giveUpForm>;

/** Activating services for a customer. */
export const activationForm = z.object({
  customerMobile: textField("customerMobile"),
  services: choicesField("service"),
  terms: flagField("terms"),
});
export type ActivationInput = z.input<typeof activationForm>;
export type ActivationOutput = z.output<typeof activationForm>;

/** Adding a promoter to one's team. */
export const addPromoterForm = z.object({ name: textField("personName"), phone: textField("correctPhone") });
export type AddPromoterInput = z.input<typeof addPromoterForm>;
export type AddPromoterOutput = z.output<typeof addPromoterForm>;
