import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bucketOf, environment, readConfig } from './config.ts';
import { secretSettings } from './readSecretFiles.ts';

describe('readConfig', () => {
  it('has a value for everything that is left out, or empty', () => {
    expect(readConfig({ PORT: '', HOME: '/root' })).toEqual({
      PORT: 4400,
      HOST: '127.0.0.1',
      DATABASE_CONNECTIONS: 10,
      DATABASE_POOLER: 'none',
      DATA_DIR: '.data/server',
      UPLOADS_PER_HOUR: 600,
      SITE_DIR: 'dist',
      PRODUCT_NAME: 'Passerelle',
      CONTACT_PHONE: '',
      CONTACT_EMAIL: '',
      LOG_LEVEL: 'info',
      METRICS_HOST: '127.0.0.1',
      SMTP_UTF8: 'no',
      DRAIN_SECONDS: 0,
      SESSION_MAX_DAYS: 30,
      CORRECT_OWN_HOURS: 24,
      KEEP_MAILS_DAYS: 90,
      KEEP_CONTENTS_DAYS: 30,
      KEEP_LINKS_DAYS: 30,
      KEEP_SESSIONS_DAYS: 30,
      KEEP_SIGN_INS_DAYS: 90,
      KEEP_HISTORY_DAYS: 1095,
      KEEP_IMPORTS_DAYS: 90,
      KEEP_MEETING_FILES_DAYS: 365,
      KEEP_WEBHOOK_DELIVERIES_DAYS: 30,
      KEEP_REQUEST_KEYS_DAYS: 90,
    });
  });

  it('takes what is set', () => {
    const config = readConfig({
      PORT: '80',
      DATABASE_URL: 'postgres://portal@db/portal',
      DATA_DIR: '/srv',
      PUBLIC_URL: 'https://portail.example/',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8',
      CORS_ORIGINS: 'https://a.example,https://b.example',
      METRICS_PORT: '9400',
    });
    expect(config).toMatchObject({
      PORT: 80,
      DATABASE_URL: 'postgres://portal@db/portal',
      DATA_DIR: '/srv',
      PUBLIC_URL: 'https://portail.example',
      TRUST_PROXY: ['127.0.0.1', '10.0.0.0/8'],
      CORS_ORIGINS: ['https://a.example', 'https://b.example'],
      METRICS_PORT: 9400,
    });
  });

  it.each([
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must begin with postgres://'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters'],
    [{ PORT: 'eighty' }, 'PORT must be a number'],
    [{ DATABASE_POOLER: 'session' }, 'DATABASE_POOLER must be none or transaction'],
    [{ PUBLIC_URL: 'portail.example' }, 'PUBLIC_URL must begin with http:// or https://'],
    [{ CORS_ORIGINS: 'https://a.example,*' }, 'CORS_ORIGINS must begin with http:// or https://'],
    [{ ADMIN_EMAIL: 'direction' }, 'ADMIN_EMAIL must be an email address'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must begin with smtp:// or smtps://'],
    [{ SMTP_UTF8: 'true' }, 'SMTP_UTF8 must be yes or no'],
    [
      { BOUNCE_ADDRESS: 'bounces+x@ecole.example' },
      'BOUNCE_ADDRESS must be an email address with at most 24 characters before the @',
    ],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL needs MAIL_FROM, the sender of the mails'],
    [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must begin with http:// or https://'],
    [
      { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'portal', S3_ACCESS_KEY_ID: 'key' },
      'an object store needs S3_REGION, S3_SECRET_ACCESS_KEY as well',
    ],
    [
      { S3_PREFIX: 'ecole' },
      'an object store needs S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY as well',
    ],
    [{ UPLOADS_PER_HOUR: '0' }, 'UPLOADS_PER_HOUR must be at least 1'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be silent, error, warn, info or debug'],
    [{ KEEP_MAILS_DAYS: '0' }, 'KEEP_MAILS_DAYS must be at least 1'],
    [{ KEEP_LINKS_DAYS: '14' }, 'KEEP_LINKS_DAYS must be at least 15'],
    [{ DRAIN_SECONDS: 'ten', PORT: 'x' }, 'PORT must be a number; DRAIN_SECONDS must be a number'],
  ])('refuses %o with a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new Error(`The server does not start: ${sentence}`));
  });

  describe('reads secrets from files', () => {
    const secret = 'a secret that is long enough for tokens';
    const fileOf = (content: string) => {
      const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      writeFileSync(join(folder, 'secret'), content);
      return join(folder, 'secret');
    };

    it.each([
      ['as they are', secret, secret],
      ['without the final newline', `${secret}\n`, secret],
      ['without the final newline of Windows', `${secret}\r\n`, secret],
      ['with everything but one newline', ` ${secret} \n\n`, ` ${secret} \n`],
    ])('%s', (_, content, value) => {
      expect(readConfig({ TOKEN_SECRET_FILE: fileOf(content) }).TOKEN_SECRET).toBe(value);
    });

    it('for every setting that holds one', () => {
      const names = Object.keys(environment.shape);
      const secret = names
        .filter((name) =>
          /SECRET|PASSPHRASE|PASSWORD(?!S_OFF)|RECOVERY_KEY|OIDC_PROVIDERS|(?<!PUBLIC)_URL$/.test(name),
        )
        .toSorted();
      expect(secret).toEqual([...secretSettings]);
    });

    it('with the rules of the setting', () => {
      expect(() => readConfig({ DATABASE_URL_FILE: fileOf('mysql://portal:geheim@db') })).toThrow(
        new Error('The server does not start: DATABASE_URL must begin with postgres://'),
      );
    });

    it('and refuses a secret in both forms, a missing file and an empty one', () => {
      const [file, empty] = [fileOf(secret), fileOf('\n')];
      const refused = (env: NodeJS.ProcessEnv, sentence: string) =>
        expect(() => readConfig(env)).toThrow(new Error(`The server does not start: ${sentence}`));
      refused(
        { TOKEN_SECRET: secret, TOKEN_SECRET_FILE: file },
        'set TOKEN_SECRET or TOKEN_SECRET_FILE, not both',
      );
      refused(
        { SMTP_URL_FILE: '/nowhere/smtp', DATABASE_URL_FILE: empty },
        `the file of DATABASE_URL_FILE, ${empty}, is empty; the file of SMTP_URL_FILE, /nowhere/smtp, cannot be read (ENOENT)`,
      );
    });

    it('unless the name of the file is empty', () => {
      expect(readConfig({ TOKEN_SECRET: secret, TOKEN_SECRET_FILE: '' }).TOKEN_SECRET).toBe(secret);
    });
  });

  it('names an object store when all of its settings are there, and none otherwise', () => {
    const settings = {
      S3_ENDPOINT: 'https://s3.example',
      S3_REGION: 'ca-central-1',
      S3_BUCKET: 'portal',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const bucket = {
      endpoint: 'https://s3.example',
      region: 'ca-central-1',
      bucket: 'portal',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    };
    expect(bucketOf(readConfig(settings))).toEqual({ ...bucket, prefix: '' });
    expect(bucketOf(readConfig({ ...settings, S3_PREFIX: 'ecole' }))).toEqual({ ...bucket, prefix: 'ecole' });
    expect(bucketOf(readConfig({}))).toBeUndefined();
  });

  it('has only settings that docs/operate/settings.md lists, with their defaults', () => {
    const text = readFileSync(new URL('../../docs/operate/settings.md', import.meta.url), 'utf8');
    const rows = [...text.matchAll(/^\| `([A-Z0-9_]+)` \| (?:`([^`]*)`|[^|]*) \|/gm)];
    expect(rows.map(([, name]) => name)).toEqual(Object.keys(environment.shape));
    const defaults = Object.fromEntries(
      rows.filter(([, , value]) => value).map(([, name, value]) => [name, value]),
    );
    const given = Object.entries(readConfig({})).filter(([, value]) => value !== '');
    expect(Object.fromEntries(given.map(([name, value]) => [name, String(value)]))).toEqual(defaults);
  });
});
