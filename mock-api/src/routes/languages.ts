import type { Language, ListLanguagesData, ListLanguagesResponses } from '@portal/api-client/treaty';
import type { Handler } from '../http/call.ts';
import type { NamedRow } from '../store/tables.ts';
import { paged } from './listing.ts';

const listLanguages: Handler<ListLanguagesData, ListLanguagesResponses> = ({ query, store }) => {
  const status = query.archived === true ? 0 : 1;
  return paged(
    store.all('languages').filter((language) => language.status === status),
    query,
    languageAnswer,
  );
};

function languageAnswer(language: NamedRow): Language {
  return { id: language.id, name: language.name, status: language.status };
}

/** The calls about languages. */
export const languages = {
  listLanguages,
};
