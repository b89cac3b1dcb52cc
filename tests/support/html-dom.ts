/*
 * Two parts of the DOM standard that the test DOM lacks and the sanitiser needs. Without them it would remove
 * everything, or skip the siblings of removed nodes. Import this before anything that imports the sanitiser.
 */

/** A node's type, read from Node itself: the test DOM defines it only in the classes below. */
Object.defineProperty(Node.prototype, "nodeName", {
  configurable: true,
  get(this: Node) {
    if (this instanceof Element) return this.tagName;
    return nodeNames.get(this.nodeType) ?? "";
  },
});

const nodeNames: ReadonlyMap<number, string> = new Map([
  [3, "#text"],
  [8, "#comment"],
  [9, "#document"],
  [11, "#document-fragment"],
]);

/** An iterator that continues from the previous node when its current node is removed. */
document.createNodeIterator = (root: Node, whatToShow = NodeFilter.SHOW_ALL) => {
  let current: Node | null = null;
  let before: Node | null = null;
  const isAccepted = (node: Node) => (whatToShow & (1 << (node.nodeType - 1))) !== 0;
  const nextNode = () => {
    const isInside = current !== null && root.contains(current);
    const from = isInside ? current : before;
    let next = from === null ? root : following(from, root);
    if (!isInside && next === root && current !== null) next = following(root, root);
    while (next !== null && !isAccepted(next)) next = following(next, root);
    if (isInside) before = current;
    current = next;
    return next;
  };
  const iterator: NodeIterator = {
    root,
    whatToShow,
    filter: null,
    referenceNode: root,
    pointerBeforeReferenceNode: true,
    nextNode,
    previousNode: () => null,
    detach: () => undefined,
  };
  return iterator;
};

/** The next node below `root` in the order of the document. */
function following(node: Node, root: Node): Node | null {
  if (node.firstChild) return node.firstChild;
  for (let place: Node | null = node; place !== null && place !== root; place = place.parentNode) {
    if (place.nextSibling) return place.nextSibling;
  }
  return null;
}
