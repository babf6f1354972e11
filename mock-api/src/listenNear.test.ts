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
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const taken = await listenNear(servers[0], 0, '127.0.0.1');
    const used = await listenNear(servers[1], Number(taken), '127.0.0.1');
    expect(used).toBeGreaterThan(Number(taken));
    expect(said).toHaveBeenCalledWith(`Port ${taken} is taken: trying ${Number(taken) + 1}.`);
  });
});
