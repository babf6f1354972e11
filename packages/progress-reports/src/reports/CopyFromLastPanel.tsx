import { datePair } from '@portal/i18n';
import { Button, CopyIcon } from '@portal/ui';
import { useRef } from 'react';
import { reportPageWords } from './report-page-words';
import * as styles from './reports.css';
import type { CopyFromLast } from './useCopyFromLast';

export interface CopyFromLastPanelProps {
  /** The result of `useCopyFromLast`. */
  copy: CopyFromLast;
}

/** Offers to copy from the student's last report and to undo the copy; renders nothing if there is no such report. */
export function CopyFromLastPanel({
  copy: { last, copied, busy, outcome, copy, undo },
}: CopyFromLastPanelProps) {
  const { t, stack } = reportPageWords.useWords();
  const panel = useRef<HTMLDivElement>(null);
  if (!last && copied.length === 0) return null;
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {last && (
        <>
          <Button icon={CopyIcon} busy={busy} onClick={() => void copy()}>
            {stack('copy.do')}
          </Button>
          <span className={styles.quiet}>
            {last.date
              ? stack('copy.from', { number: last.contract.number, date: datePair(last.date) })
              : stack('copy.fromUndated', { number: last.contract.number })}
          </span>
        </>
      )}
      {copied.length > 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            undo();
            // The clicked button is removed: focus the panel, because the first field comes next.
            panel.current?.focus();
          }}
        >
          {t('copy.undo')}
        </Button>
      )}
      <span role="status" className={outcome ? styles.said : undefined}>
        {outcome &&
          (outcome.kind === 'copied'
            ? t('copy.copied', { count: outcome.count })
            : t(`copy.${outcome.kind}`))}
      </span>
    </div>
  );
}
