import type { Locale } from "../../src/platform/locale";
import { type LocalizedText, tooOften } from "../business/refusals";
import type { SmsCodeJudgement } from "../business/verification";

/** Refusals of the business: the number, the key of the message to show (empty where none fits), and the text. */
export const refusals = {
  accountUnknown: refusal(20001, "phone.correct", {
    "zh-CN": "这个手机号还没有注册",
    "zh-TW": "這個手機號碼還沒有註冊",
    "en-US": "This phone number is not registered yet",
  }),
  credentialsWrong: refusal(20002, "", {
    "zh-CN": "手机号或密码不对",
    "zh-TW": "手機號碼或密碼不對",
    "en-US": "The phone number or the password is wrong",
  }),
  phoneRegistered: refusal(20004, "phone.registered", {
    "zh-CN": "该手机号已注册",
    "zh-TW": "該手機號碼已註冊",
    "en-US": "This phone number is already registered",
  }),
  oldPasswordWrong: refusal(20005, "", {
    "zh-CN": "原密码不对",
    "zh-TW": "原密碼不對",
    "en-US": "The current password is wrong",
  }),
  captchaMissing: refusal(20011, "captcha.empty", {
    "zh-CN": "图形验证码或参数为空",
    "zh-TW": "圖形驗證碼或參數為空",
    "en-US": "The image code or a parameter is empty",
  }),
  captchaWrong: refusal(20012, "code.error", {
    "zh-CN": "验证码错误",
    "zh-TW": "驗證碼錯誤",
    "en-US": "The verification code is incorrect",
  }),
  sliderMissing: refusal(20013, "slider.first", {
    "zh-CN": "请先完成滑块验证",
    "zh-TW": "請先完成滑塊驗證",
    "en-US": "Complete the slider verification first",
  }),
  captchaUnavailable: refusal(20014, "captcha.fetchFailed", {
    "zh-CN": "获取验证码出错",
    "zh-TW": "取得驗證碼出錯",
    "en-US": "Could not get the verification code",
  }),
  smsCodeWrong: refusal(20021, "code.error", {
    "zh-CN": "验证码错误",
    "zh-TW": "驗證碼錯誤",
    "en-US": "The verification code is incorrect",
  }),
  smsCodeExpired: refusal(20022, "sms.expired", {
    "zh-CN": "短信验证码已过期",
    "zh-TW": "簡訊驗證碼已過期",
    "en-US": "The SMS code has expired",
  }),
  smsNotSent: refusal(20023, "sms.failed", {
    "zh-CN": "短信验证码发送失败",
    "zh-TW": "簡訊驗證碼傳送失敗",
    "en-US": "The SMS code failed to send",
  }),
  signatureRefused: refusal(20024, "sms.failed", {
    "zh-CN": "短信验证码发送失败",
    "zh-TW": "簡訊驗證碼傳送失敗",
    "en-US": "The SMS code failed to send",
  }),
  holdsChina: refusal(20031, "agent.roleConflict", {
    "zh-CN": "这个账号已是国内版代理，不能登录国际版",
    "zh-TW": "這個帳號已是國內版代理，不能登入國際版",
    "en-US": "This account is an agent of the China edition and cannot log in to the international one",
  }),
  holdsInternational: refusal(20032, "agent.roleConflict", {
    "zh-CN": "这个账号已是国际版代理，不能登录国内版",
    "zh-TW": "這個帳號已是國際版代理，不能登入國內版",
    "en-US": "This account is an agent of the international edition and cannot log in to the China one",
  }),
  parentChanged: refusal(20033, "agent.parentChanged", {
    "zh-CN": "上级代理角色已变更",
    "zh-TW": "上級代理角色已變更",
    "en-US": "The parent agent role has changed",
  }),
  handoverRefused: refusal(20041, "session.expired", {
    "zh-CN": "未登录或登录已超时",
    "zh-TW": "未登入或登入已逾時",
    "en-US": "Not logged in or session timed out",
  }),
  trialEnded: refusal(20051, "", {
    "zh-CN": "试用已结束，购买后可继续使用",
    "zh-TW": "試用已結束，購買後可繼續使用",
    "en-US": "The trial has ended. Buy a version to go on",
  }),
  applicationRefused: refusal(20061, "application.refused", {
    "zh-CN": "提交失败，申请已通过或正在审核中",
    "zh-TW": "提交失敗，申請已通過或正在審核中",
    "en-US": "Submission failed: already approved or under review",
  }),
  notMember: refusal(20062, "agent.notMember", {
    "zh-CN": "非本产品会员，无法申请",
    "zh-TW": "非本產品會員，無法申請",
    "en-US": "Only members of the product can apply",
  }),
} as const;

/** A refusal: a function of the language; its answer has this number and key. */
function refusal<const Errcode extends number, const Key extends string>(
  errcode: Errcode,
  key: Key,
  msg: LocalizedText,
) {
  return (locale: Locale) => ({ code: 422, errcode, msg: msg[locale], key }) as const;
}

/** What is answered to a code from an SMS that was not taken. */
export function smsCodeRefusal(judgement: Exclude<SmsCodeJudgement, "right">, locale: Locale) {
  if (judgement === "tooOften") return tooOften(locale);
  return judgement === "wrong" ? refusals.smsCodeWrong(locale) : refusals.smsCodeExpired(locale);
}

/** Why a slider or a sum was not accepted, by its failure number. */
export function sliderFailed(failure: keyof typeof sliderErrcodes, locale: Locale) {
  const texts = {
    "zh-CN": `滑块验证失败（${failure}）`,
    "zh-TW": `滑塊驗證失敗（${failure}）`,
    "en-US": `Slider verification failed (${failure})`,
  };
  const errcode = sliderErrcodes[failure];
  return { code: 422, errcode, msg: texts[locale], key: "slider.failed", number: failure } as const;
}

const sliderErrcodes = { 1: 20101, 2: 20102, 3: 20103, 4: 20104 } as const;
