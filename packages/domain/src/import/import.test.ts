import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../refusal/refusals-of.ts';
import {
  readImportHeads,
  readImportRow,
  studentImportColumns,
  teacherImportColumns,
  templateHead,
} from './import-columns.ts';
import { importSchema, studentRowSchema, teacherRowSchema } from './import-schemas.ts';

const fileOf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);

describe('the file of an import', () => {
  it.each([
    ['no file (IMPORT-01, IMPORT-02)', undefined, { file: 'required' }],
    ['a picture (IMPORT-03)', fileOf('classe.png'), { file: 'file-type-refused' }],
    ['a text of commas (IMPORT-03)', fileOf('classe.csv'), { file: 'file-type-refused' }],
    [
      'a name that only contains the ending (IMPORT-03)',
      fileOf('classe.xlsx.exe'),
      { file: 'file-type-refused' },
    ],
    ['one byte too many (FILES-06)', fileOf('classe.xlsx', 8_388_609), { file: 'file-too-large' }],
  ])('is refused with %s', (_, file, codes) => {
    expect(refusalsOf(importSchema, { file })).toEqual(codes);
  });

  it.each([
    ['classe.xlsx', 8_388_608],
    ['CLASSE.XLS', 10],
  ])('is accepted as %s with %i bytes (IMPORT-03, FILES-06)', (name, bytes) => {
    expect(refusalsOf(importSchema, { file: fileOf(name, bytes) })).toEqual({});
  });
});

describe('the head row (DECISION-29)', () => {
  it.each([
    ['French', ['Prénom', 'Nom', 'Courriel']],
    ['English', ['First name', 'Last name', 'Email']],
    ['both languages', ['Prénom - First name', 'Nom - Last name', 'Courriel - Email']],
    ['English first', ['First name / Prénom', 'Last name / Nom', 'Email / Courriel']],
    ['capitals, without accents, with asterisks', ['PRENOM*', ' NOM * ', 'email']],
  ])('is read in %s', (_, heads) => {
    expect(readImportHeads(heads, studentImportColumns)).toEqual({
      fields: ['name', 'lastName', 'email'],
      unknown: [],
      missing: [],
    });
  });

  it('names what it does not know, and what is there twice, and misses what is required', () => {
    expect(readImportHeads(['Nom', 'Pointure', '', 'Last name', 'Email'], studentImportColumns)).toEqual({
      fields: ['lastName', null, null, null, 'email'],
      unknown: ['Pointure', 'Last name'],
      missing: ['name'],
    });
    expect(readImportHeads([' Pointure ', ' '], studentImportColumns).unknown).toEqual(['Pointure']);
    expect(readImportHeads([], teacherImportColumns).missing).toEqual(['name', 'lastName', 'email', 'phone']);
  });

  it.each([
    ['students', studentImportColumns],
    ['teachers', teacherImportColumns],
  ] as const)('of the template for %s is read in any order, in any mix of languages', (_, columns) => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...columns], { minLength: columns.length }),
        fc.array(fc.constantFrom('fr', 'en', 'both'), {
          minLength: columns.length,
          maxLength: columns.length,
        }),
        (shuffled, ways) => {
          const heads = shuffled.map((column, index) => {
            const way = ways[index];
            return way === 'fr' || way === 'en' ? column[way] : templateHead(column);
          });
          expect(readImportHeads<string>(heads, columns)).toEqual({
            fields: shuffled.map(({ field }) => field),
            unknown: [],
            missing: [],
          });
        },
      ),
    );
  });

  const people = [
    ['name', 'Prénom - First name', true, []],
    ['lastName', 'Nom de famille - Last name', true, ['Nom']],
    ['email', 'Courriel - Email', true, []],
  ];
  const mobile = ['mobile', 'Cellulaire - Mobile phone', false, ['Téléphone mobile', 'Mobile']];

  it.each([
    [
      'students',
      studentImportColumns,
      [
        ...people,
        ['phone', 'Téléphone - Phone', false, []],
        mobile,
        ['city', 'Ville - City', false, []],
        ['motherTongue', 'Langue maternelle - Mother tongue', false, []],
        ['company', 'Employeur - Employer', false, ['Société', 'Company']],
        ['level', 'Niveau - Level', false, ['Niveau de langue', 'Language level']],
        ['levelLanguage', 'Langue du niveau - Language of the level', false, []],
        [
          'testedOn',
          'Date du test - Test date',
          false,
          ['Dernier test', 'Last test', 'Last tested', 'Tested on'],
        ],
        ['testedBy', 'Testé par - Tested by', false, []],
        ['scaleResults', 'Résultats (ÉLS, échelle québécoise) - Results (SLE, Québec scale)', false, []],
        ['scaleLanguages', 'Langues des résultats - Languages of the results', false, []],
        ['scaleDays', 'Dates des résultats - Dates of the results', false, []],
        ['scaleSources', 'Sources des résultats - Sources of the results', false, []],
      ],
    ],
    [
      'teachers',
      teacherImportColumns,
      [
        ...people,
        ['phone', 'Téléphone - Phone', true, []],
        mobile,
        ['city', 'Ville - City', false, []],
        ['hasCar', 'Voiture - Car', false, []],
        ['nda', 'Entente de confidentialité - NDA', false, []],
        ['languages', 'Langues - Languages', false, []],
        ['otherRate', 'Autre taux - Other rate', false, ['Autre tarif']],
      ],
    ],
  ] as const)('of the template for %s has these columns, in this order', (_, columns, expected) => {
    const described = columns.map((column) => [
      column.field,
      templateHead(column),
      'required' in column,
      'also' in column ? column.also : [],
    ]);
    expect(described).toEqual(expected);
  });

  it('gives each cell of a row its field, and empty text where the row is short', () => {
    const heads = readImportHeads(['Ville', 'Pointure', 'Nom', 'Prénom'], studentImportColumns);
    expect(readImportRow([' Lévis ', '41', 'Ng'], heads)).toEqual({
      city: 'Lévis',
      lastName: 'Ng',
      name: '',
    });
  });
});

