import type { Lesson } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { ButtonLink, VisuallyHidden } from '@portal/ui';
import { waitingWords } from '../../parts/waiting/waiting-words';
import { initialsOf } from '../../paths';

export interface InitialsLinkProps {
  lesson: Lesson;
}

/** Leads to the initials of a class. */
export function InitialsLink({ lesson }: InitialsLinkProps) {
  const { t } = waitingWords.useWords();
  return (
    <ButtonLink size="large" href={initialsOf(lesson)}>
      <span aria-hidden="true">{t('initials')}</span>
      <VisuallyHidden>{t('initialsOf', { date: datePair(lesson.date) })}</VisuallyHidden>
    </ButtonLink>
  );
}
