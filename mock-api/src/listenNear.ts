import type { Server } from 'node:http';

const portsTried = 20;

/** Listens on the port or the next free one, and returns it; undefined if all twenty ports are taken. */
export async function listenNear(server: Server, first: number, host?: string): Promise<number | undefined> {
  for (let candidate = first; candidate < first + portsTried; candidate += 1) {
    if (await listens(server, candidate, host)) {
      const address = server.address();
      return typeof address === 'object' && address ? address.port : candidate;
    }
    console.log(`Port ${candidate} is taken: trying ${candidate + 1}.`);
  }
  return undefined;
}

/** False when the port is taken. */
function listens(server: Server, port: number, host: string | undefined): Promise<boolean> {
  return new Promise((settle, fail) => {
    const refused = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? settle(false) : fail(error);
    server.once('error', refused);
    server.listen(port, host, () => {
      server.off('error', refused);
      settle(true);
    });
  });
}
