import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Rapports en un PDF',
  none: 'Aucun des rapports choisis n’est soumis.',
  twoParts: 'Ces rapports sont de deux sortes.',
  print_one: 'Imprimer {{count}} rapport',
  print_other: 'Imprimer {{count}} rapports',
  printText:
    'Les rapports s’ouvrent, un par page. Dans la boîte d’impression, choisissez « Enregistrer en PDF ».',
  blocked: 'Le navigateur a bloqué le nouvel onglet. Ouvrez les rapports avec le bouton.',
  join_one: 'Télécharger {{count}} fichier',
  join_other: 'Télécharger {{count}} fichiers en un PDF',
  joinText: 'Ces rapports ont été remis sous forme de fichiers.',
  progress: 'Fichiers lus : {{done}} sur {{total}}',
  joined_one: '{{count}} rapport enregistré.',
  joined_other: '{{count}} rapports enregistrés en un PDF.',
  notJoined_one: '{{count}} fichier n’est pas dans le PDF : téléchargez-le dans la liste.',
  notJoined_other: '{{count}} fichiers ne sont pas dans le PDF : téléchargez-les dans la liste.',
  leftOut_one: '{{count}} rapport n’est pas soumis et reste en dehors du PDF.',
  leftOut_other: '{{count}} rapports ne sont pas soumis et restent en dehors du PDF.',
} as const;

const en = {
  title: 'Reports as one PDF',
  none: 'None of the chosen reports is submitted.',
  twoParts: 'These reports are of two kinds.',
  print_one: 'Print {{count}} report',
  print_other: 'Print {{count}} reports',
  printText: 'The reports open, one per page. In the print dialog, choose “Save as PDF”.',
  blocked: 'The browser blocked the new tab. Open the reports with the button.',
  join_one: 'Download {{count}} file',
  join_other: 'Download {{count}} files as one PDF',
  joinText: 'These reports were handed in as files.',
  progress: '{{done}} of {{total}} files read',
  joined_one: '{{count}} report was saved.',
  joined_other: '{{count}} reports were saved as one PDF.',
  notJoined_one: '{{count}} file is not in the PDF: download it from the list.',
  notJoined_other: '{{count}} files are not in the PDF: download them from the list.',
  leftOut_one: '{{count}} report is not submitted and stays out of the PDF.',
  leftOut_other: '{{count}} reports are not submitted and stay out of the PDF.',
} satisfies Translation<typeof fr>;

/** Words of saving reports as one PDF. */
export const saveAsPdfWords = /* @__PURE__ */ defineWords('save-reports-as-pdf', { fr, en });
