import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isOneAddress, needsSmtpUtf8 } from '@portal/domain';
import { type Kysely, sql } from 'kysely';
import { Clock, timeZoneTable } from '../calendar/Clock.ts';
import { compareTables, monthsSinceTable } from '../calendar/compareTables.ts';
import { regionOf } from '../calendar/holidayRegions.ts';
import { clockOf, readClock, timeZoneTodo } from '../calendar/organisationClock.ts';
import { bucketOf, type Config } from '../config.ts';
import { oldDatabaseOf } from '../database/bringDatabaseHome.ts';
import { connect } from '../database/connect.ts';
import { openClient, readHosts } from '../database/hosts.ts';
import { newestSchema, OtherDatabase, schemaOf } from '../database/migrate.ts';
import { describeOutage, ReadOnlyDatabase } from '../database/outage.ts';
import type { Schema } from '../database/schema.ts';
import { isOrWasIn } from '../features/access.ts';
import { isUsableInEmergency } from '../features/providers/emergency.ts';
import { userByEmail } from '../features/session/queries.ts';
import type { Contents } from '../files/Contents.ts';
import { storedFiles } from '../files/contents-in-use.ts';
import { checkMailServer } from '../mail/checkMailServer.ts';
import { PaperThread } from '../papers/PaperThread.ts';
import { foundSecret } from '../sessions/keptSecret.ts';
import { LinkKeys } from '../sessions/LinkKeys.ts';
import { lostAuthenticators } from '../sessions/lostAuthenticators.ts';
import { relyingPartyOf } from '../sessions/Passkeys.ts';
import { refuseUnbuilt } from '../site/refuseUnbuilt.ts';
import { lostWebhooks } from '../webhooks/pauseLostWebhooks.ts';
import { describeFile } from './explainFault.ts';
import { claimContents, OtherOffice, officeOf } from './office.ts';
import { contentsOf, dataFolder, findDatabase } from './openOrganisation.ts';

/** What a check found: `note` is worth knowing, `wrong` needs to be repaired. */
interface Finding {
  readonly state: 'ok' | 'note' | 'wrong';
  readonly text: string;
  /** How to repair it. */
  readonly todo?: string;
}

/** What the checks read from the machine; tests replace it. */
export interface Machine {
  readonly now: () => Date;
  readonly nodeVersion: string;
  /** Free bytes on the disk of a folder. */
  readonly freeBytes: (folder: string) => Promise<number>;
}

const thisMachine: Machine = {
  now: () => new Date(),
  nodeVersion: process.versions.node,
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
};

/** Checks everything that the server needs. Returns a line for each finding, with advice. */
export async function doctor(
  config: Config,
  machine: Machine = thisMachine,
): Promise<{ readonly lines: string[]; readonly isRefused: boolean }> {
  const found: [string, Finding][] = [];
  const add = (check: string, findings: readonly Finding[]) =>
    found.push(...findings.map((finding): [string, Finding] => [check, finding]));
  add('versions', checkNode(machine));
  add('settings', checkSettings(config));
  add('mail', await checkMailServer(config));
  add('papers', await checkPapers(config));
  const folder = checkFolder(config);
  add('disk', folder);
  // Without the data folder, neither the files nor the server's own database can be checked.
  if (folder.length > 0) return report(found);
  const contents = await contentsOf(config);
  add('disk', await checkDisk(resolve(config.DATA_DIR), machine));
  add('files', await checkWriting(contents, config));
  add('database', checkOldDatabase(config));
  await withDatabase(config, add, async (db, url) => {
    const schema = await checkSchema(db, url);
    add('database', schema);
    add('database', await checkServer(db, config));
    if (config.DATABASE_POOLER === 'transaction') add('database', await checkRoleSettings(db));
    add('database', await checkStandby(config));
    add('clock', await checkClock(db, machine));
    // The other checks need the tables of this version.
    if (schema.some(({ state }) => state === 'wrong')) return;
    add('clock', await checkTimeZone(db, config, machine));
    add('clock', await checkHolidays(db));
    add('database', await checkRights(db));
    add('files', await checkOffice(db, contents));
    add('files', await checkRows(db, contents, config));
    add('files', await checkDocuments(db));
    add('files', await checkAside(db, contents, config, machine));
    add('records', await checkAssumedDays(db));
    add('sign-in', await checkAuthenticators(db, url, config));
    add('sign-in', await checkEmergencyAccount(db, config));
    add('passkeys', await checkPasskeys(db, config));
    add('webhooks', await checkWebhooks(db, url, config));
    add('mail', await checkOutbox(db));
    add('mail', await checkAddresses(db, config));
  });
  return report(found);
}

