import { foldedTexts, foldText, namesInOrder, searchWords } from '@portal/domain';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { connect } from './connect.ts';

function openSamples() {
  const url = new URL(inject('postgres'));
  url.pathname = '/samples';
  const db = connect({ url: url.href });
  onTestFinished(() => db.destroy());
  return db;
}

async function foldInDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`select fold(given) as folded
    from unnest(${texts}::text[]) with ordinality as l(given, place) order by place`.execute(openSamples());
  return rows.map(({ folded }) => folded);
}

describe('fold', () => {
  it('folds the texts of the table in the database as in TypeScript (DECISION-80)', async () => {
    const folded = await foldInDatabase(foldedTexts.map(([text]) => text));
    expect(foldedTexts.map(([text], place) => [text, folded[place]])).toEqual(foldedTexts);
  });

  it('folds every letter, mark, punctuation and invisible character as in TypeScript', async () => {
    // PostgreSQL lower-cases with ICU. The bundled PostgreSQL (18.4, ICU 60) does not know capitals that Unicode has
    // added since 2018.
    const tooNew = /[\u1C89\uA7B8-\uA7F6]/;
    const characters = Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code + 1)).filter(
      (character) =>
        /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{P}\p{Z}\p{Cf}\p{Cc}\p{M}\p{Sk}]/u.test(
          character,
        ) && !tooNew.test(character),
    );
    expect(characters.length).toBeGreaterThan(4000);
    const folded = await foldInDatabase(characters.map((character) => `a${character}b`));
    const differing = characters.filter((character, place) => folded[place] !== foldText(`a${character}b`));
    expect(differing).toEqual([]);
  });

  it('splits a search into the words that TypeScript finds (DECISION-80)', async () => {
    const searches = [
      'Saint-Pierre\u00A0d’Amours',
      ' - Łódź\u202F\u3000Weiß\uFEFF_ ',
      '100% a\\b',
      '',
      ' - ',
      ...foldedTexts.map(([text]) => text),
    ];
    const { rows } = await sql<{ patterns: string[] }>`select search_patterns(given) as patterns
      from unnest(${searches}::text[]) with ordinality as l(given, place) order by place`.execute(
      openSamples(),
    );
    const patternOf = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
    expect(rows.map(({ patterns }) => patterns)).toEqual(
      searches.map((search) => searchWords(search).map(patternOf)),
    );
  });

  it('sorts a hundred names as the screens do (DECISION-81)', async () => {
    const mixed = namesInOrder.toReversed();
    const { rows } = await sql<{ given: string }>`select given from unnest(${mixed}::text[]) as given
      order by fold(given) collate "C"`.execute(openSamples());
    expect(rows.map(({ given }) => given)).toEqual(namesInOrder);
  });
});
