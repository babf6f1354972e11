import { describe, expect, it } from 'vitest';
import {
  documentExtensions,
  fileTitle,
  fileTypeRules,
  hasExtension,
  outlineExtensions,
  spreadsheetExtensions,
} from './file-types.ts';
import type { FileType } from './stored-file.ts';

describe('the types of files', () => {
  it('of documents end in one of five ways (SET-FILE-24, STU-EDIT-20, STU-EDIT-23, CON-FORM-42, CON-FINAL-06)', () => {
    expect(documentExtensions).toEqual(['.pdf', '.xls', '.xlsx', '.doc', '.docx']);
  });

  it('of an import end in one of two ways (IMPORT-03)', () => {
    expect(spreadsheetExtensions).toEqual(['.xlsx', '.xls']);
  });

  it.each<[FileType, 'required' | 'none', 'required' | 'none', 'required' | 'none', string]>([
    ['courseOutline', 'required', 'none', 'required', 'contract'],
    ['courseProposal', 'required', 'none', 'required', 'contract'],
    ['studentDocuments', 'required', 'required', 'required', 'student'],
    ['progressReport', 'required', 'required', 'required', 'student'],
    ['placementTest', 'required', 'required', 'required', 'student'],
    ['undefined', 'none', 'none', 'none', 'nothing'],
  ])(
    '%s: contract %s, student %s, language %s, of a %s (SET-FILE-11, SET-FILE-12, SET-FILE-13, SET-FILE-14, SET-FILE-15)',
    (type, contract, student, language, belongsTo) => {
      expect(fileTypeRules[type]).toMatchObject({ contract, student, language, belongsTo });
    },
  );

  it('take these endings, an outline those of its import too (SET-FILE-24, CON-OUT-02, CONFLICT-31)', () => {
    const documents = ['.pdf', '.xls', '.xlsx', '.doc', '.docx'];
    const { courseOutline, ...others } = fileTypeRules;
    expect(documentExtensions).toEqual(documents);
    expect(courseOutline.extensions).toEqual([...documents, '.csv']);
    for (const { extensions } of Object.values(others)) expect(extensions).toEqual(documents);
    expect(outlineExtensions).toEqual(['.pdf', '.csv']);
    expect(spreadsheetExtensions).toEqual(['.xlsx', '.xls']);
  });

  it.each<[string, readonly string[], boolean]>([
    ['proposition.PDF', documentExtensions, true],
    ['notes.2026.docx', documentExtensions, true],
    ['notes.csv', documentExtensions, false],
    ['notes.csv', outlineExtensions, true],
    ['notes.docx', outlineExtensions, false],
    ['notes.csv', fileTypeRules.courseOutline.extensions, true],
    ['notes.docx', fileTypeRules.courseOutline.extensions, true],
    ['classe.xls', spreadsheetExtensions, true],
    ['classe.csv', spreadsheetExtensions, false],
    ['pdf', documentExtensions, false],
    ['.pdf', documentExtensions, false],
    ['virus.pdf.exe', documentExtensions, false],
  ])('%s among %j: %s (SET-FILE-24, CON-OUT-02, IMPORT-03)', (name, extensions, isTaken) => {
    expect(hasExtension(name, extensions)).toBe(isTaken);
  });

  it.each([
    ['lettre.pdf', 'lettre'],
    ['notes.2026.docx', 'notes.2026'],
    ['.pdf', '.pdf'],
    ['lettre', 'lettre'],
  ])('%s is called %s until it has a title of its own', (name, title) => {
    expect(fileTitle(name)).toBe(title);
  });
});
