import { useHasExtension } from '@portal/api-client';
import { unsent, type WaitingLesson, type WaitingState } from '@portal/domain';
import { DateText, datePair, ServerText } from '@portal/i18n';
import {
  Badge,
  type BadgeTone,
  Banner,
  Button,
  ButtonLink,
  Card,
  ConfirmDialog,
  VisuallyHidden,
} from '@portal/ui';
import { useState } from 'react';
import { initialsOfWaiting } from '../../paths';
import { LessonLine } from './LessonLine';
import { useLessonQueue, useWaitingLessons } from './lesson-queue';
import { SameLessonDialog } from './SameLessonDialog';
import { about, actions, head, list, row } from './WaitingLessons.css';
import { waitingWords } from './waiting-words';

export type WaitingLessonsProps = {
  /** Opens a rejected class in the form. */
  onChange: (lesson: WaitingLesson) => void;
};

/** Lists submitted classes that are not recorded yet, with their actions. Renders nothing if the list is empty. */
export function WaitingLessons({ onChange }: WaitingLessonsProps) {
  const queue = useLessonQueue();
  const lessons = unsent(useWaitingLessons());
  const [removingId, setRemoving] = useState<string | null>(null);
  const [comparingId, setComparing] = useState<string | null>(null);
  // A dialog closes as soon as its class is recorded.
  const removing = lessons.find(({ id }) => id === removingId);
  const comparing = lessons.find(({ id }) => id === comparingId);
  const { t, stack, plain } = waitingWords.useWords();
  const perform = async (act: (sender: Awaited<ReturnType<typeof queue.sender>>) => Promise<unknown>) => {
    await act(await queue.sender());
  };
  return (
    <>
      {lessons.length > 0 && (
        <Card
          title={stack('title')}
          aria-label={plain('title')}
          aside={
            lessons.some(({ state }) => state === 'pending') && (
              <Button size="large" onClick={() => void perform((sender) => sender.send())}>
                {t('sendNow')}
              </Button>
            )
          }
        >
          {!queue.isPersistent() && <Banner tone="caution">{stack('notLasting')}</Banner>}
          <ul className={list}>
            {lessons.map((lesson) => (
              <li key={lesson.id} className={row}>
                <div className={head}>
                  <LessonLine lesson={lesson} />
                  <LessonState state={lesson.state} />
                </div>
                <Reason lesson={lesson} />
                {lesson.state !== 'failed' && lesson.state !== 'unclear' && <InitialsLink lesson={lesson} />}
                {lesson.state === 'failed' && (
                  <div className={actions}>
                    <LessonButton
                      lesson={lesson}
                      action="retry"
                      onClick={() => void perform((sender) => sender.retry(lesson.id))}
                    />
                    <LessonButton lesson={lesson} action="change" onClick={() => onChange(lesson)} />
                    <LessonButton lesson={lesson} action="remove" onClick={() => setRemoving(lesson.id)} />
                  </div>
                )}
                {lesson.state === 'unclear' && (
                  <div className={actions}>
                    <LessonButton lesson={lesson} action="check" onClick={() => setComparing(lesson.id)} />
                    <LessonButton lesson={lesson} action="remove" onClick={() => setRemoving(lesson.id)} />
                  </div>
                )}
                {lesson.state === 'pending' && (
                  <div className={actions}>
                    <LessonButton lesson={lesson} action="remove" onClick={() => setRemoving(lesson.id)} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {comparing && (
        <SameLessonDialog
          lesson={comparing}
          onSame={() => perform((sender) => sender.settle(comparing.id, 'recorded'))}
          onOther={() => perform((sender) => sender.settle(comparing.id, 'another'))}
          onClose={() => setComparing(null)}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        tone="critical"
        title={stack('removeDialog.title')}
        confirmLabel={t('remove')}
        cancelLabel={t('removeDialog.cancel')}
        onConfirm={() => {
          if (removing) void perform((sender) => sender.remove(removing.id));
          setRemoving(null);
        }}
        onCancel={() => setRemoving(null)}
      >
        {removing &&
          stack('removeDialog.text', {
            number: removing.contractNumber,
            date: datePair(removing.values.date),
            minutes: removing.values.minutes,
          })}
      </ConfirmDialog>
    </>
  );
}

/** Lists the classes recorded within the last day. Renders nothing if the list is empty. */
export function SentLessons() {
  const sent = useWaitingLessons().filter(({ state }) => state === 'sent');
  const { stack, plain } = waitingWords.useWords();
  if (sent.length === 0) return null;
  return (
    <Card title={stack('sentTitle')} aria-label={plain('sentTitle')}>
      <ul className={list}>
        {sent.toReversed().map((lesson) => (
          <li key={lesson.id} className={row}>
            <div className={head}>
              <LessonLine lesson={lesson} />
              <LessonState state={lesson.state} />
            </div>
            <InitialsLink lesson={lesson} />
            {lesson.isMeetingRefused && <p className={about}>{stack('meetingRefused')}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Leads to the initials of a class; nothing without the extension. */
function InitialsLink({ lesson }: { lesson: WaitingLesson }) {
  const { t } = waitingWords.useWords();
  if (!useHasExtension('initials')) return null;
  return (
    <ButtonLink size="large" href={initialsOfWaiting(lesson)}>
      {t('initials')}
      <VisuallyHidden>
        {' '}
        {lesson.contractNumber}, <DateText value={lesson.values.date} />
      </VisuallyHidden>
    </ButtonLink>
  );
}

const tones = {
  pending: 'caution',
  sending: 'info',
  failed: 'critical',
  unclear: 'caution',
  sent: 'positive',
} as const satisfies Record<WaitingState, BadgeTone>;

function LessonState({ state }: { state: WaitingState }) {
  const { t } = waitingWords.useWords();
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}

function Reason({ lesson: { state, failure, mayHaveArrived } }: { lesson: WaitingLesson }) {
  const { stack } = waitingWords.useWords();
  if (failure?.kind === 'refused') {
    if (!failure.serverMessage)
      return <p className={about}>{stack(`refusal.${failure.refusal ?? 'refused'}`)}</p>;
    return (
      <div>
        <p className={about}>{stack('about.refused')}</p>
        <p>
          <ServerText layout="stack">{failure.serverMessage}</ServerText>
        </p>
      </div>
    );
  }
  if (failure) return <p className={about}>{stack('about.server')}</p>;
  if (state !== 'pending' && state !== 'unclear') return null;
  const isUnknown = state === 'unclear' && mayHaveArrived;
  return <p className={about}>{stack(`about.${isUnknown ? 'unknown' : state}`)}</p>;
}

type LessonButtonProps = {
  lesson: WaitingLesson;
  action: 'retry' | 'change' | 'remove' | 'check';
  onClick: () => void;
};

/** A button of one class; its label names the class, because several classes have the same buttons. */
function LessonButton({ lesson, action, onClick }: LessonButtonProps) {
  const { t } = waitingWords.useWords();
  return (
    <Button size="large" onClick={onClick}>
      {t(action)}
      <VisuallyHidden>
        {' '}
        {lesson.contractNumber}, <DateText value={lesson.values.date} />
      </VisuallyHidden>
    </Button>
  );
}
