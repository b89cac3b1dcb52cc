/** The sentences of a text, its line ends and runs of blanks as one blank. */
export const sentencesOf = (text: string): string[] => text.replace(/\s+/g, " ").split(/(?<=[.;])\s/);

/** A regular expression's source for a text as it is: names of members and parameters may hold any character. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
