import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * When the connection to the database breaks: before PostgreSQL gets COMMIT, while it runs, or after it was answered.
 */
export type CutPoint = 'before' | 'during' | 'after';

/**
 * Starts a proxy to a database on which a COMMIT cuts its own connection; others stay. With `during`, it forwards
 * COMMIT and cuts at once; with `after`, it cuts after PostgreSQL has answered, and drops the answer.
 */
export async function cutCommits(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let next: { readonly point: CutPoint; readonly statement: string } | null = null;
  const line = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let hasWritten = false;
    let isCommitting = false;
    const cut = () => {
      // Data that was already written still arrives; PostgreSQL notices the cut afterwards.
      far.end();
      near.destroy();
    };
    near.on('data', (chunk) => {
      hasWritten ||= next !== null && chunk.includes(next.statement);
      if (next === null || !hasWritten || !chunk.includes('commit\0')) {
        far.write(chunk);
        return;
      }
      if (next.point !== 'before') far.write(chunk);
      if (next.point === 'after') isCommitting = true;
      else cut();
      next = null;
    });
    far.on('data', (chunk) => {
      if (!isCommitting) near.write(chunk);
      else if (chunk.includes('COMMIT\0')) cut();
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
    /** Cuts a connection at the next COMMIT that follows a statement with this text. */
    cutNext: (point: CutPoint, statement = 'insert into keyed_writes') => {
      next = { point, statement };
    },
  };
}
