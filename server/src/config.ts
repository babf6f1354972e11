import { z } from 'zod';
import { Clock } from './calendar/Clock.ts';
import { readHosts, type Wanted } from './database/hosts.ts';
import type { BucketSettings } from './files/contentsInBucket.ts';
import { passwordEnvironment, passwordRuleOf, providerEnvironment, providersOf } from './providerSettings.ts';
import { readSecretFiles } from './readSecretFiles.ts';

/** A wrong setting. The message is a sentence for the person who starts the server. */
export class WrongSetting extends Error {}

const origin = z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' });
const port = z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535);
const secret = z.string().min(32, 'must have at least 32 characters');
const days = z.coerce.number({ error: 'must be a number' }).int().min(1, 'must be at least 1');
/** Names that are separated by commas. */
const list = z.string().transform((text) => text.split(',').map((name) => name.trim()));

/** Address of one or several servers of a database. Refuses what libpq would refuse too. */
const databaseAddress = (wanted: Wanted) =>
  z.string().superRefine((url, context) => {
    try {
      readHosts(url, wanted);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
    }
  });

/** The message for an unknown time zone. */
export const unknownTimeZone =
  'n’est pas un fuseau horaire connu, comme America/Toronto - is not a known time zone such as America/Toronto';

/** Every setting; docs/operate/settings.md explains them. */
export const environment = z.object({
  PORT: port.default(4400),
  HOST: z.string().default('127.0.0.1'),
  /** The address that people open, without a slash at the end. */
  PUBLIC_URL: origin.transform((url) => url.replace(/\/$/, '')).optional(),
  /** Address of a PostgreSQL, or of several of a cluster. Without it, the server starts its own. */
  DATABASE_URL: databaseAddress('leader').optional(),
  /** Address of one or several standbys, from which lists, reports and calendars are read. */
  DATABASE_READ_URL: databaseAddress('standby').optional(),
  /** Connections to the database of one process. */
  DATABASE_CONNECTIONS: z.coerce.number({ error: 'must be a number' }).int().min(2).max(500).default(10),
  /** `transaction` if a PgBouncer in between assigns each transaction to another connection. */
  DATABASE_POOLER: z.enum(['none', 'transaction'], { error: 'must be none or transaction' }).default('none'),
  /** Folder of the server's own PostgreSQL, and of uploaded files without an object store. */
  DATA_DIR: z.string().default('.data/server'),
  /** Address of an S3-compatible object store, which keeps uploaded files instead of the data folder. */
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  /** Folder within the bucket. */
  S3_PREFIX: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Files that one user may upload in an hour. */
  UPLOADS_PER_HOUR: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(1, 'must be at least 1')
    .default(600),
  /**
   * Folder with the programs of the PostgreSQL that wrote the data folder, for the first start after a new major
   * version.
   */
  OLD_POSTGRES_BIN: z.string().optional(),
  /** Folder of the built apps; `none` serves the API alone. */
  SITE_DIR: z.string().default('dist'),
  /** Signs the tokens and encrypts the private links. */
  TOKEN_SECRET: secret.optional(),
  /** Earlier values of TOKEN_SECRET. */
  OLD_TOKEN_SECRETS: list.pipe(z.array(secret)).optional(),
  /**
   * Encrypts the recovery key in a backup, or decrypts that of a backup to restore. Without it, backups contain no
   * recovery key.
   */
  BACKUP_PASSPHRASE: z.string().min(16, 'must have at least 16 characters').optional(),
  /** For a restore: the key that the command `recovery-key` wrote on the installation that made the backup. */
  RECOVERY_KEY: z.string().optional(),
  /**
   * For a restore: the address of the database that is replaced. It is read to report what has changed since the
   * backup.
   */
  REPLACED_DATABASE_URL: databaseAddress('leader').optional(),
  /** For a restore: the data folder that is replaced. Its later changes and its secret are read from it. */
  REPLACED_DATA_DIR: z.string().optional(),
  /** The first administrator of an empty database. */
  ADMIN_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  /** The time zone that an organisation without one gets at the start: a name such as `America/Toronto`. */
  TIME_ZONE: z
    .string()
    .refine((name) => Clock.of(name) !== null, unknownTimeZone)
    .optional(),
  PRODUCT_NAME: z.string().default('Passerelle'),
  LOGO: z.string().optional(),
  CONTACT_PHONE: z.string().default(''),
  CONTACT_EMAIL: z.email({ error: 'must be an email address' }).or(z.literal('')).default(''),
  /** Families of fonts for the letters of names which the font of the PDFs lacks, such as `Noto Sans CJK SC`. */
  PAPER_FONTS: list.optional(),
  /** Folder with fonts (TTF or OTF) for the PDFs, beside those that are installed on the machine. */
  PAPER_FONTS_DIR: z.string().optional(),
  /** Address of the mail server. Without it, mails stay in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
  /** File with certificates (PEM) to trust, for a mail server whose certificate no public authority has signed. */
  SMTP_CA_FILE: z.string().optional(),
  /** Hosts of mail servers from which any certificate is accepted. */
  SMTP_ALLOW_SELF_SIGNED: list.optional(),
  /** Whether the mail server delivers to addresses with letters beyond ASCII before the @ (SMTPUTF8). */
  SMTP_UTF8: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('no'),
  /** The address to which mail servers return what they cannot deliver. */
  BOUNCE_ADDRESS: z
    .string()
    .regex(
      /^[A-Za-z0-9._-]{1,24}@[A-Za-z0-9.-]+$/,
      'must be an email address with at most 24 characters before the @',
    )
    .optional(),
  /** The sender of the mails. */
  MAIL_FROM: z.string().regex(/@/, 'must hold an email address').optional(),
  /**
   * Host names or addresses to which webhooks may be sent although they are not on the public internet, also by http.
   */
  WEBHOOK_INTERNAL_HOSTS: list
    .pipe(
      z.array(
        z.string().regex(/^[A-Za-z0-9.:-]+$/, 'must hold host names or addresses, without a port and a path'),
      ),
    )
    .transform((hosts) => hosts.map((host) => host.toLowerCase()))
    .optional(),
  ...providerEnvironment,
  ...passwordEnvironment,
  /** Addresses or networks of the proxies in front of the server. */
  TRUST_PROXY: list.optional(),
  /** Origins of apps that are served elsewhere. */
  CORS_ORIGINS: list.pipe(z.array(origin)).optional(),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: 'must be silent, error, warn, info or debug',
    })
    .default('info'),
  /** Serves `/metrics` on this port. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Seconds for which the server still answers after a signal to end, so that a load balancer notices. */
  DRAIN_SECONDS: z.coerce.number({ error: 'must be a number' }).min(0).max(600).default(0),
  /** Days after which a session ends, however often it is used. */
  SESSION_MAX_DAYS: days.default(30),
  /** Hours for which teachers may correct or delete their own attendance records. */
  CORRECT_OWN_HOURS: z.coerce.number({ error: 'must be a number' }).min(0).max(8760).default(24),
  /** Days after which mails are deleted that were sent, or that could not be sent. */
  KEEP_MAILS_DAYS: days.default(90),
  /** Days after which password links are deleted; an invitation works for 14. */
  KEEP_LINKS_DAYS: days.min(15, 'must be at least 15').default(30),
  /** Days after which ended sessions are deleted, with the device and network that they were used on. */
  KEEP_SESSIONS_DAYS: days.default(30),
  /** Days after which records of sign-in attempts are deleted. */
  KEEP_SIGN_INS_DAYS: days.default(90),
  KEEP_HISTORY_DAYS: days.default(1095),
  /** Days after which the file and the lines of an import are deleted; until then it can be undone. */
  KEEP_IMPORTS_DAYS: days.default(90),
  /** Days after which the file of an online meeting is deleted, and what is remembered about its participants. */
  KEEP_MEETING_FILES_DAYS: days.default(365),
  /** Days after which content that was set aside, because no file record refers to it, is deleted for good. */
  KEEP_CONTENTS_DAYS: days.default(30),
  /** Days after which deliveries of webhooks are deleted, with the answers; an event is tried for up to four days. */
  KEEP_WEBHOOK_DELIVERIES_DAYS: days.min(7, 'must be at least 7').default(30),
  /** Days after which a repeated request is no longer recognized. */
  KEEP_REQUEST_KEYS_DAYS: days.min(30, 'must be at least 30').default(90),
});

