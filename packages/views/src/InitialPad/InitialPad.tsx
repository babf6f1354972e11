import { type GivenInitial, type InitialWay, initialWays, maxInitial } from '@portal/domain';
import { Button, Cluster, SegmentedControl, Stack, TextField, VisuallyHidden } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { DrawingArea } from './DrawingArea';
import { initialPadWords } from './initial-pad-words';

export interface InitialPadProps {
  /** Called with the initials. What was drawn or typed stays until the form is closed. */
  onGive: (given: Pick<GivenInitial, 'how' | 'mark'>) => void;
  /** Closes the form without initials. */
  onCancel?: () => void;
  /** Whether the initials are being saved. */
  busy?: boolean;
}

/** The form in which somebody gives initials: drawn, or typed, which a keyboard and a screen reader can do (DECISION-215). */
export function InitialPad({ onGive, onCancel, busy = false }: InitialPadProps) {
  const { t, plain } = initialPadWords.useWords();
  const [how, setHow] = useState<InitialWay>('drawn');
  const [path, setPath] = useState('');
  const [letters, setLetters] = useState('');
  const mark = how === 'drawn' ? path : letters.trim();
  const isLong = how === 'typed' && mark.length > maxInitial.typed;
  const blocked = mark === '' ? t(how === 'drawn' ? 'drawFirst' : 'typeFirst') : isLong && tooLong();
  function tooLong() {
    return t('tooLong', { count: maxInitial.typed });
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mark !== '' && !isLong && !busy) onGive({ how, mark });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <SegmentedControl
          label={t('how')}
          look="chips"
          value={how}
          onValueChange={setHow}
          options={initialWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
        />
        {how === 'drawn' ? (
          <>
            <DrawingArea path={path} onPath={setPath} label={plain('area')} />
            <VisuallyHidden role="status">{path !== '' && t('drawn')}</VisuallyHidden>
          </>
        ) : (
          <TextField
            label={t('letters')}
            hint={t('lettersHint', { count: maxInitial.typed })}
            value={letters}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            message={isLong ? tooLong() : undefined}
            onChange={(event) => setLetters(event.currentTarget.value)}
          />
        )}
        <Button type="submit" variant="primary" size="action" busy={busy} blockedReason={blocked}>
          {t('give')}
        </Button>
        <Cluster>
          {how === 'drawn' && (
            <Button size="large" onClick={() => setPath('')}>
              {t('clear')}
            </Button>
          )}
          {onCancel && (
            <Button size="large" variant="quiet" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}
