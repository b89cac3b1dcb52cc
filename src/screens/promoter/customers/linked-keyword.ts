import { limitDrafts, readDraft, storeDraft } from "../../../forms/stored-draft";
import { maskedKeyword } from "./searched-phone";

const draftPrefix = "promoter.keyword.";
/** One for each search that "back" may lead to. */
const maximumKeywords = 20;

/** Stores a keyword with a whole phone number in this tab, for its user, before an address names it by the number's ends. */
export function linkKeyword(keyword: string): void {
  const masked = maskedKeyword(keyword);
  if (masked === keyword) return;
  storeDraft(draftPrefix + masked, { keyword }, "visit");
  limitDrafts(draftPrefix, maximumKeywords);
}

/** The keyword of an address: with the number where this tab has it stored, else with its ends, which are found as well. */
export function readLinkedKeyword(text: string): string {
  const keyword = readDraft(draftPrefix + text)?.["keyword"];
  return typeof keyword === "string" ? keyword : text;
}
