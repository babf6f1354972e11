import { downloadFile, type ReportKey, useApi } from '@portal/api-client';
import type { ReportFile } from '@portal/domain';
import { localDay, saveFile, useToast } from '@portal/shell';
import { Banner, Button, Dialog, DownloadIcon, PrintIcon, useIsMounted } from '@portal/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import * as styles from '../reports.css';
import { saveAsPdfWords } from './save-as-pdf-words';

/** A submitted report: a form, or a file. */
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
  const { join, read, saved, failed } = useJoinedFiles(files, hasBoth ? undefined : onClose);
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
          <Button wide icon={DownloadIcon} busy={read !== null} onClick={() => void join()}>
            {t('join', { count: files.length })}
          </Button>
          <div className={styles.note} role="status">
            {read !== null
              ? t('progress', { done: read, total: files.length })
              : saved > 0
                ? t('joined', { count: saved })
                : stack('joinText')}
          </div>
        </div>
      )}
      {failed.length > 0 && (
        <Banner tone="critical" title={t('notJoined', { count: failed.length })}>
          <Names of={failed} />
        </Banner>
      )}
      {leftOut.length > 0 && (
        <Banner tone="caution" title={t('leftOut', { count: leftOut.length })}>
          <Names of={leftOut} />
        </Banner>
      )}
    </Dialog>
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

/**
 * Downloads files and saves them as one PDF; lists those that failed or are not a PDF. Calls `onDone` when there are
 * none. Shows toasts instead if the dialog was closed meanwhile.
 */
function useJoinedFiles(
  files: readonly { file: NonNullable<ReportToSave['file']>; name: string }[],
  onDone: (() => void) | undefined,
) {
  const api = useApi();
  const toast = useToast();
  const isMounted = useIsMounted();
  const { pair } = saveAsPdfWords.useWords();
  const [read, setRead] = useState<number | null>(null);
  /** Shown in the dialog while it is open: a toast would be inert behind it. */
  const [saved, setSaved] = useState(0);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const contentOf = async (id: number) => (await downloadFile(api, id)).content.arrayBuffer();
  const nameOf = ({ file, name }: (typeof files)[number]) => (file.name ? `${name} : ${file.name}` : name);
  const join = async () => {
    setSaved(0);
    setFailed([]);
    const contents: (ArrayBuffer | null)[] = [];
    for (const { file } of files) {
      setRead(contents.length);
      contents.push(await contentOf(file.id).catch(() => null));
    }
    const joined = await import('./join-pdfs').then(
      ({ joinPdfs }) => joinPdfs(contents),
      () => null,
    );
    setRead(null);
    const left = joined ? joined.unreadable.flatMap((place) => files[place] ?? []) : files;
    setFailed(left.map(nameOf));
    const count = files.length - left.length;
    if (joined && count > 0) {
      const name = `rapports-reports-${localDay()}.pdf`;
      saveFile(new Blob([joined.content], { type: 'application/pdf' }), name);
    }
    if (!isMounted.current) {
      if (count > 0) toast.success(pair('joined', { count }));
      if (left.length > 0) toast.danger(pair('notJoined', { count: left.length }));
    } else if (left.length > 0 || !onDone) setSaved(count);
    else {
      toast.success(pair('joined', { count }));
      onDone();
    }
  };
  return { join, read, saved, failed };
}
