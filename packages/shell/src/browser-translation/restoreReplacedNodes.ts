/** The methods with which React changes the children of an element. */
type Changes = Pick<Node, 'appendChild' | 'insertBefore' | 'removeChild'>;

/** The children that React rendered in an element that a translator has changed since. */
interface Rendered {
  children: readonly Node[];
  /** Texts from which parts were split off: the part that is left, and the whole text. */
  split: readonly { text: Text; part: string; whole: string }[];
}

/**
 * Keeps pages correct that a translator or an extension changes (ADR-0054). Translators replace text nodes by their own
 * elements. React does not notice this: it writes new text into the removed node, and throws when it removes that node
 * or inserts another one next to it. This function records what React rendered and restores it right before React
 * changes it. No component is mounted again, so input, focus and scroll positions stay. Returns a function that stops
 * it.
 */
export function restoreReplacedNodes(root: Node): () => void {
  const rendered = new WeakMap<Node, Rendered>();
  const parentOfText = new WeakMap<Node, Node>();

  const restore = (parent: Node) => {
    const before = rendered.get(parent);
    if (!before) return;
    const { children, split } = before;
    rendered.delete(parent);
    for (const name of Object.keys(guards)) Reflect.deleteProperty(parent, name);
    // A copy, because `childNodes` is live.
    for (const child of Array.from(parent.childNodes)) if (!children.includes(child)) child.remove();
    let next: Node | null = null;
    // Nodes that are in the right place are not moved, because a moved field loses the focus.
    for (const child of children.toReversed()) {
      if (child.parentNode !== parent || child.nextSibling !== next) parent.insertBefore(child, next);
      next = child;
    }
    // Not if React has written another text since.
    for (const { text, part, whole } of split) if (text.data === part) text.data = whole;
  };

  // Guards the changed elements only. Lets changes of foreign nodes pass, because a translator may change its own
  // elements.
  const guards: Changes = {
    appendChild<T extends Node>(this: Node, child: T): T {
      if (isReacts(child)) restore(this);
      return Node.prototype.appendChild.call(this, child) as T;
    },
    insertBefore<T extends Node>(this: Node, child: T, next: Node | null): T {
      if (isReacts(child)) restore(this);
      return Node.prototype.insertBefore.call(this, child, next) as T;
    },
    removeChild<T extends Node>(this: Node, child: T): T {
      if (isReacts(child)) restore(this);
      return Node.prototype.removeChild.call(this, child) as T;
    },
  };

  const remember = (parent: Node, records: readonly MutationRecord[]) => {
    if (rendered.has(parent)) return;
    const children = childrenBefore(parent, records);
    // An element that contains only text is safe, because React replaces its whole text.
    if (!children.some(isReacts)) return;
    rendered.set(parent, { children, split: splitTexts(children, records) });
    Object.assign(parent, guards);
    for (const child of children) {
      if (!(child instanceof Text)) continue;
      parentOfText.set(child, parent);
      // Observes the text even while it is not in the document.
      observer.observe(child, { characterData: true });
    }
  };

  const observer = new MutationObserver((records) => {
    const changed = new Set(records.filter(isForeign).map(({ target }) => target));
    if (changed.size > 0) {
      const ofElements = records.filter(({ type }) => type === 'childList');
      for (const [parent, own] of Map.groupBy(ofElements, ({ target }) => target))
        if (changed.has(parent)) remember(parent, own);
    }
    for (const { type, target } of records) {
      const parent = type === 'characterData' && parentOfText.get(target);
      // A highlighter splits a text and then wraps a part of it; React's own change comes without a foreign change.
      if (parent && !changed.has(parent)) restore(parent);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Returns whether React created this node: React stores its fiber in a property of the node. */
function isReacts(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}

/** Returns whether a foreign element was added to an element of React. */
function isForeign({ addedNodes, target }: MutationRecord): boolean {
  for (const node of addedNodes) if (node instanceof Element && !isReacts(node)) return isReacts(target);
  return false;
}

/**
 * Returns the children that an element had before its first foreign change, by undoing its mutation records in reverse
 * order.
 */
function childrenBefore(parent: Node, records: readonly MutationRecord[]): Node[] {
  let first = records.findIndex(isForeign);
  while (first > 0 && isPreparation(records[first - 1], records[first])) first -= 1;
  const children: Node[] = [...parent.childNodes];
  for (const { addedNodes, removedNodes, previousSibling } of records.slice(first).toReversed()) {
    for (const node of addedNodes) children.splice(children.indexOf(node as ChildNode), 1);
    const place = previousSibling ? children.indexOf(previousSibling as ChildNode) + 1 : 0;
    children.splice(place, 0, ...removedNodes);
  }
  return children;
}

/**
 * Returns whether a change prepares the foreign change after it: it splits the text, or removes it from the same place.
 */
function isPreparation(change: MutationRecord | undefined, next: MutationRecord | undefined): boolean {
  if (!change || !next) return false;
  const { addedNodes, previousSibling, nextSibling } = change;
  if (addedNodes.length > 0) return ![...addedNodes].some(isReacts);
  return previousSibling === next.previousSibling && nextSibling === next.nextSibling;
}

/** Returns the texts that were split, with all parts that were split off. */
function splitTexts(children: readonly Node[], records: readonly MutationRecord[]): Rendered['split'] {
  const partsOf = new Map<Node, Text[]>();
  for (const { addedNodes, previousSibling } of records)
    for (const node of addedNodes)
      if (node instanceof Text && !isReacts(node) && previousSibling instanceof Text)
        partsOf.set(previousSibling, [node, ...(partsOf.get(previousSibling) ?? [])]);
  const wholeOf = (text: Text): string => text.data + (partsOf.get(text) ?? []).map(wholeOf).join('');
  return children
    .filter((child) => child instanceof Text)
    .filter((text) => partsOf.has(text))
    .map((text) => ({ text, part: text.data, whole: wholeOf(text) }));
}
