import { describe, expect, it } from 'vitest';
import { refusalsOf } from '../refusal/refusals-of.ts';
import { fileFormText, filingAfterContract, filingAfterType, filingNeed } from './file-form.ts';
import {
  bulkFilingSchema,
  contractReportUploadSchema,
  documentsUploadSchema,
  documentUploadSchema,
  fileSchema,
  outlineUploadSchema,
  studentReportUploadSchema,
} from './file-schemas.ts';
import { documentExtensions } from './file-types.ts';
import { aStoredFile } from './stored-file.fixtures.ts';
import { type FileType, fileTypes } from './stored-file.ts';

const full = {
  title: 'Test de septembre',
  type: 'placementTest',
  contractId: 412,
  studentId: 501,
  languageId: 1,
  taggedOn: '2026-09-01',
};

describe('the edit-file form', () => {
  it('refuses an empty form: title, type and tag date (SET-FILE-18, SET-FILE-19)', () => {
    expect(refusalsOf(fileSchema, {})).toEqual({ title: 'required', type: 'required', taggedOn: 'required' });
  });

  it.each<[FileType, Record<string, string>, string]>([
    [
      'courseOutline',
      { contractId: 'required', languageId: 'required' },
      'SET-FILE-11, SET-FILE-20, SET-FILE-22',
    ],
    [
      'courseProposal',
      { contractId: 'required', languageId: 'required' },
      'SET-FILE-12, SET-FILE-20, SET-FILE-22',
    ],
    [
      'studentDocuments',
      { contractId: 'required', studentId: 'file-student-missing', languageId: 'required' },
      'SET-FILE-13, SET-FILE-21, SET-FILE-23, MSG-86',
    ],
    [
      'progressReport',
      { contractId: 'required', studentId: 'file-student-missing', languageId: 'required' },
      'SET-FILE-15, SET-FILE-21, SET-FILE-23, MSG-86',
    ],
    [
      'placementTest',
      { contractId: 'required', studentId: 'file-student-missing', languageId: 'required' },
      'SET-FILE-14, SET-FILE-21, SET-FILE-23, MSG-86',
    ],
    ['undefined', {}, 'SET-FILE-16, CONFLICT-05'],
  ])('of type %s without records refuses %j (%s)', (type, codes) => {
    expect(refusalsOf(fileSchema, { title: 'x', type, taggedOn: '2026-09-01' })).toEqual(codes);
  });

  it('says all that is missing at once (SET-FILE-23)', () => {
    expect(
      refusalsOf(fileSchema, { ...full, title: '', studentId: undefined, taggedOn: '2026-09-31' }),
    ).toEqual({
      title: 'required',
      studentId: 'file-student-missing',
      taggedOn: 'date-invalid',
    });
  });

  it('says what the type requires beside fields that were not sent (SET-FILE-23)', () => {
    expect(refusalsOf(fileSchema, { type: 'placementTest' })).toEqual({
      title: 'required',
      taggedOn: 'required',
      contractId: 'required',
      studentId: 'file-student-missing',
      languageId: 'required',
    });
  });

  it.each([
    [255, {}],
    [256, { title: 'too-long?max=255' }],
  ])('with a title of %i characters is answered with %j', (length, codes) => {
    expect(refusalsOf(fileSchema, { ...full, title: 'x'.repeat(length) })).toEqual(codes);
  });

  it.each<[FileType, object]>([
    ['courseOutline', { contractId: 412, studentId: null, languageId: 1 }],
    ['courseProposal', { contractId: 412, studentId: null, languageId: 1 }],
    ['placementTest', { contractId: 412, studentId: 501, languageId: 1 }],
    ['undefined', { contractId: null, studentId: null, languageId: null }],
  ])('of type %s keeps of all records %j (SET-FILE-11, SET-FILE-12, SET-FILE-16)', (type, kept) => {
    expect(fileSchema.parse({ ...full, type })).toEqual({ ...full, type, ...kept });
  });

  it('refuses a type that there is none of (FILES-01)', () => {
    expect(refusalsOf(fileSchema, { ...full, type: 'invoice' })).toEqual({ type: 'required' });
    expect(fileTypes.map((type) => refusalsOf(fileSchema, { ...full, type }))).toEqual(
      fileTypes.map(() => ({})),
    );
  });

  it('opens with what is known of the file (SET-FILE-08)', () => {
    expect(fileFormText(aStoredFile())).toEqual({
      title: 'Proposition Aéro Beauséjour',
      type: 'courseProposal',
      contractId: '412',
      studentId: '',
      languageId: '1',
      taggedOn: '2026-08-14',
    });
  });

  it('opens empty where nothing is known of the file (SET-FILE-08)', () => {
    const unfiled = { contract: null, student: null, language: null, taggedOn: null };
    expect(fileFormText(aStoredFile(unfiled))).toMatchObject({
      contractId: '',
      studentId: '',
      languageId: '',
      taggedOn: '',
    });
  });
});

