import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { browserLaunch } from '../tools/find-browser.mjs';
import { appConfig } from '../vite.shared.ts';

// Measures the combobox of packages/ui with 5,000 options, in a page that is built with the settings of the apps:
//   npm run bench:combobox
//   npm run bench:combobox -- --runs 9
// CPU slowed 4x. Each run is a fresh browser page:
//   open first   the pointer enters the field, 300 ms later it is pressed -> options painted (double rAF);
//                the code of the list loads when the pointer enters
//   open         median of four more openings; the first one also runs code for the first time. The budget applies to
//                both
//   key p75      typing a name, 120 ms between keys: Event Timing duration of a keystroke, in steps of 8 ms
//   key fine p75 keydown -> after the next frame, unrounded
//   plain p75    the same in a plain input of the same page, as a baseline for this machine
//   probe        a fixed loop; if it varies between runs, other processes disturbed them

const budget = { open: 100, key: 24 };
const typed = 'beausejour 4';

const here = fileURLToPath(new URL('.', import.meta.url));
const outDir = join(here, '../.cache/bench/combobox');
const args = process.argv.slice(2);
const runs = Number(args.includes('--runs') ? args[args.indexOf('--runs') + 1] : 5);

interface Measurement {
  openFirst: number;
  open: number;
  key: number;
  keyFine: number;
  plain: number;
  probe: number;
}

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
const median = (values: number[]) => percentile(values, 0.5);

async function openPage(): Promise<{ address: string; close: () => Promise<void> }> {
  const config = {
    ...appConfig('/'),
    configFile: false,
    root: join(here, 'combobox'),
    logLevel: 'error',
  } as const;
  await build({ ...config, build: { ...config.build, outDir, emptyOutDir: true } });
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const { port } = server.httpServer.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

async function timeOpening(page: Page): Promise<number> {
  const box = await page.getByRole('combobox').boundingBox();
  if (!box) throw new Error('The field is not in view');
  const opened = page.evaluate(() => window.bench.opened());
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await sleep(300);
  await page.mouse.down();
  await page.mouse.up();
  return opened;
}

async function timeTyping(page: Page): Promise<{ keys: number[]; fine: number[] }> {
  await page.evaluate(() => window.bench.forgetKeys());
  let due = performance.now();
  for (const letter of typed) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    due += 120;
    await sleep(Math.max(0, due - performance.now()));
  }
  await sleep(600);
  const { keys, fine } = await page.evaluate(() => window.bench.typedKeys());
  // Event Timing does not report events under 16 ms.
  while (keys.length < typed.length) keys.push(8);
  return { keys, fine };
}

async function measure(page: Page, address: string): Promise<Measurement> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address);
  await page.getByRole('combobox').waitFor();
  await sleep(1000);
  const probe = await page.evaluate(() => {
    window.bench.probe();
    return window.bench.probe();
  });

  const opens: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    opens.push(await timeOpening(page));
    await sleep(300);
    await page.keyboard.press('Escape');
    await page.mouse.move(5, 5);
    await sleep(300);
  }
  const [openFirst = Number.NaN, ...next] = opens;

  await timeOpening(page);
  await sleep(500);
  const { keys, fine } = await timeTyping(page);
  const found = await page.getByRole('option').first().textContent();
  if (!found?.includes('Beauséjour')) {
    throw new Error(`Typing "${typed}" found ${found}`);
  }
  await page.getByLabel('Plain').click();
  await sleep(500);
  const plain = await timeTyping(page);
  return {
    openFirst,
    open: median(next),
    key: percentile(keys, 0.75),
    keyFine: percentile(fine, 0.75),
    plain: percentile(plain.keys, 0.75),
    probe,
  };
}

const site = await openPage();
const browser = await chromium.launch(browserLaunch());
const results: Measurement[] = [];
for (let run = 0; run < runs; run += 1) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  results.push(await measure(await context.newPage(), site.address));
  await context.close();
}
await browser.close();
await site.close();

const metrics = {
  'open first': 'openFirst',
  open: 'open',
  'key p75': 'key',
  'key fine p75': 'keyFine',
  'plain p75': 'plain',
  probe: 'probe',
} as const;
console.log(`medians (least to most) of ${runs} runs, ms, CPU 4x, 5,000 options`);
for (const [name, metric] of Object.entries(metrics)) {
  const values = results.map((result) => result[metric]);
  const range = `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`;
  console.log(`${name.padEnd(14)}${median(values).toFixed(1).padStart(7)}  (${range})`);
}
const isWithinBudget =
  median(results.map(({ openFirst }) => openFirst)) <= budget.open &&
  median(results.map(({ open }) => open)) <= budget.open &&
  median(results.map(({ key }) => key)) <= budget.key;
console.log(isWithinBudget ? 'The budget is kept' : `Over the budget of ${budget.open} and ${budget.key} ms`);
process.exit(isWithinBudget ? 0 : 1);
