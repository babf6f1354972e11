import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Rapports de progrès à imprimer',
  loading: 'Chargement des rapports à imprimer',
  ready_one: '{{count}} rapport à imprimer',
  ready_other: '{{count}} rapports à imprimer, chacun sur une nouvelle page',
  missing_one: '{{count}} rapport est introuvable : il a peut-être été retiré.',
  missing_other: '{{count}} rapports sont introuvables : ils ont peut-être été retirés.',
  none: 'Rien à imprimer',
  noneText: 'Ces rapports ont peut-être été retirés depuis que la liste a été chargée.',
} as const;

const en = {
  title: 'Progress reports to print',
  loading: 'Loading the reports to print',
  ready_one: '{{count}} report to print',
  ready_other: '{{count}} reports to print, each on a new page',
  missing_one: '{{count}} report was not found: it may have been removed.',
  missing_other: '{{count}} reports were not found: they may have been removed.',
  none: 'Nothing to print',
  noneText: 'These reports may have been removed since the list was loaded.',
} satisfies Translation<typeof fr>;

/** Texts of the print view of several reports. */
export const printedReportsWords = /* @__PURE__ */ defineWords('printed-reports', { fr, en });
