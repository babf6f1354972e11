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
    // Imported separately, so that the outer form is built before any nested form.
    const { teacherSchema } = await import('../teacher/teacher-schema.ts');
    expect(teacherSchema.safeParse({ rates: [{ courseTypeId: 1, rate: '42' }] }).success).toBe(false);
  } finally {
    globalThis.Function = original;
  }
  expect(made).toEqual([]);
});
