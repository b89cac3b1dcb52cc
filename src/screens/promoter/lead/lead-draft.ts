import { readDraft, storeDraft } from "../../../forms/stored-draft";
import { phoneMask } from "../../../rules/limits";
import { isPhone, maskPhone, normalisePhone } from "../../../rules/phone";

/** What the form of a lead opens with. */
interface OpenedLead {
  /** The draft's name; names are stored, so that one about a linked number has the ends of it alone. */
  readonly draftName: string;
  readonly phone: string;
  /** What stands for the number in the address from now on, where the address must not go on naming it. */
  readonly phoneInAddress: string | null;
}

const commonName = "promoter.lead";

/**
 * What to open the form with. A link's number has a draft of its own, so that one about another number neither hides the
 * number nor is overwritten; what was typed about the same number without the link is found again.
 *
 * An address outlives a session, and whoever signs in next would find the number there: it moves into the draft, which is
 * its owner's, and the address keeps its ends, by which the draft is found after a reload.
 */
export function openLead(linked: string): OpenedLead {
  const phone = normalisePhone(linked);
  if (phone === "") return { draftName: commonName, phone, phoneInAddress: null };
  const ownName = `${commonName}.${maskPhone(phone)}`;
  if (phone.includes(phoneMask.stars))
    return { draftName: ownName, phone: phoneOf(ownName), phoneInAddress: null };
  if (!isPhone(phone)) return { draftName: ownName, phone, phoneInAddress: null };
  const draftName = normalisePhone(phoneOf(commonName)) === phone ? commonName : ownName;
  return { draftName, phone, phoneInAddress: draftName === commonName ? "" : maskPhone(phone) };
}

/** Moves a link's number into the draft it is opened with; another number of the same ends begins anew. */
export function moveIntoDraft({ draftName, phone }: OpenedLead): void {
  const stored = readDraft(draftName) ?? {};
  const isSame = normalisePhone(phoneOf(draftName)) === phone;
  storeDraft(draftName, { ...(isSame && stored), phone }, "visit");
}

function phoneOf(draftName: string): string {
  const phone = readDraft(draftName)?.["phone"];
  return typeof phone === "string" ? phone : "";
}
