import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a value for everything that is left out, or empty', () => {
    expect(readConfig({ PORT: '', HOME: '/root' })).toEqual({
      port: 4400,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataFolder: '.data/server',
      tokenSecret: undefined,
      adminEmail: undefined,
    });
  });

  it('takes what is set', () => {
    const config = readConfig({ PORT: '80', DATABASE_URL: 'postgres://portal@db/portal', DATA_DIR: '/srv' });
    expect(config).toMatchObject({
      port: 80,
      databaseUrl: 'postgres://portal@db/portal',
      dataFolder: '/srv',
    });
  });

  it.each([
    [{ DATABASE_URL: 'mysql://db' }, 'The server does not start: DATABASE_URL must begin with postgres://'],
    [{ TOKEN_SECRET: 'short' }, 'The server does not start: TOKEN_SECRET must have at least 32 characters'],
    [{ PORT: 'eighty' }, /^The server does not start: PORT /],
  ])('refuses %o with a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
