import type { LastReport, ReportFile } from '@portal/domain';
import { Button, DownloadIcon, EyeIcon, VisuallyHidden } from '@portal/ui';
import { useDownload } from '../useDownload';
import { inCell } from './ReportAction.css';
import { reportWords } from './report-words';

export interface ReportActionProps {
  /** The report of the row; null where there is none. */
  report: Pick<LastReport, 'file' | 'form'> | null;
  /** Whose report it is, read with the button: `Inès Fortin`. */
  about: string;
  /** Opens the form to read; left out where nobody knows whose it is. */
  onView?: () => void;
}

/** A file is downloaded, a form is opened to read (CON-FINAL-02, REP-LIST-06, OPEN-79). */
export function ReportAction({ report, about, onView }: ReportActionProps) {
  const { t } = reportWords.useWords();
  if (report?.form && onView) {
    return (
      <Button variant="quiet" icon={EyeIcon} className={inCell} onClick={onView}>
        {t('action.view')}
        <VisuallyHidden> {about}</VisuallyHidden>
      </Button>
    );
  }
  return report?.file ? <DownloadButton file={report.file} about={about} /> : '---';
}

function DownloadButton({ file, about }: { file: ReportFile; about: string }) {
  const { t } = reportWords.useWords();
  const { download, busyId } = useDownload();
  return (
    <Button
      variant="quiet"
      icon={DownloadIcon}
      className={inCell}
      busy={busyId !== null}
      onClick={() => void download(file)}
    >
      {t('action.download')}
      <VisuallyHidden> {about}</VisuallyHidden>
    </Button>
  );
}
