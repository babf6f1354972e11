import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { StrangerThread } from './StrangerThread.ts';

it('compares passwords, one after the other', async () => {
  const thread = new StrangerThread();
  const hashed = await hash('une longue phrase', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  expect(await thread.matches(hashed, 'une longue phrase')).toBe(true);
  expect(await thread.matches(hashed, 'une autre phrase')).toBe(false);
});

it('a thread that has failed is replaced, and nobody is let in by it', async () => {
  const thread = new StrangerThread();
  const hashed = await hash('une longue phrase', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await expect(thread.matches('no hash', 'une longue phrase')).rejects.toThrow();
  expect(await thread.matches(hashed, 'une longue phrase')).toBe(true);
  expect(await thread.matches(hashed, 'nimporte')).toBe(false);
});