function report(found: readonly [check: string, Finding][]) {
  const lines = found.flatMap(([check, { state, text, todo }]) => [
    `${state.padEnd(6)}${check.padEnd(10)}${text}`,
    ...(todo === undefined ? [] : [`${' '.repeat(16)}${todo}`]),
  ]);
  return { lines, isRefused: found.some(([, { state }]) => state === 'wrong') };
}

const ok = (text: string): Finding[] => [{ state: 'ok', text }];
const note = (text: string, todo: string): Finding[] => [{ state: 'note', text, todo }];
const wrong = (text: string, todo: string): Finding[] => [{ state: 'wrong', text, todo }];

/** The major version of Node that the project installs. */
const oldestNode = 24;

function checkNode({ nodeVersion }: Machine): Finding[] {
  if (Number.parseInt(nodeVersion, 10) >= oldestNode) return ok(`Node ${nodeVersion}`);
  return wrong(
    `Node ${nodeVersion} is too old`,
    'start the server with npm run server, which brings its own Node',
  );
}

function checkSettings(config: Config): Finding[] {
  const findings: Finding[] = [];
  if (config.SITE_DIR !== 'none') {
    try {
      refuseUnbuilt(resolve(config.SITE_DIR));
    } catch (error) {
      findings.push(...wrong((error as Error).message, 'the server does not start like this'));
    }
  }
  const { PUBLIC_URL: url } = config;
  if (url === undefined && config.SMTP_URL !== undefined) {
    findings.push(
      ...wrong(
        'PUBLIC_URL is missing: links in mails lead to this machine',
        'set it to the address that people open',
      ),
    );
  }
  if (url?.startsWith('http://') && !/^http:\/\/(localhost|127\.)/.test(url)) {
    findings.push(...note(`${url} is not encrypted`, 'serve the portal over HTTPS'));
  }
  if (url?.startsWith('https://') && config.TRUST_PROXY === undefined) {
    findings.push(
      ...note(
        'TRUST_PROXY is missing: behind a proxy, everybody counts as one caller when sign-ins fail',
        'set it to the address of the proxy',
      ),
    );
  }
  if (url !== undefined && relyingPartyOf(url, { name: '' }).id === null) {
    findings.push(
      ...note(
        `${url} has no host name: browsers have no passkeys there`,
        'open the portal by a name, over HTTPS',
      ),
    );
  }
  return findings.length > 0 ? findings : ok('complete');
}

/** Counts the passkeys that are bound to another host name than that of PUBLIC_URL. */
async function checkPasskeys(db: Kysely<Schema>, config: Config): Promise<Finding[]> {
  const { id } = relyingPartyOf(config.PUBLIC_URL, { name: '' });
  const rows = await db
    .selectFrom('passkeys')
    .select(['site', sql<number>`count(*)::int`.as('count')])
    .groupBy('site')
    .orderBy('site')
    .execute();
  if (rows.length === 0) return [];
  const lost = rows.filter(({ site }) => site !== id);
  if (lost.length === 0) return ok(`${rows[0]?.count} passkeys are bound to ${id}`);
  return wrong(
    `${lost.map(({ site, count }) => `${count} passkeys are bound to ${site}`).join(', ')}, and do not work at ${id ?? 'an IP address'}`,
    'set PUBLIC_URL back to that host name; or people sign in with a password, and add passkeys again',
  );
}

