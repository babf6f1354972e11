import { studentImportColumns, templateHead } from '@portal/domain';
import { expect, it } from 'vitest';
import { writeSpreadsheet } from '../../spreadsheet/spreadsheet.ts';
import { aForm } from '../../testing/aForm.ts';
import { startServer } from '../../testing/startServer.ts';

const fields = studentImportColumns.map(({ field }) => field);

async function imported(rows: readonly Record<string, string>[]) {
  const { db, signIn } = await startServer({ now: () => new Date('2026-11-21T15:00:00Z') });
  const admin = await signIn();
  const lines = rows.map((row, place) => {
    const person = { name: 'Maya', lastName: `Ng ${place}`, email: `maya${place}@client.example` };
    const cells: Record<string, string> = { ...person, ...row };
    return fields.map((field) => cells[field] ?? '');
  });
  const sheet = new Uint8Array(writeSpreadsheet([studentImportColumns.map(templateHead), ...lines], 'xlsx'));
  const { body } = await admin.send('POST', 'student/import', { body: aForm(sheet, 'etudiants.xlsx') });
  return { db, admin, answer: body.data };
}

const french = { levelLanguage: 'Français', testedOn: '2026-03-02' };

it('an import keeps levels of each scale where they belong (DECISION-225)', async () => {
  const { admin, answer } = await imported([
    { level: 'b1+', ...french, testedBy: 'GL' },
    { level: 'Niveau CBC', ...french, testedBy: 'CFP' },
    {
      level: 'B2',
      ...french,
      scaleResults: '8/8/7/7; C/-/E',
      scaleLanguages: 'Français',
      scaleDays: '2026-03-03; 2025-03-03',
      scaleSources: '; CFP',
    },
  ]);
  expect(answer.studentsNotImported).toEqual([]);
  const found = answer.studentsImported.map(async ({ id }: { id: number }) => {
    const [student] = (await admin.get(`student?id=${id}`)).body.data;
    const { student_level_languages: levels, student_scale_results: results } = student;
    return [
      levels.map((level: Record<string, string>) => [
        level.level_language,
        level.last_test,
        level.tester_initials,
      ]),
      results.map((result: Record<string, string>) => [
        result.scale,
        result.tested_on,
        result.source,
        ['listening', 'speaking', 'reading', 'writing', 'oral'].map((skill) => result[skill]).join(),
      ]),
    ];
  });
  expect(await Promise.all(found)).toEqual([
    [[['B1', '2026-03-02', 'GL']], []],
    [[], [['sle', '2026-03-02', 'CFP', ',,C,B,C']]],
    [
      [['B2', '2026-03-02', null]],
      [
        ['quebec', '2026-03-03', null, '8,8,7,7,'],
        ['sle', '2025-03-03', 'CFP', ',,C,,E'],
      ],
    ],
  ]);
});

it('an import says in both languages what it cannot read, and imports the other rows', async () => {
  const { answer } = await imported([
    { level: 'ZZZ', ...french },
    { level: 'Niveau 5', ...french },
    { level: 'CBC', levelLanguage: 'Klingon', testedOn: '2026-03-02' },
    { level: 'CBC', levelLanguage: 'Français', testedOn: '2026-11-22' },
    { level: 'CBC', ...french },
  ]);
  expect(answer.studentsNotImported.map(({ reason }: { reason: string }) => reason)).toEqual([
    'Niveau : Niveau illisible. Écrivez p. ex. B1, CBC (ÉLS) ou 8/8/7/7 (échelle québécoise). - Level: Unreadable level. Write for example B1, CBC (SLE) or 8/8/7/7 (Québec scale).',
    'Niveau : Niveau 5 de quelles compétences? Écrivez 5/5/5/5 pour les quatre, 5/5/-/- à l’oral seulement. - Level: Level 5 in which skills? Write 5/5/5/5 for all four, 5/5/-/- for oral skills only.',
    'Langue inconnue - Unknown language: Klingon',
    'Date du test 2026-11-22 : La date ne peut pas être dans le futur. - Test date 2026-11-22: The date cannot be in the future.',
  ]);
  expect(answer.studentsImported).toHaveLength(1);
});

it('an import with levels can be undone until somebody adds another result', async () => {
  const rows = [
    { level: 'CBC', ...french },
    { level: 'B1', ...french },
  ];
  const { db, admin, answer } = await imported(rows);
  const [{ id: student_id }] = answer.studentsImported;
  const body = { student_id, language_id: 1, scale: 'sle', tested_on: '2026-11-20', source: null, oral: 'C' };
  const added = (await admin.send('POST', 'scale-results', { body })).body.data;
  const undo = () => admin.send('POST', 'import/undo', { body: { id: answer.import_id } });
  expect([(await undo()).status, Object.keys((await undo()).body.errors)]).toEqual([409, ['level']]);
  await admin.send('DELETE', `scale-results/${added.id}`);
  expect((await undo()).status).toBe(200);
  expect(await db.selectFrom('scale_results').selectAll().execute()).toEqual([]);
});
