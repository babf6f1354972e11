import type { Page } from '@playwright/test';

/**
 * Returns texts of the current page that cannot be read, one per line: overlapping texts, and interface texts that are
 * cut off. Empty if all are readable.
 */
export async function unreadableTexts(page: Page): Promise<string[]> {
  const { unreadable, cutFields } = await page.evaluate(readTexts);
  return [...unreadable, ...cutFields];
}

/** The texts of a page as they are laid out. */
export interface TextsOfPage {
  /** Each text with a letter or a figure that is shown, or that scrolling shows, in the order of the document. */
  seen: string[];
  /** The overlapping and cut ones, one line each. */
  unreadable: string[];
  /** Those that a field cuts. WebKitGTK 2.50.6 does not tell the style of `::placeholder`, so it is right in Chromium. */
  cutFields: string[];
}

/** Reads the texts of the page in which it runs. Uses nothing outside itself, so that any browser can run it. */
export function readTexts(): TextsOfPage {
  interface Seen {
    words: string;
    node: Node;
    layer: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const found: string[] = [];
  const quote = (text: string) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 60)}"`;

  // Fixed, sticky and top-layer elements may cover scrolling content, so texts are compared only within one layer.
  const layers = new Map<Element, Element>();
  const layerOf = (element: Element): Element => {
    const known = layers.get(element);
    if (known) return known;
    const { position } = getComputedStyle(element);
    const isLayer =
      position === 'fixed' || position === 'sticky' || element.matches('dialog[open], :popover-open');
    const layer = isLayer
      ? (element.closest('thead') ?? element)
      : element.parentElement
        ? layerOf(element.parentElement)
        : element;
    layers.set(element, layer);
    return layer;
  };

  // Returns the area in which an element is not clipped by the boxes around it, and whether the user can scroll to
  // the rest.
  interface Opening {
    left: number;
    right: number;
    top: number;
    bottom: number;
    scrolls: boolean;
  }
  const windows = new Map<Element, Opening>();
  const everything = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6, scrolls: false };
  const windowOf = (element: Element): Opening => {
    const known = windows.get(element);
    if (known) return known;
    const { overflowX, overflowY, position, contentVisibility } = getComputedStyle(element);
    // It clips what is higher than its box.
    const excess = contentVisibility === 'auto' ? element.scrollHeight - element.clientHeight : 0;
    if (excess > 1) found.push(`cut: ${quote(element.textContent ?? '')} by ${excess} px`);
    const around =
      element.parentElement && position !== 'fixed' ? windowOf(element.parentElement) : everything;
    let own = around;
    if ((overflowX !== 'visible' || overflowY !== 'visible') && element !== document.body) {
      const box = element.getBoundingClientRect();
      own = {
        left: Math.max(around.left, box.left),
        right: Math.min(around.right, box.right),
        top: Math.max(around.top, box.top),
        bottom: Math.min(around.bottom, box.bottom),
        scrolls: around.scrolls || /auto|scroll/.test(overflowX + overflowY),
      };
    }
    windows.set(element, own);
    return own;
  };

  // Text for screen readers only.
  const heard = new Map<Element, boolean>();
  const isOnlyHeard = (element: Element): boolean => {
    const known = heard.get(element);
    if (known !== undefined) return known;
    const { clipPath, position } = getComputedStyle(element);
    const isHeard =
      (clipPath !== 'none' && position === 'absolute') ||
      (element.parentElement !== null && isOnlyHeard(element.parentElement));
    heard.set(element, isHeard);
    return isHeard;
  };

  const seen: Seen[] = [];
  const shownTexts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent ?? '';
    if (!parent || words.trim() === '' || parent.closest('option, script, style, svg, title, [hidden]'))
      continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isOnlyHeard(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    // Not laid out before the user scrolls to it.
    const isSkipped = !parent.checkVisibility({ contentVisibilityAuto: true });
    // The dash between two languages is there only where they stand in one line.
    const isWord = /[\p{L}\p{N}]/u.test(words);
    if (isWord && (isSkipped || boxes.some(({ width, height }) => width >= 1 && height >= 1)))
      shownTexts.push(words.trim().replace(/\s+/g, ' '));
    // A long address is copied as a whole rather than read.
    if (isSkipped || getComputedStyle(parent).userSelect === 'all') continue;
    const view = windowOf(parent);
    if (view.right - view.left <= 2 || view.bottom - view.top <= 2) continue;
    for (const box of boxes) {
      if (box.width < 1 || box.height < 1) continue;
      const over = Math.max(view.left - box.left, box.right - view.right);
      if (!view.scrolls && over > 1.5) found.push(`cut: ${quote(words)} by ${Math.round(over)} px`);
      // The glyphs of a line are less high than its box.
      const trim = box.height * 0.2;
      const shown = {
        words,
        node,
        layer: layerOf(parent),
        left: Math.max(box.left, view.left),
        right: Math.min(box.right, view.right),
        top: Math.max(box.top + trim, view.top),
        bottom: Math.min(box.bottom - trim, view.bottom),
      };
      if (shown.right > shown.left && shown.bottom > shown.top) seen.push(shown);
    }
  }
  seen.sort((one, other) => one.top - other.top);
  for (const [index, one] of seen.entries())
    for (let next = index + 1; next < seen.length; next++) {
      const other = seen[next];
      if (!other || other.top >= one.bottom - 1) break;
      if (one.layer !== other.layer || one.node === other.node) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      if (across > 1) found.push(`overlap: ${quote(one.words)} and ${quote(other.words)}`);
    }

  const cutFields: string[] = [];
  const canvas = document.createElement('canvas').getContext('2d');
  const widthOf = (text: string, control: Element) => {
    if (!canvas) return 0;
    const { font, letterSpacing } = getComputedStyle(control);
    canvas.font = font;
    canvas.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    return canvas.measureText(text).width;
  };
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input[placeholder], select, textarea[placeholder]',
  )) {
    if (!control.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue;
    const text =
      control instanceof HTMLSelectElement
        ? (control.selectedOptions[0]?.text ?? '')
        : control.value === ''
          ? control.placeholder
          : '';
    if (text === '' || (control instanceof HTMLTextAreaElement && control.clientHeight > 40)) continue;
    // If the field draws the text itself, or the browser may break it into lines, only the longest word must fit.
    const breaks =
      control instanceof HTMLSelectElement
        ? getComputedStyle(control).whiteSpaceCollapse === 'collapse' &&
          getComputedStyle(control).textWrapMode === 'wrap'
        : getComputedStyle(control, '::placeholder').opacity === '0';
    const { paddingLeft, paddingRight } = getComputedStyle(control);
    const room = control.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const needed = Math.max(...(breaks ? text.split(/\s+/) : [text]).map((part) => widthOf(part, control)));
    if (control.clientWidth > 2 && needed > room + 1)
      cutFields.push(`cut: ${quote(text)} needs ${Math.ceil(needed)} px and has ${Math.floor(room)} px`);
  }
  return { seen: shownTexts, unreadable: [...new Set(found)], cutFields: [...new Set(cutFields)] };
}

