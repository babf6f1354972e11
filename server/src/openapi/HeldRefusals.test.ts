import { EventEmitter } from 'node:events';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { HeldRefusals } from './HeldRefusals.ts';

/** A delay so long that no test can wait for it. */
const anHour = 3_600_000;

function request() {
  const socket = new EventEmitter();
  return { socket, request: { raw: { socket } } as unknown as FastifyRequest };
}

async function isSent(refusal: Promise<void>): Promise<boolean> {
  return Promise.race([
    refusal.then(() => true),
    new Promise<boolean>((done) => setImmediate(() => done(false))),
  ]);
}

it('a refusal of too many requests or of a large one waits, any other is sent at once', async () => {
  const held = new HeldRefusals(anHour);
  const sent = await Promise.all(
    [400, 401, 403, 404, 409, 412, 413, 429, 500, 503].map(async (status) =>
      (await isSent(held.wait(status, request().request))) ? [] : status,
    ),
  );
  expect(sent.flat()).toEqual([413, 429]);
  held.close();
});

it('a refusal is sent when its time has come', async () => {
  await new HeldRefusals(1).wait(429, request().request);
});

it('nobody waits for a server that ends, or longer than the connection lasts', async () => {
  const held = new HeldRefusals(anHour);
  const left = request();
  const refusals = [held.wait(429, request().request), held.wait(429, left.request)] as const;
  expect(await Promise.all(refusals.map(isSent))).toEqual([false, false]);
  left.socket.emit('close');
  expect(await Promise.all(refusals.map(isSent))).toEqual([false, true]);
  held.close();
  expect(await Promise.all(refusals.map(isSent))).toEqual([true, true]);
  expect(await isSent(held.wait(429, request().request))).toBe(true);
});

it('1000 refusals wait at once, further ones are sent', async () => {
  const held = new HeldRefusals(anHour);
  const refusals = Array.from({ length: 1001 }, () => held.wait(429, request().request));
  expect((await Promise.all(refusals.map(isSent))).map(Number).join('')).toBe(`${'0'.repeat(1000)}1`);
  held.close();
});
