import type { Page } from '@playwright/test';
import { accounts, expect, signInAs, test } from './fixtures';
import { plainPages } from './plain-pages';
import { fieldsThatZoom, smallTargets, unreadableTexts } from './readable';
import { settle } from './settle';

// At any width and in any language mode, no texts overlap and no interface text is cut off (DECISION-02).

// Pages are complete before they are measured, so delayed answers would only take time.
test.use({ lateBy: [] });

type Mode = 'both' | 'fr' | 'en';

interface Screen {
  address: string;
  who: 'admin' | 'teacher' | null;
}

const admin = (path: string): Screen => ({ address: `/admin${path}`, who: 'admin' });
const teacher = (path: string): Screen => ({ address: `/teacher-view${path}`, who: 'teacher' });
const link = (path: string): Screen => ({ address: `/#${path}`, who: null });

/** `npm test` visits one screen per app; `npm run test:full` visits all screens, and each language alone. */
const samples = [admin('/contracts/list'), teacher('/home'), link(`/clientReport/${accounts.company.token}`)];

const others = [
  ...plainPages.filter((page) => !samples.some(({ address }) => address === page.address)),
  admin('/calendar?view=month'),
  admin('/contracts/edit/1/basic'),
  admin('/contracts/edit/1/plan'),
  admin('/contracts/edit/1/attendance'),
  admin('/contracts/edit/1/attendance?dialog=lesson-new'),
  admin('/students/edit/1/basic'),
  admin('/teachers/edit/1/profile'),
  teacher('/attendance/1/lesson/1'),
  teacher('/course/1'),
  teacher('/student-list/1'),
  link(`/student-report/${accounts.student.token}`),
  { address: '/admin/auth/login', who: null } satisfies Screen,
];

/** The layout breakpoints, and widths between them. */
const someWidths = [320, 360, 719, 720, 860, 1079, 1080, 1280, 1415, 1416, 1920];
const widthsEvery = (step: number) => {
  const steps = Array.from({ length: 1600 / step + 1 }, (_, count) => 320 + step * count);
  return [...new Set([...steps, ...someWidths, 1259, 1366])].sort((one, other) => one - other);
};

async function open(page: Page, { address, who }: Screen, mode: Mode, baseURL: string | undefined) {
  await page.context().addCookies([{ name: 'language-mode', value: mode, url: baseURL }]);
  if (who) await signInAs(page, who, address);
  else await page.goto(address);
  await settle(page);
}

/** Waits two frames: observers of the layout respond in the next frame. */
async function resize(page: Page, width: number, height = 800) {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  await settle(page);
}

async function walkWidths(page: Page, widths: readonly number[]) {
  const found: Record<number, string[]> = {};
  const isList = await page.locator('[data-page="list"]').count();
  for (const width of widths) {
    await resize(page, width);
    const unreadable = await unreadableTexts(page);
    // Beside a list with its own scroll area, the window itself must not scroll.
    if (isList && width >= 720) {
      const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      if (beyond > 0) unreadable.push(`the window scrolls ${beyond} px`);
      const aside = await page
        .getByRole('region')
        .filter({ has: page.getByRole('table') })
        .evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth));
      for (const px of aside) if (px > 0) unreadable.push(`the table scrolls ${px} px sideways`);
    }
    if (unreadable.length > 0) found[width] = unreadable;
  }
  expect(found).toEqual({});
}

for (const [place, screen] of samples.entries())
  test(`both: all texts of ${screen.address} can be read at any width${place > 0 ? ' @release' : ''}`, async ({
    page,
    baseURL,
    sampled,
  }) => {
    test.slow(!sampled);
    await open(page, screen, 'both', baseURL);
    await walkWidths(page, sampled ? someWidths : widthsEvery(16));
  });

for (const mode of ['both', 'fr', 'en'] as const)
  for (const screen of mode === 'both' ? others : samples)
    test(`${mode}: all texts of ${screen.address} can be read at any width @release`, async ({
      page,
      baseURL,
    }) => {
      test.slow();
      await open(page, screen, mode, baseURL);
      // Both languages together have the longest texts, so they are checked at the most widths.
      await walkWidths(page, mode === 'both' ? widthsEvery(64) : someWidths);
    });

const lists = [
  admin('/contracts/list'),
  admin('/settings/users'),
  admin('/follow-ups'),
  admin('/students/list'),
  admin('/teachers/list'),
  admin('/reports/list'),
  admin('/settings/languages'),
  admin('/settings/companies'),
  admin('/settings/materials'),
  admin('/settings/files'),
];