/** Counts the people whose codes cannot be checked, because the secret of their time is missing. */
async function checkAuthenticators(db: Kysely<Schema>, url: string, config: Config): Promise<Finding[]> {
  const secret = config.TOKEN_SECRET ?? foundSecret(resolve(config.DATA_DIR));
  const { count } = await db
    .selectFrom('authenticators')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count === 0 || secret === null) return [];
  const client = await openClient(url);
  try {
    const links = new LinkKeys([secret, ...(config.OLD_TOKEN_SECRETS ?? [])]);
    const lost = await lostAuthenticators(client, links);
    if (lost.length === 0) return ok(`${count} people sign in with a code, and all of these can be checked`);
    return wrong(
      `the codes of ${lost.length} people cannot be checked: ${few(lost.map((id) => `user ${id}`))}`,
      'add the secret of their time to OLD_TOKEN_SECRETS; or they enter a recovery code, or another administrator resets their codes under Users',
    );
  } finally {
    await client.end();
  }
}

/** Checks that somebody gets in when the provider is down: an active administrator with a password. */
async function checkEmergencyAccount(db: Kysely<Schema>, config: Config): Promise<Finding[]> {
  const { EMERGENCY_ACCOUNT: email } = config;
  if (email === undefined) return [];
  const user = await userByEmail(db, email);
  if (isUsableInEmergency(user)) return ok(`${email} can sign in with a password when a provider is down`);
  return wrong(
    `EMERGENCY_ACCOUNT ${email} is no active administrator with a password: when the provider is down, nobody gets in`,
    'correct the setting, or make this person an active administrator; new-password-link gives a link to set the password',
  );
}

/** Counts the webhooks that cannot be signed, and those that are paused although nobody wanted it. */
async function checkWebhooks(db: Kysely<Schema>, url: string, config: Config): Promise<Finding[]> {
  const rows = await db.selectFrom('webhooks').select(['id', 'description', 'paused_reason']).execute();
  if (rows.length === 0) return [];
  const names = (ids: readonly number[]) =>
    few(rows.filter(({ id }) => ids.includes(id)).map(({ description }) => description));
  const secret = config.TOKEN_SECRET ?? foundSecret(resolve(config.DATA_DIR));
  const client = await openClient(url);
  try {
    const links = secret === null ? null : new LinkKeys([secret, ...(config.OLD_TOKEN_SECRETS ?? [])]);
    const lost = links === null ? [] : await lostWebhooks(client, links);
    const paused = rows
      .filter(({ id, paused_reason }) => !lost.includes(id) && /^(failing|gone)$/.test(paused_reason ?? ''))
      .map(({ id }) => id);
    return [
      ...(lost.length === 0
        ? []
        : wrong(
            `${lost.length} webhooks cannot be signed: ${names(lost)}`,
            'add the secret of their time to OLD_TOKEN_SECRETS; or renew the secret of each under Webhooks, and give it to the program',
          )),
      ...(paused.length === 0
        ? []
        : wrong(
            `${paused.length} webhooks are paused after failures: ${names(paused)}`,
            'see their deliveries under Webhooks, then resume or remove each',
          )),
      ...(lost.length + paused.length === 0
        ? ok(`${rows.length} webhooks, none of which failed for days`)
        : []),
    ];
  } finally {
    await client.end();
  }
}

async function checkOutbox(db: Kysely<Schema>): Promise<Finding[]> {
  const { rows } = await sql<{ failed: number; bounced: number }>`select
      count(*) filter (where failed_at > now() - interval '7 days' and bounced_at is null) as failed,
      count(*) filter (where bounced_at > now() - interval '7 days') as bounced from mails`.execute(db);
  const { failed = 0, bounced = 0 } = rows[0] ?? {};
  return [
    ...(failed === 0
      ? []
      : note(`${failed} mails of the last 7 days were not sent`, 'see npm run server -- mails')),
    ...(bounced === 0
      ? []
      : note(`${bounced} mails of the last 7 days came back`, 'see npm run server -- mails')),
  ];
}

/**
 * Finds addresses that were stored before such addresses were refused, or with another SMTP_UTF8. Returns ids only,
 * because a log may store them.
 */
