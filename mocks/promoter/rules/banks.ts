import type { Variant } from "../../../src/platform/variant";
import { type SampleText, textIn } from "../../business/data/global-texts";

export type CardKind = "debit" | "credit" | "other";

export interface Bank {
  readonly bankName: string;
  readonly cardKind: CardKind;
}

/** Banks by the first digits of their cards. The banks are made up, as every name in the sample world is. */
const banks: Readonly<Record<string, { readonly bankName: SampleText; readonly cardKind: CardKind }>> = {
  "6217": { bankName: "示例银行", cardKind: "debit" },
  "625217": { bankName: "示例银行", cardKind: "credit" },
  "622202": { bankName: "春城银行", cardKind: "debit" },
  "622230": { bankName: "春城银行", cardKind: "credit" },
  "622848": { bankName: "滇池农商银行", cardKind: "debit" },
  "621661": { bankName: "长江商业银行", cardKind: "debit" },
  "622588": { bankName: "南岭银行", cardKind: "debit" },
  "622575": { bankName: "南岭银行", cardKind: "credit" },
  "622262": { bankName: "江海交通银行", cardKind: "debit" },
  "622188": { bankName: "绿野邮储银行", cardKind: "debit" },
  "622908": { bankName: "鼓浪银行", cardKind: "debit" },
  "622622": { bankName: "民和银行", cardKind: "debit" },
  "622155": { bankName: "安平银行", cardKind: "debit" },
  "622521": { bankName: "浦岸银行", cardKind: "debit" },
  "622660": { bankName: "光华银行", cardKind: "debit" },
};

/** The bank that issues cards of this number, by the longest of its first digits that is known. */
export function bankOf(cardNumber: string, variant: Variant): Bank | undefined {
  for (const length of [6, 4]) {
    const bank = banks[cardNumber.slice(0, length)];
    if (bank) return { ...bank, bankName: textIn(variant, bank.bankName) };
  }
  return undefined;
}

/** A card number with its first and last four digits: 6217***********6217. */
export function maskedCardNumber(cardNumber: string): string {
  return `${cardNumber.slice(0, 4)}${"*".repeat(cardNumber.length - 8)}${cardNumber.slice(-4)}`;
}

/** An identity number with its first three and last four characters. */
export function maskedIdentityNumber(identityNumber: string): string {
  return `${identityNumber.slice(0, 3)}${"*".repeat(11)}${identityNumber.slice(-4)}`;
}

/** A name with its first character, and a star for each of the others. */
export function maskedName(name: string): string {
  const [first = "", ...others] = name;
  return first + "*".repeat(others.length);
}
