import { expect, it } from 'vitest';

it('checks forms without making code of text, which a strict Content-Security-Policy refuses', async () => {
  const made: unknown[] = [];
  const { Function: original } = globalThis;
  globalThis.Function = new Proxy(original, {
    construct: (target, parts) => {
      made.push(parts);
      return Reflect.construct(target, parts);
    },
  });
  try {
    const { loginSchema } = await import('../session/session-schemas.ts');
    expect(loginSchema.safeParse({ email: 'marie@passerelle.example', password: 'x' }).success).toBe(true);
  } finally {
    globalThis.Function = original;
  }
  expect(made).toEqual([]);
});
