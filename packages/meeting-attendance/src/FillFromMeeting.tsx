import { useHasExtension } from '@portal/api-client';
import { Button, CloseIcon, IconButton, UploadIcon } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import { chosenFile } from './FillFromMeeting.css';
import type { MeetingFileDialogProps, MeetingProposal } from './MeetingFileDialog';
import { meetingFileWords } from './meeting-file-words';

// The dialog and the code that reads tables load when they are needed.
const MeetingFileDialog = lazy(async () => ({
  default: (await import('./MeetingFileDialog')).MeetingFileDialog,
}));

export interface FillFromMeetingProps extends Pick<MeetingFileDialogProps, 'contractId' | 'studentIds'> {
  /** Day, length and start of the class; null until day and length are chosen. */
  lesson: MeetingFileDialogProps['lesson'] | null;
  /** The meeting that filled in the form; null without one. */
  meeting: MeetingProposal | null;
  /** Called with the reviewed attendance. */
  onUse: (proposal: MeetingProposal) => void;
  /** Called when the person does not want the file to be kept. */
  onRemove: () => void;
  /** Called when the dialog opens, for what it needs. */
  onOpen?: () => void;
}

/**
 * A button that fills in an attendance form from the file of an online meeting, and names the file that will be kept.
 * Renders nothing for a backend without the extension `meeting-attendance`.
 */
export function FillFromMeeting({
  lesson,
  meeting,
  onUse,
  onRemove,
  onOpen,
  ...people
}: FillFromMeetingProps) {
  const isOffered = useHasExtension('meeting-attendance');
  const { t, stack } = meetingFileWords.useWords();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOffered) return null;
  return (
    <div>
      <Button
        size="large"
        icon={UploadIcon}
        blockedReason={!lesson && stack('blocked.lesson')}
        onClick={() => {
          onOpen?.();
          setIsOpen(true);
        }}
      >
        {t('open')}
      </Button>
      {meeting && (
        <p className={chosenFile}>
          {meeting.file.name}
          <IconButton icon={CloseIcon} onClick={onRemove}>
            {t('remove', { name: meeting.file.name })}
          </IconButton>
        </p>
      )}
      {isOpen && lesson && (
        <Suspense>
          <MeetingFileDialog
            {...people}
            lesson={lesson}
            onUse={(proposal) => {
              setIsOpen(false);
              onUse(proposal);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
