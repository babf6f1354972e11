import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a proxy to a database that counts trips: each time that a client sends after it was answered. */
export async function countTrips(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let trips = 0;
  const line = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let isAnswered = true;
    near.on('data', (chunk) => {
      if (isAnswered) trips += 1;
      isAnswered = false;
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      isAnswered = true;
      near.write(chunk);
    });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
  });
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    line.close();
  });
  const through = new URL(url);
  through.port = String((line.address() as { port: number }).port);
  return {
    url: through.href,
    /** Returns the number of trips that some work takes. */
    async during(work: () => Promise<unknown>): Promise<number> {
      const before = trips;
      await work();
      return trips - before;
    },
  };
}
