import type { Page } from '@playwright/test';
import { loadWords } from '../words';

/**
 * Returns broken texts of a page (a translation key, a placeholder, a raw value), and elements that need a text but are
 * empty.
 */
export async function missingWords(page: Page): Promise<string[]> {
  const keys = await known;
  return page.evaluate((wordKeys) => {
    const isKey = new Set(wordKeys);
    const unwritten = /\{\{|\}\}|\[object |\bundefined\b|\bNaN\b|Invalid Date|^(null|true|false)$/;
    const found: string[] = [];
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (isKey.has(text) || unwritten.test(text)) found.push(`text: ${text}`);
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
        const text = element.getAttribute(name)?.trim();
        if (text === undefined) continue;
        if (isKey.has(text) || unwritten.test(text) || (text === '' && name !== 'alt'))
          found.push(`${name}: "${text}" of <${element.localName}>`);
      }
      // Elements that must not be empty: language halves, labels, headings and choices.
      const needsWords =
        'span[lang], label, legend, h1, h2, h3, h4, button, a[href], [role="tab"], [role="option"], dt';
      if (!element.matches(needsWords) || !shown(element)) continue;
      const hasWords =
        element.textContent?.trim() ||
        element.getAttribute('aria-label') ||
        element.getAttribute('aria-labelledby');
      if (!hasWords) found.push(`no words: ${element.outerHTML.slice(0, 160)}`);
    }
    return [...new Set(found)];
  }, keys);
}

/** Returns interface texts in the other language, on a page in a single language. */
export async function wordsOfTheOther(
  page: Page,
  mode: 'fr' | 'en',
  received: readonly string[],
): Promise<string[]> {
  const words = await texts;
  const others = words[mode === 'fr' ? 'en' : 'fr'].filter((text) => !received.includes(text));
  return page.evaluate((wrong) => {
    const theirs = new Set(wrong);
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      // A document in both languages may contain both.
      if (theirs.has(text) && !node.parentElement?.closest('article')) found.push(text);
    }
    return [...new Set(found)];
  }, others);
}

/** Returns elements that still move although the user prefers reduced motion. Fading in place does not count. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moves = ['transform', 'translate', 'rotate', 'scale', 'top', 'left', 'width', 'height'];
    const animated = document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      const isMoved = effect.getKeyframes().some((frame) => moves.some((property) => property in frame));
      return isMoved ? [`animated: ${effect.target?.outerHTML.slice(0, 160)}`] : [];
    });
    const isSlow = (element: Element, part: string | null) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element, part);
      return (
        transitionProperty !== 'none' && transitionDuration.split(',').some((time) => parseFloat(time) > 0)
      );
    };
    const gliding = [...document.querySelectorAll('*')].filter((element) =>
      [null, '::before', '::after'].some((part) => isSlow(element, part)),
    );
    return [...animated, ...gliding.map(({ outerHTML }) => `glides: ${outerHTML.slice(0, 160)}`)].slice(0, 5);
  });
}

/**
 * Returns elements that are wider than the viewport or their dialog. Empty if everything can be reached by scrolling
 * vertically.
 */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frames = [document.scrollingElement, ...document.querySelectorAll('dialog[open], [role="dialog"]')];
    return frames.flatMap((frame) => {
      if (!frame || frame.scrollWidth <= frame.clientWidth + 1) return [];
      const { left } = frame.getBoundingClientRect();
      const end = frame === document.scrollingElement ? innerWidth : left + frame.clientWidth;
      const wide = [...frame.querySelectorAll('*')].filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().right > end + 1,
      );
      const elements = wide.slice(-3).map((element) => element.outerHTML.slice(0, 120));
      return [
        `<${frame.localName}> ${frame.scrollWidth} px in ${frame.clientWidth} px: ${elements.join(' … ')}`,
      ];
    });
  });
}

/** Returns headings of columns whose text leaves its cell, where the next heading covers it. */
export async function cutHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHidden = (text: Node, cell: Element) => {
      for (let each = text.parentElement; each && each !== cell; each = each.parentElement)
        if (getComputedStyle(each).position === 'absolute') return true;
      return false;
    };
    return [...document.querySelectorAll('th[scope="col"]')].flatMap((cell) => {
      if (!cell.checkVisibility()) return [];
      const { left, right } = cell.getBoundingClientRect();
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const drawn = range.getBoundingClientRect();
        const isCut = drawn.width > 0 && (drawn.right > right + 0.5 || drawn.left < left - 0.5);
        if (isCut && !isHidden(text, cell)) return [cell.textContent ?? ''];
      }
      return [];
    });
  });
}

const roles =
  /^\s*- '?(button|link|textbox|combobox|checkbox|radio|tab|menuitem|switch|slider|spinbutton|searchbox|dialog|alertdialog|listbox|radiogroup|table|navigation|form)\b( "((?:[^"\\]|\\.)*)")?/;

/** Returns controls without an accessible name. */
export async function namelessControls(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return tree.split('\n').filter((line) => {
    const [, role, name] = roles.exec(line) ?? [];
    return role !== undefined && !['table', 'navigation', 'form', 'listbox'].includes(role) && !name;
  });
}

/**
 * Returns controls that have the same name but different effects, and that no context distinguishes: no row, list item
 * or named group.
 */
export async function confusable(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const path: { depth: number; line: string }[] = [];
  const seen = new Map<string, number>();
  const apart =
    /- '?(row|listitem|group|region|article|dialog|alertdialog|navigation|banner|contentinfo|complementary|form|cell|main|radiogroup|search|figure|table|tabpanel|toolbar)\b/;
  for (const [number, line] of tree.split('\n').entries()) {
    const depth = line.search(/\S/);
    while ((path.at(-1)?.depth ?? -1) >= depth) path.pop();
    const [, role, , name] = roles.exec(line) ?? [];
    if (
      role &&
      name &&
      ['button', 'textbox', 'combobox', 'checkbox', 'searchbox', 'switch', 'spinbutton'].includes(role)
    ) {
      const around = path
        .filter((each) => apart.test(each.line))
        .map((each) => each.line)
        .join(' > ');
      const key = `${role} "${name}" in ${around}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    // Rows with the same text are still different rows.
    path.push({
      depth,
      line: /- '?(row|listitem|group|region|article)\b/.test(line) ? `${line} #${number}` : line,
    });
  }
  // The cross in the corner of a dialog and the button in its footer do the same.
  const closes = /^button "(Fermer|Close|Annuler|Cancel|Continuer à modifier|Keep editing)[^"]*" in .*dialog/;
  const alike = [...seen].filter(([key, times]) => times > 1 && !closes.test(key));
  return alike.map(([key, times]) => `${times} × ${key.slice(0, 200)}`);
}

const texts = loadWords();
const known = texts.then(({ keys }) => keys);
