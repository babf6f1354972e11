/** What screen readers announce while a story runs. */
export interface Announcements {
  /** The announced texts in order, repeated if announced repeatedly. */
  heard: () => readonly string[];
  /** Stops listening. */
  stop: () => void;
}

const liveRegions = '[aria-live], [role="status"], [role="alert"], [role="log"], output';

/**
 * Records what the live regions of the page announce from now on, by the rules of WAI-ARIA 1.2: the added or changed
 * text, or the whole element if `aria-atomic` requires it. Like Firefox, it reads only the attribute `aria-atomic`, not
 * the implicit value of a role, and records each change.
 */
export function announcements(): Announcements {
  const heard: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const changed = record.type === 'characterData' ? [record.target] : [...record.addedNodes];
      for (const node of changed) {
        const element = node instanceof Element ? node : node.parentElement;
        // A region that is inserted together with its text is not announced, because screen readers were not observing
        // it yet.
        const region = liveRegionOf(record.target) && liveRegionOf(element);
        const whole = element?.closest('[aria-atomic="true"]');
        const text = region && textOf(whole && region.contains(whole) ? whole : node);
        if (text?.trim()) heard.push(text.trim());
      }
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { heard: () => heard, stop: () => observer.disconnect() };
}

/** Returns the live region of a node; null outside of a live region, and in one that is switched off. */
function liveRegionOf(node: Node | null): Element | null {
  const element = node instanceof Element ? node : node?.parentElement;
  const region = element?.closest(liveRegions) ?? null;
  return region?.getAttribute('aria-live') === 'off' ? null : region;
}

/** Returns the text of a node without the parts that are not announced. */
function textOf(node: Node): string {
  if (node instanceof Element && node.matches('[aria-live="off"], [aria-hidden="true"], [hidden]')) return '';
  const text = node instanceof Text ? node.data : [...node.childNodes].map(textOf).join('');
  const isBlock = node instanceof HTMLElement && getComputedStyle(node).display !== 'inline';
  return (isBlock ? ` ${text} ` : text).replaceAll(/\s+/g, ' ');
}
