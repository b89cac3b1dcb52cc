import { readStored } from "../../../platform/storage";
import { maskPhone, normalisePhone } from "../../../rules/phone";

/** Where a lead that was not entered yet is stored, and what of it is not. */
interface LeadDraft {
  readonly name: string;
  readonly excludedFields: readonly "phone"[];
}

const common: LeadDraft = { name: "promoter.lead", excludedFields: [] };

/**
 * The draft to open the form with. A link's number has a draft of its own, so that one about another number neither
 * hides the number nor is overwritten; what was typed about the same number without the link is found again. Its name
 * has the number's ends alone: names of drafts are stored.
 */
export function leadDraftOf(linkedPhone: string): LeadDraft {
  const typed = readStored("visitDrafts")?.[common.name]?.["phone"];
  const isSame = typeof typed === "string" && normalisePhone(typed) === linkedPhone;
  if (linkedPhone === "" || isSame) return common;
  return { name: `${common.name}.${maskPhone(linkedPhone)}`, excludedFields: ["phone"] };
}
