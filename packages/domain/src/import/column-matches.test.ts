import { describe, expect, it } from 'vitest';
import {
  type ColumnMatches,
  columnsToRemember,
  guessField,
  matchableFields,
  maxRememberedColumns,
  recallColumns,
  rememberColumns,
  unknownColumns,
} from './column-matches.ts';
import { readImportHeads, studentImportColumns, teacherImportColumns } from './import-columns.ts';
import type { RememberedColumn } from './import-history.ts';
import { lineHead, reasonHead } from './import-preview.ts';

const free = matchableFields(studentImportColumns, { fields: [] });

describe('a head row with columns matched by hand (STU-LIST-08)', () => {
  it.each<[string, string[], ColumnMatches, (string | null)[], string[], string[]]>([
    [
      'takes the field that was chosen',
      ['Prénom usuel', 'Nom', 'Courriel pro'],
      { 0: 'name', 2: 'email' },
      ['name', 'lastName', 'email'],
      [],
      [],
    ],
    [
      'still names what is unknown and what is missing',
      ['Prénom usuel', 'Nom', 'Courriel pro', 'Pointure'],
      { 0: 'name' },
      ['name', 'lastName', null, null],
      ['Courriel pro', 'Pointure'],
      ['email'],
    ],
    [
      'passes over what was chosen to be',
      ['Prénom', 'Nom', 'Courriel', 'Domicile'],
      { 3: null },
      ['name', 'lastName', 'email', null],
      ['Domicile'],
      [],
    ],
    [
      'gives no field to two columns: the first one has it',
      ['Prénom', 'Nom', 'Courriel pro', 'Courriel perso'],
      { 2: 'email', 3: 'email' },
      ['name', 'lastName', 'email', null],
      ['Courriel perso'],
      [],
    ],
    [
      'leaves a field to the head that has its name, wherever that is',
      ['Adresse', 'Prénom', 'Nom', 'Courriel'],
      { 0: 'email' },
      [null, 'name', 'lastName', 'email'],
      ['Adresse'],
      [],
    ],
    [
      'does not change a known head',
      ['Prénom', 'Nom', 'Courriel'],
      { 1: 'city' },
      ['name', 'lastName', 'email'],
      [],
      [],
    ],
  ])('%s', (_, heads, matches, fields, unknown, missing) => {
    expect(readImportHeads<string>(heads, studentImportColumns, matches)).toEqual({
      fields,
      unknown,
      missing,
    });
  });
});

describe('the columns to match', () => {
  const rows = (...texts: string[]) => texts.map((text) => ({ cells: ['Kim', text] }));

  it('have an unknown or repeated head; those of a file of refused rows do not count', () => {
    const heads = [lineHead, 'Prénom', ' Surnom ', '', 'First name', 'Ville', reasonHead];
    expect(unknownColumns(heads, [], studentImportColumns)).toEqual([
      { place: 2, head: 'Surnom', samples: [] },
      { place: 4, head: 'First name', samples: [] },
    ]);
  });

  it.each([
    ['nothing', [], []],
    ['two texts', ['38', '41'], ['38', '41']],
    ['the first three different texts', ['', '38', '38', '41', '', '40', '39'], ['38', '41', '40']],
  ])('show %s', (_, texts, samples) => {
    expect(unknownColumns(['Prénom', 'Pointure'], rows(...texts), studentImportColumns)).toEqual([
      { place: 1, head: 'Pointure', samples },
    ]);
  });

  it('can be any field, each told with the column that has it', () => {
    const fields = matchableFields(studentImportColumns, { fields: ['name', null, 'city'] });
    expect(fields.map(({ column, takenBy }) => [column.field, takenBy])).toEqual([
      ['name', 0],
      ['lastName', null],
      ['email', null],
      ['phone', null],
      ['mobile', null],
      ['city', 2],
      ['motherTongue', null],
      ['company', null],
      ['level', null],
      ['levelLanguage', null],
      ['testedOn', null],
      ['testedBy', null],
      ['scaleResults', null],
      ['scaleLanguages', null],
      ['scaleDays', null],
      ['scaleSources', null],
    ]);
  });
});

