import { useTeacherRates } from '@portal/api-client';
import {
  type CalendarDate,
  type CourseType,
  courseTypeNames,
  periodsOfType,
  type RatePeriod,
  rateCentsOf,
  type Teacher,
} from '@portal/domain';
import { datePair, joinPairs, moneyPair, PairText, type TextPair } from '@portal/i18n';
import { QueryState } from '@portal/records';
import { useToday } from '@portal/shell';
import { Badge, Button, Cluster, Text, VisuallyHidden } from '@portal/ui';
import { teacherWords } from '../teacher-words';
import { rateWords } from './rate-words';
import * as styles from './rates.css';

/** The purpose of the rate dialog: a new rate of a course type, or the correction of a period. */
export interface RateChoice {
  courseTypeId: number;
  /** Name of the course type. */
  type: TextPair;
  /** The period to correct; null for a new rate. */
  period: RatePeriod | null;
  /** The suggested first day of a new rate; null if the rate applies from the beginning. */
  usualFrom: CalendarDate | null;
}

export interface RatePeriodsProps {
  teacher: Teacher;
  courseTypes: readonly CourseType[];
  onChoose: (choice: RateChoice) => void;
}

/**
 * The rates of a teacher by course type with their dates: the current one, future ones, and the earlier ones collapsed.
 */
export function RatePeriods({ teacher, courseTypes, onChoose }: RatePeriodsProps) {
  const { data, error, retry } = useTeacherRates(teacher.id);
  const { pair } = teacherWords.useWords();
  if (!data) return <QueryState error={error} retry={retry} />;
  const nameOf = (id: number) => {
    const type = courseTypes.find((one) => one.id === id);
    return type ? courseTypeNames(type) : pair('form.unknownType', { id });
  };
  const typeIds = new Set([
    ...courseTypes.map(({ id }) => id),
    ...data.periods.map(({ courseTypeId }) => courseTypeId),
  ]);
  return (
    <ul className={styles.types}>
      {[...typeIds].map((id) => (
        <RatesOfType
          key={id}
          courseTypeId={id}
          type={nameOf(id)}
          periods={periodsOfType(data.periods, id)}
          raiseFrom={data.raiseFrom}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

interface RatesOfTypeProps extends Pick<RatePeriodsProps, 'onChoose'> {
  courseTypeId: number;
  type: TextPair;
  /** Sorted by date. */
  periods: readonly RatePeriod[];
  raiseFrom: CalendarDate;
}

function RatesOfType({ courseTypeId, type, periods, raiseFrom, onChoose }: RatesOfTypeProps) {
  const { t } = rateWords.useWords();
  const today = useToday();
  const begun = periods.filter(({ from }) => from === null || from <= today);
  const present = begun.at(-1);
  const past = begun.slice(0, -1).toReversed();
  const ahead = periods.slice(begun.length);
  const usualFrom = periods.length === 0 ? null : raiseFrom;
  const row = (period: RatePeriod, isAhead = false) => (
    <Period
      key={period.from}
      type={type}
      period={period}
      isAhead={isAhead}
      onCorrect={() => onChoose({ courseTypeId, type, period, usualFrom })}
    />
  );
  return (
    <li className={styles.type}>
      <Cluster justify="between" align="baseline">
        <Text as="div">
          <PairText value={type} />
        </Text>
        <Button
          size="small"
          variant="quiet"
          onClick={() => onChoose({ courseTypeId, type, period: null, usualFrom })}
        >
          {t('add')}
          <VisuallyHidden>
            {' '}
            <PairText value={type} />
          </VisuallyHidden>
        </Button>
      </Cluster>
      {periods.length === 0 ? (
        <span className={styles.soft}>{t('noneYet')}</span>
      ) : (
        <ul className={styles.periods}>
          {present && row(present)}
          {ahead.map((period) => row(period, true))}
        </ul>
      )}
      {past.length > 0 && (
        <details>
          <summary>{t('past', { count: past.length })}</summary>
          <ul className={styles.periods}>{past.map((period) => row(period))}</ul>
        </details>
      )}
    </li>
  );
}

interface PeriodProps {
  type: TextPair;
  period: RatePeriod;
  isAhead: boolean;
  onCorrect: () => void;
}

function Period({ type, period, isAhead, onCorrect }: PeriodProps) {
  const { t, pair } = rateWords.useWords();
  const when = useWhen()(period);
  const rate = period.rate === null ? pair('none') : moneyPair(rateCentsOf(period.rate));
  return (
    <Cluster as="li" justify="between" align="baseline">
      <span className={styles.period}>
        {t('period', { rate, when })} {isAhead && <Badge>{t('ahead')}</Badge>}
      </span>
      <Button size="small" variant="quiet" onClick={onCorrect}>
        {t('correct')}
        <VisuallyHidden>
          {' '}
          <PairText value={joinPairs([type, when])} />
        </VisuallyHidden>
      </Button>
    </Cluster>
  );
}

/** Returns a function that says since when a period applies, in both languages. */
export function useWhen(): (period: Pick<RatePeriod, 'from'>) => TextPair {
  const { pair } = rateWords.useWords();
  return ({ from }) => (from === null ? pair('always') : pair('from', { day: datePair(from) }));
}
