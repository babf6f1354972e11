import { useHasExtension, useRestorePlannedClass } from '@portal/api-client';
import {
  byBeginning,
  type CalendarDate,
  type ClassTime,
  type ClosedReason,
  daysUntil,
  fullName,
  isMoved,
  type LocalMoment,
  minutesOfDay,
  overlaps,
  replacedTeacher,
  timeOfDay,
  timeRange,
} from '@portal/domain';
import { dayPair, PairText } from '@portal/i18n';
import { useToast } from '@portal/shell';
import {
  Badge,
  Banner,
  Button,
  ButtonLink,
  CloseIcon,
  Cluster,
  Dialog,
  Icon,
  IconButton,
  type IconShape,
  PlaceIcon,
  RetryIcon,
  Stack,
  TeacherIcon,
  Text,
  TextLink,
  UsersIcon,
} from '@portal/ui';
import { classLooks, classStatusWords, MarkedName, useMarkedPair, useMarkedText } from '@portal/views';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useClassChange } from '../../parts/class-change/useClassChange';
import { useClassNotices } from '../../parts/class-notices/useClassNotices';
import { pathTo } from '../../paths';
import { side } from './Calendar.css';
import { CancelClass } from './CancelClass';
import * as styles from './ChosenClass.css';
import { bar, drawing, tick } from './ChosenClass.css';
import { type CalendarClass, nameOfClass } from './calendar-view';
import { calendarWords } from './calendar-words';
import { FreeTimes } from './FreeTimes';
import { MoveClass } from './MoveClass';
import { RemoveSubstitute } from './RemoveSubstitute';
import { SubstituteClass } from './SubstituteClass';
import { useCancelledText } from './useCancelledText';

export interface ChosenClassProps {
  /** The id of the class, from the URL. */
  id: number;
  /** All classes of the days, whatever the filters. */
  classes: readonly CalendarClass[];
  now: LocalMoment;
  closedOn: (day: CalendarDate) => ClosedReason | undefined;
  /** Shows a sheet over the page instead of a panel next to it. */
  isCompact: boolean;
  /** Called with the new day of the class. */
  onMoved: (to: CalendarDate) => void;
  /** Loads the calendar again, because someone else has changed it. */
  onStale: () => Promise<unknown>;
  onClose: () => void;
}

/** The chosen class: its status, its conflicts, and the actions on it. */
export function ChosenClass({ id, isCompact, onClose, ...rest }: ChosenClassProps) {
  const { t } = calendarWords.useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useId();
  const planned = rest.classes.find((one) => one.id === id);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const title = planned ? timeRange(planned) : t('panel');
  const content = planned ? (
    <ClassDetails {...rest} planned={planned} onDone={focusHeading} />
  ) : (
    <Text tone="soft">{t('gone')}</Text>
  );
  if (isCompact)
    return (
      <Dialog
        open
        size="sheet"
        title={
          <span ref={heading} tabIndex={-1} className={styles.focusable}>
            {title}
          </span>
        }
        initialFocus={heading}
        onClose={onClose}
      >
        {content}
      </Dialog>
    );
  return (
    <section
      aria-labelledby={name}
      className={side}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) onClose();
      }}
    >
      <Stack>
        <Cluster justify="between" className={styles.head}>
          <h2 ref={heading} id={name} tabIndex={-1} className={`${styles.title} ${styles.focusable}`}>
            {title}
          </h2>
          <IconButton icon={CloseIcon} onClick={onClose}>
            {t('close')}
          </IconButton>
        </Cluster>
        {content}
      </Stack>
    </section>
  );
}

interface ClassDetailsProps
  extends Pick<ChosenClassProps, 'classes' | 'now' | 'closedOn' | 'onMoved' | 'onStale'> {
  planned: CalendarClass;
  /** Called after a change, because the focused control may be gone. */
  onDone: () => void;
}

/** Loaded only if there is a proposal. */
const AnswerProposals = lazy(async () => ({
  default: (await import('../../parts/substitute-proposals/AnswerProposals')).AnswerProposals,
}));

/** Its code is loaded when a class is cancelled. */
const CancelByRule = lazy(async () => ({ default: (await import('./CancelByRule')).CancelByRule }));

const CancellationText = lazy(async () => ({
  default: (await import('../../parts/cancellation/CancellationText')).CancellationText,
}));

/** The form that replaces the actions, and the initial time of the form that moves the class. */
type Open = { form: 'move'; at?: LocalMoment } | { form: 'cancel' } | { form: 'substitute' } | null;

