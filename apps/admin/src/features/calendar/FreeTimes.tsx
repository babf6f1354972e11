import { useCoursePlan, useHasExtension, usePlannedClasses, useUnavailability } from '@portal/api-client';
import {
  type CalendarDate,
  type ClassTime,
  type ClosedReason,
  daysAfter,
  freeTimes,
  type LocalMoment,
  momentText,
} from '@portal/domain';
import { dayPair } from '@portal/i18n';
import { Button, Stack, Text, VisuallyHidden } from '@portal/ui';
import { free } from './ChosenClass.css';
import type { CalendarClass } from './calendar-view';
import { calendarWords } from './calendar-words';

export interface FreeTimesProps {
  planned: CalendarClass;
  now: LocalMoment;
  closedOn: (day: CalendarDate) => ClosedReason | undefined;
  onChoose: (at: ClassTime) => void;
}

/** Number of days to search, and maximum number of times to offer. */
const [lookAhead, maxTimes] = [14, 3];

/** Times to which a class could move: its teacher and students have no other class then. */
export function FreeTimes({ planned, now, closedOn, onChoose }: FreeTimesProps) {
  const { t, stack } = calendarWords.useWords();
  const [, from = now.date] = [planned.date, now.date].sort();
  const days = Array.from({ length: lookAhead }, (_, place) => daysAfter(from, place));
  // Includes the day before, for a class that ends after midnight.
  const span = {
    from: daysAfter(from, -1),
    to: daysAfter(from, lookAhead - 1),
    besideContract: planned.contractId,
  };
  const others = usePlannedClasses(span);
  const plan = useCoursePlan(planned.contractId);
  const teacherId = planned.contract.teacher?.id;
  const asksAway = useHasExtension('unavailability') && teacherId !== undefined;
  const away = useUnavailability(asksAway ? { teacherId, from: span.from, to: span.to } : null);
  if (others.error || plan.error || away.error) return <Text tone="soft">{t('freeFailed')}</Text>;
  // While another day loads, `data` is still that of the previous day.
  if (!plan.data || (asksAway && !away.data) || others.data?.span.from !== span.from)
    return (
      <Text tone="soft" role="status">
        {t('freeLoading')}
      </Text>
    );
  const busy = [...others.data.classes, ...plan.data.classes].filter(
    ({ id, isCancelled, lessonId }) => id !== planned.id && !isCancelled && lessonId === null,
  );
  const found = freeTimes({
    planned,
    busy,
    days,
    now: momentText(now),
    isClosed: (day) => closedOn(day) !== undefined,
    away: away.data,
    most: maxTimes,
  });
  return (
    <Stack gap="xsmall">
      <Text size="caption">{stack(found.length > 0 ? 'free' : 'freeNone')}</Text>
      <div className={free}>
        {found.map((at) => (
          <Button key={momentText(at)} size="small" onClick={() => onChoose(at)}>
            <span aria-hidden="true">
              {stack('freeShort', { day: dayPair(at.date, { month: false }), time: at.time })}
            </span>
            <VisuallyHidden>{t('freeAt', { day: dayPair(at.date), time: at.time })}</VisuallyHidden>
          </Button>
        ))}
      </div>
    </Stack>
  );
}
