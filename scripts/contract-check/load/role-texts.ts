import { sentencesOf } from "../lib/texts";

/**
 * A sentence in lower case and without quotation marks, in which `@0`, `@1` … stand for the roles of those numbers: "By
 * the clinic's dentist or a manager" is "by @2 or @0" where these are the third and the first.
 */
export type RoleSentence = string;

/** Several roles as a sentence lists them: "a manager, a clerk or the shop's owner". */
export const roleList = "@\\d+(?:(?:,? (?:or|and|nor) |, ?| ?/ ?| & )@\\d+)*";

/** The sentences of a text with its roles as numbers. */
export function roleSentences(text: string, roles: readonly string[]): readonly RoleSentence[] {
  const plain = text.toLowerCase().replace(/[`"“”*]/g, "");
  return sentencesOf(plain).map((sentence) =>
    roles.reduce((marked, role, index) => marked.replace(mentionOf(role), `@${index}`), sentence.trim()),
  );
}

/** The numbers of the roles that a list names. */
export const rolesIn = (list: string): number[] =>
  [...list.matchAll(/@(\d+)/g)].map(([, one]) => Number(one));

/** Roles that credentials name in short and texts in full, or the other way round. */
const spellings = new Map(
  (
    [
      ["admin", "istrator"],
      ["dev", "eloper"],
      ["op", "erator"],
      ["rep", "resentative"],
      ["vet", "erinarian"],
    ] as const
  ).flatMap(([short, rest]) => [short, short + rest].map((name) => [name, `${short}(?:${rest})?`] as const)),
);

/** The expression for a role as texts name it: `shop_admin`, "shop admin", "shop administrators". */
export function spelledRole(name: string): RegExp {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[_ -]+/)
    .map((word) => spellings.get(word) ?? word.replace(/[^a-z0-9]/g, "\\$&"));
  return new RegExp(`(?<![\\w:.-])${words.join("[ _-]?")}s?(?![\\w:-]|\\.\\w)`);
}

/** "Every technician", "the clinic's dentist", "the dentist of the case", but not what is the dentist's. */
function mentionOf(role: string): RegExp {
  const before = "(?:(?:an?|the|any|every|each|all|users with the role|the role) )?(?:[\\w-]+['’]s? )?";
  const behind = "(?!['’])(?: of (?:the|that|its|their|an?) [\\w-]+)?";
  return new RegExp(`(?<![\\w@])${before}${spelledRole(role).source}${behind}`, "g");
}
