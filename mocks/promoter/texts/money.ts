import type { Variant } from "../../../src/platform/variant";
import type { LocalizedText } from "../../business/refusals";
import type { AmountRefusal, WithdrawalFailure } from "../rules/withdrawals";

/** Refusals of a withdrawal in an edition. */
export function amountTexts(variant: Variant): Readonly<Record<AmountRefusal, LocalizedText>> {
  return variant === "china" ? chinaTexts : globalTexts;
}

const chinaTexts: Readonly<Record<AmountRefusal, LocalizedText>> = {
  negative: {
    "zh-CN": "提现金额不能为负数",
    "zh-TW": "提領金額不能為負數",
    "en-US": "The amount cannot be negative",
  },
  zero: { "zh-CN": "提现金额不能为0", "zh-TW": "提領金額不能為0", "en-US": "The amount cannot be 0" },
  minimum: {
    "zh-CN": "单次提现金额不能低于100元",
    "zh-TW": "單次提領金額不能低於100元",
    "en-US": "The minimum single withdrawal is 100 yuan",
  },
  exceeds: {
    "zh-CN": "提现金额不能大于可提现金额",
    "zh-TW": "提領金額不能大於可提領金額",
    "en-US": "The amount exceeds your withdrawable balance",
  },
  noCard: {
    "zh-CN": "请先添加银行卡",
    "zh-TW": "請先新增銀行卡",
    "en-US": "Add a bank card first",
  },
};

const globalTexts: Readonly<Record<AmountRefusal, LocalizedText>> = {
  ...chinaTexts,
  minimum: {
    "zh-CN": "单次提现金额不能低于$100",
    "zh-TW": "單次提領金額不能低於$100",
    "en-US": "The minimum single withdrawal is $100",
  },
};

export const failureTexts: Readonly<Record<WithdrawalFailure, LocalizedText>> = {
  cardRefused: {
    "zh-CN": "收款银行退回：账户状态异常",
    "zh-TW": "收款銀行退回：帳戶狀態異常",
    "en-US": "Returned by the bank: the account cannot receive money",
  },
  nameDiffers: {
    "zh-CN": "收款银行退回：户名与卡号不符",
    "zh-TW": "收款銀行退回：戶名與卡號不符",
    "en-US": "Returned by the bank: the name does not fit the card number",
  },
};

export const moneyRefusals = {
  noRecode: {
    "zh-CN": "没有这个推荐码",
    "zh-TW": "沒有這個推薦碼",
    "en-US": "There is no such referral code",
  },
  withdrawalCreated: {
    "zh-CN": "这次提现已经提交过",
    "zh-TW": "這次提領已經提交過",
    "en-US": "This withdrawal was already made with another amount",
  },
  unknownBank: {
    "zh-CN": "认不出这张卡的银行，请手动填写",
    "zh-TW": "認不出這張卡的銀行，請手動填寫",
    "en-US": "The bank of this card is not known. Type its name",
  },
  codeMissing: {
    "zh-CN": "请输入短信验证码",
    "zh-TW": "請輸入簡訊驗證碼",
    "en-US": "Enter the SMS code",
  },
  inTeam: {
    "zh-CN": "已经在你的团队里",
    "zh-TW": "已經在您的團隊裡",
    "en-US": "Already in your team",
  },
  parentChanged: {
    "zh-CN": "上级代理角色已变更",
    "zh-TW": "上級代理角色已變更",
    "en-US": "The parent agent role has changed",
  },
  notMember: {
    "zh-CN": "非本产品会员，无法申请",
    "zh-TW": "非本產品會員，無法申請",
    "en-US": "Only members of the product can apply",
  },
} as const satisfies Record<string, LocalizedText>;

/** Numbers with a wrong check digit. */
export const checkDigitTexts = {
  bankCardNumber: {
    "zh-CN": "银行卡号不正确",
    "zh-TW": "銀行卡號不正確",
    "en-US": "The card number is not right",
  },
  identityNumber: {
    "zh-CN": "身份证号不正确",
    "zh-TW": "身分證號不正確",
    "en-US": "The identity number is not right",
  },
} as const satisfies Record<string, LocalizedText>;

const roleNames = {
  promoter: { "zh-CN": "推广员", "zh-TW": "推廣員", "en-US": "a promoter" },
  agentChina: { "zh-CN": "国内版代理", "zh-TW": "國內版代理", "en-US": "an agent of the China edition" },
  agentInternational: {
    "zh-CN": "国际版代理",
    "zh-TW": "國際版代理",
    "en-US": "an agent of the international edition",
  },
} as const satisfies Record<string, LocalizedText>;

type HeldRole = keyof typeof roleNames;

/** The account that asks already holds a role. */
export function ownRoleConflict(role: HeldRole): LocalizedText {
  const names = roleNames[role];
  return {
    "zh-CN": `登录角色冲突：这个账号已是${names["zh-CN"]}`,
    "zh-TW": `登入角色衝突：這個帳號已是${names["zh-TW"]}`,
    "en-US": `Login role conflict: this account is already ${names["en-US"]}`,
  };
}

/** Somebody else holds a role already. */
export function othersRoleConflict(role: HeldRole): LocalizedText {
  const names = roleNames[role];
  return {
    "zh-CN": `登录角色冲突：对方已是${names["zh-CN"]}`,
    "zh-TW": `登入角色衝突：對方已是${names["zh-TW"]}`,
    "en-US": `Login role conflict: the other account is already ${names["en-US"]}`,
  };
}

/** The text message that asks somebody without an account into a team. */
export function teamInvitation(inviter: string, url: string): string {
  return `【货簿云】${inviter}邀请你成为推广员，注册后即可加入：${url}`;
}
