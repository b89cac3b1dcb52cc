import { createElement, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { readLink } from "./html-links";
import type { HtmlHeading } from "./html-outline";

export interface HtmlNodesContext {
  readonly outline: ReadonlyMap<Element, HtmlHeading>;
  /** Origin of this site. */
  readonly origin: string;
  /** Announced after a link that opens in a new tab. */
  readonly newTabHint: string;
  /** Name of a table that has no caption, for those who listen. */
  readonly tableLabel: string;
}

/**
 * Sanitised nodes as React elements: links of this site go through the router, others open in a new tab, headings
 * carry their ids, tables scroll in a box of their own, steps carry their number.
 */
export function htmlNodes(parent: Node, context: HtmlNodesContext): ReactNode[] {
  const nodes: ReactNode[] = [];
  for (const [index, node] of [...parent.childNodes].entries()) {
    if (isElement(node)) nodes.push(elementNode(node, index, context));
    else if (node.textContent !== null && !isLayoutSpace(node, parent)) nodes.push(node.textContent);
  }
  return nodes;
}

function elementNode(element: Element, key: number, context: HtmlNodesContext): ReactNode {
  const name = element.localName;
  const children = () => htmlNodes(element, context);
  if (/^h[1-6]$/.test(name)) return headingNode(element, key, context);
  if (name === "a") return linkNode(element, key, context);
  if (name === "img") return pictureNode(element, key, context.origin);
  if (name === "table") return tableNode(element, key, context);
  if (name === "br" || name === "hr") return createElement(name, { key });
  if (name === "li") return createElement(name, { key, "data-step": stepOf(element) }, ...children());
  // Safari does not expose a list without bullets as a list.
  if (name === "ol") return createElement(name, { key, role: "list" }, ...children());
  if (name === "strong" && isNoteTitle(element))
    return createElement(name, { key, "data-note-title": "" }, ...children());
  return createElement(name, { key, ...attributesOf(element) }, ...children());
}

function headingNode(element: Element, key: number, context: HtmlNodesContext): ReactNode {
  const heading = context.outline.get(element);
  if (!heading) return null;
  return createElement(`h${heading.level}`, { key, id: heading.id }, ...htmlNodes(element, context));
}

function linkNode(element: Element, key: number, context: HtmlNodesContext): ReactNode {
  const content = htmlNodes(element, context);
  const link = readLink(element.getAttribute("href"), context.origin);
  switch (link.kind) {
    case "nothing":
      return createElement("span", { key }, ...content);
    case "page":
      return createElement(Link, { key, to: link.to }, ...content);
    case "outside": {
      const hint = createElement("span", { className: "sr-only" }, " ", context.newTabHint);
      return createElement("a", { key, href: link.to, target: "_blank", rel: "noopener" }, ...content, hint);
    }
    default:
      return createElement("a", { key, href: link.to }, ...content);
  }
}

function pictureNode(element: Element, key: number, origin: string): ReactNode {
  const source = element.getAttribute("src");
  const link = readLink(source, origin);
  if (source === null || link.kind === "nothing" || link.kind === "place") return null;
  return createElement("img", {
    key,
    ...attributesOf(element),
    src: source,
    alt: element.getAttribute("alt") ?? "",
    loading: "lazy",
    decoding: "async",
  });
}

function tableNode(element: Element, key: number, context: HtmlNodesContext): ReactNode {
  const label = element.querySelector("caption")?.textContent?.trim() || context.tableLabel;
  // What scrolls must be reachable by keyboard, and what is reachable must have a name. A group, not a region:
  // several tables of one name would be indistinguishable landmarks.
  const box = { key, className: "table-box", role: "group", tabIndex: 0, "aria-label": label };
  return createElement("div", box, createElement("table", null, ...htmlNodes(element, context)));
}

/** Attributes as React spells them; what is listed in the sanitiser and not here is handled above. */
const attributeNames: Readonly<Record<string, string>> = {
  title: "title",
  width: "width",
  height: "height",
  lang: "lang",
  dir: "dir",
  colspan: "colSpan",
  rowspan: "rowSpan",
  scope: "scope",
  align: "align",
};

function attributesOf(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, spelling] of Object.entries(attributeNames)) {
    const value = element.getAttribute(name);
    if (value !== null) attributes[spelling] = value;
  }
  return attributes;
}

/** The number of a step of an outermost ordered list, shown in a circle; inner lists are plain. */
function stepOf(item: Element): number | undefined {
  const list = item.parentElement;
  if (list?.localName !== "ol" || list.closest("li")) return undefined;
  const first = Number(list.getAttribute("start") ?? 1);
  const index = [...list.children].indexOf(item);
  const start = Number.isSafeInteger(first) ? first : 1;
  return list.hasAttribute("reversed") ? start + list.children.length - 1 - index : start + index;
}

/** A note may begin with its own title: bold text at the very start of a quotation. */
function isNoteTitle(element: Element): boolean {
  const paragraph = element.parentElement;
  return (
    paragraph?.parentElement?.localName === "blockquote" &&
    paragraph.localName === "p" &&
    paragraph.firstChild === element &&
    paragraph.parentElement.firstElementChild === paragraph
  );
}

/** React warns about space between rows and cells, which means nothing there. */
function isLayoutSpace(node: Node, parent: Node): boolean {
  return (
    /^\s*$/.test(node.textContent ?? "") &&
    isElement(parent) &&
    ["table", "thead", "tbody", "tfoot", "tr", "ol", "ul", "dl"].includes(parent.localName)
  );
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
