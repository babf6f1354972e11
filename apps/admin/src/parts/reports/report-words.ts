import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  action: { view: 'Voir le rapport', download: 'Télécharger' },
  dialog: {
    title: 'Rapport de progrès',
    print: 'Imprimer',
    update: 'Mettre à jour le rapport',
    loading: 'Chargement du rapport',
    notFound: 'Aucun rapport',
    notFoundText: 'Ce rapport n’a pas été commencé, ou l’adresse est incomplète.',
    notBegun: 'Ce rapport n’a pas été commencé.',
  },
  upload: {
    taggedOn: 'Date d’étiquette*',
    file: 'Rapport de progrès*',
  },
} as const;

const en = {
  action: { view: 'See report', download: 'Download' },
  dialog: {
    title: 'Progress report',
    print: 'Print',
    update: 'Report Update',
    loading: 'Loading the report',
    notFound: 'No report',
    notFoundText: 'This report was not begun, or the address is incomplete.',
    notBegun: 'This report was not begun.',
  },
  upload: {
    taggedOn: 'Tag date*',
    file: 'Progress report*',
  },
} satisfies Translation<typeof fr>;

/** Texts of the dialogs about progress reports. */
export const reportWords = /* @__PURE__ */ defineWords('report-dialogs', { fr, en });
