import { useHasExtension, usePlannedClasses, useUnavailability } from '@portal/api-client';
import {
  type CalendarDate,
  classesByDay,
  daysAfter,
  fullName,
  isMoved,
  type LocalMoment,
  meetingLinkOf,
  minutesUntil,
  missingClasses,
  mondayOf,
  nextClass,
  placeOf,
  replacedTeacher,
  statusOfClass,
  timeRange,
  type Unavailability,
  unavailabilityOn,
  weeksAround,
} from '@portal/domain';
import { dayPair, PairText } from '@portal/i18n';
import { useLocalMinute } from '@portal/shell';
import {
  Accordion,
  Banner,
  ButtonLink,
  CalendarIcon,
  CancelledIcon,
  Card,
  CheckIcon,
  ClockIcon,
  Cluster,
  Heading,
  Icon,
  type IconShape,
  MeetingIcon,
  PlaceIcon,
  RetryIcon,
  Skeleton,
  Stack,
  SuccessIcon,
  TeacherIcon,
  Text,
  TextLink,
  UsersIcon,
  useIsPhone,
  VisuallyHidden,
} from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { MissingClass } from '../../../parts/planned/MissingClass';
import { missingClassWords } from '../../../parts/planned/missing-class-words';
import { labelOfClass, nameOfClass, type OwnClass, ownClasses } from '../../../parts/planned/own-class';
import { thumbLink } from '../../../parts/thumbLink.css';
import { useWaitingLessons } from '../../../parts/waiting/lesson-queue';
import { attendanceOfClass, pathTo } from '../../../paths';
import { awayLine, classLine, day as dayStyle, hours, line, meeting, strong, struck } from './Today.css';
import { todayWords } from './today-words';

/** A class of the teacher's day. */
interface DayClass extends OwnClass {
  /** Whether it was submitted on this device but not sent yet. */
  isWaiting: boolean;
}

/**
 * The teacher's day: classes without attendance, today's classes, and the weeks (DECISION-51). Renders nothing if the
 * backend has no planned classes, or the teacher has none.
 */
export function Today() {
  return useHasExtension('planned-classes') && <PlannedDay />;
}

function PlannedDay() {
  const now = useLocalMinute();
  const planned = usePlannedClasses(weeksAround(now.date));
  const waiting = useWaitingLessons();
  const { stack } = todayWords.useWords();
  if (!planned.data) {
    if (!planned.error) return <LoadingDay />;
    const isOffline = planned.error.code === 'offline';
    return <Banner tone="info">{stack(isOffline ? 'offline' : 'failed')}</Banner>;
  }
  if (planned.data.classes.length === 0) return null;
  const isWaiting = ({ id }: OwnClass) =>
    waiting.some(({ state, values }) => state !== 'sent' && values.plannedClassId === id);
  const classes = ownClasses(planned.data).map((one) => ({ ...one, isWaiting: isWaiting(one) }));
  return <Day classes={classes} now={now} />;
}

function Day({ classes, now }: { classes: readonly DayClass[]; now: LocalMoment }) {
  const { stack } = todayWords.useWords();
  const ofMissing = missingClassWords.useWords();
  const open = classes.filter(({ isWaiting }) => !isWaiting);
  const missing = missingClasses(open, now);
  const next = nextClass(open, now);
  const others = classes.filter(
    (planned) => planned.date === now.date && planned !== next && !missing.includes(planned),
  );
  return (
    <>
      {missing.slice(-maxMissing).map((planned) => (
        <MissingClass key={planned.id} planned={planned} today={now.date} />
      ))}
      {missing.length > maxMissing && (
        <Text tone="soft">{ofMissing.t('more', { count: missing.length - maxMissing })}</Text>
      )}
      <Heading level={2} look="section">
        {stack('today', { day: dayPair(now.date) })}
      </Heading>
      {next ? <NextClass planned={next} now={now} /> : <Text tone="soft">{stack('nothing')}</Text>}
      {others.length > 0 && (
        <Card as="div">
          <Stack as="ul" gap="medium">
            {others.map((planned) => (
              <ClassLine key={planned.id} planned={planned} now={now} />
            ))}
          </Stack>
        </Card>
      )}
      <Weeks classes={classes} now={now} />
    </>
  );
}

