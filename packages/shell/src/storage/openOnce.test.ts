import { expect, it } from 'vitest';
import { openOnce } from './openOnce';

it('opens a store once, for all who use it', async () => {
  let openings = 0;
  const store = openOnce(async () => {
    openings += 1;
    return { openings };
  });
  expect(await Promise.all([store(), store()])).toEqual([{ openings: 1 }, { openings: 1 }]);
  expect(await store()).toEqual({ openings: 1 });
});

it('opens it again at the next use after a failure', async () => {
  const failure = new Error('The store does not open.');
  const answers = [Promise.reject(failure), Promise.resolve('opened')];
  const store = openOnce(() => answers.shift() ?? Promise.reject(new Error('opened too often')));
  const [one, other] = [store(), store()];
  await expect(one).rejects.toBe(failure);
  await expect(other).rejects.toBe(failure);
  expect(await store()).toBe('opened');
  expect(await store()).toBe('opened');
});
