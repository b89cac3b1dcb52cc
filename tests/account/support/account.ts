import { signInPersistent } from "../../../mocks/kernel/session";
import type { TestBackend } from "../../../mocks/node";
import { accountClient } from "../../../src/api/account/client";
import { unsafeGet } from "../../../src/client/contract-client";
import type { components } from "../../../src/generated/account";
import { defaultSettings } from "../../../src/platform/settings-defaults";
import { transformPassword } from "../../../src/rules/password-transform";
import { signPhoneVerification } from "../../../src/rules/phone-signature";
import { dataOf } from "../../support/begin";

type Schemas = components["schemas"];

/** The group's operations as the tests call them. */
export const account = {
  slide: (phone: string, change: Partial<Schemas["SliderTrail"]> = {}) =>
    accountClient.POST("/ommall/srvmall/webzhj/slidevalid", { body: { ...humanTrail(phone), ...change } }),
  answerSum: (phone: string, captchaId: string, answer: string) =>
    accountClient.POST("/ommall/srvmall/webzhj/slidevalid", {
      body: { method: "arithmetic", phone, captchaId, answer },
    }),
  captcha: (phone: string, kind?: "picture" | "arithmetic") =>
    accountClient.GET("/ommall/srvmall/webzhj/login/vcode", {
      params: { query: { phone, ...(kind && { kind }) } },
    }),
  login: (body: Schemas["Login"]) => accountClient.POST("/ommall/srvmall/webzhj/official/weblogin", { body }),
  register: (body: Schemas["Registration"]) => accountClient.POST("/ommall/srvmall/webzhj/regist", { body }),
  user: () => accountClient.GET("/ommall/srvmall/webzhj/info"),
  change: (body: Schemas["UserInfoChange"]) => accountClient.POST("/ommall/srvmall/webzhj/info", { body }),
  licences: (query: { serviceCode?: Schemas["Licence"]["typeCode"]; userName?: string } = {}) =>
    accountClient.GET("/ommall/srvmall/license/info", { params: { query } }),
  logout: () => accountClient.GET("/ommall/srvmall/webzhj/engine/logout", unsafeGet),
  renew: () => accountClient.GET("/ommall/srvmall/api/addCookieToClient", unsafeGet),
  exists: (phone: string) =>
    accountClient.GET("/ommall/srvmall/webzhj/phone/exist", { params: { query: { phone } } }),
  bindPhone: (phone: string, smsCode: string) =>
    accountClient.POST("/ommall/srvmall/user/phone/bind", { body: { phone, smsCode } }),
  reset: (phone: string, smsCode: string, password: string) =>
    accountClient.POST("/ommall/srvmall/webzhj/phone/passwordreset", {
      body: { phone, smsCode, password: transformed(password, phone) },
    }),
  changePassword: (phone: string, oldPassword: string, newPassword: string) =>
    accountClient.POST("/ommall/srvmall/webzhj/passwordreset", {
      body: {
        phone,
        oldPassword: transformed(oldPassword, phone),
        newPassword: transformed(newPassword, phone),
      },
    }),
  bindInviter: (recode: string) =>
    accountClient.POST("/ommall/srvmall/recommend/invite/bind", { body: { recode } }),
  authCode: (token: string) =>
    accountClient.GET("/ommall/srvmall/webzhj/authcode", { params: { query: { token } } }),
  byToken: (token: string) => accountClient.POST("/ommall/srvmall/webzhj/login/token", { body: { token } }),
  byEngine: (sid: string, head: Partial<Schemas["EngineHead"]> = {}) =>
    accountClient.POST("/ommall/srvmall/webzhj/engine", {
      body: { head: { cmd: "session", sub: "exchange", ver: "1.0", ...head }, body: { sid } },
    }),
  byMessenger: (code: string) =>
    accountClient.POST("/ommall/srvmall/webzhj/login/wechat", { body: { code } }),
  bindMessenger: (bindTicket: string, phone: string, smsCode: string) =>
    accountClient.POST("/ommall/srvmall/webzhj/login/wechat/bind", { body: { bindTicket, phone, smsCode } }),
  messengerUser: (openid: string) =>
    accountClient.GET("/ommall/srvmall/user/infowx", { params: { query: { openid } } }),
  qrCode: (purpose?: "login" | "bind") =>
    accountClient.GET("/ommall/srvmall/wechat/mp/qrcode", {
      params: { query: { ...(purpose && { purpose }) } },
    }),
  poll: (sceneId: string) =>
    accountClient.GET("/ommall/srvmall/wechat/mp/subscribe", { params: { query: { sceneId } } }),
  guides: (guides: Schemas["GuideMark"][]) =>
    accountClient.POST("/ommall/srvmall/webzhj/guide/cfg", { body: { guides } }),
  apply: (body: Schemas["PartnerApplication"]) =>
    accountClient.POST("/ommall/srvmall/promoter/pc/add", { body }),
} as const;

