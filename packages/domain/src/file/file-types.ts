import type { FileType } from './stored-file.ts';

/**
 * Extensions that every upload of documents accepts (SET-FILE-24, CON-FORM-42, CON-FINAL-06, STU-EDIT-20, STU-EDIT-23).
 */
export const documentExtensions = ['.pdf', '.xls', '.xlsx', '.doc', '.docx'] as const;

/** Extensions that the import of an outline accepts (CON-OUT-02). */
export const outlineExtensions = ['.pdf', '.csv'] as const;

/** Extensions that the imports of students and teachers accept (IMPORT-03). */
export const spreadsheetExtensions = ['.xlsx', '.xls'] as const;

/** Whether a file of this type must have a field, or cannot have it. */
type Need = 'required' | 'none';

interface FileTypeRule {
  /** The record that owns these documents (API-036). */
  readonly belongsTo: 'contract' | 'student' | 'nothing';
  readonly contract: Need;
  readonly student: Need;
  readonly language: Need;
  /** Extensions accepted for this type on any screen (CONFLICT-31). */
  readonly extensions: readonly string[];
}

const ofContract = {
  belongsTo: 'contract',
  contract: 'required',
  student: 'none',
  language: 'required',
  extensions: documentExtensions,
} as const;

const ofStudent = {
  belongsTo: 'student',
  contract: 'required',
  student: 'required',
  language: 'required',
  extensions: documentExtensions,
} as const;

/** Required and allowed fields of each file type (SET-FILE-11 to 16, CONFLICT-05). */
export const fileTypeRules = {
  courseOutline: {
    ...ofContract,
    extensions: [...new Set([...documentExtensions, ...outlineExtensions])],
  },
  courseProposal: ofContract,
  studentDocuments: ofStudent,
  progressReport: ofStudent,
  placementTest: ofStudent,
  undefined: {
    belongsTo: 'nothing',
    contract: 'none',
    student: 'none',
    language: 'none',
    extensions: documentExtensions,
  },
} as const satisfies Record<FileType, FileTypeRule>;

/** Whether the name ends in one of the extensions; capitals do not matter. */
export function hasExtension(name: string, extensions: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return extensions.some((extension) => lower.endsWith(extension) && lower.length > extension.length);
}

/** Returns the default title of a file: its name without the extension. */
export function fileTitle(name: string): string {
  return name.replace(/\.[^.]+$/, '') || name;
}
