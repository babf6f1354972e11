import { useCoursePlan, useHasExtension, usePlannedClasses } from '@portal/api-client';
import {
  type CalendarDate,
  type Contract,
  type PlannedClass,
  studentsOn,
  typedLessonDetails,
  weeksAround,
} from '@portal/domain';
import { FillFromMeeting, type MeetingProposal } from '@portal/meeting-attendance';
import { useToday } from '@portal/shell';
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
  const [isOpened, setIsOpened] = useState(false);
  const classes = useClassesOn(contract.id, draft.date, isOpened);
  const planned = classes.find(({ id }) => String(id) === draft.plannedClassId) ?? classes[0];
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

/** The planned classes of a contract on a day: of the weeks that a device keeps, else those of the whole plan. */
function useClassesOn(contractId: number, date: CalendarDate | '', isAsked: boolean): PlannedClass[] {
  const isPlanned = useHasExtension('planned-classes') && isAsked && date !== '';
  const weeks = weeksAround(useToday());
  const isNear = weeks.from <= date && date <= weeks.to;
  const near = usePlannedClasses(isPlanned && isNear ? weeks : null);
  const plan = useCoursePlan(isPlanned && !isNear ? contractId : null);
  const { classes = [] } = (isNear ? near.data : plan.data) ?? {};
  return classes.filter((one) => one.contractId === contractId && one.date === date && !one.isCancelled);
}
