/** The attribute by which the script of a prerendered page names the code that brings the page to life. */
export const codeAttribute = "data-code";

/** The attribute by which it names the file with the page's texts. */
export const textsAttribute = "data-texts";
