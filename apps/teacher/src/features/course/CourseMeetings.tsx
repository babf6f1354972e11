import { MeetingsOfContract } from '@portal/meeting-attendance';
import { Stack } from '@portal/ui';

export interface CourseMeetingsProps {
  contractId: number;
}

/** What is kept of the teacher's online meetings of a course (DECISION-119, DECISION-120). */
export function CourseMeetings({ contractId }: CourseMeetingsProps) {
  return (
    <Stack gap="large">
      <MeetingsOfContract contractId={contractId} />
    </Stack>
  );
}
