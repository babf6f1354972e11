import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Contract } from '../contract/contract.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import { fileTypeRules } from './file-types.ts';
import type { FileType, StoredFile } from './stored-file.ts';

/** What a file is filed under, one file or several at once (SET-FILE-10 to SET-FILE-22, DOMAIN-70). */
export interface FilingValues {
  type: FileType;
  contractId: number | null;
  studentId: number | null;
  languageId: number | null;
  taggedOn: CalendarDate;
}

/** What the edit-file form gives back, read and checked (OPEN-38). */
export interface FileFormValues extends FilingValues {
  title: string;
}

/** What the bulk-assign bar gives back, read and checked (SET-FILE-10). */
export interface BulkFilingValues extends FilingValues {
  fileIds: number[];
}

/** What the fields of a filing hold. */
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

/** Whether a field of the form is required, open, or disabled for a type of file; all are open while no type is chosen (SET-FILE-11 to SET-FILE-16, CONFLICT-05). */
export function filingNeed(field: FilingRecordField, type: FileType | ''): 'required' | 'none' | 'open' {
  return type === '' ? 'open' : fileTypeRules[type][recordFields[field]];
}

/** The fields after another type was chosen: those that it cannot have are cleared (SET-FILE-11, SET-FILE-12, SET-FILE-16). */
export function filingAfterType<Text extends Pick<FilingText, 'type' | FilingRecordField>>(
  text: Text,
  type: FileType,
): Text {
  const cleared = filingRecordFields.filter((field) => filingNeed(field, type) === 'none');
  return { ...text, type, ...Object.fromEntries(cleared.map((field) => [field, ''])) };
}

/** The fields after a contract was chosen: it brings its language along (SET-FILE-17). */
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
