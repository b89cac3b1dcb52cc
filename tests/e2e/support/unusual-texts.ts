/** Texts that users paste, by mistake or on purpose, into a box for another value. */
export const unusualTexts = {
  "HTML tags": `<img src=x onerror="document.title='ran'"><script>document.title='ran'</script>`,
  "ten thousand characters": "长".repeat(10_000),
  "ten thousand blanks and a letter": `${" ".repeat(10_000)}x`,
  "emoji held together by joiners": "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🧾",
  "signs that turn the writing round": "\u202eabc\u2067مرحبا",
  "nothing to be seen": "\u200b\u200d\u2060 ",
  "full-width digits": "１２３４５６７８９０１",
  "blanks around": "   ab  ",
  "a word for nothing": "null",
  "a piece of SQL": "'; DROP TABLE users; --",
  "several lines": "一行\n二行\r\n三行",
} as const;

/** The value of a one-line box after a text was pasted into it. */
export function inOneLine(text: string): string {
  return text.replace(/\r\n|[\r\n]/g, " ");
}
