import { useSaveMeetingDecisions, useUploadMeetingFile } from '@portal/api-client';
import type { MeetingProposal } from '@portal/meeting-attendance';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';

/**
 * Returns a function that keeps the file of a meeting with its recorded class, and remembers who the participants are. A
 * toast says when it fails: the attendance itself is recorded.
 */
export function useKeepMeeting(contractId: number) {
  const saveDecisions = useSaveMeetingDecisions();
  const upload = useUploadMeetingFile();
  const { failed } = useOutcomeToast();
  return async ({ file, decisions }: MeetingProposal, lessonId: number) => {
    try {
      if (decisions.length > 0) await saveDecisions(contractId, decisions);
      await upload({ content: file, contractId, lessonId });
    } catch (error) {
      failed('toast.meetingNotKept', undefined, { error });
    }
  };
}
