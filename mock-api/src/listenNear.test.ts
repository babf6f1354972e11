import { createServer } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listenNear } from './listenNear';

const servers = [createServer(), createServer()] as const;

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
});

describe('a taken port', () => {
  it('is said, and the next free one is used', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const usedPort = await listenNear(servers[0], 0, '127.0.0.1');
    const nextPort = await listenNear(servers[1], Number(usedPort), '127.0.0.1');
    expect(nextPort).toBeGreaterThan(Number(usedPort));
    expect(log).toHaveBeenCalledWith(`Port ${usedPort} is taken: trying ${Number(usedPort) + 1}.`);
  });
});
