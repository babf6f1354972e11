import {
  type AssignStatus,
  assignStatusOf,
  fullName,
  isArchivedTeacher,
  type Teacher,
  type TeacherListStatus,
  teacherListStatus,
} from '@portal/domain';
import { Badge, type BadgeTone, Text, TextLink } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { type ReactNode, useMemo } from 'react';
import { archivedName, named } from '../../../parts/cells.css';
import type { ListColumn } from '../../../parts/list/list-columns';
import { pathTo } from '../../../paths';
import { assignTones } from '../TeacherStatusBadge';
import type { TeacherColumnId } from './teacher-list';
import { teacherListWords } from './teacher-list-words';

/** Placeholder for missing data (SHELL-051). */
const absent = '---';

const tones = {
  active: 'positive',
  invited: 'info',
  inactive: 'neutral',
} as const satisfies Record<TeacherListStatus, BadgeTone>;

/**
 * Returns the columns of the list in the current language mode (TEA-LIST-01). Each column has a width, so that the
 * browser skips the layout of rows off screen.
 */
export function useTeacherColumns(): readonly ListColumn<Teacher, TeacherColumnId>[] {
  const { t } = teacherListWords.useWords();
  const ofDomain = vocabulary.useWords();
  return useMemo(() => {
    // Created once for all rows, of which there may be five hundred.
    const archived = <Badge tone="critical">{t('archived')}</Badge>;
    const noLanguage = (
      <Text as="span" tone="soft">
        {t('noLanguage')}
      </Text>
    );
    const userBadge = (status: TeacherListStatus) => (
      <Badge tone={tones[status]}>{ofDomain.t(`teacherListStatus.${status}`)}</Badge>
    );
    const assignBadge = (status: AssignStatus) => (
      <Badge tone={assignTones[status]}>{ofDomain.t(`assignStatus.${status}`)}</Badge>
    );
    const userBadges: Record<TeacherListStatus, ReactNode> = {
      active: userBadge('active'),
      invited: userBadge('invited'),
      inactive: userBadge('inactive'),
    };
    const assignBadges: Record<AssignStatus, ReactNode> = {
      assigned: assignBadge('assigned'),
      unassigned: assignBadge('unassigned'),
    };
    return [
      { id: 'id', isHeadShort: true, width: 72, cell: ({ id }) => id },
      {
        id: 'name',
        width: 220,
        phone: 'title',
        cell: (teacher) => {
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
      },
      { id: 'city', width: 150, cell: ({ city }) => city || absent },
      {
        id: 'languages',
        width: 190,
        cell: ({ languages }) =>
          languages.length > 0 ? languages.map(({ name }) => name).join(', ') : noLanguage,
      },
      { id: 'userStatus', width: 160, cell: (teacher) => userBadges[teacherListStatus(teacher)] },
      { id: 'assignStatus', width: 270, cell: (teacher) => assignBadges[assignStatusOf(teacher)] },
    ];
  }, [t, ofDomain]);
}
