import { describe, expect, it } from 'vitest';
import {
  blankDraft,
  correctionOf,
  draftOf,
  hoursAfter,
  lessonOf,
  newDraft,
  onDay,
  plannedDraft,
  plannedStart,
  withContract,
  withDate,
  withPresence,
} from './attendance-draft';

const today = '2026-11-20';
const late = { studentId: 501, late: '10', leftEarly: '', isExcused: false };

describe('the attendance form', () => {
  it('opens on today with everyone present and no length (PORTAL-ATT-04, PORTAL-ATT-07)', () => {
    expect(newDraft('', today)).toEqual({
      contractId: '',
      date: today,
      openedOn: today,
      minutes: '',
      allPresent: true,
      absentStudentIds: [],
      details: [],
      note: '',
      plannedClassId: '',
    });
  });

  it('moves to the next day with the calendar, and remembers the day on which it was opened (DECISION-49)', () => {
    expect(onDay(newDraft('412', today), '2026-11-21')).toMatchObject({
      date: '2026-11-21',
      openedOn: today,
    });
  });

  it('keeps a date that somebody chose (DECISION-49)', () => {
    const chosen = withDate(newDraft('412', today), '2026-11-18', '2026-11-21');
    expect(chosen).toMatchObject({ date: '2026-11-18', openedOn: '2026-11-21' });
    expect(onDay(chosen, '2026-11-22')).toEqual(chosen);
    const submitted = draftOf({ contractId: 412, date: today, minutes: 90, absentStudentIds: [] });
    expect(onDay(submitted, '2026-11-22')).toEqual(submitted);
  });

  it('sends whom the teacher marked as absent (PORTAL-ATT-08)', () => {
    let draft = { ...newDraft('412', today), minutes: '90', allPresent: false };
    draft = withPresence(draft, 501, false);
    draft = withPresence(draft, 502, false);
    draft = withPresence(draft, 501, true);
    expect(lessonOf(draft)).toEqual({ contractId: 412, date: today, minutes: 90, absentStudentIds: [502] });
  });

  it('sends nobody as absent once all are present again, and remembers who was (PORTAL-ATT-10)', () => {
    const marked = withPresence({ ...newDraft('412', today), minutes: '60', allPresent: false }, 501, false);
    expect(lessonOf({ ...marked, allPresent: true }).absentStudentIds).toEqual([]);
    expect(lessonOf({ ...marked, allPresent: false }).absentStudentIds).toEqual([501]);
  });

  it('opens with the day and length of a planned class, names it, and keeps its day at midnight (DECISION-51)', () => {
    const planned = plannedDraft('412', { id: 7, date: today, minutes: 75 });
    const lesson = { contractId: 412, date: today, minutes: 75, absentStudentIds: [], plannedClassId: 7 };
    expect(lessonOf(planned)).toEqual(lesson);
    expect(onDay(planned, '2026-11-22')).toEqual(planned);
    expect(draftOf(lesson)).toEqual(planned);
    expect(lessonOf(withContract(planned, '395'))).not.toHaveProperty('plannedClassId');
  });

  it('has each key also while it is blank, because a restored draft has the keys of the blank one (DECISION-51)', () => {
    const planned = plannedDraft('412', { id: 7, date: today, minutes: 75 });
    expect(Object.keys(blankDraft)).toEqual(Object.keys(planned));
    expect(Object.keys(withContract(planned, '395'))).toEqual(Object.keys(planned));
  });

  it.each([
    ['class=7&date=2026-11-20&minutes=75', { id: 7, date: '2026-11-20', minutes: 75 }],
    ['class=7&date=2026-11-31&minutes=75', null],
    ['class=7&date=2026-11-20&minutes=0', null],
    ['class=7&date=2026-11-20&minutes=1441', null],
    ['class=x&date=2026-11-20&minutes=75', null],
    ['class=7&minutes=75', null],
    ['', null],
  ])('reads the planned class of ?%s', (search, planned) => {
    expect(plannedStart(new URLSearchParams(search))).toEqual(planned);
  });

  it('takes nobody along to another contract', () => {
    const absent = withPresence({ ...newDraft('412', today), allPresent: false }, 501, false);
    const marked = { ...absent, details: [late], note: 'Salle 4' };
    expect(withContract(marked, '395')).toMatchObject({
      allPresent: true,
      absentStudentIds: [],
      details: [],
      note: 'Salle 4',
    });
  });

  it('sends note and details only if there are any, and opens with both again (DECISION-51)', () => {
    const plain = { ...newDraft('412', today), minutes: '90' };
    expect(Object.keys(lessonOf({ ...plain, note: '  ' }))).toEqual([
      'contractId',
      'date',
      'minutes',
      'absentStudentIds',
    ]);
    const lesson = lessonOf({ ...plain, note: ' Salle 4 ', details: [late] });
    expect(lesson).toMatchObject({
      note: 'Salle 4',
      details: [{ studentId: 501, lateMinutes: 10, leftEarlyMinutes: 0, isExcused: false }],
    });
    expect(draftOf(lesson)).toMatchObject({ note: 'Salle 4', details: [late] });
    // An absent student is not late.
    expect(
      lessonOf({ ...plain, allPresent: false, absentStudentIds: [501], details: [late] }),
    ).not.toHaveProperty('details');
  });

  it('says of a corrected lesson also that note and details are gone (DECISION-52)', () => {
    expect(correctionOf({ ...newDraft('412', today), minutes: '90' })).toEqual({
      contractId: 412,
      date: today,
      minutes: 90,
      absentStudentIds: [],
      note: null,
      details: [],
    });
  });
});

it.each([
  [31 * 60, 90, 48, { taught: 32.5, contracted: 48, overrun: 0 }],
  [47 * 60, 120, 48, { taught: 49, contracted: 48, overrun: 1 }],
  [0, 30, 0, { taught: 0.5, contracted: 0, overrun: 0.5 }],
])('after %i min and %i more of %i h the hours stand at %o', (minutesTaught, minutes, contracted, after) => {
  expect(hoursAfter(minutesTaught, minutes, contracted)).toEqual(after);
});
