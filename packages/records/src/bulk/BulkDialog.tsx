import { PairText, plainText, useLanguageMode } from '@portal/i18n';
import { Banner, Button, CheckIcon, CopyIcon, Dialog, Meter, TextareaField, TextLink } from '@portal/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as styles from './BulkDialog.css';
import { bulkWords } from './bulk-words';
import { byReason, type NotDone, type Reason } from './not-done';
import { type BulkRunOptions, useBulkRun } from './useBulkRun';

export interface BulkDialogProps<Row extends { id: number }> extends BulkRunOptions<Row> {
  title: ReactNode;
  /** Returns the record's display name. */
  nameOf: (record: Row) => string;
  /** Returns the URL of the record's page. */
  hrefOf: (record: Row) => string;
  /** Fields that configure the action; without them, it starts immediately. */
  children?: ReactNode;
  /** Why the action cannot start yet; shown at the button. */
  blockedReason?: ReactNode;
}

/** Delay in milliseconds before the progress is shown. */
const spinnerDelay = 400;

/**
 * Runs a bulk action: confirmation, progress, stop button, and a summary of the failed records with a retry. Closes
 * automatically if nothing failed.
 */
export function BulkDialog<Row extends { id: number }>({
  title,
  nameOf,
  hrefOf,
  children,
  blockedReason,
  ...options
}: BulkDialogProps<Row>) {
  const { t, stack } = bulkWords.useWords();
  const run = useBulkRun(options);
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
  // Moves the focus, because the clicked button is gone.
  useEffect(() => {
    if (phase.at === 'summary') summary.current?.focus();
  }, [phase.at]);

  if (!asks && phase.at !== 'summary' && !isSlow) return null;
  const common = { open: true, title } as const;
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

/** Returns whether the action has run long enough to show its progress. */
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

interface NotDoneListProps<Row> {
  notDone: readonly NotDone<Row>[];
  /** Returns the record's display name. */
  nameOf: (record: Row) => string;
  /** Returns the URL of the record's page. */
  hrefOf: (record: Row) => string;
  /** Offers to copy the list, for a mail or a note. */
  canBeCopied?: boolean;
}

/** Lists the records that failed, by reason, each with a link to its page. */
function NotDoneList<Row extends { id: number }>({
  notDone,
  nameOf,
  hrefOf,
  canBeCopied = false,
}: NotDoneListProps<Row>) {
  const { t } = bulkWords.useWords();
  const [mode] = useLanguageMode();
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const groups = byReason(notDone);
  const written = (reason: Reason) => (typeof reason === 'string' ? reason : plainText(reason, mode));
  const text = groups
    .map(({ reason, records }) => `${written(reason)}\n${records.map(nameOf).join('\n')}`)
    .join('\n\n');

  return (
    <>
      {groups.map(({ key, reason, records }) => (
        <div key={key} className={styles.group}>
          <div className={styles.reason}>
            {typeof reason === 'string' ? reason : <PairText value={reason} />} ({records.length})
          </div>
          <ul className={styles.names}>
            {records.map((record) => (
              <li key={record.id}>
                <TextLink href={hrefOf(record)}>{nameOf(record)}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {canBeCopied && (
        <div>
          <Button
            size="small"
            icon={copied === 'yes' ? CheckIcon : CopyIcon}
            onClick={() =>
              navigator.clipboard.writeText(text).then(
                () => setCopied('yes'),
                () => setCopied('no'),
              )
            }
          >
            {t(copied === 'yes' ? 'copied' : 'copy')}
          </Button>
        </div>
      )}
      {copied === 'no' && (
        // If the page cannot write to the clipboard, the user can select and copy the text.
        <TextareaField
          label={t('list')}
          readOnly
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}
