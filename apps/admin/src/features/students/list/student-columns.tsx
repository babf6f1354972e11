import { fullName, type Student } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Badge, Cluster, Icon, NoteIcon, Text, TextLink, VisuallyHidden } from '@portal/ui';
import { archivedName, named, note } from '../../../parts/cells.css';
import type { ListColumn } from '../../../parts/list/list-columns';
import { pathTo } from '../../../paths';
import { EnrolmentBadge } from '../EnrolmentBadge';
import type { StudentColumnId } from './student-list';
import { studentListWords } from './student-list-words';

/** Placeholder for missing data (SHELL-051). */
const absent = '---';

/**
 * The columns of the list (STU-LIST-01). Each column has a width, so that the browser skips the layout of rows off
 * screen.
 */
export const studentColumns: readonly ListColumn<Student, StudentColumnId>[] = [
  { id: 'id', isHeadShort: true, width: 56, cell: ({ id }) => id },
  { id: 'name', width: 176, phone: 'title', cell: (student) => <StudentName student={student} /> },
  { id: 'city', width: 108, cell: ({ city }) => city || absent },
  {
    id: 'company',
    width: 164,
    cell: ({ company }) =>
      company?.name ?? (
        <Text as="span" tone="soft">
          <studentListWords.T k="noEmployer" />
        </Text>
      ),
  },
  { id: 'enrolment', width: 244, cell: (student) => <EnrolmentBadge student={student} /> },
  {
    id: 'testedOn',
    width: 136,
    cell: ({ levels: [latest] }) =>
      latest?.testedOn ? (
        <Cluster as="span">
          <DateText value={latest.testedOn} />
          <Text as="span" tone="soft">
            {latest.level}
          </Text>
        </Cluster>
      ) : (
        <Text as="span" tone="soft">
          <studentListWords.T k="notTested" layout="stack" />
        </Text>
      ),
  },
];

function StudentName({ student }: { student: Student }) {
  return (
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
  );
}
