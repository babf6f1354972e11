import { useCoursePlan, useHasExtension } from '@portal/api-client';
import { type Contract, studentsOn, typedLessonDetails } from '@portal/domain';
import { FillFromMeeting, type MeetingProposal } from '@portal/features';
import { useState } from 'react';
import type { AttendanceDraft } from './attendance-draft';

export interface MeetingOfLessonProps {
  contract: Contract;
  draft: AttendanceDraft;
  /** The meeting that filled in the form; null without one. */
  meeting: MeetingProposal | null;
  /** Called with the filled-in form and the meeting that is kept with the class; null when it is taken out again. */
  onChange: (draft: AttendanceDraft, meeting: MeetingProposal | null) => void;
}

/** Fills in the teacher's attendance form from the file of an online meeting. */
export function MeetingOfLesson({ contract, draft, meeting, onChange }: MeetingOfLessonProps) {
  const isPlanned = useHasExtension('planned-classes');
  const [isOpened, setIsOpened] = useState(false);
  const plan = useCoursePlan(isPlanned && isOpened ? contract.id : null);
  const ofDay = plan.data?.classes.filter(({ date }) => date === draft.date) ?? [];
  const planned = ofDay.find(({ id }) => String(id) === draft.plannedClassId) ?? ofDay[0];
  const { date, minutes } = draft;
  return (
    <FillFromMeeting
      contractId={contract.id}
      lesson={
        date === '' || minutes === '' ? null : { date, minutes: Number(minutes), time: planned?.time ?? null }
      }
      studentIds={date === '' ? [] : studentsOn(contract, date).map(({ id }) => id)}
      meeting={meeting}
      onOpen={() => setIsOpened(true)}
      onRemove={() => onChange(draft, null)}
      onUse={(proposal) =>
        onChange(
          {
            ...draft,
            allPresent: proposal.absentStudentIds.length === 0,
            absentStudentIds: proposal.absentStudentIds,
            details: typedLessonDetails(proposal.details),
          },
          proposal,
        )
      }
    />
  );
}
