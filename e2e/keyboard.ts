import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Returns what is wrong with the visibility of the focus: the focused element, or the element that stands for it, must
 * have a focus indicator, be in the viewport and not be covered. Null if nothing is wrong.
 */
function focusIsSeen(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  const outerHtml = focused.outerHTML.slice(0, 160);
  // A focused heading of a dialog is not a control, and the browser marks the segments of a date field itself.
  if (focused.getAttribute('tabindex') === '-1' && focused.matches('h1, h2, h3')) return null;
  const isPart = focused.matches('input[type="date"]:not(:focus-visible)');
  const drawn = (element: Element) =>
    [null, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, content } = getComputedStyle(
        element,
        part,
      );
      if (part && content === 'none') return false;
      const isVisible = Number.parseFloat(outlineWidth) >= 1 && !/^rgba\(.*, 0\)$/.test(outlineColor);
      // A shadow on a surrounding element, such as a card, is there without the focus too.
      return (outlineStyle !== 'none' && isVisible) || (element === focused && boxShadow !== 'none');
    });
  // A styled box may stand for a native control under or inside it.
  const around = [focused, ...(focused.parentElement?.children ?? [])];
  const frame = focused.closest(':focus-within:not(body, html, main, dialog, form)');
  const above = [focused.parentElement, focused.parentElement?.parentElement, frame].filter(
    (each) => each !== null,
  );
  if (!isPart && ![...around, ...above].some((element) => element && drawn(element)))
    return `the focus is not drawn: ${outerHtml}`;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `the focus is out of sight: ${outerHtml}`;
  const on = document.elementFromPoint(x, y);
  const isFree = on && (focused.contains(on) || on.contains(focused) || focused.parentElement?.contains(on));
  return isFree ? null : `${on?.outerHTML.slice(0, 100)} lies over the focus: ${outerHtml}`;
}

/** Fails unless the focus is visible (WCAG 2.4.7, 2.4.11). */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(focusIsSeen)).toBeNull();
}

/** Presses Tab, Shift+Tab or an arrow key until an element has the focus, which must be visible at each stop. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible();
  // The limit allows for the controls of a page with a hundred rows.
  for (let stops = 0; stops < 400; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    // After the last control the focus goes to the browser's own controls, and then to the first one.
    if (!(await page.evaluate(() => document.activeElement === document.body))) await expectFocusSeen(page);
  }
  throw new Error(`No Tab leads to ${target}`);
}