/** Maximum number of classes without attendance that get their own notice. */
const maxMissing = 3;

/** Offers to record the class from the day before on; earlier, the form would reject the date (DECISION-66). */
function NextClass({ planned, now }: { planned: DayClass; now: LocalMoment }) {
  const { t, stack } = todayWords.useWords();
  const ofMissing = missingClassWords.useWords();
  const { contract } = planned;
  const isRunning = minutesUntil(planned, now) === 0;
  const replaced = replacedTeacher(planned);
  const link = meetingLinkOf(contract);
  const place = placeOf(contract.location);
  return (
    <Card
      tone="feature"
      title={stack(isRunning ? 'running' : 'next')}
      aside={
        planned.date === now.date &&
        !isRunning && (
          <Cluster as="span" gap="hair">
            <Icon of={ClockIcon} />
            {t('inMinutes', { count: minutesUntil(planned, now) })}
          </Cluster>
        )
      }
    >
      <Cluster justify="between">
        <span className={hours}>{timeRange(planned)}</span>
        <span>{contract.number}</span>
      </Cluster>
      {planned.date !== now.date && <PairText value={dayPair(planned.date)} />}
      <div className={strong}>{nameOfClass(planned)}</div>
      {place && <Detail icon={PlaceIcon}>{place}</Detail>}
      {replaced && <Detail icon={TeacherIcon}>{t('inPlaceOf', { name: fullName(replaced) })}</Detail>}
      {contract.students.length > 0 && (
        <Detail icon={UsersIcon}>{contract.students.map(fullName).join(', ')}</Detail>
      )}
      {link && (
        <Detail icon={MeetingIcon}>
          <TextLink external className={meeting} href={link} target="_blank" rel="noopener noreferrer">
            {t('join')}
          </TextLink>
        </Detail>
      )}
      {planned.date <= daysAfter(now.date, 1) && (
        <ButtonLink variant="inverse" size="action" icon={CheckIcon} href={attendanceOfClass(planned)}>
          <span aria-hidden="true">{stack('record')}</span>
          <VisuallyHidden>{ofMissing.stack('recordFor', labelOfClass(planned))}</VisuallyHidden>
        </ButtonLink>
      )}
    </Card>
  );
}

function Detail({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <Cluster className={line}>
      <Icon of={icon} />
      <span>{children}</span>
    </Cluster>
  );
}

interface WeeksProps {
  classes: readonly DayClass[];
  now: LocalMoment;
}

interface WeekProps extends WeeksProps {
  monday: CalendarDate;
  /** When the teacher is away; empty for a backend without unavailability. */
  away: readonly Unavailability[];
}

/**
 * This week and the next, by day. On a phone they are collapsed at first, so that the courses below are easy to reach.
 */
function Weeks({ classes, now }: WeeksProps) {
  const { stack } = todayWords.useWords();
  const isPhone = useIsPhone();
  // From the first render: rotating a phone expands nothing.
  const [defaultOpen] = useState<readonly WeekId[]>(isPhone ? [] : ['week', 'nextWeek']);
  const monday = mondayOf(now.date);
  const isAsked = useHasExtension('unavailability');
  const away = useUnavailability(isAsked ? { from: monday, to: daysAfter(monday, 13) } : null).data ?? [];
  const weeks: readonly { id: WeekId; from: CalendarDate }[] = [
    { id: 'week', from: monday },
    { id: 'nextWeek', from: daysAfter(monday, 7) },
  ];
  const sections = weeks.flatMap(({ id, from }) => {
    const ofWeek = classes.filter(({ date }) => from <= date && date <= daysAfter(from, 6));
    if (ofWeek.length === 0) return [];
    return [{ id, title: stack(id), content: <Week monday={from} classes={ofWeek} away={away} now={now} /> }];
  });
  return <Accordion level={3} sections={sections} defaultOpen={defaultOpen} />;
}

type WeekId = 'week' | 'nextWeek';

