import {
  type PlanFaults,
  type PlanText,
  type Weekday,
  type WeeklyTimeText,
  withStart,
  withWeeklyTime,
} from '@portal/domain';
import { PairText, weekdayPair } from '@portal/i18n';
import {
  CheckboxField,
  CloseIcon,
  Cluster,
  DateField,
  IconButton,
  NumberField,
  PlusIcon,
  SegmentedControl,
  Stack,
  Text,
  TimeField,
  type TimeFieldProps,
  VisuallyHidden,
} from '@portal/ui';
import { useId, useRef } from 'react';
import { time as timeRow, weekday as weekdayButton, weekdays } from './plan.css';
import { planWords } from './plan-words';

const allWeekdays = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[];

export interface WeeklyTimesProps {
  text: PlanText;
  /** All errors once an invalid plan was submitted; until then, only values that contradict each other. */
  faults: PlanFaults;
  /** Length of a new class. */
  minutes: number;
  onChange: (changes: Partial<PlanText>) => void;
}

/** The weekly times of a plan, its first day, and its end. */
export function WeeklyTimes({ text, faults, minutes, onChange }: WeeklyTimesProps) {
  const { t, plain } = planWords.useWords();
  const id = useId();
  const faultText = (fault: keyof Words | null | undefined) => fault && t(`fault.${fault}`);
  const { times } = text;
  const toggle = (day: Weekday) => {
    const others = times.filter(({ weekday }) => weekday !== day);
    onChange({ times: others.length < times.length ? others : withWeeklyTime(times, day, minutes) });
  };
  return (
    <>
      <Stack gap="small" role="group" aria-labelledby={id}>
        <Text as="div" id={id}>
          {t('times')}
        </Text>
        <div className={weekdays}>
          {allWeekdays.map((day) => (
            <button
              key={day}
              type="button"
              className={weekdayButton}
              aria-pressed={times.some(({ weekday }) => weekday === day)}
              // If no weekday is selected, the first one gets the focus.
              aria-invalid={(faults.plan && day === 1) || undefined}
              onClick={() => toggle(day)}
            >
              <span aria-hidden="true">
                <PairText value={weekdayPair(day)} layout="stack" />
              </span>
              <VisuallyHidden>
                <PairText value={weekdayPair(day, { full: true })} />
              </VisuallyHidden>
            </button>
          ))}
        </div>
        {faults.plan && <Text tone="critical">{faultText(faults.plan)}</Text>}
        {times.map((time, place) => {
          const day = weekdayPair(time.weekday, { full: true });
          const change = (changed: typeof time) => onChange({ times: times.with(place, changed) });
          const fault = faults.times[place];
          const isAboutEnd = fault === 'time-order';
          const isLastOfDay = times[place + 1]?.weekday !== time.weekday;
          return (
            // Two times on one day differ only by their position.
            <div key={`${time.weekday} ${place}`}>
              <div className={timeRow}>
                <span>
                  <PairText value={weekdayPair(time.weekday)} layout="stack" />
                </span>
                <StartField
                  label={plain('day.start', { day })}
                  time={time}
                  minutes={minutes}
                  message={fault && !isAboutEnd ? ' ' : undefined}
                  onChange={change}
                />
                <span aria-hidden="true">–</span>
                <TimeField
                  aria-label={plain('day.end', { day })}
                  value={time.end}
                  message={isAboutEnd ? ' ' : undefined}
                  onChange={({ currentTarget }) => change({ ...time, end: currentTarget.value })}
                />
                <Cluster as="span" gap="none">
                  <IconButton icon={CloseIcon} onClick={() => onChange({ times: times.toSpliced(place, 1) })}>
                    {t('day.remove', { day, time: time.start })}
                  </IconButton>
                  {isLastOfDay && (
                    <IconButton
                      icon={PlusIcon}
                      onClick={() => onChange({ times: withWeeklyTime(times, time.weekday, minutes) })}
                    >
                      {t('day.add', { day })}
                    </IconButton>
                  )}
                </Cluster>
              </div>
              {fault && <Text tone="critical">{faultText(fault)}</Text>}
            </div>
          );
        })}
      </Stack>
      <DateField
        label={t('startsOn')}
        value={text.startsOn}
        message={faultText(faults.startsOn)}
        onChange={({ currentTarget }) => onChange({ startsOn: currentTarget.value })}
      />
      <SegmentedControl
        label={t('until')}
        options={[
          { value: 'classes', label: t('untilClasses') },
          { value: 'date', label: t('untilDate') },
        ]}
        value={text.until}
        onValueChange={(until) => onChange({ until: until === 'date' ? 'date' : 'classes' })}
      />
      {text.until === 'classes' ? (
        <NumberField
          label={t('numberOfClasses')}
          step={1}
          value={text.numberOfClasses}
          message={faultText(faults.until)}
          onChange={({ currentTarget }) => onChange({ numberOfClasses: currentTarget.value })}
        />
      ) : (
        <DateField
          label={t('endsOn')}
          min={text.startsOn || undefined}
          value={text.endsOn}
          message={faultText(faults.until)}
          onChange={({ currentTarget }) => onChange({ endsOn: currentTarget.value })}
        />
      )}
      <CheckboxField
        label={t('skipsHolidays')}
        checked={text.skipsHolidays}
        onChange={({ currentTarget }) => onChange({ skipsHolidays: currentTarget.checked })}
      />
    </>
  );
}

interface StartFieldProps extends Pick<TimeFieldProps, 'message'> {
  label: string;
  time: WeeklyTimeText;
  /** Length of a class without an end, in minutes. */
  minutes: number;
  onChange: (changed: WeeklyTimeText) => void;
}

/** The start of a class. The end moves along, at the distance that it had when the field got the focus. */
function StartField({ label, time, minutes, onChange, message }: StartFieldProps) {
  const before = useRef(time);
  return (
    <TimeField
      aria-label={label}
      value={time.start}
      message={message}
      onFocus={() => {
        before.current = time;
      }}
      onChange={({ currentTarget }) => onChange(withStart(before.current, currentTarget.value, minutes))}
    />
  );
}

type Words = (typeof planWords.words.fr)['fault'];
