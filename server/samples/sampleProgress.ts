import { accounts } from './accounts.ts';
import type { Chance } from './chance.ts';
import { noteDetails } from './contract-life.ts';
import type { Draft } from './Draft.ts';
import { daysAfter } from './day.ts';
import type { ContractRow, StudentRow } from './tables.ts';

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
type Level = (typeof levels)[number];

/** Adds tests before and after the courses of the company of the sample link, in which most students rise a level. */
export function addProgress(draft: Draft, chance: Chance, day: string): void {
  const company = draft.rows('companies').find(({ name }) => name === accounts.company.name);
  const contracts = draft
    .rows('contracts')
    .filter(({ companyId, startsOn }) => companyId === company?.id && startsOn !== null && startsOn <= day)
    .toSorted((a, b) => (a.startsOn ?? '').localeCompare(b.startsOn ?? ''));
  for (const contract of contracts) {
    noteDetails(draft, contract);
    for (const { studentId } of draft.rows('enrolments').filter((row) => row.contractId === contract.id)) {
      const student = draft.rows('students').find(({ id }) => id === studentId);
      if (student) testBeside(draft, chance, contract, student, day);
    }
  }
}

function testBeside(
  draft: Draft,
  chance: Chance,
  { id: contractId, languageId, startsOn, endsOn }: ContractRow,
  student: StudentRow,
  day: string,
): void {
  if (languageId === null || startsOn === null || endsOn === null) return;
  const tests = student.levels.filter((test) => test.languageId === languageId);
  const before = tests
    .filter(({ lastTest }) => (lastTest ?? '') <= startsOn)
    .toSorted((a, b) => (b.lastTest ?? '').localeCompare(a.lastTest ?? ''))[0];
  const add = (level: string, lastTest: string) => {
    const test = { languageId, level, lastTest, testerInitials: 'MB' };
    const others = draft.rows('students').find(({ id }) => id === student.id)?.levels ?? [];
    draft.change('students', ({ id }) => id === student.id, { levels: [...others, test] });
  };
  // Adds none if the samples have a later test, which could be lower.
  if (tests.some(({ lastTest }) => (lastTest ?? '') > startsOn)) return;
  const first = before?.level ?? chance.pick(levels.slice(0, 4));
  if (!before) add(first, daysAfter(startsOn, -chance.int(3, 20)));
  const tested = endsOn < day ? daysAfter(endsOn, 2) : daysAfter(day, -chance.int(2, 9));
  const isLateEnough = tested < day && tested > daysAfter(startsOn, 40);
  const next = levels[levels.indexOf(first as Level) + 1];
  if (next) {
    for (const form of draft.rows('reportForms')) {
      if (form.studentId === student.id && form.contractId === contractId && form.answers.next_level)
        draft.change('reportForms', ({ id }) => id === form.id, {
          answers: { ...form.answers, next_level: next },
        });
    }
  }
  if (next && isLateEnough && chance.is(0.7)) add(next, tested);
}
