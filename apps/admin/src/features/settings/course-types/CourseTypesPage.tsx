import {
  useArchiveCourseType,
  useCourseTypesPage,
  useCreateCourseType,
  useReadCourseType,
  useRenameCourseType,
} from '@portal/api-client';
import type { ListedCourseType } from '@portal/domain';
import { useListState } from '@portal/records';
import { useListHistory } from '../../../parts/history/RecordHistory';
import { NamesPage } from '../names/NamesPage';
import { namesList, namesPageSize } from '../names/names-list-state';
import { useNameRows } from '../names/useNameRows';
import type { NameField } from '../names/useRename';

/** The course types with their French and English names, for a backend that can change them (DECISION-51). */
export function CourseTypesPage() {
  const list = useListState(namesList);
  const { archived, page } = list.state;
  const rows = useNameRows(useCourseTypesPage({ archived, page, pageSize: namesPageSize }), list.state);
  const rename = useRenameCourseType();
  const calls = {
    read: useReadCourseType(),
    create: useCreateCourseType(),
    rename: (type: ListedCourseType, name: string, field: NameField) => rename(type, { [field]: name }),
    archive: useArchiveCourseType(),
  };
  const history = useListHistory(
    'courseType',
    (id) => rows.query.data?.rows.find((row) => row.id === id)?.name,
  );
  return (
    <NamesPage noun="courseTypes" list={list} rows={rows} calls={calls} onHistory={history.open}>
      {history.drawer}
    </NamesPage>
  );
}
