import { describe, expect, inject, it } from 'vitest';
import { schemaDiagram } from '../testing/schemaDiagram.ts';

describe('the schema', () => {
  it('is drawn in docs/database.md (after a change: vitest run --project server server/src/database --update)', async () => {
    const url = new URL(inject('postgres'));
    url.pathname = '/samples';
    await expect(await schemaDiagram(url.href)).toMatchFileSnapshot('../../../docs/database.md');
  });
});
