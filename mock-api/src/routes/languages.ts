import type {
  CreateLanguageData,
  CreateLanguageResponses,
  Language,
  ListLanguagesData,
  ListLanguagesResponses,
  RenameLanguageData,
  RenameLanguageResponses,
  UpdateLanguageStatusData,
  UpdateLanguageStatusResponses,
} from '@portal/api-client/treaty';
import type { Handler } from '../http/call.ts';
import type { NamedRow } from '../store/tables.ts';
import { paged } from './listing.ts';
import { recordOf } from './records.ts';
import { freeName, recordToRename } from './settings-names.ts';

const listLanguages: Handler<ListLanguagesData, ListLanguagesResponses> = ({ query, store }) => {
  const status = query.archived === true ? 0 : 1;
  return paged(
    store.all('languages').filter((language) => language.status === status),
    query,
    languageAnswer,
  );
};

const createLanguage: Handler<CreateLanguageData, CreateLanguageResponses> = ({ body, store }) => {
  const name = freeName(store, 'languages', body.name);
  return saved(store.insert('languages', { name, status: 1 }));
};

const renameLanguage: Handler<RenameLanguageData, RenameLanguageResponses> = ({ body, store }) => {
  const language = recordToRename(store, 'languages', body);
  const name = freeName(store, 'languages', body.newName, language.id);
  return saved(store.update('languages', language, { name }));
};

/** The records that have it keep it (OPEN-80). */
const updateLanguageStatus: Handler<UpdateLanguageStatusData, UpdateLanguageStatusResponses> = ({
  body,
  store,
}) => {
  const language = recordOf(store, 'languages', body.id);
  return saved(store.update('languages', language, { status: body.status }));
};

function saved(language: NamedRow) {
  return { message: 'Language was saved successfully', data: languageAnswer(language) };
}

function languageAnswer(language: NamedRow): Language {
  return { id: language.id, name: language.name, status: language.status };
}

/** The calls about languages. */
export const languages = {
  listLanguages,
  createLanguage,
  renameLanguage,
  updateLanguageStatus,
};
