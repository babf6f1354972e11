import type { ReportKey } from '@portal/api-client';
import { megabytes, type ReportFile } from '@portal/domain';
import { Banner, Button, Dialog, DownloadIcon, Meter, PrintIcon } from '@portal/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import * as styles from '../reports.css';
import { saveAsPdfWords } from './save-as-pdf-words';
import { type JoinOutcome, type JoinProgress, useJoinedReports } from './useJoinedReports';

/** A submitted report: a form or an uploaded file. */
export interface ReportToSave extends ReportKey {
  /** The student and the contract, as a label. */
  name: string;
  /** Null for a form. */
  file: Pick<ReportFile, 'id' | 'name'> | null;
}

export interface SaveReportsAsPdfProps {
  reports: readonly ReportToSave[];
  /** Labels of the selected reports that are not submitted. */
  leftOut?: readonly string[];
  title?: ReactNode;
  /** Opens the print view of these reports. Returns false if the browser blocked it; a button then opens it again. */
  onPrint: (reports: readonly ReportKey[]) => boolean;
  onClose: () => void;
}

/**
 * Saves reports as one PDF: forms open in the print view, whose PDF the browser writes; uploaded files are joined. If
 * there are both kinds, a dialog offers both. Lists what is not in the PDF.
 */
export function SaveReportsAsPdf({ reports, leftOut = [], title, onPrint, onClose }: SaveReportsAsPdfProps) {
  const { t, stack } = saveAsPdfWords.useWords();
  const forms = reports.filter(({ file }) => !file);
  const files = reports.flatMap(({ file, name }) => (file ? [{ file, name }] : []));
  const hasBoth = forms.length > 0 && files.length > 0;
  const startsAtOnce = reports.length > 0 && !hasBoth && leftOut.length === 0;
  const { progress, outcome, join, saveSingles, retry, cancel } = useJoinedReports(
    files,
    hasBoth ? undefined : onClose,
  );
  const [isBlocked, setBlocked] = useState(false);
  const print = () => {
    if (onPrint(forms.map(({ studentId, contractId }) => ({ studentId, contractId })))) onClose();
    else setBlocked(true);
  };
  const start = useEffectEvent(() => {
    if (!startsAtOnce) return;
    if (forms.length > 0) print();
    else void join();
  });
  useEffect(() => start(), []);
  if (startsAtOnce && forms.length > 0 && !isBlocked) return null;
  return (
    <Dialog open size="small" title={title ?? stack('title')} onClose={onClose}>
      <div className={styles.parts}>
        {reports.length === 0 && <div>{stack('none')}</div>}
        {hasBoth && <div>{stack('twoParts')}</div>}
        {isBlocked && <Banner tone="caution">{stack('blocked')}</Banner>}
        {forms.length > 0 && (
          <div className={styles.part}>
            <Button variant="primary" wide icon={PrintIcon} onClick={print}>
              {t('print', { count: forms.length })}
            </Button>
            <div className={styles.note}>{stack('printText')}</div>
          </div>
        )}
        {files.length > 0 && (
          <div className={styles.part}>
            <Button wide icon={DownloadIcon} busy={progress !== null} onClick={() => void join()}>
              {t('join', { count: files.length })}
            </Button>
            <div className={styles.note} role="status">
              {progress ? <Progress progress={progress} total={files.length} /> : <Saved outcome={outcome} />}
            </div>
            {progress && <Button onClick={cancel}>{stack('cancel')}</Button>}
          </div>
        )}
        {progress?.isWaiting && (
          <Banner
            tone="caution"
            role="alert"
            action={<Button onClick={() => void retry()}>{stack('retry')}</Button>}
          >
            {stack('waiting')}
          </Banner>
        )}
        {outcome && <Remarks outcome={outcome} onSaveSingles={() => void saveSingles()} />}
        {leftOut.length > 0 && (
          <Banner tone="caution" title={t('leftOut', { count: leftOut.length })}>
            <Names of={leftOut} />
          </Banner>
        )}
      </div>
    </Dialog>
  );
}

function Progress({ progress, total }: { progress: JoinProgress; total: number }) {
  const { t } = saveAsPdfWords.useWords();
  const { done, bytes } = progress;
  const text =
    bytes > 0
      ? t('progressWithSize', { done, total, megabytes: Math.ceil(megabytes(bytes)) })
      : t('progress', { done, total });
  return <Meter value={done} max={total} text={text} />;
}

function Saved({ outcome }: { outcome: JoinOutcome | null }) {
  const { t, stack } = saveAsPdfWords.useWords();
  if (!outcome || outcome.saved === 0) return stack('joinText');
  const isOnePdf = outcome.kind === 'pdf' || outcome.saved === 1;
  return t(isOnePdf ? 'joined' : 'savedSingly', { count: outcome.saved });
}

/** Lists what is missing from the PDF with the reasons, and the features that only the single files have. */
function Remarks({ outcome, onSaveSingles }: { outcome: JoinOutcome; onSaveSingles: () => void }) {
  const { t, stack } = saveAsPdfWords.useWords();
  const { leftOut, untagged, signed } = outcome;
  const isBeside = leftOut.some(({ reason }) => reason !== 'not-received');
  return (
    <>
      {leftOut.length > 0 && (
        <Banner tone="critical" title={t('notJoined', { count: leftOut.length })}>
          {isBeside && <div>{stack(outcome.saved > 0 ? 'beside' : 'besideOnly')}</div>}
          <ul className={styles.names}>
            {leftOut.map(({ label, reason }) => (
              <li key={label}>
                {label} : {t(reason)}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {untagged.length > 0 && (
        <Banner tone="info" title={t('untagged', { count: untagged.length })}>
          <Names of={untagged} />
        </Banner>
      )}
      {signed.length > 0 && (
        <Banner tone="info" title={t('signed', { count: signed.length })}>
          <Names of={signed} />
        </Banner>
      )}
      {untagged.length + signed.length > 0 && (
        <Button wide icon={DownloadIcon} onClick={onSaveSingles}>
          {stack('singles')}
        </Button>
      )}
    </>
  );
}

function Names({ of }: { of: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {of.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
