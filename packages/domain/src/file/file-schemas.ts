import * as z from 'zod';
import {
  chosenFile,
  chosenId,
  formObject,
  optionalId,
  requiredChoice,
  requiredDate,
  requiredText,
} from '../refusal/form-fields.ts';
import { type RefusalCode, refusal } from '../refusal/refusal-code.ts';
import { textLimits } from '../refusal/text-limits.ts';
import {
  type BulkFilingValues,
  type FileFormValues,
  type FilingRecordField,
  type FilingValues,
  filingNeed,
  filingRecordFields,
} from './file-form.ts';
import { documentExtensions, outlineExtensions } from './file-types.ts';
import { fileTypes } from './stored-file.ts';

/**
 * Reads and checks the edit-file form. Fields that the type requires are required; fields that it does not have become
 * null (SET-FILE-11 to SET-FILE-23, CONFLICT-05).
 */
export const fileSchema = /* @__PURE__ */ buildFileSchema();

/** Reads and checks the bulk-assign bar by the same rules, for at least one file (SET-FILE-10). */
export const bulkFilingSchema = /* @__PURE__ */ buildBulkFilingSchema();

/** Reads and checks one document to upload: a proposal of a contract, a paper of a student (CON-FORM-42, CON-FORM-43, STU-EDIT-23). */
export const documentUploadSchema = /* @__PURE__ */ buildDocumentUploadSchema();

/** Reads and checks an outline to import (CON-OUT-02). */
export const outlineUploadSchema = /* @__PURE__ */ buildOutlineUploadSchema();

/** Reads and checks the documents to upload together in the file manager (SET-FILE-24, SET-FILE-25). */
export const documentsUploadSchema = /* @__PURE__ */ buildDocumentsUploadSchema();

/**
 * Reads and checks the upload of a report on a contract's final tab: its student, and its day, for which the form
 * proposes today (CON-FINAL-04 to CON-FINAL-06, CONFLICT-22).
 */
export const contractReportUploadSchema = /* @__PURE__ */ buildContractReportUploadSchema();

/**
 * Reads and checks the upload of a report on a student's page. A contract must be chosen, because the call needs one
 * (STU-EDIT-18 to STU-EDIT-21, LIMIT-39).
 */
export const studentReportUploadSchema = /* @__PURE__ */ buildStudentReportUploadSchema();

/** Error for a missing record; the text about the student is printed in both languages (SET-FILE-23). */
const missing = {
  contractId: 'required',
  studentId: 'file-student-missing',
  languageId: 'required',
} as const satisfies Record<FilingRecordField, RefusalCode>;

function filingFields() {
  return {
    type: requiredChoice(fileTypes),
    contractId: optionalId(),
    studentId: optionalId(),
    languageId: optionalId(),
    taggedOn: requiredDate(),
  };
}

/** Validates a filing against its type, even if another field is invalid, so that the user sees all errors together. */
function byType<Schema extends z.ZodType<FilingValues>>(schema: Schema) {
  return schema.check(
    z.superRefine<FilingValues>(
      (filing, context) => {
        // A rejected type is still the chosen type.
        const type = fileTypes.find((known) => known === filing.type) ?? '';
        for (const field of filingRecordFields) {
          if (filingNeed(field, type) === 'required' && filing[field] === null)
            context.addIssue({ code: 'custom', message: refusal(missing[field]), path: [field] });
        }
      },
      { when: () => true },
    ),
  );
}

function withoutForeignIds<Filing extends FilingValues>(filing: Filing): Filing {
  const cleared = filingRecordFields.filter((field) => filingNeed(field, filing.type) === 'none');
  return { ...filing, ...Object.fromEntries(cleared.map((field) => [field, null])) };
}

function buildFileSchema() {
  return byType(
    formObject({ title: requiredText('required', { max: textLimits.line }), ...filingFields() }),
  ).transform(withoutForeignIds) satisfies z.ZodType<FileFormValues>;
}

function buildBulkFilingSchema() {
  const fileIds = z
    .array(chosenId())
    .default([])
    .refine((ids) => ids.length > 0, { error: refusal('required') });
  return byType(formObject({ fileIds, ...filingFields() })).transform(
    withoutForeignIds,
  ) satisfies z.ZodType<BulkFilingValues>;
}

function buildDocumentUploadSchema() {
  return formObject({ file: chosenFile(documentExtensions) });
}

function buildOutlineUploadSchema() {
  return formObject({ file: chosenFile(outlineExtensions) });
}

function buildDocumentsUploadSchema() {
  return formObject({
    files: z
      .array(chosenFile(documentExtensions))
      .default([])
      .refine((files) => files.length > 0, { error: refusal('required') }),
  });
}

function buildContractReportUploadSchema() {
  return formObject({
    studentId: chosenId(),
    taggedOn: requiredDate(),
    file: chosenFile(documentExtensions),
  });
}

function buildStudentReportUploadSchema() {
  return formObject({
    contractId: chosenId(),
    taggedOn: requiredDate(),
    file: chosenFile(documentExtensions),
  });
}
