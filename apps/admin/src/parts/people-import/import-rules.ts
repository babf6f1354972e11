import {
  type ImportColumn,
  type ImportKind,
  studentImportColumns,
  studentRowSchema,
  teacherImportColumns,
  teacherRowSchema,
} from '@portal/domain';

/** Rules for reading the rows of an import. */
interface ImportRules {
  kind: ImportKind;
  columns: readonly ImportColumn[];
  schema: typeof studentRowSchema | typeof teacherRowSchema;
}

/** The rules of both imports. */
export const importRules: Readonly<Record<'students' | 'teachers', ImportRules>> = {
  students: { kind: 'student', columns: studentImportColumns, schema: studentRowSchema },
  teachers: { kind: 'teacher', columns: teacherImportColumns, schema: teacherRowSchema },
};
