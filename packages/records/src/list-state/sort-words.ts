import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  ascending: 'Tri par {{column}}, ordre croissant',
  descending: 'Tri par {{column}}, ordre décroissant',
};

const en = {
  ascending: 'Sorted by {{column}}, ascending',
  descending: 'Sorted by {{column}}, descending',
} satisfies Translation<typeof fr>;

/** Says by which column a list is sorted. */
export const sortWords = /* @__PURE__ */ defineWords('sort', { fr, en });