describe('a row', () => {
  const kim = { name: 'Kim', lastName: 'Ng', email: 'kim.ng@passerelle.example', phone: '(450) 555-0117' };

  it('of a student is refused as the form would, column by column (IMPORT-04, DECISION-29)', () => {
    expect(refusalsOf(studentRowSchema, { name: '', lastName: 'Ng', email: 'kim' })).toEqual({
      name: 'student-name-missing',
      email: 'student-email-invalid',
    });
  });

  it('of a student names the company, and leaves empty what is not there', () => {
    expect(studentRowSchema.parse({ ...kim, company: 'Aéro Beauséjour inc.', city: ' ' })).toEqual({
      ...kim,
      mobile: null,
      city: null,
      motherTongue: null,
      company: 'Aéro Beauséjour inc.',
      levels: [],
    });
  });

  it('of a teacher is refused as the form would, column by column (IMPORT-05, DECISION-29)', () => {
    const row = { name: 'x'.repeat(66), lastName: 'Ng', email: '', phone: '', mobile: 'abc' };
    expect(refusalsOf(teacherRowSchema, row)).toEqual({
      name: 'too-long?max=65',
      email: 'required',
      phone: 'required',
      mobile: 'not-a-number',
    });
  });

  it.each([
    ['Oui', true],
    ['o', true],
    ['yes', true],
    ['Y', true],
    ['X', true],
    ['1', true],
    ['TRUE', true],
    ['vrai', true],
    ['non', false],
    ['no', false],
    ['0', false],
    ['10', false],
    ['oui?', false],
    ['mais oui', false],
    ['', false],
    [undefined, false],
  ])('with "%s" for a car says %s', (hasCar, has) => {
    expect(teacherRowSchema.parse({ ...kim, hasCar }).hasCar).toBe(has);
  });

  it('of a teacher lists languages one after the other', () => {
    expect(teacherRowSchema.parse({ ...kim, languages: 'Français, Anglais;Espagnol / ' })).toEqual({
      ...kim,
      phone: '4505550117',
      mobile: null,
      city: null,
      hasCar: false,
      nda: false,
      languages: ['Français', 'Anglais', 'Espagnol'],
      otherRate: null,
    });
  });
});
