import { Banner, Button, Dialog, Meter } from '@portal/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NotDoneList } from './NotDoneList';
import * as styles from './SeveralDialog.css';
import { severalWords } from './several-words';
import { type SeveralRunOptions, useSeveralRun } from './useSeveralRun';

export interface SeveralDialogProps<Row extends { id: number }> extends SeveralRunOptions<Row> {
  /** What is done. */
  title: ReactNode;
  /** What a person calls a record. */
  nameOf: (record: Row) => string;
  /** Its page. */
  hrefOf: (record: Row) => string;
  /** Fields that say what exactly; left out, it begins at once. */
  children?: ReactNode;
  /** What is still to be filled in, said at the button. */
  blockedReason?: ReactNode;
}

/** Milliseconds after which a person wants to know how far it is. */
const spinnerDelay = 400;

/**
 * Does something to several records: asks, tells how far it is, can be stopped, and ends in one summary of what was not
 * done and why, where the rest can be tried again. With nothing to tell it closes by itself.
 */
export function SeveralDialog<Row extends { id: number }>({
  title,
  nameOf,
  hrefOf,
  children,
  blockedReason,
  ...options
}: SeveralDialogProps<Row>) {
  const { t, stack } = severalWords.useWords();
  const run = useSeveralRun(options);
  const { phase, ready, left, notDone } = run;
  const asks = children !== undefined;
  const isSlow = useIsSlow(phase.at === 'running');
  const summary = useRef<HTMLDivElement>(null);
  const begun = useRef(false);

  const begin = useEffectEvent(() => {
    if (asks || begun.current) return;
    begun.current = true;
    run.start();
  });
  useEffect(() => begin(), []);
  // The button that was pressed is gone.
  useEffect(() => {
    if (phase.at === 'summary') summary.current?.focus();
  }, [phase.at]);

  if (!asks && phase.at !== 'summary' && !isSlow) return null;
  const common = { open: true, title, closeLabel: t('close') } as const;
  switch (phase.at) {
    case 'ask':
      return (
        <Dialog
          {...common}
          onClose={() => options.onFinish([])}
          actions={
            <>
              <Button onClick={() => options.onFinish([])}>{t('cancel')}</Button>
              <Button
                variant="primary"
                blockedReason={ready.length === 0 ? stack('none') : blockedReason}
                onClick={run.start}
              >
                {t('apply', { count: ready.length })}
              </Button>
            </>
          }
        >
          <div className={styles.parts}>
            {children}
            {left.length > 0 && (
              <section>
                <div className={styles.counts}>{t('stays', { count: left.length })}</div>
                <NotDoneList notDone={left} nameOf={nameOf} hrefOf={hrefOf} />
              </section>
            )}
          </div>
        </Dialog>
      );
    case 'running':
      return (
        <Dialog {...common} busy onClose={() => {}} actions={<Button onClick={run.stop}>{t('stop')}</Button>}>
          <div role="status">
            <Meter
              value={phase.settled}
              max={phase.total}
              size="medium"
              text={t('progress', { done: phase.settled, total: phase.total })}
            />
          </div>
        </Dialog>
      );
    case 'summary':
      return (
        <Dialog
          {...common}
          onClose={run.finish}
          actions={
            <>
              {phase.refused.length > 0 && <Button onClick={run.again}>{t('again')}</Button>}
              {phase.waiting.length > 0 && <Button onClick={run.goOn}>{t('goOn')}</Button>}
              <Button variant="primary" onClick={run.finish}>
                {t('close')}
              </Button>
            </>
          }
        >
          <div className={styles.parts}>
            <div ref={summary} tabIndex={-1} role="status" className={styles.counts}>
              <span>{t('done', { count: run.doneCount })}</span>
              {notDone.length > 0 && <span>{t('notDone', { count: notDone.length })}</span>}
              {phase.waiting.length > 0 && <span>{t('waiting', { count: phase.waiting.length })}</span>}
            </div>
            {phase.isLost && <Banner tone="caution">{stack('lost')}</Banner>}
            {notDone.length > 0 && (
              <NotDoneList notDone={notDone} nameOf={nameOf} hrefOf={hrefOf} canBeCopied />
            )}
          </div>
        </Dialog>
      );
    default:
      return phase satisfies never;
  }
}

/** Whether something has been going on for so long that one wants to see it. */
function useIsSlow(isRunning: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setSlow(true), spinnerDelay);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  return isSlow;
}
