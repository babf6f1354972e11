import { fullName, type Initial, initialNeed } from '@portal/domain';
import { ServerText } from '@portal/i18n';
import { Badge, type BadgeTone, Button, Cluster, Text, VisuallyHidden } from '@portal/ui';
import { InitialMark, useInitialedText } from '@portal/views';
import { useInitialsQueue } from '../../parts/initials/initials-queue';
import { head, line, name as nameClass } from './initials.css';
import { initialsWords } from './initials-words';
import type { StudentRow } from './useClassToInitial';

export interface StudentLineProps {
  row: StudentRow;
  /** Opens the form for this student. */
  onInitial: () => void;
}

type LineState = 'absent' | 'none' | 'waiting' | 'failed' | 'given' | 'changed';

const tones: Record<LineState, BadgeTone> = {
  absent: 'neutral',
  none: 'info',
  waiting: 'caution',
  failed: 'critical',
  given: 'positive',
  changed: 'caution',
};

/** A student of a class, with the own initials and what is left to do. */
export function StudentLine({ row, onInitial }: StudentLineProps) {
  const { t } = initialsWords.useWords();
  const { student, own, initials, lateMinutes, leftEarlyMinutes, isAbsent } = row;
  const name = fullName(student);
  const state = stateOf(row);
  const last = initials.at(-1);
  const shown = own && own.state !== 'failed' ? own.given : last;
  const isAgain = last?.isChanged === true;
  return (
    <li className={line}>
      <div className={head}>
        <span className={nameClass}>{name}</span>
        <Cluster>
          {shown && shown.mark !== null && <InitialMark how={shown.how} mark={shown.mark} />}
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        </Cluster>
      </div>
      {!isAbsent && lateMinutes > 0 && (
        <Text as="div" tone="soft" size="caption">
          {t('late', { count: lateMinutes })}
        </Text>
      )}
      {!isAbsent && leftEarlyMinutes > 0 && (
        <Text as="div" tone="soft" size="caption">
          {t('leftEarly', { count: leftEarlyMinutes })}
        </Text>
      )}
      {last?.isChanged && <States initial={last} />}
      {own?.state === 'failed' && <Refusal row={row} />}
      {(state === 'none' || state === 'changed') && (
        <Button size="large" variant={state === 'none' ? 'primary' : 'secondary'} onClick={onInitial}>
          <span aria-hidden="true">{t(isAgain ? 'again' : 'initial')}</span>
          <VisuallyHidden>{t(isAgain ? 'againOf' : 'initialOf', { name })}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

function stateOf(row: StudentRow): LineState {
  const { own, isAbsent } = row;
  if (own?.state === 'failed') return 'failed';
  if (isAbsent) return 'absent';
  if (own) return own.state === 'sent' ? 'given' : 'waiting';
  return ({ first: 'none', again: 'changed', none: 'given' } as const)[initialNeed(row)];
}

/** What was initialed, and what the records say now. */
function States({ initial }: { initial: Initial }) {
  const { t } = initialsWords.useWords();
  const text = useInitialedText();
  return (
    <div>
      <Text as="div" size="caption">
        {t('was', { state: text(initial.initialed) })}
      </Text>
      <Text as="div" size="caption">
        {t('now', { state: text(initial.now) })}
      </Text>
    </div>
  );
}

/** Why the server did not take initials, with what can be done. */
function Refusal({ row: { own, student } }: { row: StudentRow }) {
  const queue = useInitialsQueue();
  const { t, stack } = initialsWords.useWords();
  if (!own?.failure) return null;
  const { id, failure } = own;
  const name = fullName(student);
  const perform = async (step: 'retry' | 'remove') => (await queue.sender())[step](id);
  return (
    <>
      <Text as="div" role="alert" size="caption">
        {failure.kind === 'no-class' ? (
          stack('noClass')
        ) : failure.serverMessage ? (
          <>
            {stack('refused')} <ServerText layout="stack">{failure.serverMessage}</ServerText>
          </>
        ) : (
          stack('refusedPlain')
        )}
      </Text>
      <Cluster>
        <Button size="large" onClick={() => void perform('retry')}>
          <span aria-hidden="true">{t('retry')}</span>
          <VisuallyHidden>{t('retryOf', { name })}</VisuallyHidden>
        </Button>
        <Button size="large" variant="quiet" onClick={() => void perform('remove')}>
          <span aria-hidden="true">{t('remove')}</span>
          <VisuallyHidden>{t('removeOf', { name })}</VisuallyHidden>
        </Button>
      </Cluster>
    </>
  );
}
