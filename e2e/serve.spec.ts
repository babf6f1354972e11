import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { createDatabase, dropDatabase } from '../server/src/testing/createDatabase.ts';
import { startMailServer } from '../server/src/testing/mailServer.ts';
import { startObjectStore } from '../server/src/testing/objectStore.ts';
import { builtSite } from './fixtures';

// An organisation starts with an empty folder, works, loses everything, and restores its backup.

const root = fileURLToPath(new URL('..', import.meta.url));
const command = ['--conditions=@portal/source', 'server/src/cli.ts'];
const direction = 'direction@ecole.example';
const teacher = 'noemie.gauthier@ecole.example';
const password = 'une phrase de passe';
const content = `%PDF-1.7 ${'Bilan de l’année. '.repeat(2000)}`;

test.setTimeout(300_000);
test.use({ locale: 'en-CA' });

interface Running {
  readonly address: string;
  /** The link for the first administrator, from the file that the first start prints. */
  readonly link: string | undefined;
  stop(): Promise<void>;
}

/** Runs `npm run server -- start` until the test ends. */
async function serve(env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, [...command, 'start'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  // The server writes no log here, so this is the message of the start.
  const said = await new Promise<string>((done) => child.stdout.once('data', (text) => done(String(text))));
  const link = await new Promise<string | undefined>((done) => {
    if (said.includes('sets a password')) done(said);
    else if (env.ADMIN_EMAIL === undefined) done(undefined);
    else child.stdout.once('data', (text) => done(String(text)));
  });
  const file = /sets a password by the link in (.+)/.exec(link ?? '')?.[1];
  return {
    address: /The portal is at (\S+)/.exec(said)?.[1] ?? '',
    link: file && readFileSync(file, 'utf8').trim(),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      running.delete(child);
    },
  };
}

const running = new Set<ChildProcess>();
test.afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs a command of `npm run server` and returns what it prints. */
async function run(words: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...command, ...words], { cwd: root, env });
  return stdout.trim();
}

async function setPassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: false }).first().fill(password);
  await page.getByLabel('Confirmation', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.waitForURL('**/auth/login');
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: /Sign in$/ }).click();
}

/** Where an organisation stores its records and files. */
interface Place {
  readonly settings: NodeJS.ProcessEnv;
  /** Deletes everything, so that the place is as empty as at the beginning. */
  lose(): Promise<void>;
  close(): Promise<void>;
}

/** Everything in one folder, with the PostgreSQL that comes with the portal. */
async function oneFolder(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-journey-'));
  const lose = async () => {
    rmSync(folder, { recursive: true, force: true });
  };
  return { settings: { DATA_DIR: folder }, lose, close: lose };
}

