import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../accessibility';
import { expect, namesShown, signInAs, test } from '../fixtures';
import { expectMarkedLanguages } from '../marked-languages';
import { fieldsThatZoom } from '../readable';
import { settle } from '../settle';
import {
  confusable,
  cutHeadings,
  missingWords,
  moving,
  namelessControls,
  overflow,
  wordsOfTheOther,
} from './look';
import { type Place, places } from './places';

// Visits every screen and dialog in three language modes and two themes, on a desktop, on a phone, and with enlarged
// text. axe runs with both languages, which show every element and colour. A failure here is a defect of the product:
// fix it there.

const desktop = { width: 1440, height: 900 };
/** The phone for which the portal is designed. */
const phone = { width: 360, height: 780 };
/** A desktop at 200 % (WCAG 1.4.4), and at 400 % of 1280 px (WCAG 1.4.10). */
const enlarged = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];

async function setTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((choice) => {
    document.documentElement.dataset.theme = choice;
  }, theme);
}

/** Returns the violations in both themes. In the dark theme it checks contrast only, since only colours change. */
async function violationsInBothThemes(page: Page): Promise<string[]> {
  const inLight = await accessibilityViolations(page);
  await setTheme(page, 'dark');
  const inDark = await accessibilityViolations(page, 'contrast');
  await setTheme(page, 'light');
  return [...inLight, ...inDark.map((each) => `dark: ${each}`)];
}

/**
 * Changes the language in place, even under an open dialog. Returns false on a page without the switch; the language
 * then changes with the next page load.
 */
async function switchLanguage(page: Page, mode: LanguageMode): Promise<boolean> {
  return page.evaluate((chosen) => {
    const switches = '[role="radiogroup"]:has([value="both"]):has([value="fr"]):has([value="en"])';
    const choice = document.querySelector<HTMLInputElement>(`${switches} [value="${chosen}"]`);
    choice?.click();
    return choice !== null;
  }, mode);
}

const languageModes = ['both', 'fr', 'en'] as const;
type LanguageMode = (typeof languageModes)[number];

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce', viewport: desktop } as object);

/** A page and the same page with something open are two tests, so that their names differ. */
const titleOf = ({ address, dialog, open }: Place) =>
  [address, dialog ?? (open && 'with something open')].filter(Boolean).join(' ');

for (const place of places)
  test(titleOf(place), async ({ page, mock, baseURL }, { annotations }) => {
    const { address, who, dialog, open } = place;
    const setCookie = (name: string, value: string) =>
      page.context().addCookies([{ name, value, url: baseURL }]);
    await setCookie('theme', 'light');
    const arrive = async () => {
      await settle(page);
      await open?.(page, mock);
    };
    const isThere = async () => {
      if (dialog)
        await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).last()).toBeVisible();
      await settle(page);
    };
    await setCookie('language-mode', 'both');
    if (who) await signInAs(page, who, address);
    else await page.goto(address);
    await arrive();

    // User input is shown as typed, in any language (DECISION-02).
    const { contracts } = await mock.state();
    const names = [...(await namesShown(mock)), ...contracts.map(({ location }) => location ?? '')];
    const found: Record<string, string[]> = {};
    for (const mode of languageModes) {
      await page.setViewportSize(desktop);
      if (!(await switchLanguage(page, mode)) && mode !== 'both') {
        await setCookie('language-mode', mode);
        await page.reload();
        await arrive();
      }
      await isThere();
      const note = (what: string, defects: readonly string[]) => {
        found[what] = [...(found[what] ?? []), ...defects.map((each) => `${mode}: ${each}`)];
      };
      note('missing words', await missingWords(page));
      note('controls without a name', await namelessControls(page));
      note('controls called alike', await confusable(page));
      note('cut headings', await cutHeadings(page));
      if (mode === 'both') {
        note('moves all the same', await moving(page));
        note('violations', await violationsInBothThemes(page));
      } else note('words of the other language', await wordsOfTheOther(page, mode, names));
      await expectMarkedLanguages(page, names);
      await page.setViewportSize(phone);
      // A phone has the same colours as a desktop, so contrast is not checked again.
      if (mode === 'both') note('violations', await accessibilityViolations(page, 'all but contrast'));
      note('overflows', await overflow(page));
      note('fields that make a phone enlarge the page', await fieldsThatZoom(page));
      for (const size of enlarged) {
        await page.setViewportSize(size);
        note(
          'overflows',
          (await overflow(page)).map((each) => `${size.width} px: ${each}`),
        );
      }
    }
    const modes = languageModes.length;
    annotations.push({ type: 'walk', description: JSON.stringify({ modes, found }) });
    expect(Object.fromEntries(Object.entries(found).filter(([, each]) => each.length > 0))).toEqual({});
    // The walkthrough has already run the final checks of a test, so the page is left.
    await page.goto('about:blank');
  });
