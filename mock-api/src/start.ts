import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CannotRunPostgres, OtherDatabase } from '@portal/server';
import { createOrigin } from './createOrigin.ts';
import { listenNear } from './listenNear.ts';
import { localMock } from './localMock.ts';
import { printAddresses } from './printAddresses.ts';

const values = readOptions();

const site = resolve(values.site);
const firstPort = Number(values.port);
if (values.data !== 'small' && values.data !== 'large')
  leave(`--data is small or large, not "${values.data}".`);
if (!Number.isInteger(firstPort) || firstPort < 0 || firstPort > 65_535) {
  leave(`--port is a number up to 65535, not "${values.port}".`);
}
if (!existsSync(join(site, 'index.html')))
  leave(`There are no built apps in ${site}: run "npm run build" first.`);

const mock = await localMock(values.data).catch((error: unknown) => {
  if (error instanceof CannotRunPostgres || error instanceof OtherDatabase) leave(error.message);
  throw error;
});
const server = createServer(createOrigin({ mock, site }));
const port = await listenNear(server, firstPort, values.host);
if (port === undefined) leave(`No free port from ${firstPort} on.`);
printAddresses(`http://${values.host}:${port}`);

function readOptions() {
  try {
    const options = {
      data: { type: 'string', default: 'small' },
      port: { type: 'string', default: process.env.PORT ?? '4300' },
      site: { type: 'string', default: 'dist' },
      host: { type: 'string', default: 'localhost' },
    } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    return leave(error instanceof Error ? error.message : String(error));
  }
}

function leave(reason: string): never {
  console.error(reason);
  process.exit(1);
}
