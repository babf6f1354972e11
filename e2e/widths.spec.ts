import type { Page } from '@playwright/test';
import { accounts, expect, signInAs, test } from './fixtures';
import { smallTargets, unreadableTexts } from './readable';
import { settle } from './walk/steps';

// No two texts lie over each other and none of ours is cut, at any width, in any mode (decision 2).

type Mode = 'both' | 'fr' | 'en';

interface Screen {
  address: string;
  who: 'admin' | 'teacher' | null;
}

const admin = (path: string): Screen => ({ address: `/admin${path}`, who: 'admin' });
const teacher = (path: string): Screen => ({ address: `/teacher-view${path}`, who: 'teacher' });
const link = (path: string): Screen => ({ address: `/#${path}`, who: null });

/** One screen of each app in `npm test`; the others, and the single languages, in `npm run test:full`. */
const samples = [admin('/contracts/list'), teacher('/home'), link(`/clientReport/${accounts.company.token}`)];

const others = [
  admin('/students/list'),
  admin('/teachers/list'),
  admin('/reports/list'),
  admin('/chase'),
  admin('/settings/languages'),
  admin('/settings/companies'),
  admin('/settings/materials'),
  admin('/settings/users'),
  admin('/settings/files'),
  admin('/contracts/create'),
  admin('/contracts/edit/1/basic'),
  admin('/contracts/edit/1/attendance'),
  admin('/contracts/edit/1/attendance?dialog=lesson-new'),
  admin('/students/edit/1/basic'),
  admin('/teachers/edit/1/profile'),
  teacher('/attendance'),
  teacher('/guide'),
  teacher('/profile'),
  teacher('/hours'),
  teacher('/course/1'),
  teacher('/student-list/1'),
  link(`/student-report/${accounts.student.token}`),
  { address: '/admin/auth/login', who: null } satisfies Screen,
];

/** Where layouts change, and between. */
const someWidths = [320, 360, 540, 719, 720, 768, 860, 940, 1079, 1080, 1200, 1280, 1440, 1920];
const allWidths = [...Array.from({ length: 101 }, (_, step) => 320 + 16 * step), 719, 1079, 1199].sort(
  (one, other) => one - other,
);

async function open(page: Page, { address, who }: Screen, mode: Mode, baseURL: string | undefined) {
  await page.context().addCookies([{ name: 'language-mode', value: mode, url: baseURL }]);
  if (who) await signInAs(page, who, address);
  else await page.goto(address);
  await settle(page);
}

/** After a layout, what measures it answers in the frame after. */
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
    // Beside a list that scrolls by itself, the window does not.
    if (isList && width >= 720) {
      const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      if (beyond > 0) unreadable.push(`the window scrolls ${beyond} px`);
    }
    if (unreadable.length > 0) found[width] = unreadable;
  }
  expect(found).toEqual({});
}

for (const screen of samples)
  test(`both: all texts of ${screen.address} can be read at any width`, async ({
    page,
    baseURL,
    sampled,
  }) => {
    test.slow(!sampled);
    await open(page, screen, 'both', baseURL);
    await walkWidths(page, sampled ? someWidths : allWidths);
  });

for (const mode of ['both', 'fr', 'en'] as const)
  for (const screen of mode === 'both' ? others : [...samples, ...others])
    test(`${mode}: all texts of ${screen.address} can be read at any width @release`, async ({
      page,
      baseURL,
    }) => {
      test.slow();
      await open(page, screen, mode, baseURL);
      await walkWidths(page, allWidths);
    });

const lists = [
  admin('/contracts/list'),
  admin('/settings/users'),
  admin('/chase'),
  admin('/students/list'),
  admin('/teachers/list'),
  admin('/reports/list'),
  admin('/settings/languages'),
  admin('/settings/companies'),
  admin('/settings/materials'),
  admin('/settings/files'),
];

const thumbLists = [
  admin('/settings/users'),
  admin('/students/list'),
  admin('/teachers/list'),
  admin('/reports/list'),
  admin('/settings/languages'),
  admin('/settings/companies'),
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

  for (const [place, list] of lists.entries())
    test(`${list.address} keeps its first screen for the rows${place > 2 ? ' @release' : ''}`, async ({
      page,
      baseURL,
    }) => {
      await open(page, list, 'both', baseURL);
      const card = page.getByRole('main').getByRole('listitem').first();
      const [top, navbar] = await Promise.all([card.boundingBox(), page.getByRole('banner').boundingBox()]);
      expect((top?.y ?? Infinity) - (navbar?.y ?? 0) - (navbar?.height ?? 0)).toBeLessThanOrEqual(120);
    });

  for (const [place, list] of thumbLists.entries())
    test(`a thumb finds everything in ${list.address}${place > 0 ? ' @release' : ''}`, async ({
      page,
      baseURL,
    }) => {
      await open(page, list, 'both', baseURL);
      expect(await smallTargets(page)).toEqual([]);
    });
});
