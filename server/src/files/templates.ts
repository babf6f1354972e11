import { studentImportColumns, teacherImportColumns, templateHead } from '@portal/domain';

/** The templates that the screens offer, in the order of their ids: 1 students, 2 teachers, 3 invoice (OPEN-40). */
export const templates: readonly { readonly name: string; readonly rows: readonly (readonly string[])[] }[] =
  [
    { name: 'modele-etudiants.xlsx', rows: [studentImportColumns.map(templateHead)] },
    { name: 'modele-enseignants.xlsx', rows: [teacherImportColumns.map(templateHead)] },
    {
      name: 'facture-invoice.xlsx',
      rows: [
        ['Facture - Invoice', ''],
        ['Numéro - Number', ''],
        ['Date', ''],
        ['Enseignant - Teacher', ''],
        ['Contrat - Contract', ''],
        [],
        ['Date du cours - Date of class', 'Heures - Hours', 'Taux horaire - Hourly rate', 'Montant - Amount'],
        ['', '', '', ''],
        ['Total', '', '', ''],
      ],
    },
  ];
