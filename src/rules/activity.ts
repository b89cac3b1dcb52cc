import * as z from "zod/mini";
import { textField } from "./to-zod";

/** Receiving a coupon on a campaign page. */
export const couponReceiveForm = z.object({ phone: textField("phone"), smsCode: textField("smsCode") });
export type CouponReceiveInput = z.input<typeof couponReceiveForm>;
export type CouponReceiveOutput = z.output<typeof couponReceiveForm>;

/** A suggestion, with a phone for those who ask for a reply. */
export const suggestionForm = z.object({
  /** A code of the server's list. */
  kind: textField("choice"),
  content: textField("feedback"),
  phone: textField("optionalPhone"),
});
export type SuggestionInput = z.input<typeof suggestionForm>;
export type SuggestionOutput = z.output<typeof suggestionForm>;