function ClassDetails({ planned, classes, now, closedOn, onMoved, onStale, onDone }: ClassDetailsProps) {
  const markedText = useMarkedText();
  const markedPair = useMarkedPair();
  const { t, stack } = calendarWords.useWords();
  const ofStatus = classStatusWords.useWords();
  const [open, setOpen] = useState<Open>(null);
  const { contract, status, contractId } = planned;
  const canChange = planned.lessonId === null;
  const hasSubstitutes = useHasExtension('belonging') && planned.substitute !== undefined;
  const hasRules = useHasExtension('cancellations');
  const replaced = replacedTeacher(planned);
  const clashing = classes.filter((other) => planned.clashes.includes(other.id) && overlaps(planned, other));
  const done = () => {
    setOpen(null);
    onDone();
  };
  const keepFocus = useEffectEvent(() => {
    if (document.activeElement === document.body) onDone();
  });
  // If someone else has restored the class, the button with the focus is gone.
  useEffect(() => {
    if (!planned.isCancelled) keepFocus();
  }, [planned.isCancelled]);
  return (
    <Stack>
      <div>
        <Badge tone={classLooks[status].tone}>{ofStatus.t(status)}</Badge>
        <div className={styles.day}>
          <PairText value={dayPair(planned.date)} />
        </div>
        <div className={styles.contract}>
          <TextLink variant="standalone" href={pathTo('courses.edit.basic', { id: contractId })}>
            {contract.number}
          </TextLink>{' '}
          {nameOfClass(planned)}
        </div>
        {planned.number !== null && (
          <Text tone="soft" size="caption">
            {t('number', { number: planned.number, count: contract.plannedClasses })}
          </Text>
        )}
      </div>
      {clashing.map((other) => (
        <Clash key={other.id} planned={planned} other={other} />
      ))}
      {planned.isTeacherAway && contract.teacher && (
        <Banner tone="critical">{stack('awayNow', { name: markedPair(contract.teacher) })}</Banner>
      )}
      {planned.isCancelled && planned.cancelReason && (
        <Banner tone="info">{t('reason', { reason: planned.cancelReason })}</Banner>
      )}
      {planned.cancellation?.cancelledBy && (
        <Suspense fallback={null}>
          <CancellationText cancellation={planned.cancellation} />
        </Suspense>
      )}
      {planned.proposal?.status === 'open' && open === null && (
        <Suspense fallback={null}>
          <AnswerProposals classes={[planned]} onAnswered={onDone} onStale={onStale} />
        </Suspense>
      )}
      {open?.form === 'move' ? (
        <MoveClass
          key={open.at ? `${open.at.date} ${open.at.time}` : 'move'}
          planned={planned}
          at={open.at}
          onMoved={(to) => {
            onMoved(to);
            done();
          }}
          onStale={onStale}
          onBack={done}
        />
      ) : open?.form === 'cancel' ? (
        hasRules ? (
          <Suspense fallback={null}>
            <CancelByRule planned={planned} onCancelled={done} onStale={onStale} onBack={done} />
          </Suspense>
        ) : (
          <CancelClass planned={planned} onCancelled={done} onStale={onStale} onBack={done} />
        )
      ) : open?.form === 'substitute' ? (
        <SubstituteClass
          planned={planned}
          others={classes.filter((other) => isOpenToo(other, planned))}
          onSaved={done}
          onStale={onStale}
          onBack={done}
        />
      ) : planned.isCancelled ? (
        <RestoreClass planned={planned} onRestored={done} onStale={onStale} />
      ) : (
        <Stack gap="small">
          {canChange && (
            <FreeTimes
              planned={planned}
              now={now}
              closedOn={closedOn}
              onChoose={(at) => setOpen({ form: 'move', at })}
            />
          )}
          {canChange && (
            <Button variant="primary" wide onClick={() => setOpen({ form: 'move' })}>
              {t('move')}
            </Button>
          )}
          <ButtonLink wide href={attendanceOf(planned)}>
            {planned.lessonId === null ? t('attendance') : t('record')}
          </ButtonLink>
          {canChange && hasSubstitutes && (
            <>
              <Button wide onClick={() => setOpen({ form: 'substitute' })}>
                {t(planned.substitute ? 'changeSubstitute' : 'chooseSubstitute')}
              </Button>
              {planned.substitute && (
                <RemoveSubstitute planned={planned} onSaved={onDone} onStale={onStale} />
              )}
            </>
          )}
          {canChange && (
            <ButtonLink wide href={pathTo('courses.edit.basic', { id: contractId })}>
              {contract.teacher ? t('changeTeacher') : t('assignTeacher')}
            </ButtonLink>
          )}
          {canChange && (
            <Button
              variant="quiet"
              wide
              className={styles.cancel}
              onClick={() => setOpen({ form: 'cancel' })}
            >
              {t('cancel')}
            </Button>
          )}
        </Stack>
      )}
      <Stack as="ul" gap="small" className={styles.facts}>
        <Fact icon={TeacherIcon}>
          {contract.teacher ? <MarkedName of={contract.teacher} /> : stack('noTeacher')}
          {replaced && <> ({t('inPlaceOf', { name: markedPair(replaced) })})</>}
        </Fact>
        {contract.location && <Fact icon={PlaceIcon}>{contract.location}</Fact>}
        {contract.students.length > 0 && (
          <Fact icon={UsersIcon}>{contract.students.map(markedText).join(', ')}</Fact>
        )}
        {isMoved(planned) && (
          <Fact icon={RetryIcon}>
            {stack('movedFrom', { day: dayPair(planned.slot.slice(0, 10)), time: planned.slot.slice(11) })}
          </Fact>
        )}
      </Stack>
    </Stack>
  );
}

