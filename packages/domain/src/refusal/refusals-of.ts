import type * as z from 'zod';

/** Validates a form. Returns the first code of each field by its path; empty if the form is valid. */
export function refusalsOf(schema: z.ZodType, typed: unknown): Record<string, string> {
  const refused: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(typed).error?.issues ?? [])
    refused[path.join('.')] ??= message;
  return refused;
}
