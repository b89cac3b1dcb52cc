/** In the page: the words that stand on more than one line. */
export function brokenText(selector: string): string[] {
  const lines = (text: Text, { index, 0: word }: RegExpMatchArray) => {
    const range = document.createRange();
    range.setStart(text, index ?? 0);
    range.setEnd(text, (index ?? 0) + word.length);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  };
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
      for (const match of node.data.matchAll(/[A-Za-z]{4,}/g))
        if (lines(node, match) > 1) broken.push(match[0]);
    return broken;
  });
}