/** Screens with touch targets. `npm test` visits the first two. */
const thumbScreens = [
  admin('/contracts/list'),
  teacher('/home'),
  teacher('/attendance'),
  ...lists.filter(({ address }) => address !== '/admin/contracts/list'),
  // Not checked among the lists, because its notice about the mail server comes before the rows.
  admin('/operations/mails'),
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

  for (const [place, list] of lists.entries())
    test(`${list.address} keeps its first screen for the rows${place > 0 ? ' @release' : ''}`, async ({
      page,
      baseURL,
    }) => {
      await open(page, list, 'both', baseURL);
      const main = page.getByRole('main');
      // Follow-ups that wait for an answer, such as proposed substitutes, have a card with a heading, above the lists.
      const headed = main.locator('section').filter({ has: page.getByRole('heading', { level: 2 }) });
      const card = main.getByRole('listitem').or(headed).first();
      const [top, navbar] = await Promise.all([card.boundingBox(), page.getByRole('banner').boundingBox()]);
      expect((top?.y ?? Infinity) - (navbar?.y ?? 0) - (navbar?.height ?? 0)).toBeLessThanOrEqual(120);
    });

  for (const [place, screen] of thumbScreens.entries())
    test(`a thumb finds everything in ${screen.address}${place > 0 ? ' @release' : ''}`, async ({
      page,
      baseURL,
    }) => {
      await open(page, screen, 'both', baseURL);
      expect(await smallTargets(page)).toEqual([]);
    });

  for (const [place, screen] of samples.entries())
    test(`no field of ${screen.address} makes a phone enlarge the page${place > 0 ? ' @release' : ''}`, async ({
      page,
      baseURL,
    }) => {
      await open(page, screen, 'both', baseURL);
      expect(await fieldsThatZoom(page)).toEqual([]);
    });

  test('the attendance page keeps the links of the portal in view', async ({ page, baseURL }) => {
    await open(page, teacher('/attendance'), 'both', baseURL);
    const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
    await expect(links).toHaveCount(5);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  });

  for (const mode of ['both', 'fr', 'en'] as const)
    test(`${mode}: the links of the portal can be read when the text is twice as large${mode === 'both' ? '' : ' @release'}`, async ({
      page,
      baseURL,
    }) => {
      await open(page, teacher('/attendance'), mode, baseURL);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await resize(page, 360, 780);
      expect(await unreadableTexts(page)).toEqual([]);
      const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    });
});

// Enlarges text as Firefox does with its text zoom, and every browser with a larger font size: lengths in em and rem
// grow, pixels do not (Firefox ESR 153.8: at 200 %, `(max-width: 60em)` matches up to 1920 px).
for (const [place, screen] of [admin('/contracts/list'), admin('/operations/hours')].entries())
  test(`${screen.address} can be read when the browser enlarges its text twice${place > 0 ? ' @release' : ''}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await open(page, screen, 'both', baseURL);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await unreadableTexts(page)).toEqual([]);
    // Content above the rows scrolls away with the page.
    const pageHeights = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(pageHeights).toBeGreaterThan(1.5);
  });

/** Minimum number of links that are visible in the navbar from a width on; the others are in its menu. */
const linksInRow = [
  [360, 0],
  [720, 3],
  [820, 4],
  [1024, 6],
  [1440, 8],
] as const;

test('the navbar shows the links that fit, and the others in its menu, at every width (SHELL-045)', {
  tag: '@release',
}, async ({ page, baseURL }) => {
  await open(page, admin('/settings/languages'), 'both', baseURL);
  const navbar = page.getByRole('navigation', { name: 'Main navigation' });
  const opener = navbar.getByRole('button', { name: 'Menu' });
  const names: string[] = [
    'Contracts',
    'Calendar',
    'Teachers',
    'Students',
    'Reports',
    'Follow-ups',
    'Operations',
    'Administration',
  ];
  for (let width = 360; width <= 1440; width += 60) {
    await resize(page, width);
    const inRow = await navbar.getByRole('link').allTextContents();
    expect(inRow.length, `in the row at ${width} px`).toBeGreaterThanOrEqual(
      linksInRow.findLast(([from]) => from <= width)?.[1] ?? 0,
    );
    const inMenu: string[] = [];
    if (inRow.length < names.length) {
      await opener.click();
      const items = page.getByRole('menuitem');
      await expect(items.last()).toBeVisible();
      inMenu.push(...(await items.allTextContents()));
      await page.keyboard.press('Escape');
      await expect(items).toHaveCount(0);
    }
    const shown = [...inRow, ...inMenu];
    expect(shown, `at ${width} px`).toHaveLength(names.length);
    for (const [place, name] of names.entries()) expect(shown[place]).toContain(name);
  }
});

// DECISION-44: the button is as wide as the form, and stays below the messages wherever they appear.
for (const width of [1024, 1440])
  test(`no message lies over the attendance submit at ${width} px${width === 1024 ? '' : ' @release'}`, async ({
    page,
    baseURL,
    mock,
  }) => {
    await open(page, teacher('/attendance'), 'both', baseURL);
    await page.setViewportSize({ width, height: 720 });
    await page.getByLabel('Contract').selectOption({ index: 1 });
    await page.getByLabel('Date of class').fill('2026-11-15');
    await page.getByRole('radio', { name: '90' }).check();
    await page.getByRole('switch', { name: 'All students present' }).check();
    mock.faults.add({ route: 'POST attendance', kind: 'error' });
    const submit = page.getByRole('main').getByRole('button', { name: 'Submit' });
    await submit.click();
    const message = page.getByRole('region', { name: 'Notifications' }).getByRole('button').first();
    await expect(message).toBeVisible();
    await expect
      .poll(() =>
        submit.evaluate((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const middle = (top + bottom) / 2;
          return [left + 8, (left + right) / 2, right - 8].map((x) =>
            button.contains(document.elementFromPoint(x, middle)),
          );
        }),
      )
      .toEqual([true, true, true]);
  });
