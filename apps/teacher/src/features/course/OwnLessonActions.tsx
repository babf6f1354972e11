import type { Lesson } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { Button, ButtonLink, Cluster, DeleteIcon, EditIcon, Text, VisuallyHidden } from '@portal/ui';
import { correctionWords } from '../../parts/correction/correction-words';
import { untilValues } from '../../parts/correction/until-values';
import { pathTo } from '../../paths';

export interface OwnLessonActionsProps {
  lesson: Lesson;
  onDelete: () => void;
}

/** The actions on the teacher's own record, and until when they are possible (DECISION-52). */
export function OwnLessonActions({ lesson, onDelete }: OwnLessonActionsProps) {
  const { t, stack } = correctionWords.useWords();
  const { id, contractId, date, correctableUntil } = lesson;
  const ofDay = <VisuallyHidden> {t('ofDay', { date: datePair(date) })}</VisuallyHidden>;
  return (
    <>
      {correctableUntil && (
        <Text as="div" tone="soft" size="list">
          {stack('until', untilValues(correctableUntil))}
        </Text>
      )}
      <Cluster gap="small">
        <ButtonLink
          size="large"
          icon={EditIcon}
          href={pathTo('teacher.views.correction', { id: contractId, lessonId: id })}
        >
          {t('correct')}
          {ofDay}
        </ButtonLink>
        <Button size="large" variant="quiet" icon={DeleteIcon} onClick={onDelete}>
          {t('delete')}
          {ofDay}
        </Button>
      </Cluster>
    </>
  );
}
