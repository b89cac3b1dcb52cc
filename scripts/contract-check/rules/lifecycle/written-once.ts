import { plainText, sentencesOf } from "../../lib/texts";
import type { Operation } from "../../load/model";
import { descriptionOf } from "../../plan/member-sources";
import { membersOf } from "../../schema/shape";
import { spelled } from "../shared/state-member";

const fixing =
  /\b(?:(?:can|may|must) (?:neither|not|never|no longer) be|cannot be|can't be|is never) (?:changed|altered|modified|edited|overwritten|replaced|corrected)\b/;
/** "A birthday that is set", "once it is given": what holds of every value that is there. */
const given =
  /\b(?:(?:that|which) (?:is|was|has been)|once (?:it )?(?:is|was|has been)?|after it (?:is|was|has been)) ?(?:set|given|known|there|stored|entered)\b/g;
const conditional = /\b(if|when|while|unless|until|only|once|after|before|by|through|with|here)\b/;

/**
 * Whether a text gives a member its value once for all: "a birthday that is set can neither be changed nor removed".
 *
 * Part of `partial-update`.
 */
export function isWrittenOnce(change: Operation, name: string): boolean {
  const schema = change.body?.media[0]?.schema;
  const member = schema && membersOf(change.contract.documents, schema).get(name);
  if (!member) return false;
  const isAbout = new RegExp(`(?:^|[ (,])(?:(?:an?|the|its|their) )?${spelled(name)} *$`, "i");
  const states = (sentence: string, isOwn: boolean): boolean => {
    const plain = sentence.toLowerCase().replace(given, " ");
    const at = plain.search(fixing);
    if (at < 0 || conditional.test(plain.replace(/\([^)]*\)/g, " "))) return false;
    return (
      isAbout.test(plain.slice(0, at)) || (isOwn && /^ *(it |the value |this )?$/.test(plain.slice(0, at)))
    );
  };
  return (
    sentencesOf(plainText(change.text)).some((one) => states(one, false)) ||
    sentencesOf(plainText(descriptionOf(member))).some((one) => states(one, true))
  );
}
