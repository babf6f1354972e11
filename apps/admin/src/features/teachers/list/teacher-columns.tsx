import {
  assignStatusOf,
  fullName,
  isArchivedTeacher,
  type Teacher,
  type TeacherListStatus,
  teacherListStatus,
} from '@portal/domain';
import { Badge, type BadgeTone, type TableColumn, TextLink } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { type ReactNode, useMemo } from 'react';
import { pathTo } from '../../../paths';
import { AssignStatusBadge } from '../TeacherStatusBadge';
import { archivedName, named, quiet } from './teacher-columns.css';
import { sortableColumns, type TeacherListColumn, teacherColumns } from './teacher-list-state';
import { teacherListWords } from './teacher-list-words';

/** What stands for absent data (SHELL-051). */
const absent = '---';

const tones = {
  active: 'positive',
  invited: 'info',
  inactive: 'neutral',
} as const satisfies Record<TeacherListStatus, BadgeTone>;

const cells: Record<TeacherListColumn, (teacher: Teacher) => ReactNode> = {
  id: ({ id }) => id,
  name: (teacher) => {
    const isArchived = isArchivedTeacher(teacher);
    return (
      <span className={named}>
        <TextLink
          variant="standalone"
          href={pathTo('teachers.profile', { id: teacher.id })}
          className={isArchived ? archivedName : undefined}
        >
          {fullName(teacher)}
        </TextLink>
        {isArchived && (
          <Badge tone="critical">
            <teacherListWords.T k="archived" />
          </Badge>
        )}
      </span>
    );
  },
  city: ({ city }) => city || absent,
  languages: ({ languages }) =>
    languages.length > 0 ? (
      languages.map(({ name }) => name).join(', ')
    ) : (
      <span className={quiet}>
        <teacherListWords.T k="noLanguage" />
      </span>
    ),
  userStatus: (teacher) => {
    const status = teacherListStatus(teacher);
    return (
      <Badge tone={tones[status]}>
        <vocabulary.T k={`teacherListStatus.${status}`} />
      </Badge>
    );
  },
  assignStatus: (teacher) => <AssignStatusBadge status={assignStatusOf(teacher)} />,
};

/** Widths in px: with one on each column the rows out of sight are not laid out. */
const widths: Record<TeacherListColumn, number> = {
  id: 72,
  name: 220,
  city: 150,
  languages: 190,
  userStatus: 160,
  assignStatus: 270,
};

/** The columns of the list, in the language mode in force (TEA-LIST-01). */
export function useTeacherColumns(): readonly TableColumn<Teacher>[] {
  const { t, stack } = teacherListWords.useWords();
  return useMemo(
    () =>
      teacherColumns.map(
        (id): TableColumn<Teacher> => ({
          id,
          header: id === 'id' ? t('column.id') : stack(`column.${id}`),
          width: widths[id],
          sortable: sortableColumns.some((sortable) => sortable === id),
          phone: id === 'name' ? 'title' : 'line',
          cell: cells[id],
        }),
      ),
    [t, stack],
  );
}
