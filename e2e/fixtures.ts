import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import {
  accounts,
  createMock,
  createOrigin,
  type DataSet,
  type Mock,
  samplePassword,
  sampleRecords,
} from '@portal/mock-api';
import { expectAccessible } from './accessibility';
import { expectMarkedLanguages } from './marked-languages';

/** Where the built apps are. */
export const builtSite = fileURLToPath(new URL('../dist', import.meta.url));

/** Noon of a Friday in Montréal, for the browser and the API alike: no journey depends on the hour it is run at. */
export const now = new Date('2026-11-20T12:00:00-05:00');

/** The API over a database of its own: the small samples, or other data. */
export async function startMock(data?: DataSet): Promise<Mock> {
  const records = await sampleRecords(process.env.PORTAL_SAMPLES ?? '', data);
  return createMock({ records, faults: true, checkAnswers: true, now: () => now });
}

interface Origin {
  address: string;
  mock: Mock;
}

/** What a configuration can choose. */
export interface JourneyOptions {
  /**
   * Whether a journey takes a sample where it could take everything, and leaves accessibility to the stories. Everything
   * is `npm run test:full`.
   */
  sampled: boolean;
}

/** What a configuration can choose of the API. */
export interface OriginOptions {
  /**
   * Milliseconds that answers of the API are late, one after another, over and over: what a journey takes for granted
   * on a fast machine shows then. At once unless told.
   */
  lateBy: readonly number[];
  /** The folder with the built apps; a file of journeys that deploys another version brings a copy of its own. */
  site: string;
}

interface Fixtures extends JourneyOptions {
  /** The API behind this journey's origin: its faults, requests, state and mails. Fresh samples for each journey. */
  mock: Mock;
  /** What the browser may complain of in this journey, beyond failed requests, which the faults cause. */
  expectedComplaints: RegExp[];
  /** A page of another person's browser, at the same origin and the same hour. */
  openAnotherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Journeys run against the built apps, on an origin that no other worker shares. */
export const test = base.extend<
  Fixtures,
  OriginOptions & {
    /** Which samples; a file of journeys may bring its own. */
    data: 'small' | DataSet;
    origin: Origin;
  }
>({
  data: ['small', { option: true, scope: 'worker' }],
  lateBy: [[], { option: true, scope: 'worker' }],
  site: [builtSite, { option: true, scope: 'worker' }],
  origin: [
    async ({ data, lateBy, site }, use) => {
      const mock = await startMock(data === 'small' ? undefined : data);
      const portal = createOrigin({ mock, site });
      let requestCount = 0;
      const server = createServer((request, response) => {
        const late = request.url?.startsWith('/api/') ? lateBy[requestCount++ % lateBy.length] : undefined;
        // Nobody waits any more for what a page has given up.
        if (late) setTimeout(() => request.destroyed || portal(request, response), late);
        else portal(request, response);
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const { port } = server.address() as AddressInfo;
      await use({ address: `http://127.0.0.1:${port}`, mock });
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await mock.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => {
    await use(origin.address);
  },
  mock: [
    async ({ origin }, use) => {
      await origin.mock.reset();
      await use(origin.mock);
    },
    { auto: true },
  ],
  expectedComplaints: [[], { option: true }],
  sampled: [true, { option: true }],
  context: async ({ context }, use) => {
    await context.clock.setFixedTime(now);
    await use(context);
  },
  openAnotherBrowser: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, ...options });
      opened.push(context);
      await context.clock.setFixedTime(now);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  page: async ({ page, mock, expectedComplaints, sampled }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    await use(page);

    // Journeys do without the service worker, unless they are about it.
    const allowed = [
      /^Failed to load resource/,
      /^Service Worker registration blocked by Playwright/,
      ...expectedComplaints,
    ];
    expect(
      complaints.filter((text) => !allowed.some((pattern) => pattern.test(text))),
      'complaints in the console',
    ).toEqual([]);
    if (page.isClosed() || page.url() === 'about:blank') return;
    const { languages, courseTypes } = await mock.state();
    const namesOfRecords = [...languages, ...courseTypes].map(({ name }) => name);
    await expectMarkedLanguages(page, namesOfRecords);
    if (!sampled) await expectAccessible(page);
  },
});

const landings = {
  admin: '/admin/contracts/list',
  otherAdmin: '/admin/contracts/list',
  teacher: '/teacher-view/home',
  otherTeacher: '/teacher-view/home',
};

/** Signs a sample person in as they would do it themselves, and waits until they have landed. */
export async function signInByForm(page: Page, who: keyof typeof landings): Promise<void> {
  await page.goto(who === 'admin' ? '/admin/auth/login' : '/teacher-view/auth/login');
  await page.getByLabel('Email').fill(accounts[who].email);
  await page.getByLabel('Password', { exact: false }).first().fill(samplePassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**${landings[who]}`);
}

/**
 * Opens a place, their landing page unless told, for a sample person who is signed in already. Without the form, which
 * has journeys of its own and took a third of the time of the others.
 */
export async function signInAs(page: Page, who: keyof typeof landings, at = landings[who]): Promise<void> {
  const { email } = accounts[who];
  const answer = await page.request.post('/api/login', {
    data: { email, username: email, password: samplePassword },
  });
  const { auth }: { auth: { access_token: string; refresh_token: string } } = await answer.json();
  // A page of this origin without a script of ours, so that nobody looks for the tokens before they are there.
  await page.goto('/icon.svg');
  await page.evaluate(({ access_token, refresh_token }) => {
    localStorage.setItem('access-token', access_token);
    localStorage.setItem('refresh-token', refresh_token);
  }, auth);
  await page.goto(at);
}

export { accounts, expect, expectAccessible, samplePassword };
