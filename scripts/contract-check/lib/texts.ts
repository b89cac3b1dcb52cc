import { memoised } from "./memoised";

/** The sentences of a text, its line ends and runs of blanks as one blank. */
export const sentencesOf = memoised((text): readonly string[] =>
  text.replace(/\s+/g, " ").split(/(?<=[.;])(?<!\b(?:i\.e|e\.g)\.)\s/i),
);

/** A text in lower case, without quotation marks and the marks of Markdown around its words. */
export const plainText = memoised((text) => text.toLowerCase().replace(/[`"'“”*]/g, ""));

/** A regular expression's source for a text as it is: names of members and parameters may hold any character. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Whether a text in lower case may hold a word in whatever case; a search with an expression costs far more, and most
 * texts name few members. Letters outside ASCII are left to the expression.
 */
export const mayHold = (lower: string, word: string): boolean =>
  /[^\x20-\x7e]/.test(word) || lower.includes(word.toLowerCase());
