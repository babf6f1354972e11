import { expect, type Page } from '@playwright/test';
import { loadWords } from './words';

const words = loadWords();

/**
 * Fails if an interface text is in an element with the wrong language (WCAG 3.1.2): an English half without `lang="en"`
 * in a French document, or a French word on an English page. Names of records are exempt, because they are shown
 * unchanged (DECISION-02), even one such as "English" that is also an interface text.
 */
export async function expectMarkedLanguages(page: Page, namesOfRecords: readonly string[]): Promise<void> {
  const wrong = await page.evaluate(
    ({ known, received }) => {
      const french = new Set(known.fr.filter((text) => !received.includes(text)));
      const english = new Set(known.en.filter((text) => !received.includes(text)));
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const language = node.parentElement?.closest('[lang]')?.getAttribute('lang');
        if (english.has(text) && language !== 'en') found.push(`English in lang="${language}": ${text}`);
        if (french.has(text) && language !== 'fr') found.push(`French in lang="${language}": ${text}`);
      }
      return found;
    },
    { known: await words, received: namesOfRecords },
  );
  expect(wrong, 'texts in an element of the other language').toEqual([]);
}
