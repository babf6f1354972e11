import type { LastReport, ReportFile } from '@portal/domain';
import { useDownload } from '@portal/records';
import { actionPlaces } from '@portal/records/cells';
import { Button, DownloadIcon, EyeIcon, VisuallyHidden } from '@portal/ui';
import type { ReactNode } from 'react';
import { reportWords } from './report-words';

export interface ReportActionProps {
  /** The row's report; null if none. */
  report: Pick<LastReport, 'file' | 'form'> | null;
  /** Accessible name of the report's subject: `Inès Fortin`. */
  about: ReactNode;
  /** In a table cell (default) or a card. */
  place?: keyof typeof actionPlaces;
  /** Opens the form read-only; undefined if its student is unknown. */
  onView?: () => void;
}

/** A button that downloads a file or opens a form read-only (CON-FINAL-02, REP-LIST-06, OPEN-79). */
export function ReportAction({ report, about, place = 'cell', onView }: ReportActionProps) {
  const { t } = reportWords.useWords();
  if (report?.form && onView) {
    return (
      <Button
        variant="quiet"
        size={place === 'card' ? 'small' : undefined}
        icon={EyeIcon}
        className={actionPlaces[place]}
        onClick={onView}
      >
        {t('seeReport')}
        <VisuallyHidden> {about}</VisuallyHidden>
      </Button>
    );
  }
  return report?.file ? <DownloadButton file={report.file} about={about} place={place} /> : '---';
}

function DownloadButton({
  file,
  about,
  place,
}: { file: ReportFile } & Required<Pick<ReportActionProps, 'about' | 'place'>>) {
  const { t } = reportWords.useWords();
  const { download, busyId } = useDownload();
  return (
    <Button
      variant="quiet"
      size={place === 'card' ? 'small' : undefined}
      icon={DownloadIcon}
      className={actionPlaces[place]}
      busy={busyId !== null}
      onClick={() => void download(file)}
    >
      {t('download')}
      <VisuallyHidden> {about}</VisuallyHidden>
    </Button>
  );
}