describe('a guess (STU-LIST-08)', () => {
  it.each([
    ['Courriel pro', 'email'],
    ['E-mail address', 'email'],
    ['EMAIL (work)', 'email'],
    ['Prénom usuel', 'name'],
    ['Preferred first name', 'name'],
    ['Nom légal', 'lastName'],
    ['Tél. bureau', 'phone'],
    ['Tél. cellulaire', 'mobile'],
    ['Cell', 'mobile'],
    ['Employeur actuel', 'company'],
    ['Langue maternelle de l’élève', 'motherTongue'],
    ['Langue', null],
    ['Pointure', null],
    ['Prénommé', null],
    ['N', null],
    ['', null],
  ])('for %j is %s', (head, field) => {
    expect(guessField(head, free)).toBe(field);
  });

  it('for %j of a teacher takes no part of a word for a name', () => {
    const fields = matchableFields(teacherImportColumns, { fields: [] });
    expect(['Agenda', 'Carte', 'Voiture?', 'NDA signed'].map((head) => guessField(head, fields))).toEqual([
      null,
      null,
      'hasCar',
      'nda',
    ]);
  });

  it('is nothing where another column has the field, rather than the next best', () => {
    const fields = matchableFields(studentImportColumns, { fields: ['mobile'] });
    expect(guessField('Tél. cellulaire', fields)).toBeNull();
  });
});

describe('matches of earlier files (STU-LIST-08)', () => {
  const remembered: RememberedColumn[] = [
    { head: 'Prénom usuel', field: 'name' },
    { head: 'Courriel pro', field: 'email' },
    { head: 'Âge', field: 'a field that is no more' },
    { head: 'Pointure', field: null },
  ];
  const unknown = (...heads: string[]) => heads.map((head, place) => ({ place, head }));

  it.each([
    ['the same heads, anywhere', ['Autre', 'Courriel pro', 'Prénom usuel'], { 1: 'email', 2: 'name' }],
    ['without regard to accents, capitals and spaces', ['PRENOM  usuel'], { 0: 'name' }],
    ['no other heads', ['Prénom', 'Courriel'], {}],
    ['no field that the template lacks', ['Âge'], {}],
    ['columns that were passed over', ['Pointure'], { 0: null }],
  ])('apply to %s', (_, heads, matches) => {
    expect(recallColumns(unknown(...heads), remembered, studentImportColumns)).toEqual(matches);
  });

  it.each<[string, string[], ColumnMatches, RememberedColumn[]]>([
    [
      'what was matched or passed over, not what was left alone',
      ['Domicile', 'Pointure', 'Âge'],
      { 0: 'city', 1: null },
      [
        { head: 'Domicile', field: 'city' },
        { head: 'Pointure', field: null },
      ],
    ],
    [
      'of two columns with one head the last one',
      ['Tel', 'TEL'],
      { 0: 'phone', 1: 'mobile' },
      [{ head: 'TEL', field: 'mobile' }],
    ],
    ['nothing of a head of more than 100 characters', ['x'.repeat(101)], { 0: 'city' }, []],
  ])('are %s', (_, heads, matches, columns) => {
    expect(columnsToRemember(unknown(...heads), matches)).toEqual(columns);
  });

  it('are replaced by those of this file, and kept for other files', () => {
    const columns = [
      { head: 'PRENOM usuel', field: 'lastName' },
      { head: 'Courriel pro', field: null },
    ];
    expect(rememberColumns(remembered, columns)).toEqual([
      { head: 'Âge', field: 'a field that is no more' },
      { head: 'Pointure', field: null },
      ...columns,
    ]);
  });

  it('are forgotten when there are too many, the oldest first', () => {
    const many = Array.from({ length: maxRememberedColumns }, (_, place) => ({
      head: `Colonne ${place}`,
      field: 'city',
    }));
    const next = rememberColumns(many, [{ head: 'Domicile', field: 'city' }]);
    expect(next).toHaveLength(maxRememberedColumns);
    expect(next[0]?.head).toBe('Colonne 1');
    expect(next.at(-1)?.head).toBe('Domicile');
  });
});
