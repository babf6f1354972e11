import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  accounts,
  createMock,
  createOrigin,
  largeDataSet,
  localDay,
  samplePassword,
  temporaryRecords,
} from '@portal/mock-api';
import { type Browser, chromium, type Page } from 'playwright';
import { browserLaunch } from '../tools/find-browser.mjs';
import { siteFolder } from '../vite.shared.ts';

// Prints the longest task of each step of a walk through the three apps, with the large data set and the CPU slowed
// 4x:
//   npm run bench:tasks
//   npm run bench:tasks -- --runs 5
// First loads are not measured. Each run uses a fresh browser; the figure is the median of the runs. Exits with 1 if a
// step has a task over the budget. Run nothing else on the machine.

const budget = 200;
const args = process.argv.slice(2);
const runs = Number(args.includes('--runs') ? args[args.indexOf('--runs') + 1] : 3);

interface Step {
  name: string;
  act: (page: Page) => Promise<unknown>;
  /** Selector of an element that appears when the step is done. */
  seen: string;
}

const link = (href: string) => (page: Page) => page.locator(`a[href*="${href}"]`).first().click();
const press = (css: string) => (page: Page) => page.locator(css).first().click();
const type = (css: string, text: string) => (page: Page) =>
  page.locator(css).first().pressSequentially(text, { delay: 120 });

const keys =
  (...pressed: string[]) =>
  async (page: Page) => {
    for (const key of pressed) await page.keyboard.press(key);
  };

interface App {
  name: string;
  phone?: boolean;
  start: string;
  /** Selector of an element that appears when the app has started. */
  seen: string;
  signIn?: { at: string; email: string };
  steps: Step[];
}

const row = 'main tbody tr th a, main tbody tr td a';
const chip = 'main [role=grid] [data-class]';
const ticks = 'main tbody tr > :first-child input[type=checkbox]';
const apps: App[] = [
  {
    name: 'admin',
    start: '/admin/contracts/list',
    seen: row,
    signIn: { at: '/admin/auth/login', email: accounts.admin.email },
    steps: [
      { name: 'sort by company', act: press('thead button:has-text("Company")'), seen: row },
      { name: 'next page', act: press('nav button:has-text("Next")'), seen: row },
      { name: 'find anything', act: keys('Control+k'), seen: 'dialog[open] [role=option]' },
      { name: 'find a company', act: type('dialog[open] input', 'beau'), seen: 'dialog[open] mark' },
      { name: 'leave it', act: keys('Escape', 'Escape'), seen: row },
      { name: 'begin to select', act: press('button:has-text("Select")'), seen: ticks },
      { name: 'select one', act: press(ticks), seen: 'button:has-text("Flag")' },
      {
        name: 'select the page',
        act: press('main thead input[type=checkbox]'),
        seen: 'button:has-text("Flag")',
      },
      { name: 'select no more', act: press('button:has-text("Select")'), seen: row },
      { name: 'views', act: press('button:has-text("Views")'), seen: '[role=dialog] input' },
      { name: 'leave them', act: keys('Escape'), seen: row },
      { name: 'search', act: type('input[type=search]', 'harrington'), seen: row },
      { name: 'open a contract', act: press(row), seen: 'main input[name=numberOfClasses]' },
      { name: 'its attendance', act: link('/attendance'), seen: 'main h1' },
      { name: 'its outline', act: link('/outline'), seen: 'main h1' },
      { name: 'its final steps', act: link('/final'), seen: 'main h1' },
      { name: 'students', act: link('/students/list'), seen: row },
      { name: 'open a student', act: press(row), seen: 'main form input' },
      { name: 'teachers', act: link('/teachers/list'), seen: row },
      { name: 'open a teacher', act: press(row), seen: 'main form input' },
      { name: 'progress reports', act: link('/reports/list'), seen: row },
      { name: 'follow-ups', act: link('/admin/follow-ups'), seen: 'main li li a' },
      { name: 'next page of it', act: press('nav button:has-text("Next")'), seen: 'main li li a' },
      { name: 'search it', act: type('input[type=search]', 'tremblay'), seen: 'main li li a' },
      { name: 'calendar', act: link('/admin/calendar'), seen: chip },
      { name: 'open a class', act: press(chip), seen: 'section h2' },
      { name: 'close it', act: keys('Escape'), seen: chip },
      { name: 'next week', act: press('main button:has-text("Next week")'), seen: chip },
      { name: 'those planned', act: press('main label:has([value=planned])'), seen: chip },
      { name: 'the month', act: press('main label:has([value=month])'), seen: 'main [data-day]' },
      { name: 'a week of it', act: press('main [data-day]'), seen: chip },
      { name: 'back to contracts', act: link('/contracts/list'), seen: row },
      { name: 'create a contract', act: link('/contracts/create'), seen: 'main form input' },
      { name: 'search 5,000 companies', act: type('main [role=combobox]', 'beau'), seen: '[role=option]' },
    ],
  },
  {
    name: 'teacher',
    phone: true,
    start: '/teacher-view/home',
    seen: 'main li h3 a',
    signIn: { at: '/teacher-view/auth/login', email: accounts.teacher.email },
    steps: [
      { name: 'open a course', act: press('main li h3 a'), seen: 'main h1' },
      { name: 'its students', act: link('/student-list/'), seen: 'main h1' },
      { name: 'back to the course', act: (page) => page.goBack(), seen: 'main h1' },
      { name: 'its outline', act: link('/outline-form/'), seen: 'main textarea' },
      { name: 'type into it', act: type('main textarea', 'a sentence'), seen: 'main textarea' },
    ],
  },
  {
    name: 'reports',
    start: `/#/clientReport/${accounts.company.token}`,
    seen: 'main tbody tr td button',
    steps: [
      { name: 'open a report', act: press('main tbody tr td button'), seen: 'dialog[open] dl' },
      { name: 'close it', act: (page) => page.keyboard.press('Escape'), seen: 'main tbody tr td button' },
      { name: 'next page', act: press('nav button:has-text("Next")'), seen: 'main tbody tr td button' },
      { name: 'search', act: type('input[type=search]', 'bouchard'), seen: 'main tbody tr td button' },
    ],
  },
];

