import { type KeptMeetingFile, useDeleteMeetingFile } from '@portal/api-client';
import { datePair } from '@portal/i18n';
import { MeetingsOfContract } from '@portal/meeting-attendance';
import { ActionDialog } from '@portal/records';
import { ButtonLink, Card, UploadIcon } from '@portal/ui';
import { useState } from 'react';
import { pathTo } from '../../../paths';
import { meetingsWords } from './meetings-words';

/** What is kept of the online meetings of a contract, with a link to fill in attendance from several files at once. */
export function MeetingsCard({ contractId }: { contractId: number }) {
  const { t, stack } = meetingsWords.useWords();
  const [deleting, setDeleting] = useState<KeptMeetingFile | null>(null);
  return (
    <Card
      title={stack('title')}
      aside={
        <ButtonLink size="small" icon={UploadIcon} href={pathTo('courses.meetings')}>
          {t('several')}
        </ButtonLink>
      }
    >
      <MeetingsOfContract contractId={contractId} onDelete={setDeleting} />
      {deleting && <DeleteMeetingFileDialog file={deleting} onClose={() => setDeleting(null)} />}
    </Card>
  );
}

/** Asks before the file of a meeting is deleted for good. */
function DeleteMeetingFileDialog({ file, onClose }: { file: KeptMeetingFile; onClose: () => void }) {
  const { t, stack, pair } = meetingsWords.useWords();
  const deleteFile = useDeleteMeetingFile();
  return (
    <ActionDialog
      title={stack('deleteTitle')}
      confirmLabel={t('delete')}
      tone="critical"
      action={() => deleteFile(file.id)}
      done={pair('deleted')}
      refused={pair('notDeleted')}
      onClose={onClose}
    >
      <p>{stack('deleteText')}</p>
      <p>{t('ofFile', { name: file.name, day: datePair(file.date) })}</p>
    </ActionDialog>
  );
}