async function checkAddresses(db: Kysely<Schema>, { SMTP_UTF8 }: Config): Promise<Finding[]> {
  const { rows } = await sql<{
    place: string;
    email: string;
  }>`select format('user %s', id) as place, email from users
    union all select format('student %s', id), email from students
    union all select format('company %s', id), email from companies order by 1`.execute(db);
  const stored = rows.filter(({ email }) => email);
  const placesOf = (isMeant: (email: string) => boolean) =>
    stored.filter(({ email }) => isMeant(email)).map(({ place }) => place);
  const wrongOnes = placesOf((email) => !isOneAddress(email));
  const accented =
    SMTP_UTF8 === 'yes' ? [] : placesOf((email) => isOneAddress(email) && needsSmtpUtf8(email));
  return [
    ...(wrongOnes.length === 0
      ? []
      : wrong(
          `${wrongOnes.length} addresses would reach somebody else or nobody: ${few(wrongOnes)}`,
          'correct them in the portal: nothing is sent to them',
        )),
    ...(accented.length === 0
      ? []
      : note(
          `${accented.length} addresses have accents before the @, and nothing is sent to them: ${few(accented)}`,
          'set SMTP_UTF8=yes if your mail server offers SMTPUTF8, or correct them in the portal',
        )),
  ];
}

/** Writes a paper, as an attestation is written. */
async function checkPapers({ PAPER_FONTS, PAPER_FONTS_DIR }: Config): Promise<Finding[]> {
  const content = {
    title: 'Attestation',
    provider: 'Portail',
    address: null,
    sentence: 'Élève',
    fields: [{ label: 'Nom', value: 'Ève' }],
    follows: null,
    signatory: null,
    signatoryTitle: null,
    hasStamp: false,
  };
  const paper = { content, number: 'AT-2026-0001', code: '000000000000', issuedOn: '2026' };
  const thread = new PaperThread({ families: PAPER_FONTS ?? [], folder: PAPER_FONTS_DIR });
  const answer = await thread.write({
    papers: [paper],
    language: 'fr',
    publicUrl: 'http://localhost',
    title: 'Attestation',
  });
  if ('pdf' in answer) return ok('attestations can be written as PDF');
  const detail = 'detail' in answer ? answer.detail : answer.letters.join(' ');
  if (answer.refused === 'unavailable')
    return note(
      `attestations cannot be written, because the compiler of papers cannot be loaded: ${detail}`,
      'it needs a system with glibc or musl on x64 or arm64, macOS or Windows; everything else works without it',
    );
  return wrong(
    `attestations cannot be written: ${detail}`,
    'correct PAPER_FONTS and PAPER_FONTS_DIR: each family must be installed, as a TTF or OTF file',
  );
}

/** Creates the data folder, as a start would, and checks it. */
function checkFolder(config: Config): Finding[] {
  try {
    dataFolder(config);
    return [];
  } catch (error) {
    const fault = describeFile(error);
    if (!fault) throw error;
    return wrong(`DATA_DIR: ${fault.sentence}`, fault.todo);
  }
}

const megabyte = 1024 * 1024;

async function checkDisk(folder: string, { freeBytes }: Machine): Promise<Finding[]> {
  const free = Math.floor((await freeBytes(folder)) / megabyte);
  const todo = 'free space on this disk, or move DATA_DIR to a larger one';
  if (free < 500) return wrong(`${folder}: only ${free} MB are free`, todo);
  return free < 2000 ? note(`${folder}: ${free} MB are free`, todo) : ok(`${folder}: ${free} MB are free`);
}

async function checkWriting(contents: Contents, config: Config): Promise<Finding[]> {
  const sent = Buffer.from('a test of npm run server -- doctor');
  try {
    const key = await contents.keep(sent);
    const isSame = (await contents.read(key)).equals(sent);
    await contents.remove(key);
    return isSame
      ? ok('contents can be written and read')
      : wrong('a content comes back changed', 'check the disk of DATA_DIR, or the object store');
  } catch (error) {
    return contentsRefused('written', error, config);
  }
}

