import { cleanText } from "../../../../rules/clean-text";
import { withholdForNet } from "../../../../rules/net-to-gross";
import { yuanToFen } from "../../../../rules/numbers";
import type { TaxInputs, TaxTerms } from "../../../../rules/tax";
import { yuanOf } from "../fen";

/** What is typed: what is to be withdrawn, or what is to arrive on the card. */
export type AmountMode = "gross" | "net";

/**
 * An amount as typed or pasted, without blanks, thousands separators and the sign or name of its currency. A comma that
 * parts no thousands stays, so that it is refused: 12,5 is not 125.
 */
export function readTypedAmount(text: string): string {
  return cleanText(text, "compact")
    .replace(/^(?:[¥￥$]|CNY|RMB|USD|US\$)|(?:元|圆|圓|CNY|RMB|USD)$/giu, "")
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "");
}

/**
 * The gross amount in yuan that was typed or that leaves the net typed. What is no positive amount is handed on as it
 * is, so that the rules of the gross amount name the mistake.
 */
export function grossText(mode: AmountMode, typed: string, terms: TaxTerms, before: TaxInputs): string {
  if (mode === "gross") return typed;
  const netFen = yuanToFen(typed);
  if (netFen === null || netFen <= 0) return typed;
  const found = withholdForNet(terms, netFen, before);
  return found === null ? typed : yuanOf(found.grossFen);
}
