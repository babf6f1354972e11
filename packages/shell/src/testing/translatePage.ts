/** How a translator or an extension replaces a text of a page. */
export type Replacement = 'replace' | 'remove-then-insert' | 'wrap' | 'split' | 'in-place';

/**
 * Changes all present and future texts of the page, each into ‹marks›, until the returned function is called. `replace`
 * and `remove-then-insert` replace each text node by two nested `<font>` elements, which the translators of Chrome and
 * Edge do according to facebook/react#11538 (open since 2017). Extensions also `wrap` a text node in their own element,
 * `split` it around a highlighted part, or change it `in-place`. Uses nothing outside of the function, so that an e2e
 * test can run it in its page.
 */
export function translatePage(how: Replacement = 'replace'): () => void {
  const ownTag = how === 'split' ? 'mark' : 'font';
  // An extension runs in an isolated world, where patched methods of the page's elements have no effect.
  const { insertBefore, removeChild, replaceChild } = Node.prototype;
  const element = (...children: (Node | string)[]) => {
    const own = document.createElement(ownTag);
    own.append(...children);
    return own;
  };
  const translate = (text: Text) => {
    const parent = text.parentElement;
    const words = text.data.trim();
    if (!words || !parent || parent.closest(`${ownTag}, script, style, textarea`)) return;
    if (how === 'replace' || how === 'remove-then-insert') {
      const translated = element(element(`‹${text.data}›`));
      if (how === 'replace') replaceChild.call(parent, translated, text);
      else {
        const next = text.nextSibling;
        removeChild.call(parent, text);
        insertBefore.call(parent, translated, next);
      }
    } else if (how === 'wrap') {
      const wrapper = element();
      insertBefore.call(parent, wrapper, text);
      wrapper.append(text);
    } else if (how === 'split') {
      const rest = text.splitText(Math.floor(text.length / 2));
      replaceChild.call(parent, element(rest.data), rest);
    } else if (!words.startsWith('‹')) text.data = `‹${text.data}›`;
  };
  const translateAll = (root: Node) => {
    const texts: Text[] = root instanceof Text ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'characterData' && target.isConnected) translateAll(target);
      for (const node of addedNodes) if (node.isConnected) translateAll(node);
    }
    // Ignores the changes that this function made itself.
    observer.takeRecords();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  translateAll(document.body);
  observer.takeRecords();
  return () => observer.disconnect();
}
