import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails when the current page breaks a WCAG 2.2 AA rule that a machine can check. */
export async function expectAccessible(page: Page): Promise<void> {
  // A control half covered by a sticky header would count as too small.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0;
  });
  const { violations } = await new AxeBuilder({ page })
    // Runs in the page itself: a second page for the results is needed only for frames of other origins.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
  expect(found, 'accessibility violations').toEqual([]);
}
