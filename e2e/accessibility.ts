import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules that axe checks: all rules of WCAG 2.2 AA that can be automated, contrast only, or all except contrast. */
export type Checks = 'all' | 'contrast' | 'all but contrast';

/** Returns the violations that axe finds in the current page: the rule, and the elements that break it. */
export async function accessibilityViolations(page: Page, checks: Checks = 'all'): Promise<string[]> {
  // Scrolls to the top: a control half covered by a sticky header would count as too small. So would one in a card out
  // of view: the browser estimates the height of such a card, and axe measures content that is taller
  // (findings/axe-target-size-skipped-layout.sh).
  const layout = await page.evaluateHandle(() => {
    for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const axe = new AxeBuilder({ page })
    // Runs in the page itself. The other mode opens a second page, which is only needed for frames of other origins.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (checks === 'contrast') axe.withRules('color-contrast');
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  if (checks === 'all but contrast') axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  await layout.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
}

/** Fails if the current page breaks a WCAG 2.2 AA rule that can be checked automatically. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityViolations(page), 'accessibility violations').toEqual([]);
}
