import type { ListTeachersData, ListTeachersResponses } from '@portal/api-client/treaty';
import { teacherAnswer } from '../answers/teachers.ts';
import type { Handler } from '../http/call.ts';
import type { Store } from '../store/Store.ts';
import type { TeacherRow } from '../store/tables.ts';
import { type Columns, matches, paged, sorted } from './listing.ts';

const listTeachers: Handler<ListTeachersData, ListTeachersResponses> = ({ query, store }) => {
  const found = store.all('teachers').filter((teacher) => {
    const user = store.get('users', teacher.userId);
    const isInvited = user?.status !== 1 && user?.emailDate !== null;
    return (
      (query.id === undefined || teacher.id === query.id) &&
      (query.language === undefined || teacher.languageIds.includes(query.language)) &&
      (query.userStatus === undefined ||
        (query.userStatus === 'invited' ? isInvited : String(user?.status) === query.userStatus)) &&
      (query.teacherAssigned === undefined || query.teacherAssigned === isAssigned(store, teacher)) &&
      matches(query.teacherName, user?.name, user?.lastName)
    );
  });
  const columns: Columns<TeacherRow> = {
    id: (teacher) => teacher.id,
    name: (teacher) => store.get('users', teacher.userId)?.name ?? null,
    last_name: (teacher) => store.get('users', teacher.userId)?.lastName ?? null,
    email: (teacher) => store.get('users', teacher.userId)?.email ?? null,
    city: (teacher) => teacher.city,
    user_status: (teacher) => teacher.userStatus,
  };
  return paged(sorted(found, columns, query, ['last_name', 'ASC']), query, (teacher) =>
    teacherAnswer(store, teacher),
  );
};

/** Assigned is who teaches a contract under way or about to begin. */
function isAssigned(store: Store, teacher: TeacherRow): boolean {
  return store.by('contractsByTeacher', teacher.id).some(({ statusId }) => statusId <= 2);
}

/** The calls about teachers. */
export const teachers = {
  listTeachers,
};
