import DOMPurify, { type WindowLike } from "dompurify";

let purifier = DOMPurify;

/** Gives the sanitiser a DOM where there is no browser: prerendering reads articles with it. */
export function setHtmlWindow(window: WindowLike): void {
  purifier = DOMPurify(window);
}

/**
 * An editor's HTML as DOM nodes that cannot run or restyle anything: only the elements and attributes of one fixed
 * list are left, whatever else was written. Without a DOM there is nothing to read it with; then it is null.
 */
export function sanitiseHtml(source: string): DocumentFragment | null {
  if (!purifier.isSupported) return null;
  return purifier.sanitize(source, {
    ALLOWED_TAGS: allowedElements,
    ALLOWED_ATTR: allowedAttributes,
    // No data:, blob: or app addresses: web pages, mail, phone numbers, and paths of this site.
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

const allowedElements = [
  ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "blockquote", "pre"],
  ...["ul", "ol", "li", "dl", "dt", "dd", "figure", "figcaption", "img", "a"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ...["strong", "b", "em", "i", "u", "s", "del", "ins", "mark", "code", "kbd", "sub", "sup", "small"],
];

const allowedAttributes = [
  ...["href", "src", "alt", "title", "width", "height", "lang", "dir"],
  ...["colspan", "rowspan", "scope", "align", "start", "reversed"],
];
