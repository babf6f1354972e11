import type * as z from 'zod';

/** What a schema refuses of a form, the first code of each field by its path; empty when it refuses nothing. */
export function refusalsOf(schema: z.ZodType, typed: unknown): Record<string, string> {
  const refused: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(typed).error?.issues ?? [])
    refused[path.join('.')] ??= message;
  return refused;
}
