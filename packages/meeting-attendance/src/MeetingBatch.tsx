import { ApiError } from '@portal/api-client';
import { endOfClass, meetingPeople, momentOfSecond, type PlannedClass } from '@portal/domain';
import { dayPair, PairText, type TextPair } from '@portal/i18n';
import { FailureReason, LeaveGuard, useRetryWhenOnline } from '@portal/shell';
import {
  Badge,
  type BadgeTone,
  Banner,
  Button,
  Card,
  CloseIcon,
  FileInput,
  IconButton,
  RetryButton,
  Spinner,
  VisuallyHidden,
} from '@portal/ui';
import { useFileInputWords } from '@portal/views';
import { useState } from 'react';
import { about, actions, batch, facts, list, name as nameStyle, row, together } from './MeetingBatch.css';
import { maxMeetingFileBytes } from './MeetingFileDialog';
import { MeetingReviewDialog, type MeetingReviewDialogProps } from './MeetingReviewDialog';
import { meetingBatchWords } from './meeting-batch-words';
import { meetingFileWords } from './meeting-file-words';
import { type BatchEntry, type MeetingBatchOptions, useMeetingBatch } from './useMeetingBatch';

export interface MeetingBatchProps
  extends MeetingBatchOptions,
    Pick<MeetingReviewDialogProps, 'readStudents'> {}

/**
 * Fills in the attendance of several planned classes from the files of their meetings. Each file finds its class by day,
 * time and people; the user reviews each one before it is saved (ADR-0077).
 */
export function MeetingBatch({ readStudents, ...options }: MeetingBatchProps) {
  const { t, stack, plain } = meetingBatchWords.useWords();
  const inputWords = useFileInputWords();
  const files = meetingFileWords.useWords();
  const { entries, isSaving, add, remove, change, find, saveAll } = useMeetingBatch(options);
  const [lookingAt, setLookingAt] = useState<string | null>(null);
  /** A new input for each choice: the list below has what was chosen. */
  const [turn, setTurn] = useState(0);

  const ready = entries.filter(({ looked, save }) => looked && save?.state !== 'done');
  const done = entries.filter(({ save }) => save?.state === 'done').length;
  const toLook = entries.filter(isToLookAt);
  const looking = entries.find(({ key }) => key === lookingAt);
  const fills = (classId: number, except: string) =>
    entries.some(({ key, looked }) => key !== except && looked?.attendance && looked.planned.id === classId);

  return (
    <div className={batch}>
      <Card as="div">
        <FileInput
          key={turn}
          label={t('files')}
          hint={stack('fileHint')}
          multiple
          extensions={['.csv', '.tsv', '.txt', '.xlsx']}
          maxBytes={maxMeetingFileBytes}
          words={{ ...inputWords, refused: { ...inputWords.refused, size: files.stack('tooLarge') } }}
          onFilesChange={(chosen) => {
            setTurn(turn + 1);
            void add(chosen);
          }}
        />
      </Card>
      {entries.length > 0 && (
        <Card aria-label={plain('list')} title={stack('list')}>
          <ul className={list}>
            {entries.map((entry) => (
              <Entry
                key={entry.key}
                entry={entry}
                isSaving={isSaving}
                onLook={() => setLookingAt(entry.key)}
                onRemove={() => remove(entry.key)}
                onFind={(order) => find(entry.key, order)}
              />
            ))}
          </ul>
          <div className={actions}>
            <Button
              variant="primary"
              size="large"
              busy={isSaving}
              blockedReason={ready.length === 0 && stack('nothingLooked')}
              onClick={() => void saveAll()}
            >
              {ready.length === 0 ? t('saveNone') : t('save', { count: ready.length })}
            </Button>
            <span role="status" className={facts}>
              {(isSaving || done > 0) && t('progress', { done, count: ready.length + done })}
            </span>
          </div>
        </Card>
      )}
      {looking?.found.state === 'found' && (
        <MeetingReviewDialog
          key={looking.key}
          entry={looking}
          found={looking.found}
          place={{ place: entries.indexOf(looking) + 1, count: entries.length }}
          isFilledByOther={(classId) => fills(classId, looking.key)}
          readStudents={readStudents}
          onChange={(changes) => change(looking.key, { ...changes, looked: null })}
          onAccept={(looked) => {
            change(looking.key, { looked });
            // Opens the next file to review, so that ten files need no extra clicks.
            const rest = [...entries, ...entries].slice(entries.indexOf(looking) + 1);
            const next = rest.find((one) => one.key !== looking.key && toLook.includes(one));
            setLookingAt(next?.key ?? null);
          }}
          onClose={() => setLookingAt(null)}
        />
      )}
      <LeaveGuard
        work={{ isUnsaved: () => ready.length > 0, refused: false }}
        question={{
          title: stack('leave.title'),
          text: stack('leave.text'),
          leave: t('leave.leave'),
          stay: t('leave.stay'),
        }}
      />
    </div>
  );
}

