import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
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
import { providerClient, type StartedProvider, startProvider } from '../server/src/testing/startProvider';
import { expectAccessible } from './accessibility';
import { tabTo } from './keyboard';
import { expectMarkedLanguages } from './marked-languages';
import { followRequests } from './settle';

/** The folder of the built apps. */
export const builtSite = fileURLToPath(new URL('../dist', import.meta.url));

/** Noon of a Friday in Montréal, for the browser and the API, so that no journey depends on the present time. */
export const now = new Date('2026-11-20T12:00:00-05:00');

/** Milliseconds by which the running journey has moved the clocks. */
let passed = 0;

/** The API with its own database: the small samples, or other data. */
export async function startMock(
  data?: DataSet,
  providers?: Parameters<typeof createMock>[0]['providers'],
): Promise<Mock> {
  const records = await sampleRecords(process.env.PORTAL_SAMPLES ?? '', data);
  return createMock({
    records,
    faults: true,
    checkAnswers: true,
    now: () => new Date(now.getTime() + passed),
    providers,
  });
}

const startProviderOf = (address: string) =>
  startProvider({ redirectUris: [`${address}/api/auth/providers/main/callback`] });

const settingsOf = ({ issuer }: StartedProvider) => ({
  id: 'main',
  name: 'Bureau',
  issuer,
  clientId: providerClient.id,
  clientSecret: providerClient.secret,
  parameters: {},
  trustsSecondFactor: false,
});

/** Returns the names of records that pages show unchanged. Some of them are also interface texts. */
export async function namesShown(mock: Mock): Promise<string[]> {
  const { languages, courseTypes } = await mock.state();
  const namesOfMaterialStatuses = ['cancelled'];
  // Their table has a column for each language.
  const holidays = ['Vendredi saint', 'Good Friday', 'Lundi de Pâques', 'Easter Monday'];
  const english = courseTypes.flatMap(({ nameEn }) => nameEn ?? []);
  return [
    ...[...languages, ...courseTypes].map(({ name }) => name),
    ...english,
    ...namesOfMaterialStatuses,
    ...holidays,
  ];
}

interface Origin {
  address: string;
  mock: Mock;
  provider?: StartedProvider | undefined;
}

/** Options in a Playwright configuration. */
export interface JourneyOptions {
  /** Whether tests run only a sample of all cases. `npm run test:full` runs all of them. */
  sampled: boolean;
}

/** Options of the API in a Playwright configuration. */
export interface OriginOptions {
  /**
   * Delays of successive API answers in milliseconds, repeated in a cycle. They reveal tests that rely on a fast
   * machine. By default there is no delay.
   */
  lateBy: readonly number[];
  /** The folder of the built apps. A test file that deploys another version sets its own copy. */
  site: string;
}

