import {
  type AssignStatus,
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
import { archivedName, named } from '../../../parts/name-cell.css';
import { pathTo } from '../../../paths';
import { assignTones } from '../TeacherStatusBadge';
import { quiet } from './teacher-columns.css';
import { sortableColumns, type TeacherListColumn, teacherColumns } from './teacher-list-state';
import { teacherListWords } from './teacher-list-words';

/** What stands for absent data (SHELL-051). */
const absent = '---';

const tones = {
  active: 'positive',
  invited: 'info',
  inactive: 'neutral',
} as const satisfies Record<TeacherListStatus, BadgeTone>;

type Words = ReturnType<typeof teacherListWords.useWords>;
type WordsOfDomain = ReturnType<typeof vocabulary.useWords>;

/** The cells, in words that are put together once: there may be five hundred rows of them. */
function cellsOf({ t }: Pick<Words, 't'>, ofDomain: Pick<WordsOfDomain, 't'>) {
  const archived = <Badge tone="critical">{t('archived')}</Badge>;
  const noLanguage = <span className={quiet}>{t('noLanguage')}</span>;
  const userBadge = (status: TeacherListStatus) => (
    <Badge tone={tones[status]}>{ofDomain.t(`teacherListStatus.${status}`)}</Badge>
  );
  const assignBadge = (status: AssignStatus) => (
    <Badge tone={assignTones[status]}>{ofDomain.t(`assignStatus.${status}`)}</Badge>
  );
  const user: Record<TeacherListStatus, ReactNode> = {
    active: userBadge('active'),
    invited: userBadge('invited'),
    inactive: userBadge('inactive'),
  };
  const assign: Record<AssignStatus, ReactNode> = {
    assigned: assignBadge('assigned'),
    unassigned: assignBadge('unassigned'),
  };
  return {
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
          {isArchived && archived}
        </span>
      );
    },
    city: ({ city }) => city || absent,
    languages: ({ languages }) =>
      languages.length > 0 ? languages.map(({ name }) => name).join(', ') : noLanguage,
    userStatus: (teacher) => user[teacherListStatus(teacher)],
    assignStatus: (teacher) => assign[assignStatusOf(teacher)],
  } satisfies Record<TeacherListColumn, (teacher: Teacher) => ReactNode>;
}

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
  const ofDomain = vocabulary.useWords();
  return useMemo(() => {
    const cells = cellsOf({ t }, ofDomain);
    return teacherColumns.map(
      (id): TableColumn<Teacher> => ({
        id,
        header: id === 'id' ? t('column.id') : stack(`column.${id}`),
        width: widths[id],
        sortable: sortableColumns.some((sortable) => sortable === id),
        phone: id === 'name' ? 'title' : 'line',
        cell: cells[id],
      }),
    );
  }, [t, stack, ofDomain]);
}
