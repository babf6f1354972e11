import { z } from 'zod';

/** A setting that is wrong: the message is a sentence for whoever starts the server. */
export class WrongSetting extends Error {}

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4400),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** A PostgreSQL of one's own; the server brings one when this is left out. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' }).optional(),
  /** Where the brought PostgreSQL and the uploaded files are kept. */
  DATA_DIR: z.string().min(1).default('.data/server'),
  /** Signs the tokens: a change of it signs everybody out. */
  TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** The first administrator of an empty database. */
  ADMIN_EMAIL: z.email().optional(),
});

/** What the server is started with. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly tokenSecret: string | undefined;
  readonly adminEmail: string | undefined;
}

/** Reads the settings from the environment; throws a sentence that names each wrong one. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(filled);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new WrongSetting(`The server does not start: ${faults.join('; ')}`);
  }
  const { PORT, HOST, DATABASE_URL, DATA_DIR, TOKEN_SECRET, ADMIN_EMAIL } = read.data;
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    dataFolder: DATA_DIR,
    tokenSecret: TOKEN_SECRET,
    adminEmail: ADMIN_EMAIL?.toLowerCase(),
  };
}