describe('while the edit-file form is filled in', () => {
  const text = { type: 'placementTest', contractId: '412', studentId: '501', languageId: '1', taggedOn: '' };

  it.each<[FileType, object]>([
    ['courseOutline', { studentId: '' }],
    ['courseProposal', { studentId: '' }],
    ['studentDocuments', {}],
    ['progressReport', {}],
    ['placementTest', {}],
    ['undefined', { contractId: '', studentId: '', languageId: '' }],
  ])('choosing %s clears %j (SET-FILE-11, SET-FILE-12, SET-FILE-16)', (type, cleared) => {
    expect(filingAfterType(text, type)).toEqual({ ...text, type, ...cleared });
  });

  it('disables the student of an outline and of a proposal, and nothing before a type is chosen (SET-FILE-11, SET-FILE-12)', () => {
    expect(fileTypes.filter((type) => filingNeed('studentId', type) === 'none')).toEqual([
      'courseOutline',
      'courseProposal',
      'undefined',
    ]);
    expect(filingNeed('studentId', '')).toBe('open');
  });

  it('a chosen contract brings its language, where it has one (SET-FILE-17)', () => {
    const spanish = { id: 3, name: 'Espagnol' };
    expect(filingAfterContract(text, { id: 9, language: spanish })).toEqual({
      ...text,
      contractId: '9',
      languageId: '3',
    });
    expect(filingAfterContract(text, { id: 9, language: null })).toEqual({ ...text, contractId: '9' });
    expect(filingAfterContract(text, null)).toEqual({ ...text, contractId: '' });
  });
});

describe('the bulk-assign bar', () => {
  const { title, ...filing } = full;

  it('files all chosen files at once (SET-FILE-10, DOMAIN-70)', () => {
    expect(bulkFilingSchema.parse({ ...filing, fileIds: [3050, 3051] })).toEqual({
      ...filing,
      fileIds: [3050, 3051],
    });
  });

  it('refuses to file nothing, and what the type does not allow (SET-FILE-10, CONFLICT-05)', () => {
    expect(refusalsOf(bulkFilingSchema, { ...filing, studentId: undefined })).toEqual({
      fileIds: 'required',
      studentId: 'file-student-missing',
    });
  });
});

describe('a file to upload', () => {
  const fileOf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);

  it.each([
    ['a document (CON-FORM-42, STU-EDIT-23)', documentUploadSchema, documentExtensions, '.csv'],
    ['an outline (CON-OUT-02)', outlineUploadSchema, ['.pdf', '.csv'], '.docx'],
  ] as const)('is checked for its kind: %s', (_, schema, accepted, other) => {
    for (const extension of accepted)
      expect(refusalsOf(schema, { file: fileOf(`a${extension}`) })).toEqual({});
    expect(refusalsOf(schema, { file: fileOf(`a${other}`) })).toEqual({ file: 'file-type-refused' });
    expect(refusalsOf(schema, {})).toEqual({ file: 'required' });
  });

  it.each([
    [0, { file: 'file-empty' }],
    [1, {}],
  ])('of %i bytes is answered with %j', (bytes, codes) => {
    expect(refusalsOf(documentUploadSchema, { file: fileOf('a.pdf', bytes) })).toEqual(codes);
  });

  it.each([
    [8_388_608, {}],
    [8_388_609, { file: 'file-too-large' }],
  ])('of %i bytes is answered with %j (CON-FORM-43, STU-EDIT-21, FILES-06, LIMIT-07)', (bytes, codes) => {
    expect(refusalsOf(documentUploadSchema, { file: fileOf('a.pdf', bytes) })).toEqual(codes);
  });

  it('may be several in the file manager, each checked by itself (SET-FILE-24, SET-FILE-25)', () => {
    expect(refusalsOf(documentsUploadSchema, {})).toEqual({ files: 'required' });
    expect(
      refusalsOf(documentsUploadSchema, { files: [fileOf('a.pdf'), fileOf('b.png'), fileOf('c.doc')] }),
    ).toEqual({
      'files.1': 'file-type-refused',
    });
  });

  it('of a contract’s report needs its student and a day (CON-FINAL-04, CON-FINAL-05, CON-FINAL-06)', () => {
    expect(refusalsOf(contractReportUploadSchema, {})).toEqual({
      studentId: 'required',
      taggedOn: 'required',
      file: 'required',
    });
    expect(
      refusalsOf(contractReportUploadSchema, {
        studentId: 501,
        taggedOn: '2026-11-20',
        file: fileOf('a.csv'),
      }),
    ).toEqual({ file: 'file-type-refused' });
  });

  it('of a student’s report needs a tag date and a contract (STU-EDIT-18, STU-EDIT-19, STU-EDIT-20)', () => {
    expect(refusalsOf(studentReportUploadSchema, {})).toEqual({
      contractId: 'required',
      taggedOn: 'required',
      file: 'required',
    });
    expect(
      refusalsOf(studentReportUploadSchema, {
        taggedOn: '2026-11-20',
        contractId: 412,
        file: fileOf('a.odt'),
      }),
    ).toEqual({ file: 'file-type-refused' });
  });
});