function isToLookAt({ found, looked, save }: BatchEntry): boolean {
  return found.state === 'found' && found.classes.length > 0 && !looked && save?.state !== 'done';
}

interface EntryProps {
  entry: BatchEntry;
  /** Files are being saved. */
  isSaving: boolean;
  onLook: () => void;
  onRemove: () => void;
  /** Finds the class again. */
  onFind: (order?: 'day-first' | 'month-first') => Promise<void>;
}

function Entry({ entry, isSaving, onLook, onRemove, onFind }: EntryProps) {
  const { t } = meetingBatchWords.useWords();
  const { file, found, looked, save } = entry;
  const canChange = !isSaving && save?.state !== 'done';
  return (
    <li className={row}>
      <div className={about}>
        <span className={nameStyle}>{file.name}</span>
        <Facts entry={entry} />
        <EntryProblem entry={entry} onFind={onFind} />
        <Outcome save={save} />
      </div>
      <div className={actions}>
        <StateBadge entry={entry} />
        {canChange && (
          <span className={together}>
            {found.state === 'found' && found.classes.length > 0 && (
              <Button variant={looked ? 'secondary' : 'primary'} onClick={onLook}>
                {t(looked ? 'lookAgain' : 'look')}
                <VisuallyHidden> {t('ofFile', { name: file.name })}</VisuallyHidden>
              </Button>
            )}
            <IconButton icon={CloseIcon} onClick={onRemove}>
              {t('remove', { name: file.name })}
            </IconButton>
          </span>
        )}
      </div>
    </li>
  );
}

/** The meeting and its class. */
function Facts({ entry: { found, classId, looked } }: Pick<EntryProps, 'entry'>) {
  const { t, pair } = meetingBatchWords.useWords();
  if (found.state !== 'found') return null;
  const { from, until, joins, title } = found.meeting;
  const chosen = looked?.planned ?? found.classes.find(({ id }) => id === classId);
  return (
    <>
      <span className={facts}>
        {title !== null && `${title} · `}
        {from !== null && (
          <>
            <PairText value={meetingPair(from, until)} /> ·{' '}
          </>
        )}
        <PairText value={pair('participants', { count: meetingPeople(joins).length })} />
      </span>
      {chosen ? (
        <span>
          {chosen.contract.number} · <PairText value={classPair(chosen)} />
          {chosen.contract.company && <> · {chosen.contract.company.name}</>}
        </span>
      ) : (
        found.classes.length > 0 && <span>{t('unknownClass')}</span>
      )}
    </>
  );
}

