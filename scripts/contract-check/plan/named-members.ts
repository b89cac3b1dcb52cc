import { literal, mayHold } from "../lib/texts";
import { wordsOf } from "./nouns";

/** What a name says beside the thing: the unit of an amount, the kind of a time. */
const additions = /^(at|on|date|time|datetime|cents?|minor|euros?|pence|utc)$/;
/** `startsAt` is the start of something. */
const nouns: Readonly<Record<string, string>> = {
  starts: "start",
  started: "start",
  begins: "begin(?:ning)?",
  ends: "end",
  ended: "end",
  expires: "expiry",
  from: "from date",
};
/** Words that stand for much else in a text. */
const common = /^(id|name|type|kind|status|state|code|note|data|value|number|key|title|date|day|time)$/;

/**
 * A text with members in place of the ordinary words for them: "an end that is not later than the start" becomes
 * "`endsAt` that is not later than `startsAt`", "the unit price" becomes "`unitPriceCents`". Words that two members share stay.
 *
 * @param noun The thing that has the members: "the start of the booking" is a member of the booking
 */
export function withMemberNames(text: string, names: readonly string[], noun = ""): string {
  const phrases = names.map((name) => ({ name, phrase: phraseOf(name) }));
  let changed = text.replace(/\s+/g, " ");
  for (const { name, phrase } of phrases) {
    if (phrase === undefined || phrases.filter((one) => one.phrase === phrase).length > 1) continue;
    const first = phrase.split(/[^a-z]/)[0] ?? "";
    if (!mayHold(changed.toLowerCase(), first)) continue;
    const owner = noun === "" ? "" : `(?: of (?:the|an?|its|this|each) ${literal(noun)})?`;
    // What follows may belong to another thing ("the capacity of the room") or make another word of it ("the end-user").
    const expression = new RegExp(
      `(?<![\\w\`-])(?:the|an?|its|their|every|each) ${phrase}(?: (?:date|time|amount))?${owner}(?![\\w\`-]| (?:of|for) )`,
      "gi",
    );
    changed = changed.replace(expression, `\`${name}\``);
  }
  return changed;
}

/** The words that a text has for a member, as a pattern; undefined where they are too common to stand for it. */
function phraseOf(name: string): string | undefined {
  const words = wordsOf(name);
  const own = words.filter((word, index) => index === 0 || !additions.test(word));
  const [only = ""] = own;
  if (own.length > 1) return own.map(literal).join("[ -]");
  if (only.length < 3 || common.test(only)) return undefined;
  return nouns[only] ?? literal(only);
}