/** Returns whether another class of the same teacher has not been given yet, so that the substitute may give it too. */
function isOpenToo(other: CalendarClass, { id, contract }: CalendarClass): boolean {
  return (
    other.id !== id &&
    !other.isCancelled &&
    other.lessonId === null &&
    contract.teacher !== null &&
    other.contract.teacher?.id === contract.teacher.id
  );
}

function attendanceOf({ contractId, lessonId }: CalendarClass): string {
  const page = pathTo('courses.edit.attendance', { id: contractId });
  return lessonId === null ? page : `${page}?dialog=lesson&record=${lessonId}`;
}

/** Names the people with two classes at the same time, and draws both. */
function Clash({ planned, other }: { planned: CalendarClass; other: CalendarClass }) {
  const { stack } = calendarWords.useWords();
  const { teacher, students } = planned.contract;
  const ids = new Set(other.contract.students.map(({ id }) => id));
  const isTeacher = teacher !== null && teacher.id === other.contract.teacher?.id;
  const both = [...(isTeacher ? [teacher] : []), ...students.filter(({ id }) => ids.has(id))];
  const [, second = other] = [planned, other].sort(byBeginning);
  return (
    <Stack gap="xsmall">
      <Banner tone="critical">
        {both.map((person) => (
          <div key={`${person.id} ${fullName(person)}`}>
            {stack('doubleBooked', { name: fullName(person), time: second.time })}
          </div>
        ))}
      </Banner>
      <ClashDrawing planned={planned} other={other} />
    </Stack>
  );
}

function Fact({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} />
      <span>{children}</span>
    </li>
  );
}

interface RestoreClassProps {
  planned: CalendarClass;
  onRestored: () => void;
  onStale: () => Promise<unknown>;
}

/** Restores a cancelled class. A conflict is rejected at first, and can then be accepted. */
function RestoreClass({ planned, onRestored, onStale }: RestoreClassProps) {
  const { t } = calendarWords.useWords();
  const told = useCancelledText();
  const restore = useRestorePlannedClass();
  const toast = useToast();
  const { busy, isClash, refusal, run } = useClassChange(onStale);
  const notices = useClassNotices(planned.id, { isCancelled: false, reason: null });
  const save = () =>
    run(async () => {
      const { planned: saved, removed } = await restore(planned, {
        acceptClashes: isClash,
        tell: notices.tell,
      });
      toast.success(notices.withTold(told.restored(removed), saved.people));
    }, onRestored);
  return (
    <Stack>
      {notices.field}
      {refusal}
      <Button
        variant={isClash ? 'critical' : 'primary'}
        wide
        busy={busy || notices.isLoading}
        onClick={() => void save()}
      >
        {t(isClash ? 'restoreAnyway' : 'restore')}
      </Button>
    </Stack>
  );
}

/** Draws two classes at the same time to scale; the text above says the same. */
function ClashDrawing({ planned, other }: { planned: CalendarClass; other: CalendarClass }) {
  const [{ date: day } = planned] = [planned, other].sort(byBeginning);
  const rangeOf = ({ date, time, minutes }: ClassTime) => {
    const begin = daysUntil(date, day) * 1440 + minutesOfDay(time);
    return { begin, end: begin + minutes };
  };
  const [one, two] = [rangeOf(planned), rangeOf(other)];
  const [from, to] = [Math.min(one.begin, two.begin), Math.max(one.end, two.end)];
  const percent = (minute: number) => `${((minute - from) / (to - from)) * 100}%`;
  const barOf = ({ begin, end }: typeof one) => ({
    marginInlineStart: percent(begin),
    width: percent(from + end - begin),
  });
  return (
    <div className={drawing} aria-hidden="true">
      <div className={bar} style={barOf(one)}>
        {nameOfClass(planned)}
      </div>
      <div className={bar} style={barOf(two)}>
        {nameOfClass(other)}
      </div>
      {[...new Set([from, Math.max(one.begin, two.begin), to])].map((minute) => (
        <span key={minute} className={tick} style={{ insetInlineStart: percent(minute) }}>
          {timeOfDay(minute % 1440)}
        </span>
      ))}
    </div>
  );
}
