import {
  useArchiveLanguage,
  useCreateLanguage,
  useLanguagesPage,
  useReadLanguage,
  useRenameLanguage,
} from '@portal/api-client';
import type { Language } from '@portal/domain';
import { useListState } from '@portal/records';
import { NamesPage } from '../names/NamesPage';
import { namesList, namesPageSize } from '../names/names-list-state';
import { useNameRows } from '../names/useNameRows';

/** The taught languages (SET-LANG-01 to SET-LANG-19). */
export function LanguagesPage() {
  const list = useListState(namesList);
  const { archived, page } = list.state;
  const filters = { archived, page, pageSize: namesPageSize };
  const rows = useNameRows(useLanguagesPage(filters), list.state);
  const create = useCreateLanguage();
  const rename = useRenameLanguage();
  const calls = {
    read: useReadLanguage(),
    create: ({ name }: { name: string }) => create(name),
    rename: (record: Language, name: string) => rename(record, name),
    archive: useArchiveLanguage(),
  };
  return <NamesPage noun="languages" list={list} rows={rows} calls={calls} />;
}