/** The settings of the server, by their names in the environment. */
export type Config = z.output<typeof environment>;

/** The settings that an object store needs. */
const storeSettings = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies readonly (keyof Config)[];

/** Returns the object store that keeps uploaded files; undefined for the data folder. */
export function bucketOf(config: Config): BucketSettings | undefined {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, S3_PREFIX: prefix = '' } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey };
}

/** Reads the settings from the environment, secrets also from files. Throws a sentence that names each wrong one. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { settings: filled, faults: unread } = readSecretFiles(given);
  if (unread.length > 0) throw new WrongSetting(`The server does not start: ${unread.join('; ')}`);
  const read = environment.safeParse(filled);
  if (read.success && read.data.SMTP_URL !== undefined && read.data.MAIL_FROM === undefined) {
    throw new WrongSetting('The server does not start: SMTP_URL needs MAIL_FROM, the sender of the mails');
  }
  const missing = storeSettings.filter((name) => filled[name] === undefined);
  const namesStore = missing.length < storeSettings.length || filled.S3_PREFIX !== undefined;
  if (read.success && namesStore && missing.length > 0) {
    throw new WrongSetting(`The server does not start: an object store needs ${missing.join(', ')} as well`);
  }
  if (read.success && read.data.DATABASE_READ_URL !== undefined && read.data.DATABASE_URL === undefined) {
    throw new WrongSetting('The server does not start: DATABASE_READ_URL needs DATABASE_URL, the leader');
  }
  if (read.success) {
    refuseProviders(read.data);
    return read.data;
  }
  const faults = read.error.issues.map(({ path, message }) => `${path[0]?.toString()} ${message}`);
  throw new WrongSetting(`The server does not start: ${faults.join('; ')}`);
}

function refuseProviders(config: Config): void {
  try {
    const providers = providersOf(config);
    if (providers.length > 0 && config.PUBLIC_URL === undefined)
      throw new Error('OIDC_ISSUER needs PUBLIC_URL, the address to which the provider sends people back');
    passwordRuleOf(config, providers);
  } catch (error) {
    throw new WrongSetting(`The server does not start: ${(error as Error).message}`);
  }
}
