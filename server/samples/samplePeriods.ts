import type { Draft } from './Draft.ts';
import { daysAfter } from './day.ts';
import type { ContractRow } from './tables.ts';

/**
 * Adds periods to two contracts: a student who joined late, one who left, and one who left and came back (2026-0362,
 * where all have a report), and a teacher who gave the first six classes (2026-0384).
 */
export function addPeriods(draft: Draft): void {
  const [grouped, handedOver] = ['2026-0362', '2026-0384'].map((number) => contractOf(draft, number));
  if (grouped) addEnrolmentPeriods(draft, grouped);
  if (handedOver) addTeachingPeriod(draft, handedOver);
}

function addEnrolmentPeriods(draft: Draft, contract: ContractRow): void {
  const [, , late, left, returned] = draft
    .rows('enrolments')
    .filter(({ contractId }) => contractId === contract.id);
  const dayOf = classDays(draft, contract);
  if (!late || !left || !returned) throw new Error(`too few students in ${contract.number}`);
  const change = (id: number, values: { startsOn?: string; endsOn?: string }) =>
    draft.change('enrolments', (row) => row.id === id, values);
  change(late.id, { startsOn: dayOf(6) });
  change(left.id, { endsOn: dayOf(11) });
  change(returned.id, { endsOn: dayOf(4) });
  draft.add('enrolments', {
    contractId: contract.id,
    studentId: returned.studentId,
    startsOn: dayOf(9),
  });
  // Removes absences from before a student joined or after the student left.
  const periods = draft.rows('enrolments').filter(({ contractId }) => contractId === contract.id);
  for (const { id, date, absentStudentIds } of classesOf(draft, contract)) {
    const members = absentStudentIds.filter((student) =>
      periods.some(
        ({ studentId, startsOn = date, endsOn = date }) =>
          studentId === student && startsOn <= date && date <= endsOn,
      ),
    );
    draft.change('lessons', (lesson) => lesson.id === id, { absentStudentIds: members });
  }
}

function addTeachingPeriod(draft: Draft, contract: ContractRow): void {
  const [former] = contract.previousTeachers;
  const replacedOn = daysAfter(classDays(draft, contract)(5), 1);
  if (!former) throw new Error(`no former teacher in ${contract.number}`);
  draft.change('contracts', ({ id }) => id === contract.id, {
    previousTeachers: [{ ...former, replacedOn }],
  });
  draft.change('lessons', ({ contractId, date }) => contractId === contract.id && date < replacedOn, {
    teacherId: former.teacherId,
  });
}

function contractOf(draft: Draft, number: string): ContractRow {
  const contract = draft.rows('contracts').find((row) => row.number === number);
  if (!contract) throw new Error(`no contract ${number}`);
  return contract;
}

function classesOf(draft: Draft, contract: ContractRow) {
  return draft
    .rows('lessons')
    .filter(({ contractId }) => contractId === contract.id)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** Returns a function that gives the day of the nth class, from 0. */
function classDays(draft: Draft, contract: ContractRow): (place: number) => string {
  const classes = classesOf(draft, contract);
  return (place) => {
    const found = classes[place];
    if (!found) throw new Error(`too few classes in ${contract.number}`);
    return found.date;
  };
}
