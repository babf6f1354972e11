import { downloadFile, type ReportKey, useApi } from '@portal/api-client';
import { localDay, saveFile, useToast } from '@portal/shell';
import { Button, Dialog, DownloadIcon, PrintIcon } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import * as styles from './SaveAsPdf.css';
import type { SummaryRow } from './summary-list';
import { summaryWords } from './summary-words';

export type SaveAsPdfProps = {
  /** The reports to save. */
  rows: readonly SummaryRow[];
  /** Opens the print view of these reports. */
  onPrint: (reports: readonly ReportKey[]) => void;
  onClose: () => void;
};

/**
 * Reports as one PDF: forms open in the print view, whose PDF the browser writes; uploaded files are joined into one.
 * Where there are both kinds, a dialog offers both.
 */
export function SaveAsPdf({ rows, onPrint, onClose }: SaveAsPdfProps) {
  const { t, stack } = summaryWords.useWords();
  const forms = rows.filter(({ lastReport }) => lastReport?.form);
  const files = rows.flatMap(({ lastReport }) => (!lastReport?.form && lastReport?.file) || []);
  const { join, isJoining } = useJoinedFiles(onClose);
  const hasBoth = forms.length > 0 && files.length > 0;
  const print = () => {
    onClose();
    onPrint(forms.map(({ student, contractId }) => ({ studentId: student.id, contractId })));
  };
  const start = useEffectEvent(() => {
    if (hasBoth) return;
    if (forms.length > 0) print();
    else void join(files.map(({ id }) => id));
  });
  useEffect(() => start(), []);
  if (!hasBoth) return null;
  return (
    <Dialog open size="small" title={stack('allAsPdf')} closeLabel={t('close')} onClose={onClose}>
      <div>{stack('twoParts')}</div>
      <div className={styles.part}>
        <Button variant="primary" wide icon={PrintIcon} onClick={print}>
          {t('printForms', { count: forms.length })}
        </Button>
        <div className={styles.note}>{stack('printFormsText')}</div>
      </div>
      <div className={styles.part}>
        <Button
          wide
          icon={DownloadIcon}
          busy={isJoining}
          onClick={() => void join(files.map(({ id }) => id))}
        >
          {t('joinFiles', { count: files.length })}
        </Button>
        <div className={styles.note}>{stack('joinFilesText')}</div>
      </div>
    </Dialog>
  );
}

/** Downloads files and saves them as one PDF; says which were no PDF. */
function useJoinedFiles(onDone: () => void) {
  const api = useApi();
  const toast = useToast();
  const { pair } = summaryWords.useWords();
  const [isJoining, setJoining] = useState(false);
  const join = async (ids: readonly number[]) => {
    setJoining(true);
    try {
      const contents: ArrayBuffer[] = [];
      for (const id of ids) contents.push(await (await downloadFile(api, id)).content.arrayBuffer());
      const { joinPdfs } = await import('./join-pdfs');
      const { content, joined, unreadable } = await joinPdfs(contents);
      if (joined > 0) {
        saveFile(new Blob([content], { type: 'application/pdf' }), `rapports-reports-${localDay()}.pdf`);
        toast.success(pair('joined', { count: joined }));
      }
      if (unreadable > 0) toast.danger(pair('notJoined', { count: unreadable }));
      onDone();
    } catch {
      toast.danger(pair('notSaved'));
      setJoining(false);
      onDone();
    }
  };
  return { join, isJoining };
}