/** Returns the finding for a folder or object store that fails, with advice. */
function contentsRefused(what: 'written' | 'listed', error: unknown, config: Config): Finding[] {
  const { code = 'unknown' } = error as { code?: string };
  const todo =
    bucketOf(config) === undefined
      ? 'give the account of the server the right to write into DATA_DIR/files'
      : (bucketRepairs[code] ?? 'check S3_ENDPOINT, and that the object store runs and accepts this machine');
  return wrong(`contents cannot be ${what} (${code})`, todo);
}

const otherKey = 'correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY';
const moreRights =
  'give the key of S3_ACCESS_KEY_ID the right to read, write, delete and list objects in this bucket';
const otherRegion = 'correct S3_REGION and S3_ENDPOINT: the bucket is in another region';

/** Advice for each error code of an object store. */
const bucketRepairs: Readonly<Record<string, string>> = {
  NoSuchBucket: 'create the bucket of S3_BUCKET, or correct its name',
  InvalidAccessKeyId: otherKey,
  SignatureDoesNotMatch: otherKey,
  AccessDenied: moreRights,
  Forbidden: moreRights,
  PermanentRedirect: otherRegion,
  AuthorizationHeaderMalformed: otherRegion,
  RequestTimeTooSkewed: 'synchronize the clock of this machine (NTP)',
};

/** Looks for a database of versions before 0018, which kept it in another folder if root ran them. */
function checkOldDatabase(config: Config): Finding[] {
  const folder = join(resolve(config.DATA_DIR), 'postgres');
  const old = config.DATABASE_URL === undefined ? oldDatabaseOf(folder) : null;
  if (old === null || !existsSync(folder)) return [];
  return note(
    `an earlier version has kept a database for root in ${old}, which is not used any more`,
    'if nothing that root has entered is missing, delete it after a backup: see "Root and other accounts" in docs/operate/trouble.md',
  );
}

/** Checks whether the files belong to this office. If the id is missing, a start of the server adds it. */
async function checkOffice(db: Kysely<Schema>, contents: Contents): Promise<Finding[]> {
  try {
    const id = await officeOf(db);
    const isClaimed = (await contents.office()) === id;
    if (isClaimed) return ok(`the files carry the id of the database, ${id}`);
    await claimContents(db, { ...contents, setOffice: async () => id });
    return note(`${contents.place} carries no id of an office yet`, 'start the server, which writes it');
  } catch (error) {
    // Other errors are found by the other checks of the files.
    if (!(error instanceof OtherOffice)) return [];
    return wrong(error.message, 'the server does not start like this, and deletes nothing');
  }
}

async function checkAside(
  db: Kysely<Schema>,
  contents: Contents,
  config: Config,
  { now }: Machine,
): Promise<Finding[]> {
  const aside = await contents.listAside().catch(() => []);
  if (aside.length === 0) return [];
  const oldest = Math.min(...aside.map(({ storedAt }) => storedAt.getTime()));
  const until = new Date(oldest + config.KEEP_CONTENTS_DAYS * 24 * 3600 * 1000);
  const left = Math.max(0, Math.ceil((until.getTime() - now().getTime()) / (24 * 3600 * 1000)));
  return note(
    `${aside.length} contents without a file were set aside, and are deleted from ${(await readClock(db)).dayOf(until)} on, in ${left} days: ${few(aside.map(({ key }) => key))}`,
    'if any is missed, npm run server -- bring-back moves them to their place',
  );
}

/** Maximum number of names that are shown of a list. */
const maxNames = 10;

function few(names: readonly string[]): string {
  return names.slice(0, maxNames).join(', ') + (names.length > maxNames ? ', …' : '');
}

interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly key: string;
}

