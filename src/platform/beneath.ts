import { browserWindow, listen } from "./browser";

/** How long nothing has moved before the page counts as being at rest, in milliseconds. */
const rest = 120;

/**
 * Tells whether words or controls of the page lie beneath a place that floats over it: now, and each time the page
 * has come to rest after it was scrolled, resized or changed. Answers a function that stops telling.
 */
export function watchBeneath(place: Element, listener: (isOver: boolean) => void): () => void {
  const page = browserWindow();
  if (!page) return () => undefined;
  let timer = 0;
  const look = () => listener(isOverWords(place, page.document));
  const lookSoon = () => {
    page.clearTimeout(timer);
    timer = page.setTimeout(look, rest);
  };
  const changes = new MutationObserver(lookSoon);
  changes.observe(page.document.body, { childList: true, subtree: true });
  const stops = [
    listen(page, "scroll", lookSoon),
    listen(page, "resize", lookSoon),
    () => changes.disconnect(),
  ];
  lookSoon();
  return () => {
    page.clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

function isOverWords(place: Element, page: Document): boolean {
  const box = place.getBoundingClientRect();
  const beneath = new Set<Element>();
  // Closer than any line is high.
  const steps = [0, 0.25, 0.5, 0.75, 1];
  for (const across of steps)
    for (const down of steps)
      for (const element of page.elementsFromPoint(
        box.left + across * (box.width - 1),
        box.top + down * (box.height - 1),
      ))
        if (!place.contains(element)) beneath.add(element);
  return [...beneath].some((element) => element.matches(controls) || hasWordsIn(element, box));
}

const controls = "button, input, select, textarea, summary, img, svg, canvas";

/** Whether a line of the element's own words reaches into the box; a block may be wide and its words short. */
function hasWordsIn(element: Element, box: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === "") return false;
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      (line) =>
        line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top,
    );
  });
}