interface Fixtures extends JourneyOptions {
  /** The provider of a file with `hasProvider`. */
  provider: StartedProvider;
  /**
   * The mock behind this journey's origin: its faults, requests, state and mails. Each journey starts with fresh
   * samples.
   */
  mock: Mock;
  /** Console messages that this test allows. Failed requests, which the faults cause, are always allowed. */
  expectedComplaints: RegExp[];
  /** Moves the clocks of the page and of the API by this many milliseconds. */
  passTime: (milliseconds: number) => Promise<void>;
  /** A page in another user's browser, with the same origin and clock. */
  openAnotherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Runs journeys against the built apps, on an origin that no other worker uses. */
export const test = base.extend<
  Fixtures,
  OriginOptions & {
    /** The samples to load; a test file may set its own. */
    data: 'small' | DataSet;
    /** Whether people can sign in with "Bureau", a real OpenID Connect provider. Default: false. */
    hasProvider: boolean;
    origin: Origin;
  }
>({
  data: ['small', { option: true, scope: 'worker' }],
  hasProvider: [false, { option: true, scope: 'worker' }],
  lateBy: [[], { option: true, scope: 'worker' }],
  site: [builtSite, { option: true, scope: 'worker' }],
  origin: [
    async ({ data, lateBy, site, hasProvider }, use) => {
      let portal: ReturnType<typeof createOrigin>;
      let requestCount = 0;
      const server = createServer((request, response) => {
        const late = request.url?.startsWith('/api/') ? lateBy[requestCount++ % lateBy.length] : undefined;
        // Not if the page has aborted the request in the meantime.
        if (late) setTimeout(() => request.destroyed || portal(request, response), late);
        else portal(request, response);
      });
      // Disables keep-alive: a request on a connection that the server is just closing would fail.
      server.keepAliveTimeout = 0;
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const { port } = server.address() as AddressInfo;
      // Browsers refuse passkeys at 127.0.0.1.
      const address = `http://localhost:${port}`;
      const provider = hasProvider ? await startProviderOf(address) : undefined;
      const providers = provider && { publicUrl: address, list: [settingsOf(provider)] };
      const mock = await startMock(data === 'small' ? undefined : data, providers);
      portal = createOrigin({ mock, site });
      await use({ address, mock, provider });
      await provider?.end();
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
      passed = 0;
      await origin.mock.reset();
      await use(origin.mock);
    },
    { auto: true },
  ],
  provider: async ({ origin }, use) => {
    if (!origin.provider) throw new Error('set hasProvider');
    origin.provider.forget();
    await use(origin.provider);
  },
  expectedComplaints: [[], { option: true }],
  sampled: [true, { option: true }],
  context: async ({ context }, use) => {
    await context.clock.setFixedTime(now);
    await use(context);
  },
  passTime: async ({ context }, use) => {
    await use(async (milliseconds) => {
      passed += milliseconds;
      await context.clock.setFixedTime(new Date(now.getTime() + passed));
    });
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
  page: async ({ page, browserName, mock, expectedComplaints }, use) => {
    if (browserName === 'firefox') pressInsteadOfTap(page);
    followRequests(page);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    await use(page);

    // Journeys block the service worker, unless they are about it.
    const allowed = [
      /^Failed to load resource/,
      /^Service Worker registration blocked by Playwright/,
      ...(browserName === 'firefox' ? messagesOfLeftPages : []),
      ...expectedComplaints,
    ];
    expect(
      complaints.filter((text) => !allowed.some((pattern) => pattern.test(text))),
      'complaints in the console',
    ).toEqual([]);
    if (page.isClosed() || page.url() === 'about:blank') return;
    await expectMarkedLanguages(page, await namesShown(mock));
  },
});

/**
 * Messages of Firefox ESR 153.8 when the user leaves a page while its styles, fonts, scripts or data load. The status of
 * the fonts is `NS_BINDING_ABORTED` (0x804B0002 in xpcom/base/ErrorList.py). A script that is aborted is an error of the
 * route, which WebDriver BiDi passes on without its message; a page that stays shows it two seconds later.
 */
const messagesOfLeftPages = [
  /^Error: Unable to preload CSS/,
  /^downloadable font: .* status=2152398850 /,
  /^(React Router caught the following error during render )?Error$/,
  /^Failed to load ‘.*’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/,
];

/** Firefox does not support touch over WebDriver BiDi, so a tap becomes a mouse click there. */
function pressInsteadOfTap(page: Page): void {
  const locators: Locator = Object.getPrototypeOf(page.locator('html'));
  locators.tap = locators.click;
}

const landings = {
  admin: '/admin/contracts/list',
  otherAdmin: '/admin/contracts/list',
  teacher: '/teacher-view/home',
  otherTeacher: '/teacher-view/home',
};

/** Signs a sample user in through the form and waits for the landing page. */
export async function signInByForm(page: Page, who: keyof typeof landings): Promise<void> {
  await page.goto(who === 'admin' ? '/admin/auth/login' : '/teacher-view/auth/login');
  await fillSignIn(page, who);
}

/** Fills in and submits the sign-in form that the page shows. */
export async function fillSignIn(page: Page, who: keyof typeof landings): Promise<void> {
  await page.getByLabel('Email').fill(accounts[who].email);
  await page.getByLabel('Password', { exact: false }).first().fill(samplePassword);
  await page.getByRole('button', { name: /Sign in$/ }).click();
  await page.waitForURL(`**${landings[who]}`);
}

/** Signs a sample user in with the keyboard alone; the focus must be visible at each stop. */
export async function signInByKeyboard(page: Page, who: 'admin' | 'teacher'): Promise<void> {
  await page.goto(who === 'admin' ? '/admin/auth/login' : '/teacher-view/auth/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(accounts[who].email);
  await tabTo(page, page.getByLabel('Password').first());
  await page.keyboard.type(samplePassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${landings[who]}`);
}

/**
 * Opens a page, by default the landing page, for a signed-in sample user. Skips the sign-in form, which has its own
 * tests and took a third of the time.
 */
export async function signInAs(page: Page, who: keyof typeof landings, at = landings[who]): Promise<void> {
  const { email } = accounts[who];
  const answer = await page.request.post('/api/login', {
    data: { email, username: email, password: samplePassword },
  });
  const { auth }: { auth: Record<`${'access' | 'refresh' | 'logout'}_token`, string> } = await answer.json();
  // Opens a page of this origin without the app's scripts, so that no code reads the tokens before they are stored.
  await page.goto('/icon.svg');
  await page.evaluate(({ access_token, refresh_token, logout_token }) => {
    localStorage.setItem('access-token', access_token);
    localStorage.setItem('refresh-token', refresh_token);
    localStorage.setItem('logout-token', logout_token);
  }, auth);
  await page.goto(at);
}

export { accounts, expect, expectAccessible, samplePassword };