/**
 * Returns touch targets that are too small: a control must respond within 44 px horizontally and vertically around its
 * centre, a link in running text within 24 px vertically. Its label and its enlarged hit area count.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, [role="button"]';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue;
      const target = control.closest('label') ?? control;
      const place = target.getBoundingClientRect();
      // For screen readers only, or visible only with keyboard focus.
      if (place.width <= 2 || place.height <= 2 || place.bottom <= 0) continue;
      // Scrolls the control away from floating edges. New content is laid out in the next frame.
      if (place.top < 80 || place.bottom > innerHeight - 160 || place.left < 0 || place.right > innerWidth) {
        let before: number;
        do {
          before = target.getBoundingClientRect().top;
          target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
        } while (Math.abs(target.getBoundingClientRect().top - before) > 1);
      }
      const [box = place] = target.getClientRects();
      const answers = (across: number, down: number) => {
        const hit = document.elementFromPoint(
          box.left + box.width / 2 + across,
          box.top + box.height / 2 + down,
        );
        return hit !== null && (target.contains(hit) || hit.closest('label')?.control === control);
      };
      const isInline = control.localName === 'a' && getComputedStyle(control, '::after').content === 'none';
      // One pixel less on each side: the browser rounds hit-test coordinates.
      const half = isInline ? 11 : 21;
      const isLow = !answers(0, -half) || !answers(0, half);
      // For a link, only the height counts: it is as wide as its text.
      const isNarrow = control.localName !== 'a' && (!answers(-half, 0) || !answers(half, 0));
      if (isLow || isNarrow) {
        const name =
          control.getAttribute('aria-label') ?? (control.textContent?.trim() || target.textContent);
        const size = `${Math.round(box.width)} x ${Math.round(box.height)} px`;
        found.push(`${size}: <${control.localName}> ${name?.slice(0, 60)}`);
      }
    }
    return [...new Set(found)];
  });
}

/**
 * Returns the fields with a font size under 16 px: iOS zooms in when such a field gets the focus. Fields that nobody can
 * focus are left out. Emulates a touch screen meanwhile, on which fields are larger.
 */
export async function fieldsThatZoom(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const setTouch = (enabled: boolean) => browser.send('Emulation.setTouchEmulationEnabled', { enabled });
  await setTouch(true);
  const found = await page.evaluate(() => {
    const fields = 'select, textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';
    return [...document.querySelectorAll<HTMLElement>(fields)]
      .filter((field) => field.tabIndex >= 0 && field.checkVisibility())
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 80));
  });
  await setTouch(false);
  await browser.detach();
  return found;
}
