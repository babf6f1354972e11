import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createOrigin } from './createOrigin.ts';
import { localMock } from './localMock.ts';
import { printAddresses } from './printAddresses.ts';

const portsTried = 20;

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

const origin = createOrigin({ mock: localMock(values.data), site });
const server = createServer(origin);
const port = await listen(server, firstPort);
printAddresses(`http://${values.host}:${port}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}

/** Listens on the port, or on the next free one, and says which. */
async function listen(listener: Server, first: number): Promise<number> {
  for (let candidate = first; candidate < first + portsTried; candidate += 1) {
    const taken = await new Promise<boolean>((settle, fail) => {
      const refused = (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? settle(true) : fail(error);
      listener.once('error', refused);
      listener.listen(candidate, values.host, () => {
        listener.off('error', refused);
        settle(false);
      });
    });
    if (!taken) {
      const address = listener.address();
      return typeof address === 'object' && address ? address.port : candidate;
    }
    console.log(`Port ${candidate} is taken: trying ${candidate + 1}.`);
  }
  return leave(`No free port from ${first} to ${first + portsTried - 1}.`);
}

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
