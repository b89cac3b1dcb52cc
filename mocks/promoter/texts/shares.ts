import type { Locale } from "../../../src/platform/locale";
import { skuOf } from "../../business/catalogue";
import { yuan } from "../../business/money";
import type { LocalizedText } from "../../business/refusals";
import { yearsInChinese } from "../../business/years-text";
import type { ShareRow } from "../rules/shares";

/** What was ordered, or that it was given back, in a language. */
export function shareTitle({ kind, orderKind, productNo, count }: ShareRow, locale: Locale): string {
  if (kind === "reversal") return refund[locale];
  const name = skuOf(productNo)?.name[locale] ?? productNo;
  return titles[orderKind](name, count ?? 1)[locale];
}

/** Explains a line where its title does not: how much a reversal cancels. */
export function shareNote({ kind, baseFen, ratePercent }: ShareRow, locale: Locale): string {
  return kind === "reversal" ? reversed(`${yuan(baseFen)}×${ratePercent}%`)[locale] : "";
}

const refund: LocalizedText = { "zh-CN": "退款", "zh-TW": "退款", "en-US": "Refund" };

const reversed = (sum: string): LocalizedText => ({
  "zh-CN": `客户退款，冲回${sum}`,
  "zh-TW": `客戶退款，沖回${sum}`,
  "en-US": `The customer was refunded: ${sum} taken back`,
});

const titles: Readonly<Record<ShareRow["orderKind"], (name: string, count: number) => LocalizedText>> = {
  purchase: (name, years) => ({
    "zh-CN": `新购${yearsInChinese(name, years)}`,
    "zh-TW": `新購${yearsInChinese(name, years)}`,
    "en-US": `${name}, ${yearsInEnglish(years)}`,
  }),
  renewal: (name, years) => ({
    "zh-CN": `续费${yearsInChinese(name, years)}`,
    "zh-TW": `續費${yearsInChinese(name, years)}`,
    "en-US": `${name} renewed for ${yearsInEnglish(years)}`,
  }),
  addition: (_name, users) => ({
    "zh-CN": `加${users}个用户`,
    "zh-TW": `加${users}個使用者`,
    "en-US": users === 1 ? "1 more user" : `${users} more users`,
  }),
  upgrade: (name) => ({
    "zh-CN": `升级到${name}`,
    "zh-TW": `升級到${name}`,
    "en-US": `Upgrade to ${name}`,
  }),
};

function yearsInEnglish(years: number): string {
  return years === 1 ? "1 year" : `${years} years`;
}