/** The days of a week with classes, and those on which the teacher is away (DECISION-134). */
function Week({ monday, classes, away, now }: WeekProps) {
  const byDay = new Map(classesByDay(classes).map(({ date, classes: ofDay }) => [date, ofDay]));
  const days = Array.from({ length: 7 }, (_, place) => daysAfter(monday, place)).flatMap((date) => {
    const [ofDay, awayThen] = [byDay.get(date) ?? [], unavailabilityOn(away, date)];
    return ofDay.length > 0 || awayThen.length > 0 ? [{ date, ofDay, awayThen }] : [];
  });
  return (
    <ul>
      {days.map(({ date, ofDay, awayThen }) => (
        <li key={date} className={dayStyle} aria-current={date === now.date ? 'date' : undefined}>
          <span className={strong}>
            <PairText value={dayPair(date, { month: false })} layout="stack" />
          </span>
          <Stack as="ul" gap="medium">
            {awayThen.map((times) => (
              <AwayLine key={`away-${times.id}`} times={times} />
            ))}
            {ofDay.map((planned) => (
              <ClassLine key={planned.id} planned={planned} now={now} />
            ))}
          </Stack>
        </li>
      ))}
    </ul>
  );
}

/** When the teacher is away on a day: `Away 14:00 – 16:00 (Dentist)`. */
function AwayLine({ times: { beginsAt, endsAt, name } }: { times: Unavailability }) {
  const { t } = todayWords.useWords();
  return (
    <li className={awayLine}>
      <Text as="span" tone="soft">
        {t('away')}
        {beginsAt !== null && ` ${beginsAt} – ${endsAt}`}
        {name !== null && ` (${name})`}
      </Text>
    </li>
  );
}

function ClassLine({ planned, now }: { planned: DayClass; now: LocalMoment }) {
  const { t } = todayWords.useWords();
  const status = statusOfClass(planned, now);
  const look = planned.isCancelled ? struck : undefined;
  const replaced = replacedTeacher(planned);
  return (
    <li className={classLine}>
      <span className={look ?? strong}>{planned.time}</span>
      <div>
        <TextLink
          variant="standalone"
          className={look ? `${thumbLink} ${look}` : thumbLink}
          href={pathTo('teacher.views.course', { id: planned.contractId })}
        >
          {nameOfClass(planned)}
        </TextLink>
        {planned.isCancelled && (
          <Note icon={CancelledIcon} tone="critical">
            {t('cancelled')}
            {planned.cancelReason && <> · {planned.cancelReason}</>}
            {planned.cancellation?.cancelledBy && (
              <> · {t(planned.cancellation.outcome.paid ? 'paid' : 'notPaid')}</>
            )}
          </Note>
        )}
        {status === 'clash' && planned.isTeacherAway && (
          <Note icon={CalendarIcon} tone="critical">
            {t('awayNow')}
          </Note>
        )}
        {status === 'recorded' && <Note icon={SuccessIcon}>{t('recorded')}</Note>}
        {planned.isWaiting && <Note icon={ClockIcon}>{t('waiting')}</Note>}
        {replaced && <Note icon={TeacherIcon}>{t('inPlaceOf', { name: fullName(replaced) })}</Note>}
        {!planned.isCancelled && isMoved(planned) && (
          <Note icon={RetryIcon}>{t('moved', { day: dayPair(planned.slot.slice(0, 10)) })}</Note>
        )}
        {placeOf(planned.contract.location) && !planned.isCancelled && (
          <Text as="div" tone="soft" size="caption">
            {placeOf(planned.contract.location)}
          </Text>
        )}
      </div>
    </li>
  );
}

function Note({
  icon,
  tone = 'soft',
  children,
}: {
  icon: IconShape;
  tone?: 'soft' | 'critical';
  children: ReactNode;
}) {
  return (
    <Text as="div" tone={tone} size="caption">
      <Cluster as="span" gap="hair" className={line}>
        <Icon of={icon} />
        <span>{children}</span>
      </Cluster>
    </Text>
  );
}

function LoadingDay() {
  const { t } = todayWords.useWords();
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Card as="div">
        <Skeleton width="40%" height="1.2em" />
        <Skeleton lines={4} />
      </Card>
    </div>
  );
}
