import type { components } from "../../src/generated/account";
import { hasTriedTooOften, recordAttempt } from "../business/attempts";
import { accountByPhone } from "../business/customer-accounts";
import type { UserRow } from "../business/rows/users";
import { takeCaptcha, takeSmsCode } from "../business/verification";
import type { World } from "../world/world";
import { allowed, passwordsWithoutPicture } from "./limits";
import { readPassword } from "./rules/password";
import { wrongPasswordTable } from "./state";

type Schemas = components["schemas"];

/** The user of a sign-in, or why it is refused. */
export type LoginProof = { readonly user: UserRow } | { readonly refusal: LoginRefusal };

export type LoginRefusal =
  | "credentialsWrong"
  | "accountUnknown"
  | "captchaMissing"
  | "captchaWrong"
  | "smsCodeWrong"
  | "smsCodeExpired"
  | "tooOften";

/** Which refusals are wrong tries; the others are no guesses. */
const wrongTries: readonly LoginRefusal[] = ["credentialsWrong", "captchaWrong", "smsCodeWrong"];

/** Proves a login by password or SMS code. After five wrong tries of a phone within three minutes none is looked at. */
export function proveLogin(world: World, body: Schemas["Login"], now: number): LoginProof {
  const key = `login ${body.phone}`;
  if (hasTriedTooOften(world, key, allowed.wrongLogins)) return { refusal: "tooOften" };
  const proof = body.method === "password" ? provePassword(world, body, now) : proveSmsCode(world, body, now);
  if ("refusal" in proof && wrongTries.includes(proof.refusal))
    recordAttempt(world, key, allowed.wrongLogins);
  return proof;
}

/** A new password, or a right one: the next login of the phone needs no picture. */
export function resetWrongPasswords(world: World, phone: string): void {
  world.table(wrongPasswordTable).remove(phone);
}

/** Counts a wrong password of a phone; after three of them a picture is due. */
export function recordWrongPassword(world: World, phone: string): void {
  const rows = world.table(wrongPasswordTable);
  const count = (rows.get(phone)?.count ?? 0) + 1;
  rows.remove(phone);
  rows.insert({ phone, count });
}

function provePassword(world: World, body: Schemas["PasswordLogin"], now: number): LoginProof {
  const { phone, captchaId, captcha = "" } = body;
  const wrongPasswords = world.table(wrongPasswordTable).get(phone)?.count ?? 0;
  if (captchaId === undefined && wrongPasswords >= passwordsWithoutPicture)
    return { refusal: "captchaMissing" };
  const picture = { phone, kind: "picture", captchaId, typed: captcha } as const;
  if (captchaId !== undefined && !takeCaptcha(world, picture, now)) return { refusal: "captchaWrong" };
  const user = accountByPhone(world, phone);
  const password = readPassword(body.password, phone);
  if (!user || password === null || user.password !== password) {
    recordWrongPassword(world, phone);
    return { refusal: "credentialsWrong" };
  }
  resetWrongPasswords(world, phone);
  return { user };
}

function proveSmsCode(world: World, { phone, smsCode }: Schemas["SmsCodeLogin"], now: number): LoginProof {
  const user = accountByPhone(world, phone);
  if (!user) return { refusal: "accountUnknown" };
  const judgement = takeSmsCode(world, phone, ["2"], smsCode, now);
  if (judgement === "right") return { user };
  if (judgement === "tooOften") return { refusal: "tooOften" };
  return { refusal: judgement === "wrong" ? "smsCodeWrong" : "smsCodeExpired" };
}
