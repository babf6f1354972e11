import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createOrigin, listenNear, localMock, printAddresses } from '@portal/mock-api';
import { createServer as createViteServer, type ViteDevServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'small' },
    port: { type: 'string', default: process.env.PORT ?? '4300' },
  },
});

// Serves everything on one origin, as in production: the API and the run-time configuration first, then each app's dev
// server.
const server = createServer();
const mock = await localMock(values.data === 'large' ? 'large' : 'small');
const origin = createOrigin({ mock });

const apps = new Map<string, ViteDevServer>();
for (const [mount, app] of [
  ['/admin/', 'admin'],
  ['/teacher-view/', 'teacher'],
  ['/', 'reports'],
] as const) {
  const vite = await createViteServer({
    root: join(root, 'apps', app),
    configFile: join(root, 'apps', app, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server, path: `hot-${app}` } },
    appType: 'spa',
  });
  apps.set(mount, vite);
}

const servedByOrigin = /^\/(api|config\.js|outbox)(\/|\?|$)/;

server.on('request', (request, response) => {
  const url = request.url ?? '/';
  if (servedByOrigin.test(url)) return origin(request, response);
  for (const [mount, vite] of apps) {
    if (url === mount.slice(0, -1) || url.startsWith(mount)) return vite.middlewares(request, response);
  }
});
const port = await listenNear(server, Number(values.port));
if (port === undefined) throw new Error(`No free port from ${values.port} on.`);
printAddresses(`http://localhost:${port}`);
