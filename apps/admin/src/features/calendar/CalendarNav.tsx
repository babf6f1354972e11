import type { CalendarDate } from '@portal/domain';
import { daySpanPair, monthYearPair, PairText } from '@portal/i18n';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  choosesOrientation,
  IconButton,
  PrintIcon,
  SegmentedControl,
} from '@portal/ui';
import * as styles from './Calendar.css';
import type { CalendarDays, CalendarState } from './calendar-view';
import { calendarWords } from './calendar-words';

export interface CalendarStepsProps {
  view: CalendarState['view'];
  shown: CalendarDays;
  onStep: (steps: -1 | 1) => void;
}

/** The shown days, with buttons to the previous and next ones. */
export function CalendarSteps({ view, shown: { day, span }, onStep }: CalendarStepsProps) {
  const { t } = calendarWords.useWords();
  return (
    <div className={styles.steps}>
      <IconButton icon={ChevronLeftIcon} onClick={() => onStep(-1)}>
        {t(`previous.${view}`)}
      </IconButton>
      <div className={styles.range} aria-live="polite">
        <PairText
          value={view === 'week' ? daySpanPair(span.from, span.to) : monthYearPair(day.slice(0, 7))}
          layout="stack"
        />
      </div>
      <IconButton icon={ChevronRightIcon} onClick={() => onStep(1)}>
        {t(`next.${view}`)}
      </IconButton>
    </div>
  );
}

export interface CalendarToolsProps {
  view: CalendarState['view'];
  isToday: boolean;
  onChange: (changes: Pick<Partial<CalendarState>, 'view' | 'date' | 'class'>) => void;
  /** Undefined if nothing can be printed. */
  onPrint: (() => void) | undefined;
}

/** The button back to today, and the choice between week and month. */
export function CalendarTools({ view, isToday, onChange, onPrint }: CalendarToolsProps) {
  const { t } = calendarWords.useWords();
  return (
    <>
      <Button
        aria-disabled={isToday || undefined}
        onClick={() => !isToday && onChange({ date: '', class: 0 })}
      >
        {t('today')}
      </Button>
      <SegmentedControl
        label={t('view.label')}
        hideLabel
        options={[
          { value: 'week', label: t('view.week') },
          { value: 'month', label: t('view.month') },
        ]}
        value={view}
        onValueChange={(value) => onChange({ view: value })}
      />
      {onPrint && (
        <IconButton icon={PrintIcon} onClick={onPrint}>
          {t(choosesOrientation() ? 'printAcross' : 'print')}
        </IconButton>
      )}
    </>
  );
}

/** Returns whether a view shows today. */
export function showsToday({ span }: CalendarDays, today: CalendarDate): boolean {
  return span.from <= today && today <= span.to;
}