/** The trail of a slider dragged by a human. */
export function humanTrail(phone: string): Schemas["SliderTrail"] {
  return {
    method: "slider",
    phone,
    input: "pointer",
    trackWidth: 356,
    distance: 356,
    durationMs: 840,
    trail: [
      { x: 0, y: 0, t: 0 },
      { x: 120, y: 2, t: 310 },
      { x: 290, y: 3, t: 640 },
      { x: 356, y: 2, t: 840 },
    ],
  };
}

/** A password as it is sent: transformed with the phone. */
export function transformed(password: string, phone: string): string {
  return transformPassword(password, phone, defaultSettings.signing);
}

/** A request for an SMS code, signed at the world's time. */
export function signed(
  { kernel }: TestBackend,
  phone: string,
  type: Schemas["SmsPurpose"],
  vcode: string,
  { nonce = nextNonce(), secretWord = defaultSettings.signing.phoneSecretWord, late = 0 } = {},
): Schemas["SmsCodeRequest"] {
  const settings = { ...defaultSettings.signing, phoneSecretWord: secretWord };
  const sources = { now: () => kernel.world.clock.now() + late, random: () => Number(nonce) / 1_000_000 };
  return { ...signPhoneVerification({ phone, vcode, type }, settings, sources), type };
}

export function requestSms(body: Schemas["SmsCodeRequest"]) {
  return accountClient.POST("/ommall/srvmall/webzhj/vcode", { body });
}

/** Passes the slider, requests an SMS code and reads it from the inbox. */
export async function codeFor(
  backend: TestBackend,
  phone: string,
  type: Schemas["SmsPurpose"],
): Promise<string> {
  const { pass } = await dataOf(account.slide(phone));
  await dataOf(requestSms(signed(backend, phone, type, pass)));
  const [newest] = await inbox(backend);
  if (newest?.code === null || newest === undefined || newest.to !== phone) throw new Error("No code came.");
  return newest.code;
}

export interface InboxMessage {
  readonly id: number;
  readonly to: string;
  readonly kind: string;
  readonly text: string;
  readonly code: string | null;
  readonly at: string;
}

export async function inbox(backend: TestBackend): Promise<readonly InboxMessage[]> {
  const { messages }: { messages: readonly InboxMessage[] } = Object(await control(backend, "GET inbox"));
  return messages;
}

/** The result of a control of the mock back end. */
export async function control({ kernel }: TestBackend, name: string, input?: unknown): Promise<unknown> {
  const found = await kernel.control(name, input);
  if (!found) throw new Error(`There is no control ${name}.`);
  return found.result;
}

/** A text property of a control's result. */
export async function textOf(
  backend: TestBackend,
  name: string,
  property: string,
  input?: unknown,
): Promise<string> {
  return String(Object(await control(backend, name, input))[property]);
}

/** Signs an account in before the first call; returns the token. */
export function signedIn({ kernel }: TestBackend, userId: string): string {
  return signInPersistent(kernel.world, userId);
}

/** A wrong code: differs from the right one. */
export function wrongCode(right: string): string {
  return right === "000000" ? "000001" : "000000";
}

let nonces = 0;

/** A nonce that no other request has. */
function nextNonce(): string {
  nonces += 1;
  return String(nonces).padStart(6, "0");
}
