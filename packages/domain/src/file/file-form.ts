import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Contract } from '../contract/contract.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import { fileTypeRules } from './file-types.ts';
import type { FileType, StoredFile } from './stored-file.ts';

/** What one or more files are filed under (SET-FILE-10 to SET-FILE-22, DOMAIN-70). */
export interface FilingValues {
  type: FileType;
  contractId: number | null;
  studentId: number | null;
  languageId: number | null;
  taggedOn: CalendarDate;
}

/** Validated values of the edit-file form (OPEN-38). */
export interface FileFormValues extends FilingValues {
  title: string;
}

/** Validated values of the bulk-assign bar (SET-FILE-10). */
export interface BulkFilingValues extends FilingValues {
  fileIds: number[];
}

/** Initial values of the filing fields. */
export type FilingText = FormText<FilingValues>;

/** The record fields of a filing, each with the part of the type's rule that it follows. */
const recordFields = { contractId: 'contract', studentId: 'student', languageId: 'language' } as const;
export type FilingRecordField = keyof typeof recordFields;
export const filingRecordFields = Object.keys(recordFields) as FilingRecordField[];

/** The form of a file (SET-FILE-08). */
export function fileFormText(file: StoredFile): FormText<FileFormValues> {
  return {
    title: file.title,
    type: file.type,
    contractId: fieldText(file.contract?.id),
    studentId: fieldText(file.student?.id),
    languageId: fieldText(file.language?.id),
    taggedOn: fieldText(file.taggedOn),
  };
}

/**
 * Returns whether a field is required, optional or disabled for a file type; all are optional without a type
 * (SET-FILE-11 to SET-FILE-16, CONFLICT-05).
 */
export function filingNeed(field: FilingRecordField, type: FileType | ''): 'required' | 'none' | 'open' {
  return type === '' ? 'open' : fileTypeRules[type][recordFields[field]];
}

/**
 * Returns the fields after a type was chosen; fields that it cannot have are cleared (SET-FILE-11, SET-FILE-12,
 * SET-FILE-16).
 */
export function filingAfterType<Text extends Pick<FilingText, 'type' | FilingRecordField>>(
  text: Text,
  type: FileType,
): Text {
  const cleared = filingRecordFields.filter((field) => filingNeed(field, type) === 'none');
  return { ...text, type, ...Object.fromEntries(cleared.map((field) => [field, ''])) };
}

/** Returns the fields after a contract was chosen, which sets its language (SET-FILE-17). */
export function filingAfterContract<Text extends Pick<FilingText, 'contractId' | 'languageId'>>(
  text: Text,
  contract: Pick<Contract, 'id' | 'language'> | null,
): Text {
  if (!contract) return { ...text, contractId: '' };
  return {
    ...text,
    contractId: String(contract.id),
    languageId: contract.language ? String(contract.language.id) : text.languageId,
  };
}
