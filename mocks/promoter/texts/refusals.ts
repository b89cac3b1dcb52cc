import type { LocalizedText } from "../../business/refusals";

/** Messages of refusals about a customer. */
export const customerRefusals = {
  otherPromoters: {
    "zh-CN": "这是别的推广员的客户",
    "zh-TW": "這是別的推廣員的客戶",
    "en-US": "This is another promoter's customer",
  },
  notAuthorised: {
    "zh-CN": "客户还没有授权",
    "zh-TW": "客戶還沒有授權",
    "en-US": "The customer has not agreed to this yet",
  },
  noCustomer: { "zh-CN": "没有这个客户", "zh-TW": "沒有這個客戶", "en-US": "There is no such customer" },
  noAccount: {
    "zh-CN": "这个手机号还没有账号",
    "zh-TW": "這個手機號碼還沒有帳號",
    "en-US": "No account has this phone number",
  },
  notGivenUp: {
    "zh-CN": "这个客户没有放弃过",
    "zh-TW": "這個客戶沒有放棄過",
    "en-US": "This customer was not given up",
  },
  givenUpAlready: {
    "zh-CN": "这个客户已经放弃了",
    "zh-TW": "這個客戶已經放棄了",
    "en-US": "This customer is given up already",
  },
  undoOver: {
    "zh-CN": "已过7天，不能撤回。号码没人录入时可以重新录入",
    "zh-TW": "已過7天，不能撤回。號碼沒人登錄時可以重新登錄",
    "en-US": "The 7 days are over. While nobody else has entered the number, you can enter it anew",
  },
  yours: { "zh-CN": "已经是你的客户", "zh-TW": "已經是你的客戶", "en-US": "This is your customer already" },
  registered: {
    "zh-CN": "该手机号已注册",
    "zh-TW": "該手機號碼已註冊",
    "en-US": "This phone number is already registered",
  },
  noReason: {
    "zh-CN": "请选择放弃原因",
    "zh-TW": "請選擇放棄原因",
    "en-US": "Select a reason for giving up",
  },
  noNote: {
    "zh-CN": "这个原因要写明情况",
    "zh-TW": "這個原因要寫明情況",
    "en-US": "This reason needs a note",
  },
  noIndustry: { "zh-CN": "没有这个行业", "zh-TW": "沒有這個行業", "en-US": "There is no such industry" },
  noRenewalCustomer: {
    "zh-CN": "续费链接要指明客户",
    "zh-TW": "續費連結要指明客戶",
    "en-US": "is required for a renewal",
  },
  noDevice: { "zh-CN": "没有这台设备", "zh-TW": "沒有這台設備", "en-US": "There is no such device" },
  noShop: { "zh-CN": "没有这个店铺", "zh-TW": "沒有這個門市", "en-US": "There is no such store" },
  boundElsewhere: {
    "zh-CN": "设备已绑定其他店铺，请先解绑",
    "zh-TW": "設備已綁定其他門市，請先解除綁定",
    "en-US": "The device is bound to another shop: unbind it first",
  },
  stillBound: {
    "zh-CN": "设备还绑在店铺上，请先解绑",
    "zh-TW": "設備還綁在門市上，請先解除綁定",
    "en-US": "The device is still bound to a shop: unbind it first",
  },
  numberInUse: {
    "zh-CN": "这个设备编号已在使用",
    "zh-TW": "這個設備編號已在使用",
    "en-US": "This device number is in use already",
  },
  unknownService: {
    "zh-CN": "所选服务不存在",
    "zh-TW": "所選服務不存在",
    "en-US": "The selected service does not exist",
  },
  notEligible: {
    "zh-CN": "暂无支付资格，请联系服务商",
    "zh-TW": "暫無支付資格，請聯絡服務商",
    "en-US": "You are not eligible to pay. Contact the provider",
  },
} as const satisfies Record<string, LocalizedText>;

/** Somebody else's lead, and until when (2026-12-20). */
export function protectedUntilText(day: string): LocalizedText {
  return {
    "zh-CN": `这个号码已有人跟进，保护到${day}`,
    "zh-TW": `這個號碼已有人跟進，保護到${day}`,
    "en-US": `Somebody is looking after this number; it is protected until ${day}`,
  };
}