declare global {
  interface Window {
    longTasks: number[];
  }
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // On a page with nothing to render, an idle callback may never run.
  await page.evaluate(
    () => new Promise((done) => setTimeout(() => requestIdleCallback(done, { timeout: 2000 }), 500)),
  );
}

async function runOnce(browser: Browser, address: string, app: App): Promise<number[]> {
  const viewport = app.phone ? { width: 360, height: 780 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, locale: 'fr-CA', serviceWorkers: 'block' });
  await context.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) window.longTasks.push(task.duration);
    }).observe({ type: 'longtask' });
  });
  const page = await context.newPage();
  if (app.signIn) {
    await page.goto(address + app.signIn.at);
    await page.locator('input[name=email]').fill(app.signIn.email);
    await page.locator('input[name=password]').fill(samplePassword);
    await page.locator('button[type=submit]').click();
    await page.locator(app.seen).first().waitFor();
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address + app.start);
  await page.locator(app.seen).first().waitFor();
  await settled(page);
  const longest: number[] = [];
  for (const step of app.steps) {
    await page.evaluate(() => {
      window.longTasks.length = 0;
    });
    await step.act(page);
    await page.locator(step.seen).first().waitFor();
    await settled(page);
    longest.push(await page.evaluate(() => Math.max(0, ...window.longTasks)));
  }
  await context.close();
  return longest;
}

const mock = await createMock({
  records: await temporaryRecords(largeDataSet(localDay(new Date()))),
  accessSeconds: 24 * 3600,
  leewaySeconds: 24 * 3600,
});
const server = createServer(createOrigin({ mock, site: siteFolder }));
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(browserLaunch());

let isOver = false;
for (const app of apps) {
  const measured: number[][] = [];
  for (let run = 0; run < runs; run++) measured.push(await runOnce(browser, address, app));
  for (const [place, step] of app.steps.entries()) {
    const values = measured.map((run) => run[place] ?? 0).toSorted((a, b) => a - b);
    const median = values[Math.floor(values.length / 2)] ?? 0;
    isOver ||= median > budget;
    const note = median > budget ? `, over ${budget}` : '';
    console.log(`${app.name.padEnd(8)} ${step.name.padEnd(24)} ${Math.round(median)} ms${note}`);
  }
}
await browser.close();
server.close();
process.exit(isOver ? 1 : 0);
