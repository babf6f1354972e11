import { downloadFile, useApi } from '@portal/api-client';
import type { LastReport, ReportFile } from '@portal/domain';
import { saveFile, useToast } from '@portal/shell';
import { Button, DownloadIcon, EyeIcon, VisuallyHidden } from '@portal/ui';
import { useState } from 'react';
import { copy } from '../copy';
import { actionInCell } from './ReportAction.css';

export type ReportActionProps = {
  /** The report of the row. */
  report: Pick<LastReport, 'file' | 'form'> | null;
  /** The report's name, which completes the button's accessible name: `Inès Fortin, 2026-0412`. */
  about: string;
  /** Opens the form to read. */
  onView: () => void;
};

/** Opens the form of a report, or downloads its file (LINK-COMP-09, LINK-STU-07). */
export function ReportAction({ report, about, onView }: ReportActionProps) {
  const { t } = copy.useWords();
  if (report?.form) {
    return (
      <Button variant="quiet" icon={EyeIcon} className={actionInCell} onClick={onView}>
        {t('view')}
        <VisuallyHidden> {about}</VisuallyHidden>
      </Button>
    );
  }
  return report?.file ? <DownloadButton file={report.file} about={about} /> : '---';
}

function DownloadButton({ file, about }: { file: ReportFile; about: string }) {
  const api = useApi();
  const toast = useToast();
  const { t, pair } = copy.useWords();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { content, name } = await downloadFile(api, file.id);
      saveFile(content, name ?? file.name ?? `${about}.pdf`);
      toast.settle();
    } catch {
      toast.danger(pair('toast.notDownloaded'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" icon={DownloadIcon} busy={busy} className={actionInCell} onClick={download}>
      <VisuallyHidden>{t('download')} </VisuallyHidden>
      {kindOf(file.name)}
      <VisuallyHidden> {about}</VisuallyHidden>
    </Button>
  );
}

/** Returns the file type to show before opening: `PDF` for `rapport.pdf`. */
function kindOf(name: string | null): string {
  return /\.(\w{2,4})$/.exec(name ?? '')?.[1]?.toUpperCase() ?? 'PDF';
}
