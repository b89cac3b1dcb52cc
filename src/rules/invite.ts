import * as z from "zod/mini";
import { flagField, textField } from "./to-zod";

/** Registration through an invitation. */
export const inviteRegisterForm = z.object({
  phone: textField("phone"),
  slider: textField("slider"),
  smsCode: textField("smsCode"),
  password: textField("password"),
  terms: flagField("terms"),
});
export type InviteRegisterInput = z.input<typeof inviteRegisterForm>;
export type InviteRegisterOutput = z.output<typeof inviteRegisterForm>;
