import * as z from "zod/mini";
import { crossFieldCheck, flagField, textField } from "./to-zod";

/** Login by password. */
export const passwordLoginForm = z.object({
  phone: textField("phone"),
  password: textField("currentPassword"),
});
export type PasswordLoginInput = z.input<typeof passwordLoginForm>;
export type PasswordLoginOutput = z.output<typeof passwordLoginForm>;

/** Asking for an SMS code: the phone, and the pass of the slider moved first. */
export const smsRequestForm = z.object({ phone: textField("phone"), slider: textField("slider") });
export type SmsRequestInput = z.input<typeof smsRequestForm>;
export type SmsRequestOutput = z.output<typeof smsRequestForm>;

/** Requesting an SMS code with a picture in place of the slider. */
export const captchaRequestForm = z.object({ phone: textField("phone"), captcha: textField("captcha") });
export type CaptchaRequestInput = z.input<typeof captchaRequestForm>;
export type CaptchaRequestOutput = z.output<typeof captchaRequestForm>;

/** Login by SMS code. */
export const codeLoginForm = z.object({ phone: textField("phone"), smsCode: textField("smsCode") });
export type CodeLoginInput = z.input<typeof codeLoginForm>;
export type CodeLoginOutput = z.output<typeof codeLoginForm>;

/** Registration in China. */
export const registerForm = z.object({
  phone: textField("phone"),
  slider: textField("slider"),
  smsCode: textField("smsCode"),
  password: textField("password"),
  terms: flagField("terms"),
});
export type RegisterInput = z.input<typeof registerForm>;
export type RegisterOutput = z.output<typeof registerForm>;

/** Trial request of the global edition, by e-mail. */
export const emailTrialForm = z.object({ email: textField("email"), terms: flagField("terms") });
export type EmailTrialInput = z.input<typeof emailTrialForm>;
export type EmailTrialOutput = z.output<typeof emailTrialForm>;

/** Resetting a password: proved by SMS code, new password typed twice. */
export const resetPasswordForm = z
  .object({
    phone: textField("phone"),
    slider: textField("slider"),
    smsCode: textField("smsCode"),
    password: textField("password"),
    passwordRepeat: textField("passwordRepeat"),
  })
  .check(
    crossFieldCheck("passwordRepeat", "passwordRepeat", (form) => ({
      value: form.passwordRepeat,
      facts: { otherPassword: form.password },
    })),
  );
export type ResetPasswordInput = z.input<typeof resetPasswordForm>;
export type ResetPasswordOutput = z.output<typeof resetPasswordForm>;

/** A known password changed for another one, typed twice. */
export const changePasswordForm = z
  .object({
    oldPassword: textField("currentPassword"),
    newPassword: textField("password"),
    passwordRepeat: textField("passwordRepeat"),
  })
  .check(
    crossFieldCheck("password", "newPassword", (form) => ({
      value: form.newPassword,
      facts: { otherPassword: form.oldPassword },
    })),
    crossFieldCheck("passwordRepeat", "passwordRepeat", (form) => ({
      value: form.passwordRepeat,
      facts: { otherPassword: form.newPassword },
    })),
  );
export type ChangePasswordInput = z.input<typeof changePasswordForm>;
export type ChangePasswordOutput = z.output<typeof changePasswordForm>;

/** Binding a phone to an account that came through a messenger. */
export const bindPhoneForm = z.object({ phone: textField("phone"), smsCode: textField("smsCode") });
export type BindPhoneInput = z.input<typeof bindPhoneForm>;
export type BindPhoneOutput = z.output<typeof bindPhoneForm>;

/** The account's own details. A nickname may be changed, but not removed: customers see it beside a referral code. */
export function userDetailsForm(hasNickname: boolean) {
  return z.object({
    companyName: textField("optionalCompanyName"),
    nickname: textField(hasNickname ? "nickname" : "optionalNickname"),
    email: textField("optionalEmail"),
    /** Code of the lowest place chosen; "" for none. */
    region: z.string(),
    address: textField("optionalAddress"),
  });
}
export type UserDetailsInput = z.input<ReturnType<typeof userDetailsForm>>;
export type UserDetailsOutput = z.output<ReturnType<typeof userDetailsForm>>;