async function checkRows(db: Kysely<Schema>, contents: Contents, config: Config): Promise<Finding[]> {
  // Lists contents before rows, because each content is stored before its row.
  const list = await contents.list().catch((error: unknown) => contentsRefused('listed', error, config));
  const keys = new Set<string>();
  for (const found of list) {
    if (!('key' in found)) return [found];
    keys.add(found.key);
  }
  const { rows: files } = await sql<StoredFile>`${sql.raw(storedFiles)} order by id`.execute(db);
  const known = new Set(files.map(({ key }) => key));
  const lost = files.filter(({ key }) => !keys.has(key));
  const orphans = [...keys].filter((key) => !known.has(key));
  return [
    ...(lost.length === 0
      ? ok(`${files.length} files have their contents`)
      : wrong(
          `${lost.length} files have no content: ${few(lost.map(({ id, name }) => `${id} ${name}`))}`,
          'bring their contents back from a backup, or delete these files in the portal',
        )),
    ...(orphans.length === 0
      ? []
      : note(
          `${orphans.length} contents belong to no file: ${few(orphans)}`,
          'left by uploads that were cut off: the server sets them aside when they are a day old',
        )),
  ];
}

/** Finds documents that were filed under a contract and a student who was never in it, before this was refused. */
async function checkDocuments(db: Kysely<Schema>): Promise<Finding[]> {
  const { rows } = await sql<{ id: number; name: string; number: string }>`select f.id, f.name, c.number
    from files f join contracts c on c.id = f.contract_id
    where f.student_id is not null and not ${isOrWasIn(sql`f.contract_id`, sql`f.student_id`)}
    order by f.id`.execute(db);
  if (rows.length === 0) return [];
  const names = rows.slice(0, maxNames).map(({ id, name, number }) => `${id} ${name} (${number})`);
  const more = rows.length > maxNames ? ', …' : '';
  return wrong(
    `${rows.length} documents name a student who was never in their contract: ${names.join(', ')}${more}`,
    'correct the contract or the student in Settings, Files: the private link of the contract’s company shows its reports',
  );
}

/** Finds days of enrolments that were assumed by an update, and not saved by anybody since. */
async function checkAssumedDays(db: Kysely<Schema>): Promise<Finding[]> {
  const { rows } = await sql<{ count: number; cut: number }>`select count(*)::int as count,
    count(*) filter (where assumed = 'history')::int as cut from enrolments where assumed is not null`.execute(
    db,
  );
  const { count = 0, cut = 0 } = rows[0] ?? {};
  if (count === 0) return [];
  return note(
    `the days of ${count} enrolments were assumed, ${cut} of them from the history, which may leave out classes`,
    'see npm run server -- assumed-days, and correct them under "Since when" in the contract',
  );
}

async function withDatabase(
  config: Config,
  add: (check: string, findings: readonly Finding[]) => void,
  work: (db: Kysely<Schema>, url: string) => Promise<void>,
): Promise<void> {
  const isOwn = config.DATABASE_URL === undefined;
  const database = await findDatabase(config, { isBeside: true }).catch((error: Error) => error);
  if (database instanceof Error) {
    return add('database', wrong(database.message, 'see docs/operate/trouble.md'));
  }
  const db = connect({ url: database.url, max: 2, isPooled: config.DATABASE_POOLER === 'transaction' });
  try {
    await refuseReadOnly(db);
  } catch (error) {
    const { sentence, todo } = describeOutage(error) ?? unknownOutage(error);
    add('database', wrong(sentence, isOwn ? 'start the server again' : todo));
    // A standby can still be read, so the checks go on.
    if (!(error instanceof ReadOnlyDatabase) || readHosts(database.url).length > 1) {
      await db.destroy();
      return database.stop();
    }
  }
  try {
    await work(db, database.url);
  } finally {
    await db.destroy();
    await database.stop();
  }
}

async function refuseReadOnly(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{
    read_only: string;
  }>`select current_setting('transaction_read_only') as read_only`.execute(db);
  if (rows[0]?.read_only !== 'off') throw new ReadOnlyDatabase();
}

function unknownOutage(error: unknown) {
  const { code = 'unknown' } = error as { code?: string };
  return { sentence: `the database does not answer (${code})`, todo: 'see the log of PostgreSQL' };
}

