import { useHasExtension, usePlannedClasses } from '@portal/api-client';
import {
  type CalendarDate,
  classesByDay,
  daysAfter,
  fullName,
  isMoved,
  type LocalMoment,
  meetingLink,
  minutesUntil,
  missingClasses,
  mondayOf,
  nextClass,
  type PlannedClass,
  type PlannedContract,
  placeOf,
  statusOfClass,
  timeRange,
  weeksAround,
} from '@portal/domain';
import { dayPair, PairText } from '@portal/i18n';
import { useLocalMinute } from '@portal/shell';
import {
  Banner,
  ButtonLink,
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
  Text,
  TextLink,
  UsersIcon,
  VisuallyHidden,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { thumbLink } from '../../../parts/thumbLink.css';
import { useWaitingLessons } from '../../../parts/waiting/lesson-queue';
import { attendanceOfClass, pathTo } from '../../../paths';
import { classLine, day as dayStyle, hours, line, meeting, strong, struck } from './Today.css';
import { todayWords } from './today-words';

/** A planned class with facts about its contract. */
interface OwnClass extends PlannedClass {
  contract: PlannedContract;
  /** Whether it was submitted on this device but not sent yet. */
  isWaiting: boolean;
}

export interface TodayProps {
  /** Shown for a backend without planned classes. */
  otherwise: ReactNode;
}

/**
 * The teacher's day: classes without attendance, the next class, and the week (DECISION-51). Renders `otherwise` if the
 * backend has no planned classes, or the teacher has none.
 */
export function Today({ otherwise }: TodayProps) {
  const isOffered = useHasExtension('planned-classes');
  return isOffered ? <PlannedDay otherwise={otherwise} /> : otherwise;
}

function PlannedDay({ otherwise }: TodayProps) {
  const now = useLocalMinute();
  const planned = usePlannedClasses(weeksAround(now.date));
  const waiting = useWaitingLessons();
  const { stack } = todayWords.useWords();
  if (!planned.data) {
    if (!planned.error) return <LoadingDay />;
    const isOffline = planned.error.code === 'offline';
    return (
      <>
        <Banner tone="info">{stack(isOffline ? 'offline' : 'failed')}</Banner>
        {otherwise}
      </>
    );
  }
  if (planned.data.classes.length === 0) return otherwise;
  const contracts = new Map(planned.data.contracts.map((contract) => [contract.id, contract]));
  const isWaiting = ({ id }: PlannedClass) =>
    waiting.some(({ state, values }) => state !== 'sent' && values.plannedClassId === id);
  const classes = planned.data.classes.flatMap((one): OwnClass[] => {
    const contract = contracts.get(one.contractId);
    return contract ? [{ ...one, contract, isWaiting: isWaiting(one) }] : [];
  });
  return <Day classes={classes} now={now} />;
}

function Day({ classes, now }: { classes: readonly OwnClass[]; now: LocalMoment }) {
  const { t, stack } = todayWords.useWords();
  const open = classes.filter(({ isWaiting }) => !isWaiting);
  const missing = missingClasses(open, now);
  const next = nextClass(open, now);
  const monday = mondayOf(now.date);
  return (
    <>
      <Heading level={2} look="section">
        {stack('today', { day: dayPair(now.date) })}
      </Heading>
      {missing.slice(-mostMissing).map((planned) => (
        <Banner
          key={planned.id}
          tone="caution"
          title={`${planned.time} ${nameOf(planned)}`}
          action={
            <ButtonLink size="large" href={attendanceOfClass(planned)}>
              <span aria-hidden="true">{stack('recordShort')}</span>
              <VisuallyHidden>{stack('recordFor', labelOf(planned))}</VisuallyHidden>
            </ButtonLink>
          }
        >
          {planned.date !== now.date && <PairText value={dayPair(planned.date)} />}
          <div>{stack('missing')}</div>
        </Banner>
      ))}
      {missing.length > mostMissing && (
        <Text tone="soft">{t('moreMissing', { count: missing.length - mostMissing })}</Text>
      )}
      {next ? <NextClass planned={next} now={now} /> : <Text tone="soft">{stack('nothing')}</Text>}
      <Week title={stack('week')} from={monday} classes={classes} now={now} />
      <Week title={stack('nextWeek')} from={daysAfter(monday, 7)} classes={classes} now={now} />
    </>
  );
}

/** Maximum number of classes without attendance that get their own notice. */
const mostMissing = 3;

/** Returns the client of a class; without a client, its students. */
function nameOf({ contract }: OwnClass): string {
  return contract.company?.name ?? contract.students.map(fullName).join(', ');
}

function labelOf({ date, time, contract }: OwnClass) {
  return { time, day: dayPair(date), number: contract.number };
}

function NextClass({ planned, now }: { planned: OwnClass; now: LocalMoment }) {
  const { t, stack } = todayWords.useWords();
  const { contract } = planned;
  const isRunning = minutesUntil(planned, now) === 0;
  const link = meetingLink(contract.location);
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
      <div className={strong}>{nameOf(planned)}</div>
      {place && <Detail icon={PlaceIcon}>{place}</Detail>}
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
      <ButtonLink variant="inverse" size="action" icon={CheckIcon} href={attendanceOfClass(planned)}>
        <span aria-hidden="true">{stack('record')}</span>
        <VisuallyHidden>{stack('recordFor', labelOf(planned))}</VisuallyHidden>
      </ButtonLink>
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

interface WeekProps {
  title: ReactNode;
  /** The Monday. */
  from: CalendarDate;
  classes: readonly OwnClass[];
  now: LocalMoment;
}

/** The classes of a week by day; renders nothing if there are none. */
function Week({ title, from, classes, now }: WeekProps) {
  const days = classesByDay(classes.filter(({ date }) => from <= date && date <= daysAfter(from, 6)));
  if (days.length === 0) return null;
  return (
    <Card title={title} level={3}>
      <ul>
        {days.map(({ date, classes: ofDay }) => (
          <li key={date} className={dayStyle} aria-current={date === now.date ? 'date' : undefined}>
            <span className={strong}>
              <PairText value={dayPair(date, { month: false })} layout="stack" />
            </span>
            <Stack as="ul" gap="medium">
              {ofDay.map((planned) => (
                <ClassLine key={planned.id} planned={planned} now={now} />
              ))}
            </Stack>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ClassLine({ planned, now }: { planned: OwnClass; now: LocalMoment }) {
  const { t } = todayWords.useWords();
  const status = statusOfClass(planned, now);
  const look = planned.isCancelled ? struck : undefined;
  return (
    <li className={classLine}>
      <span className={look ?? strong}>{planned.time}</span>
      <div>
        <TextLink
          variant="standalone"
          className={look ? `${thumbLink} ${look}` : thumbLink}
          href={pathTo('teacher.views.course', { id: planned.contractId })}
        >
          {nameOf(planned)}
        </TextLink>
        {planned.isCancelled && (
          <Note icon={CancelledIcon} tone="critical">
            {t('cancelled')}
            {planned.cancelReason && <> · {planned.cancelReason}</>}
          </Note>
        )}
        {status === 'recorded' && <Note icon={SuccessIcon}>{t('recorded')}</Note>}
        {planned.isWaiting && <Note icon={ClockIcon}>{t('waiting')}</Note>}
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
