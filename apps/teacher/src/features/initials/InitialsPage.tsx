import { newIdempotencyKey } from '@portal/api-client';
import { fullName, type GivenInitial, initialNeed } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { PageLayout, PageTitle, useSession, useToast } from '@portal/shell';
import { Banner, ButtonLink, Card, EmptyState, PageHead, PageState, Stack, Text } from '@portal/ui';
import { InitialPad, useInitialedText } from '@portal/views';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useInitialsQueue, useWaitingInitials } from '../../parts/initials/initials-queue';
import { QueryState } from '../../parts/QueryState';
import { attendanceOf, pathTo } from '../../paths';
import { list } from './initials.css';
import { initialsWords } from './initials-words';
import { StudentLine } from './StudentLine';
import {
  type InitialedLesson,
  type NamedClass,
  type StudentRow,
  useClassToInitial,
} from './useClassToInitial';

/** `teacher.views.initials`: the students of a class initial it on the teacher's device (DECISION-215). */
export function InitialsPage() {
  const [search] = useSearchParams();
  const named: NamedClass = {
    contractId: Number(search.get('contract')),
    lessonId: Number(search.get('lesson')) || null,
    waitingLessonId: search.get('waiting'),
  };
  const { data, isGone, failed, readAgain } = useClassToInitial(named);
  const { t, stack, plain } = initialsWords.useWords();
  const queue = useInitialsQueue();
  useEffect(() => {
    // Sends initials that still wait on this device. A failure is reported once the user gives initials.
    queue.sender().catch(() => undefined);
  }, [queue]);
  // Reads the initials again after this device has sent some.
  const sent = useWaitingInitials().filter(({ state }) => state === 'sent').length;
  const latest = useRef(readAgain);
  useEffect(() => {
    latest.current = readAgain;
  });
  useEffect(() => {
    if (sent > 0) void latest.current();
  }, [sent]);
  return (
    <PageLayout width="narrow">
      <PageTitle>{plain('title')}</PageTitle>
      <PageHead title={stack('title')} />
      {data ? (
        <Initials lesson={data} />
      ) : isGone ? (
        <EmptyState
          title={stack('gone')}
          text={stack('goneText')}
          action={
            named.contractId > 0 && (
              <ButtonLink href={pathTo('teacher.views.course', { id: named.contractId })}>
                {t('toCourse')}
              </ButtonLink>
            )
          }
        />
      ) : failed?.error ? (
        <QueryState own error={failed.error} retry={failed.retry} />
      ) : (
        <PageState kind="loading" title={t('loading')} />
      )}
    </PageLayout>
  );
}

function Initials({ lesson }: { lesson: InitialedLesson }) {
  const queue = useInitialsQueue();
  const { user } = useSession();
  const toast = useToast();
  const { t, stack, pair, plain } = initialsWords.useWords();
  const stateText = useInitialedText();
  const [openId, setOpen] = useState<number | null>(null);
  const [isKeeping, setKeeping] = useState(false);
  const [isNotKept, setNotKept] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const { students, contractNumber: number, date, minutes } = lesson;
  const open = students.find(({ student }) => student.id === openId);
  const asked = students.filter(({ isAbsent }) => !isAbsent);
  const given = asked.filter((row) => !isToInitial(row));

  const close = () => {
    setOpen(null);
    setNotKept(false);
  };
  const give = async ({ student }: StudentRow, mark: Pick<GivenInitial, 'how' | 'mark'>) => {
    if (!user || isKeeping) return;
    setKeeping(true);
    setNotKept(false);
    try {
      const sender = await queue.sender();
      await sender.add({
        id: newIdempotencyKey(),
        userId: user.id,
        contractId: lesson.contractId,
        contractNumber: number,
        date,
        lessonId: lesson.lessonId,
        waitingLessonId: lesson.waitingLessonId,
        student,
        given: { ...mark, writtenAt: new Date().toISOString() },
        queuedAt: Date.now(),
      });
      if (!navigator.onLine) toast.success(pair('kept'), { about: `initials ${student.id}` });
      close();
    } catch {
      setNotKept(true);
    } finally {
      setKeeping(false);
    }
  };
  const isOpen = open !== undefined;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The next person finds the own button without searching.
    if (wasOpen.current && !isOpen) (rows.current?.querySelector('button') ?? rows.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (open) {
    const name = fullName(open.student);
    const { lateMinutes, leftEarlyMinutes } = open;
    const state = stateText({ date, minutes, teacher: null, isAbsent: false, lateMinutes, leftEarlyMinutes });
    return (
      <Card title={t('padTitle', { name })}>
        <Text
          as="div"
          tone="soft"
          ref={(place) => place?.closest('section')?.querySelector('input')?.focus()}
        >
          {t('padText', { state })}
        </Text>
        {isNotKept && (
          <Banner tone="critical" role="alert" title={stack('notKept')}>
            {stack('notKeptText')}
          </Banner>
        )}
        <InitialPad onGive={(mark) => void give(open, mark)} onCancel={close} busy={isKeeping} />
      </Card>
    );
  }
  return (
    <Stack>
      <Text as="div" tone="soft">
        {t('about', { number, date: datePair(date), minutes })}
      </Text>
      {!queue.isPersistent() && <Banner tone="caution">{stack('notLasting')}</Banner>}
      {students.length === 0 ? (
        <EmptyState title={stack('nobody')} />
      ) : (
        <Card padding="none">
          <div ref={rows} tabIndex={-1}>
            <ul className={list} aria-label={plain('students')}>
              {students.map((row) => (
                <StudentLine key={row.student.id} row={row} onInitial={() => setOpen(row.student.id)} />
              ))}
            </ul>
          </div>
        </Card>
      )}
      <Text as="div" role="status">
        {asked.length > 0 &&
          (given.length === asked.length
            ? t('all')
            : t('count', { given: given.length, asked: asked.length }))}
      </Text>
      {given.length < asked.length && (
        <Text as="div" tone="soft" size="caption">
          {t('handOver')}
        </Text>
      )}
      <ButtonLink size="large" href={attendanceOf(lesson.contractId)}>
        {t('toAttendance')}
      </ButtonLink>
    </Stack>
  );
}

/** Whether a student still has to initial: not absent, and neither the server nor this device has valid initials. */
function isToInitial(row: StudentRow): boolean {
  return (row.own === null || row.own.state === 'failed') && initialNeed(row) !== 'none';
}
