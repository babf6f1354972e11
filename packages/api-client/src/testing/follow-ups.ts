import { type CalendarDate, type Contract, type EndingClass, lacksMaterial } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { CourseToFollowUp } from '../generated/types.gen.ts';
import { personToWire } from '../wire/person.ts';
import { yesNo } from '../wire/yes-no.ts';
import { answers, type Situation } from './situation.ts';
import { contractToWire } from './wire/contract.ts';

export interface FollowUpsSituation extends Situation {
  contracts?: Contract[];
  /** The days of the latest lesson by contract id. */
  lastLessons?: Readonly<Record<number, CalendarDate>>;
  /** The planned classes of the contracts. */
  classes?: readonly EndingClass[];
  /** The addresses of the teachers, by their ids. */
  emails?: Readonly<Record<number, string>>;
}

/** Answers the call about the contracts to follow up. The extension is named by other handlers. */
export function followUpsHandlers({
  contracts = [],
  lastLessons = {},
  classes = [],
  emails = { 31: 'lea.villeneuve@passerelle.example' },
  ...situation
}: FollowUpsSituation = {}): HttpHandler[] {
  return [
    answers('get', '/courses/toFollowUp', situation, ({ query }) => {
      const isOpen = ({ date, isCancelled, lessonId }: EndingClass) =>
        date >= (query.get('from') ?? '') &&
        date <= (query.get('to') ?? '') &&
        !isCancelled &&
        lessonId === null;
      const courses = contracts.filter(({ status }) => status === 'activated');
      return {
        ...(query.get('withEmails') === '1' && {
          teachers: Object.entries(emails).map(([id, email]) => ({ id: Number(id), email })),
        }),
        data: courses.map((contract) => ({
          ...contractToFollowUp(contract),
          last_lesson_date: lastLessons[contract.id] ?? null,
          open_classes: classes
            .filter((planned) => planned.contractId === contract.id && isOpen(planned))
            .map(({ id, date, time, minutes, teacher }) => ({
              id,
              date,
              time,
              minutes,
              ...(teacher !== undefined && { teacher: teacher && personToWire(teacher) }),
            })),
        })),
      };
    }),
  ];
}

function contractToFollowUp(contract: Contract): Omit<CourseToFollowUp, 'last_lesson_date' | 'open_classes'> {
  return {
    id: contract.id,
    contract_number: contract.number,
    company: contract.company?.name ?? null,
    teacher: contract.teacher && personToWire(contract.teacher),
    start_date: contract.startsOn,
    end_date: contract.endsOn,
    attendance_status: yesNo(contract.attendanceComplete),
    outline_status: contract.outline?.status ?? null,
    material_undecided: yesNo(lacksMaterial(contract)),
    reports_due: contractToWire(contract).reports_due ?? 0,
  };
}
