/** What people paste, by mistake or on purpose, where something else was meant. */
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

/** What a browser makes of a text pasted into a box of one line. */
export function inOneLine(text: string): string {
  return text.replace(/\r\n|[\r\n]/g, " ");
}
