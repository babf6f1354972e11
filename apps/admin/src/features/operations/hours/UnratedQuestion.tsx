import { fullName, hoursOf, type TeacherMonth } from '@portal/domain';
import { ConfirmDialog, Stack, TextLink } from '@portal/ui';
import { pathTo } from '../../../paths';
import { unratedWords } from './unrated-words';

export interface UnratedQuestionProps {
  /** The months to approve; the question names those with hours without a rate. */
  months: readonly TeacherMonth[];
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Returns whether the month contains hours without a rate, which would not be paid. */
export function hasUnratedHours({ unratedMinutes }: TeacherMonth): boolean {
  return unratedMinutes > 0;
}

/** Asks before hours without a rate are approved, with a link to the rates of each teacher. */
export function UnratedQuestion({ months, busy, onConfirm, onCancel }: UnratedQuestionProps) {
  const { t, stack } = unratedWords.useWords();
  return (
    <ConfirmDialog
      open
      title={stack('title')}
      confirmLabel={t('approve')}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack>
        <p>{stack('text')}</p>
        <ul>
          {months.filter(hasUnratedHours).map(({ id, teacher, unratedMinutes }) => (
            <li key={id}>
              <TextLink href={pathTo('teachers.profile', { id })}>
                {t('rates', { name: teacher ? fullName(teacher) : String(id) })}
              </TextLink>
              {' · '}
              {t('hours', { hours: hoursOf(unratedMinutes) })}
            </li>
          ))}
        </ul>
      </Stack>
    </ConfirmDialog>
  );
}
