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

  it.each<[FileType, 'required' | 'none', 'required' | 'none', 'required' | 'none']>([
    ['courseOutline', 'required', 'none', 'required'],
    ['courseProposal', 'required', 'none', 'required'],
    ['studentDocuments', 'required', 'required', 'required'],
    ['progressReport', 'required', 'required', 'required'],
    ['placementTest', 'required', 'required', 'required'],
    ['undefined', 'none', 'none', 'none'],
  ])(
    '%s: contract %s, student %s, language %s (SET-FILE-11, SET-FILE-12, SET-FILE-13, SET-FILE-14, SET-FILE-15)',
    (type, contract, student, language) => {
      expect(fileTypeRules[type]).toMatchObject({ contract, student, language });
    },
  );

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
