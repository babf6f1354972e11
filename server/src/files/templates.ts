import { studentImportColumns, teacherImportColumns, templateHead, xlsxFile } from '@portal/domain';
import { writeSpreadsheet } from '../spreadsheet/spreadsheet.ts';

/** A template that people can download. */
interface Template {
  readonly name: string;
  readonly content: () => Buffer;
}

/** The templates, in the order of their ids: 1 students, 2 teachers, 3 invoice (OPEN-40). */
export const templates: readonly Template[] = [
  { name: 'modele-etudiants.xlsx', content: () => importTemplate(studentImportColumns.map(templateHead)) },
  { name: 'modele-enseignants.xlsx', content: () => importTemplate(teacherImportColumns.map(templateHead)) },
  {
    name: 'facture-invoice.xlsx',
    content: () =>
      writeSpreadsheet([
        ['Facture - Invoice', ''],
        ['Numéro - Number', ''],
        ['Date', ''],
        ['Enseignant - Teacher', ''],
        ['Contrat - Contract', ''],
        [],
        ['Date du cours - Date of class', 'Heures - Hours', 'Taux horaire - Hourly rate', 'Montant - Amount'],
        ['', '', '', ''],
        ['Total', '', '', ''],
      ]),
  },
];

/**
 * Returns an empty .xlsx file with these headings. Its columns are formatted as text, so that typed values stay as
 * typed.
 */
export function importTemplate(heads: readonly string[]): Buffer {
  return Buffer.from(
    xlsxFile({ name: 'Feuille 1', columns: heads.map((head) => ({ head, kind: 'text' })), rows: [] }),
  );
}
