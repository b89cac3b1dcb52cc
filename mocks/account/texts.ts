import type { LocalizedText } from "../business/refusals";

/** What the common refusals are about. */
export const texts = {
  noCommand: { "zh-CN": "没有这个命令", "zh-TW": "沒有這個命令", "en-US": "There is no such command" },
  noRecode: {
    "zh-CN": "没有这个推荐码",
    "zh-TW": "沒有這個推薦碼",
    "en-US": "Nobody has this referral code",
  },
  ownRecode: {
    "zh-CN": "不能填自己的推荐码",
    "zh-TW": "不能填自己的推薦碼",
    "en-US": "This referral code is your own",
  },
  hasInviter: {
    "zh-CN": "你已经有推荐人了",
    "zh-TW": "你已經有推薦人了",
    "en-US": "You already have an inviter",
  },
  boundElsewhere: {
    "zh-CN": "这个手机号已绑定另一个信使",
    "zh-TW": "這個手機號碼已綁定另一個信使",
    "en-US": "This phone number is linked to another messenger account",
  },
  noMessengerUser: {
    "zh-CN": "没有这个信使用户",
    "zh-TW": "沒有這個信使使用者",
    "en-US": "There is no such messenger user",
  },
  messengerPartial: {
    "zh-CN": "还没有绑定账号",
    "zh-TW": "還沒有綁定帳號",
    "en-US": "Not linked to an account yet",
  },
  noScene: { "zh-CN": "没有这个二维码", "zh-TW": "沒有這個二維碼", "en-US": "There is no such QR code" },
  notAgent: { "zh-CN": "这个账号不是代理", "zh-TW": "這個帳號不是代理", "en-US": "This account is no agent" },
  othersLicences: {
    "zh-CN": "不能看别人的服务",
    "zh-TW": "不能看別人的服務",
    "en-US": "You cannot see another user's services",
  },
  otherPhone: {
    "zh-CN": "这不是你的手机号",
    "zh-TW": "這不是你的手機號碼",
    "en-US": "This is not your phone number",
  },
  otherToken: {
    "zh-CN": "令牌不属于当前用户",
    "zh-TW": "權杖不屬於目前使用者",
    "en-US": "The token is not the logged-in user's",
  },
  noSink: { "zh-CN": "没有这个日志", "zh-TW": "沒有這個日誌", "en-US": "There is no such log" },
  weakPassword: {
    "zh-CN": "密码要8到20位，含字母和数字",
    "zh-TW": "密碼要8到20位，含字母和數字",
    "en-US": "The password needs 8 to 20 characters with a letter and a digit",
  },
  passwordUnchanged: {
    "zh-CN": "新密码不能和原密码一样",
    "zh-TW": "新密碼不能和原密碼一樣",
    "en-US": "The new password must differ from the current one",
  },
  nicknameEmpty: { "zh-CN": "昵称不能为空", "zh-TW": "暱稱不能為空", "en-US": "Enter a nickname" },
  tooManyGuides: { "zh-CN": "引导太多了", "zh-TW": "引導太多了", "en-US": "There are too many guides" },
} as const satisfies Record<string, LocalizedText>;
