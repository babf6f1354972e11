import { z } from 'zod';

/** A setting that is wrong: the message is a sentence for whoever starts the server. */
export class WrongSetting extends Error {}

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4400),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Address of a PostgreSQL. Without it, the server starts its own. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' }).optional(),
  /** Folder of the server's own PostgreSQL and of uploaded files. */
  DATA_DIR: z.string().min(1).default('.data/server'),
  /** Signs the tokens. Changing it signs everyone out. */
  TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** The first administrator of an empty database. */
  ADMIN_EMAIL: z.email().optional(),
});

/** Settings that the server starts with. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly tokenSecret: string | undefined;
  readonly adminEmail: string | undefined;
}

/** Reads the settings from the environment. Throws a sentence that names each wrong one. */
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
