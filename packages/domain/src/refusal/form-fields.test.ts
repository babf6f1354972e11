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
    // Alone, as on a page of its own: a form inside a form is built before the outer one.
    const { teacherSchema } = await import('../teacher/teacher-schema.ts');
    expect(teacherSchema.safeParse({ rates: [{ courseTypeId: 1, rate: '42' }] }).success).toBe(false);
  } finally {
    globalThis.Function = original;
  }
  expect(made).toEqual([]);
});