/** A PostgreSQL and an object store that run outside the folder. */
async function elsewhere(): Promise<Place> {
  const cluster = process.env.PORTAL_SAMPLES ?? '';
  const name = `journey_${process.pid}`;
  const folder = mkdtempSync(join(tmpdir(), 'portal-journey-'));
  const bucket = mkdtempSync(join(tmpdir(), 'portal-journey-bucket-'));
  const { settings, ...store } = await startObjectStore(bucket);
  const url = await createDatabase(cluster, name);
  return {
    settings: {
      DATA_DIR: folder,
      DATABASE_URL: url,
      TOKEN_SECRET: 'a secret of the journey that is long enough',
      S3_ENDPOINT: settings.endpoint,
      S3_REGION: settings.region,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    async lose() {
      store.empty();
      await dropDatabase(cluster, name);
      await createDatabase(cluster, name);
      rmSync(folder, { recursive: true });
    },
    async close() {
      await dropDatabase(cluster, name);
      await store.stop();
      for (const path of [folder, bucket]) rmSync(path, { recursive: true, force: true });
    },
  };
}

const places = [
  ['one folder', oneFolder],
  ['a PostgreSQL and an object store', elsewhere],
] as const;

for (const [name, findPlace] of places) {
  test(`an organisation starts in ${name}, invites, uploads, loses all and restores its backup`, {
    // Syncs everything to a disk, which can take up to two minutes on a slow one.
    tag: '@release',
  }, async ({ browser }) => {
    const place = await findPlace();
    const mails = await startMailServer();
    const backups = mkdtempSync(join(tmpdir(), 'portal-journey-backup-'));
    const settings = {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'silent',
      SITE_DIR: builtSite,
      SMTP_URL: mails.url,
      MAIL_FROM: 'Portail <portail@ecole.example>',
      // The machine will be lost with its secret, so the backup needs a passphrase.
      BACKUP_PASSPHRASE: 'une phrase que le bureau garde sur papier',
      ...place.settings,
    };
    try {
      const first = await serve({ ...settings, ADMIN_EMAIL: direction });
      const admin = await (await browser.newContext({ baseURL: first.address })).newPage();
      await setPassword(admin, first.link ?? '');
      await signIn(admin, direction);
      await admin.waitForURL('**/admin/contracts/list');

      await admin.goto('/admin/teachers/list');
      await admin.getByRole('link', { name: 'Create a teacher' }).click();
      await admin.getByLabel('First name').fill('Noémie');
      await admin.getByLabel('Last name').fill('Gauthier');
      await admin.getByLabel('Email').fill(teacher);
      await admin.getByRole('textbox', { name: 'Phone*' }).fill('(514) 555-0188');
      await admin.getByRole('button', { name: 'Create a teacher' }).click();
      await admin.getByRole('complementary').getByRole('button', { name: 'Send invitation' }).click();
      await expect(admin.getByText('The invitation was sent.')).toBeVisible();
      await expect.poll(() => mails.received.length).toBe(1);
      const [mail] = mails.received;
      expect(mail?.to).toMatchObject({ value: [{ address: teacher }] });
      const invitation = /http\S+#\/invite\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      const teachers = await (await browser.newContext({ baseURL: first.address })).newPage();
      await setPassword(teachers, invitation);
      await signIn(teachers, teacher);
      await teachers.waitForURL('**/teacher-view/home');

      await admin.goto('/admin/settings/files');
      await admin.getByRole('button', { name: 'Upload files' }).click();
      const file = { name: 'bilan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) };
      await admin.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
      await admin.getByRole('button', { name: 'Upload 1 file' }).click();
      await expect(admin.getByText('1 file uploaded')).toBeVisible();

      // The backup is made while the server is running.
      const backup = join(backups, 'backup.tar.gz');
      const written = await run(['backup', backup], settings);
      expect(written).toMatch(/^Written: \d+ rows of \d+ tables and 4 files$/);
      await first.stop();
      await place.lose();

      const [restored] = (await run(['restore', backup, '--replace'], settings)).split('\n');
      expect(restored).toBe(written.replace('Written', 'Restored'));
      const second = await serve(settings);
      expect(second.link).toBeUndefined();
      const again = await (
        await browser.newContext({ baseURL: second.address, acceptDownloads: true })
      ).newPage();
      await again.goto('/admin/auth/login');
      await signIn(again, direction);
      await again.waitForURL('**/admin/contracts/list');
      await again.goto('/admin/teachers/list');
      await expect(again.getByRole('link', { name: 'Noémie Gauthier' })).toBeVisible();
      await again.goto('/admin/settings/files');
      const row = again.getByRole('row').filter({ hasText: 'bilan.pdf' });
      await row.getByRole('button', { name: 'File actions' }).click();
      const downloading = again.waitForEvent('download');
      await again.getByRole('menuitem', { name: 'Download' }).click();
      expect(readFileSync(await (await downloading).path(), 'utf8')).toBe(content);
      const theirs = await (await browser.newContext({ baseURL: second.address })).newPage();
      await theirs.goto('/teacher-view/auth/login');
      await signIn(theirs, teacher);
      await theirs.waitForURL('**/teacher-view/home');
      await second.stop();
    } finally {
      await mails.stop();
      rmSync(backups, { recursive: true, force: true });
      await place.close();
    }
  });
}
