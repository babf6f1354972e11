import { cefrLevels, type LanguageProgress } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { LineSteps } from '@portal/ui';
import { levelTimelineWords } from './level-timeline-words';

export interface LevelTimelineProps {
  /** The student's progress in one language, from `levelSteps`. */
  progress: LanguageProgress;
}

const scale = cefrLevels.map((level) => ({ id: level, label: level }));

/** A student's CEFR levels in one language over time: tested levels and those expected by reports (LIMIT-53). */
export function LevelTimeline({ progress: { language, steps } }: LevelTimelineProps) {
  const { t } = levelTimelineWords.useWords();
  return (
    <LineSteps
      label={t('label', { language: language.name })}
      scale={scale}
      empty={t('empty')}
      points={steps.map(({ on, level, from }) => ({
        id: `${on} ${from}`,
        on,
        step: level,
        date: <DateText value={on} />,
        expected: from === 'report' && t('expectedLevel'),
      }))}
    />
  );
}