function EntryProblem({ entry: { found }, onFind }: Pick<EntryProps, 'entry' | 'onFind'>) {
  const { t, stack } = meetingBatchWords.useWords();
  const files = meetingFileWords.useWords();
  const isOffline =
    found.state === 'failed' && found.error instanceof ApiError && found.error.code === 'offline';
  useRetryWhenOnline(isOffline, onFind);
  switch (found.state) {
    case 'reading':
      return <Spinner label={t('reading')} />;
    case 'refused':
      return <Problem>{files.stack(`problem.${found.problem}`)}</Problem>;
    case 'twice':
      return (
        <Banner tone="info" look="line">
          {stack('twice', { name: found.name })}
        </Banner>
      );
    case 'failed':
      return (
        <Banner
          tone="critical"
          look="line"
          role="alert"
          action={<RetryButton size="small" onRetry={() => onFind()} />}
        >
          <FailureReason error={found.error}>{stack('failed')}</FailureReason>
        </Banner>
      );
    case 'ask-day':
      return (
        <Banner
          tone="caution"
          look="line"
          action={
            <span className={actions}>
              {(['day-first', 'month-first'] as const).map((order) => (
                <Button key={order} onClick={() => void onFind(order)}>
                  <PairText value={dayPair(found.days[order])} />
                </Button>
              ))}
            </span>
          }
        >
          {stack('askDay')}
        </Banner>
      );
    case 'problem':
      if (found.problem.kind === 'no-day') return <Problem>{stack('noDay')}</Problem>;
      if (found.problem.kind === 'date-order') return null;
      return (
        <Problem>
          {found.problem.kind === 'too-long'
            ? files.stack('problem.too-long', { max: found.problem.max })
            : files.stack(`problem.${found.problem.kind}`)}
        </Problem>
      );
    case 'found':
      return found.classes.length === 0 ? <Problem>{stack('noClasses')}</Problem> : null;
  }
}

function Problem({ children }: { children: React.ReactNode }) {
  return (
    <Banner tone="critical" look="line">
      {children}
    </Banner>
  );
}

/** What became of a saved file, where the badge does not say everything. */
function Outcome({ save }: Pick<BatchEntry, 'save'>) {
  const { stack } = meetingBatchWords.useWords();
  if (save?.state === 'failed')
    return (
      <Banner tone="critical" look="line" role="alert">
        <FailureReason error={save.error}>{stack('about.failed')}</FailureReason>
      </Banner>
    );
  if (save?.state !== 'done' || save.outcome === 'recorded') return null;
  return <span className={facts}>{stack(`about.${save.outcome}`)}</span>;
}

const tones = {
  reading: 'neutral',
  problem: 'critical',
  choose: 'caution',
  look: 'info',
  looked: 'positive',
  saving: 'info',
  recorded: 'positive',
  waiting: 'caution',
  kept: 'positive',
  taken: 'caution',
  'not-kept': 'caution',
  failed: 'critical',
} as const satisfies Record<string, BadgeTone>;

function stateOf({ found, classId, looked, save }: BatchEntry): keyof typeof tones | null {
  if (save) return save.state === 'done' ? save.outcome : save.state;
  if (looked) return 'looked';
  if (found.state === 'reading') return 'reading';
  if (found.state === 'ask-day' || found.state === 'failed' || found.state === 'twice') return null;
  if (found.state !== 'found' || found.classes.length === 0) return 'problem';
  return classId === null ? 'choose' : 'look';
}

function StateBadge({ entry }: Pick<EntryProps, 'entry'>) {
  const { t } = meetingBatchWords.useWords();
  const state = stateOf(entry);
  return state && <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}

function meetingPair(from: number, until: number | null): TextPair {
  const start = momentOfSecond(from);
  const times = until === null ? start.time : `${start.time} – ${momentOfSecond(until).time}`;
  const day = dayPair(start.date);
  return { fr: `${day.fr}, ${times}`, en: `${day.en}, ${times}` };
}

/** Day and times of a class. */
function classPair(planned: Pick<PlannedClass, 'date' | 'time' | 'minutes'>): TextPair {
  const day = dayPair(planned.date);
  const times = `${planned.time} – ${endOfClass(planned).time}`;
  return { fr: `${day.fr}, ${times}`, en: `${day.en}, ${times}` };
}
