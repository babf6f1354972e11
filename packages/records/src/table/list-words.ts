import { defineWords, type Translation } from '@portal/i18n';

// Separate from the app's other texts: the first page needs only these.

const fr = {
  filters: 'Filtres',
  removeFilter: 'Retirer',
  reset: 'Réinitialiser les filtres',
  search: 'Chercher',
  searched: 'Recherche',
  showCounted: 'Voir {{number}} {{what}}',
  showResult: 'Voir le résultat',
  clearSearch: 'Effacer la recherche',
  sortBy: 'Trier par',
  previous: 'Précédente',
  next: 'Suivante',
  page: 'Page',
  actions: 'Actions',
  noMatchText: 'Modifiez la recherche ou les filtres, ou revenez à la liste complète.',
} as const;

const en = {
  filters: 'Filters',
  removeFilter: 'Remove',
  reset: 'Reset the filters',
  search: 'Search',
  searched: 'Search',
  showCounted: 'Show {{number}} {{what}}',
  showResult: 'Show the result',
  clearSearch: 'Clear the search',
  sortBy: 'Sort by',
  previous: 'Previous',
  next: 'Next',
  page: 'Page',
  actions: 'Actions',
  noMatchText: 'Change the search or the filters, or go back to the whole list.',
} satisfies Translation<typeof fr>;

/** Texts of all lists: filters, order, pages. */
export const listWords = /* @__PURE__ */ defineWords('list', { fr, en });