async function checkSchema(db: Kysely<Schema>, url: string): Promise<Finding[]> {
  const otherRole = (await mayMigrate(db))
    ? null
    : 'migrate with the role that may change tables: see "Several processes" in docs/operate/growing.md';
  try {
    const schema = await schemaOf(url);
    const newest = newestSchema();
    return schema === newest
      ? ok(`migrated to version ${schema}`)
      : wrong(
          `has version ${schema}, this server has ${newest}`,
          otherRole ?? 'start the server: it migrates the database',
        );
  } catch (error) {
    const isNewer = error instanceof OtherDatabase && error.message.includes('newer');
    return wrong(
      (error as Error).message,
      isNewer
        ? 'install the newer version of the server'
        : (otherRole ?? 'the server migrates an empty database when it starts'),
    );
  }
}

/** Whether the account may create tables, which migrations need. */
async function mayMigrate(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ creates: boolean }>`select has_schema_privilege('public', 'CREATE')
    as creates`.execute(db);
  return rows[0]?.creates === true;
}

const oldestPostgres = 15;

async function checkServer(db: Kysely<Schema>, { DATABASE_CONNECTIONS: wanted }: Config): Promise<Finding[]> {
  const { rows } = await sql<{ version: string; number: number; encoding: string; allowed: number }>`select
      current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      current_setting('server_encoding') as encoding,
      least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
        (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
        (select nullif(datconnlimit, -1) from pg_database where datname = current_database())) as allowed`.execute(
    db,
  );
  const { version = '', number = 0, encoding = '', allowed = 0 } = rows[0] ?? {};
  return [
    ...checkPostgres(number, version),
    ...(encoding === 'UTF8'
      ? []
      : wrong(`its encoding is ${encoding}`, 'create the database with encoding UTF8')),
    ...(allowed > wanted
      ? ok(`${allowed} connections allowed, ${wanted} wanted by each process`)
      : wrong(
          `${allowed} connections allowed, ${wanted} wanted by each process`,
          'raise max_connections of PostgreSQL, or lower DATABASE_CONNECTIONS',
        )),
  ];
}

async function checkStandby({ DATABASE_READ_URL: url, DATABASE_POOLER: pooler }: Config): Promise<Finding[]> {
  if (url === undefined) return [];
  const db = connect({ url, wanted: 'standby', max: 1, isPooled: pooler === 'transaction' });
  try {
    const { rows } = await sql<{ is_standby: boolean }>`select pg_is_in_recovery() as is_standby`.execute(db);
    if (rows[0]?.is_standby) return ok('the standby of DATABASE_READ_URL answers');
    return note('DATABASE_READ_URL leads to a leader', 'let it lead to a standby, or leave it out');
  } catch (error) {
    const { sentence, todo } = describeOutage(error) ?? unknownOutage(error);
    return note(
      `the standby is not read: ${sentence}`,
      `${todo.replace('DATABASE_URL', 'DATABASE_READ_URL')}; until then the leader is read`,
    );
  } finally {
    await db.destroy();
  }
}

/** Checks the settings of the role behind a pooler. Without a pooler, the server sets them itself. */
async function checkRoleSettings(db: Kysely<Schema>): Promise<Finding[]> {
  const { rows } = await sql<{ name: string }>`select name from pg_settings
    where (name, setting) in (('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0'),
      ('jit', 'on'), ('plan_cache_mode', 'auto')) order by name`.execute(db);
  if (rows.length === 0) return ok('the role has the settings that a pooler needs');
  const names = rows.map(({ name }) => name).join(', ');
  return note(
    `the role lacks settings: ${names}`,
    'run the "alter role" of "PgBouncer" in docs/operate/growing.md',
  );
}

/** Checks whether the server supports this version of PostgreSQL; `number` is for example 150004. */
export function checkPostgres(number: number, version: string): Finding[] {
  if (number >= oldestPostgres * 10_000) return ok(`PostgreSQL ${version}`);
  return wrong(`PostgreSQL ${version} is too old`, `use PostgreSQL ${oldestPostgres} or newer`);
}

