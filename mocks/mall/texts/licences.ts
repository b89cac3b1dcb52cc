import type { LocalizedText } from "../../business/refusals";

/** Objects that do not exist. */
export const licenceTexts = {
  noLicence: { "zh-CN": "没有这个授权", "zh-TW": "沒有這個授權", "en-US": "There is no such license" },
  noOrder: { "zh-CN": "没有这个订单", "zh-TW": "沒有這個訂單", "en-US": "There is no such order" },
} as const satisfies Record<string, LocalizedText>;

/** Why a licence does not allow something. */
export const licenceRefusals = {
  professionalAlready: {
    "zh-CN": "已经是专业版",
    "zh-TW": "已經是專業版",
    "en-US": "It is professional already",
  },
  endedBeforeUpgrade: {
    "zh-CN": "授权已到期，先续费再升级",
    "zh-TW": "授權已到期，請先續費再升級",
    "en-US": "The license has ended. Renew it before you upgrade",
  },
  endedBeforeUsers: {
    "zh-CN": "授权已到期，先续费再加用户",
    "zh-TW": "授權已到期，請先續費再加使用者",
    "en-US": "The license has ended. Renew it before you add users",
  },
  boughtForGood: {
    "zh-CN": "买断的授权不用续费",
    "zh-TW": "買斷的授權不用續費",
    "en-US": "A license bought for good needs no renewal",
  },
  boughtForGoodAsIs: {
    "zh-CN": "买断的授权不能这样升级",
    "zh-TW": "買斷的授權不能這樣升級",
    "en-US": "A license bought for good cannot be upgraded so",
  },
  noLevels: {
    "zh-CN": "这个服务不分版本",
    "zh-TW": "這個服務不分版本",
    "en-US": "This service has no levels",
  },
  noMoreUsers: {
    "zh-CN": "这个授权不能再加用户",
    "zh-TW": "這個授權不能再加使用者",
    "en-US": "This license cannot have more users",
  },
  tooManyUsers: {
    "zh-CN": "这个授权加不了这么多用户，少加几个试试",
    "zh-TW": "這個授權無法增加這麼多使用者，請減少數量",
    "en-US": "This license cannot take so many more users; choose fewer",
  },
} as const satisfies Record<string, LocalizedText>;
