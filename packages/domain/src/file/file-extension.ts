/** Kinds of file that each upload accepts (SET-FILE-24, CON-FORM-42, CON-OUT-02, CON-FINAL-06, STU-EDIT-20, STU-EDIT-23, IMPORT-03, CONFLICT-31). */
export const acceptedExtensions = {
  document: ['.pdf', '.xls', '.xlsx', '.doc', '.docx'],
  outline: ['.pdf', '.csv'],
  import: ['.xlsx', '.xls'],
} as const;

/** Whether a file's name ends in one of these, in capitals or not. */
export function hasExtension(name: string, extensions: readonly string[]): boolean {
  return extensions.some((extension) => name.toLowerCase().endsWith(extension));
}
