import { test as base, expect } from '../fixtures';
import { readTexts } from '../readable';
import { tokensOf } from '../tokensOf';
import { Firefox, missingFirefox } from './Firefox';

// Text at twice its size, as Firefox enlarges text only (WCAG 1.4.4): texts must not overlap, and all rows must be
// reachable. In a headless window, these preferences have the effect of "Zoom text only": `ui.textScaleFactor` with
// `browser.display.os-zoom-behavior` 2 (Firefox ESR 153.8).

const test = base.extend<object, { firefox: Firefox | undefined }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      if (missingFirefox) {
        console.log(`Left out: ${missingFirefox}`);
        await use(undefined);
        return;
      }
      const firefox = await Firefox.start({
        'ui.textScaleFactor': 200,
        'browser.display.os-zoom-behavior': 2,
      });
      console.log(`Firefox ${firefox.version}`);
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
});

/** Returns pairs of overlapping texts in the rows. */
const overlaps = `(() => {
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const row = parent.closest('tr, li, [role="row"]');
    if (!row || !node.data.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    // Hidden from view, for screen readers.
    let hidden = false;
    for (let box = parent; box !== row; box = box.parentElement)
      hidden ||= getComputedStyle(box).clipPath !== 'none' || getComputedStyle(box).fontSize === '0px';
    if (hidden) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects())
      if (right - left > 1) texts.push({ text: node.data.trim(), row, left, right, top, bottom });
  }
  const found = [];
  for (const one of texts)
    for (const other of texts) {
      if (one === other || one.row !== other.row || one.text >= other.text) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      // Lines stand closer than their boxes are high.
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 2 && down > 0.5 * Math.min(one.bottom - one.top, other.bottom - other.top))
        found.push(one.text + ' on ' + other.text);
    }
  return [...new Set(found)].slice(0, 10);
})()`;

const rowsOf = `[...document.querySelectorAll('main tbody tr, main ul:has(> [data-row]) > li')]`;

/**
 * Scrolls to the last row. Returns which share of the window's height shows rows, how much all rows would take, and
 * whether the last one is uncovered.
 */
const lastRow = `(() => {
  const row = ${rowsOf}.at(-1);
  row.scrollIntoView({ block: 'center' });
  const { left, right, top, bottom } = row.getBoundingClientRect();
  const middle = [Math.min(innerWidth - 1, (left + Math.min(right, innerWidth)) / 2), (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2];
  let [first, last] = [innerHeight, 0];
  for (let y = 2; y < innerHeight; y += 4) {
    if (!document.elementFromPoint(middle[0], y)?.closest('tbody tr, li')) continue;
    first = Math.min(first, y);
    last = y;
  }
  const all = bottom - ${rowsOf}[0].getBoundingClientRect().top;
  return {
    isUncovered: row.contains(document.elementFromPoint(...middle)),
    share: Math.max(0, last - first) / innerHeight,
    all: all / innerHeight,
  };
})()`;

const places = [
  ['the contracts', '/admin/contracts/list'],
  ['the students', '/admin/students/list'],
  ['the hours of a month', '/admin/operations/hours?month=2026-10'],
  ['the attendance of a contract', '/admin/contracts/edit/1/attendance'],
  ['the attendance of a contract as a grid', '/admin/contracts/edit/1/attendance?view=grid'],
  ['the hours of the contracts', '/admin/operations/hours/contracts'],
  ['the sign-in methods', '/admin/settings/sign-in-methods'],
] as const;

/** Screens with more than a list: no text may be cut or on another. */
const screens = [
  ['the meetings of the office', 'admin', '/admin/meetings'],
  ['a contract with its rules and thresholds', 'admin', '/admin/contracts/edit/1/basic'],
  ['the reports and attestations of a contract', 'admin', '/admin/contracts/edit/1/final'],
  ['a teacher with unavailability', 'admin', '/admin/teachers/edit/1/profile'],
  ['the organisation', 'admin', '/admin/settings/organisation'],
  ['the thresholds of a company', 'admin', '/admin/settings/companies?dialog=absences&record=1'],
  ['the keys of the API', 'admin', '/admin/settings/api-keys'],
  ['a new key of the API', 'admin', '/admin/settings/api-keys?dialog=add'],
  ['the hours of the contracts', 'admin', '/admin/operations/hours/contracts'],
  ['the sign-in methods', 'admin', '/admin/settings/sign-in-methods'],
  ['the meetings of a teacher', 'teacher', '/teacher-view/meetings'],
  ['the form of attendance', 'teacher', '/teacher-view/attendance?contract=1'],
  ['the profile with passkeys and unavailability', 'teacher', '/teacher-view/profile'],
] as const;

async function openSignedIn(firefox: Firefox, origin: string, who: 'admin' | 'teacher', address: string) {
  await firefox.open(`${origin}/icon.svg`);
  const tokens = JSON.stringify(await tokensOf(origin, who));
  await firefox.run(`Object.entries(${tokens}).forEach(([key, value]) => localStorage.setItem(key, value))`);
  await firefox.open(origin + address);
}

for (const [name, who, address] of screens)
  test(`${name} with text twice as large in Firefox (DECISION-02)`, async ({ firefox, origin }) => {
    test.slow();
    if (!firefox) {
      test.info().annotations.push({ type: 'left out', description: String(missingFirefox) });
      return;
    }
    await firefox.setSize(1280, 900);
    await openSignedIn(firefox, origin.address, who, address);
    const settled = `document.querySelector('main h1, main h2') && !document.querySelector('main [aria-busy="true"]')`;
    await firefox.until(settled);
    await expect
      .poll(() => firefox.run(`(${readTexts})().unreadable`), { message: 'texts that cannot be read' })
      .toEqual([]);
  });

for (const [name, address] of places)
  for (const [width, height] of [
    [1280, 900],
    [1920, 1200],
  ] as const)
    test(`${name} at ${width} px with text twice as large in Firefox`, async ({ firefox, origin }) => {
      test.slow();
      if (!firefox) {
        test.info().annotations.push({ type: 'left out', description: String(missingFirefox) });
        return;
      }
      await firefox.setSize(width, height);
      await openSignedIn(firefox, origin.address, 'admin', address);
      await firefox.until(`${rowsOf}.length > 2 && !document.querySelector('main [aria-busy="true"]')`);
      expect(await firefox.run(`matchMedia('(max-width: ${width / 32}em)').matches`), 'large text').toBe(
        true,
      );
      expect(await firefox.run(overlaps), 'texts on each other').toEqual([]);
      const shown = await firefox.run<{ isUncovered: boolean; share: number; all: number }>(lastRow);
      expect(shown?.isUncovered, 'the last row is reached').toBe(true);
      // A list with few rows needs less.
      const least = Math.min(0.4, 0.9 * (shown?.all ?? 1));
      expect(shown?.share, 'share of the window with rows').toBeGreaterThanOrEqual(least);
    });
