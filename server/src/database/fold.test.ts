import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { connect } from './connect.ts';

/** As screens fold what a person searches for (DECISION-26). */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .replaceAll('’', "'");

describe('fold', () => {
  it('folds every Latin letter in the database as in TypeScript', async () => {
    const url = new URL(inject('postgres'));
    url.pathname = '/samples';
    const db = connect({ url: url.href });
    onTestFinished(() => db.destroy());
    const letters = Array.from({ length: 0x1f00 }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
      /^[\p{Script=Latin}\p{P}\p{Zs}]$/u.test(letter),
    );
    expect(letters.length).toBeGreaterThan(1000);
    const { rows } = await sql<{ folded: string }>`select fold(letter) as folded
      from unnest(${letters}::text[]) with ordinality as l(letter, place) order by place`.execute(db);
    const differing = letters.filter((letter, place) => rows[place]?.folded !== fold(letter));
    expect(differing).toEqual([]);
  });
});
