import type { StudentColumn } from '@portal/api-client';
import { fullName, type Student } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Badge, Icon, NoteIcon, type TableColumn, TextLink, VisuallyHidden } from '@portal/ui';
import { type ReactNode, useMemo } from 'react';
import { archivedName, named, note } from '../../../parts/name-cell.css';
import { pathTo } from '../../../paths';
import { EnrolmentBadge } from '../EnrolmentBadge';
import { quiet, tested } from './student-columns.css';
import { studentColumns } from './student-list-state';
import { studentListWords } from './student-list-words';

/** What stands for absent data (SHELL-051). */
const absent = '---';

const cells: Record<StudentColumn, (student: Student) => ReactNode> = {
  id: ({ id }) => id,
  name: (student) => (
    <span className={named}>
      <TextLink
        variant="standalone"
        href={pathTo('students.edit.basic', { id: student.id })}
        className={student.active ? undefined : archivedName}
      >
        {fullName(student)}
      </TextLink>
      {student.isNew && (
        <Badge tone="info">
          ★ <studentListWords.T k="isNew" />
        </Badge>
      )}
      {!student.active && (
        <Badge tone="critical">
          <studentListWords.T k="archived" />
        </Badge>
      )}
      {student.hasNotes && (
        <span className={note}>
          <Icon of={NoteIcon} size="small" />
          <VisuallyHidden>
            <studentListWords.T k="hasNotes" />
          </VisuallyHidden>
        </span>
      )}
    </span>
  ),
  city: ({ city }) => city || absent,
  company: ({ company }) =>
    company?.name ?? (
      <span className={quiet}>
        <studentListWords.T k="noEmployer" />
      </span>
    ),
  enrolment: (student) => <EnrolmentBadge student={student} />,
  testedOn: ({ levels: [latest] }) =>
    latest?.testedOn ? (
      <span className={tested}>
        <DateText value={latest.testedOn} />
        <span className={quiet}>{latest.level}</span>
      </span>
    ) : (
      <span className={quiet}>
        <studentListWords.T k="neverTested" layout="stack" />
      </span>
    ),
};

/** Widths in px: with one on each column the rows out of sight are not laid out. */
const widths: Record<StudentColumn, number> = {
  id: 56,
  name: 176,
  city: 108,
  company: 164,
  enrolment: 244,
  testedOn: 136,
};

/** The columns of the list, in the language mode in force (STU-LIST-01). */
export function useStudentColumns(): readonly TableColumn<Student>[] {
  const { t, stack } = studentListWords.useWords();
  return useMemo(
    () =>
      studentColumns.map(
        (id): TableColumn<Student> => ({
          id,
          header: id === 'id' ? t('column.id') : stack(`column.${id}`),
          width: widths[id],
          sortable: true,
          phone: id === 'name' ? 'title' : 'line',
          cell: cells[id],
        }),
      ),
    [t, stack],
  );
}
