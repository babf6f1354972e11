import { expect, test } from '../../../e2e/fixtures';

/** The least code that can show a list, as measured beside it: kilobytes of JS and CSS in brotli. */
const floor = 60.5;

test('the home begins with at most 2.3 times the least code that can show a list', async ({ request }) => {
  const page = await (await request.get('/teacher-view/home')).text();
  const parts = [...page.matchAll(/(?:src|href)="(\/teacher-view\/assets\/[^"]+\.(?:js|css))"/g)];
  expect(parts.length).toBeGreaterThan(3);
  const sizes = await Promise.all(
    parts.map(async ([, address = '']) => {
      const answer = await request.get(address, { headers: { 'Accept-Encoding': 'br' } });
      return Number(answer.headers()['content-length']) / 1000;
    }),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2.3 * floor);
});
