import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { limitDrafts, readDraft, storeDraft } from "../../../forms/stored-draft";
import { phoneMask } from "../../../rules/limits";
import { isPhone, maskPhone, normalisePhone } from "../../../rules/phone";

const draftPrefix = "promoter.linked.";
/** One for each number that "back" may lead to. */
const maximumNumbers = 20;

/** The phone an address names: whole, or by its ends where this tab has it stored for its user; "" where it has not. */
export function readLinkedPhone(text: string): string {
  const phone = normalisePhone(text);
  if (!phone.includes(phoneMask.stars)) return phone;
  const stored = readDraft(draftPrefix + phone)?.["phone"];
  return typeof stored === "string" ? stored : "";
}

/** What stands for a phone in an address, after the phone itself was stored in this tab; other texts stay as they are. */
export function linkPhone(text: string): string {
  if (!isPhone(text)) return text;
  const ends = maskPhone(text);
  storeDraft(draftPrefix + ends, { phone: text }, "visit");
  limitDrafts(draftPrefix, maximumNumbers);
  return ends;
}

/**
 * The phone that a parameter of the address names. An address outlives a session, and whoever signs in next would find the
 * number there: it moves into a draft, which is its user's, and the address keeps its ends.
 */
export function useLinkedPhone(parameter: string): string {
  const [query, setQuery] = useSearchParams();
  const phone = readLinkedPhone(query.get(parameter) ?? "");
  const takeOut = useEffectEvent(() => {
    const rest = new URLSearchParams(query);
    rest.set(parameter, linkPhone(phone));
    if (rest.get(parameter) !== query.get(parameter))
      setQuery(rest, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isPhone(phone)) takeOut();
  }, [phone]);
  return phone;
}