async function checkRights(db: Kysely<Schema>): Promise<Finding[]> {
  const { rows } = await sql<{ missing: string }>`select format('%s on %s', lower(r), t.tablename) as missing
    from pg_tables t cross join unnest('{SELECT,INSERT,UPDATE,DELETE}'::text[]) r
    where t.schemaname = 'public' and not has_table_privilege(format('%I.%I', t.schemaname, t.tablename), r)`.execute(
    db,
  );
  if (rows.length > 0) {
    const names = rows.slice(0, maxNames).map(({ missing }) => missing);
    return wrong(
      `the account of DATABASE_URL lacks rights: ${names.join(', ')}`,
      'make it the owner of the database and of its tables',
    );
  }
  return [
    ...ok('the account has the rights that the server needs'),
    ...((await mayMigrate(db))
      ? []
      : note(
          'the account of DATABASE_URL may not change tables',
          'before a new version starts, migrate with the role that may: see "Several processes" in docs/operate/growing.md',
        )),
  ];
}

/** Number of seconds by which two clocks may differ. */
const maxSeconds = 5;

async function checkClock(db: Kysely<Schema>, { now }: Machine): Promise<Finding[]> {
  const before = now().getTime();
  const { rows } = await sql<{ moment: string }>`select clock_timestamp() as moment`.execute(db);
  const halfway = (before + now().getTime()) / 2;
  const seconds = Math.round(Math.abs(Date.parse(rows[0]?.moment ?? '') - halfway) / 1000);
  if (seconds <= maxSeconds) return ok('agrees with that of the database');
  return wrong(
    `${seconds} seconds between this machine and the database`,
    'synchronize both clocks (NTP): links and sessions end too early or too late',
  );
}

/**
 * Reports a region whose holidays the library no longer has. Until another one is chosen, the holidays of Québec apply.
 */
async function checkHolidays(db: Kysely<Schema>): Promise<Finding[]> {
  const stored = await db.selectFrom('organisation').select('holiday_region').executeTakeFirst();
  const region = stored?.holiday_region ?? null;
  if (region === null || (await regionOf(region))) return [];
  return wrong(
    `the holidays of ${region} are not known; those of Québec count`,
    'choose another region in the administration, under Organization',
  );
}

/** Number of months after which a newer time zone table must exist: there are three to six editions a year. */
const oldTable = 6;

/** Checks the zone of the organisation, and where other tables differ from the server's own. */
async function checkTimeZone(db: Kysely<Schema>, config: Config, { now }: Machine): Promise<Finding[]> {
  const stored = await db.selectFrom('organisation').select('time_zone').executeTakeFirst();
  const zone = stored?.time_zone ?? null;
  if (zone === null) return note('the time zone of the organization is not chosen', timeZoneTodo);
  const clock = Clock.of(zone);
  if (clock === null)
    return wrong(
      `the time zone ${zone} is not in the table ${timeZoneTable} of this server`,
      'choose another one in the administration, under Organization',
    );
  const moment = now();
  const shown = `${clock.dayOf(moment)} ${clock.timeOf(moment)}`;
  const months = monthsSinceTable(moment);
  const others = await compareTables(db, clock, moment);
  return [
    ...ok(`the time zone is ${zone}, where it is ${shown}`),
    ...(config.TIME_ZONE !== undefined && clockOf(config.TIME_ZONE).zone !== clock.zone
      ? note(
          `TIME_ZONE is ${config.TIME_ZONE}, which counts at the first start only`,
          'leave it out, or change the time zone in the administration, under Organization',
        )
      : []),
    ...(months < oldTable
      ? ok(`the time zone table is ${timeZoneTable}`)
      : note(
          `the time zone table is ${timeZoneTable}, at least ${months} months old`,
          'see "The time zone table" in docs/operate/first-day.md',
        )),
    ...others
      .filter(({ since }) => since !== null)
      .flatMap(({ program, version, since }) =>
        ok(
          `the table of ${program} ${version} differs for ${zone} from ${since} on; the portal does not ask it`,
        ),
      ),
  ];
}
