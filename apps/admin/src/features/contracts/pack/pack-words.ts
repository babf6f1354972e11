import { courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  back: 'Étapes finales du contrat',
  loading: 'Chargement du dossier',
  parts: 'Dans le dossier',
  partsHint: 'Pour un PDF, choisissez « Enregistrer en PDF » dans la boîte d’impression.',
  outlineNone: 'Plan de cours (aucun)',
  reports: 'Rapports de progrès ({{count}})',
  unfinished: 'Rapports qui ne sont pas complets ({{count}})',
  sheets_one: '1 document à imprimer',
  sheets_other: '{{count}} documents à imprimer, chacun sur une nouvelle page',
};

const en = {
  back: 'Final steps of the contract',
  loading: 'Loading the pack',
  parts: 'In the pack',
  partsHint: 'For a PDF, choose “Save as PDF” in the print dialog.',
  outlineNone: 'Course outline (none)',
  reports: 'Progress reports ({{count}})',
  unfinished: 'Reports that are not complete ({{count}})',
  sheets_one: '1 document to print',
  sheets_other: '{{count}} documents to print, each on a new page',
} satisfies Translation<typeof fr>;

/** Texts of the close-out pack page; those of its cover are in `views`. */
export const packWords = /* @__PURE__ */ defineWords('close-out-pack', { fr, en }, courseWords);
