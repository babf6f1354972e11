import { describe, expect, it } from 'vitest';
import { keyOf } from './keyOf.ts';

const course = { id: 35, contract_number: '2026-0301' };
const recorded = { attendance_id: 312, planned_class_id: null, course, date: '2026-09-02' };
const cancelled = { attendance_id: null, planned_class_id: 312, course, date: '2026-09-02' };
const deadline = { course, paper: 'attendance-report', period: '2026-10' };

const differ = (rows: readonly object[]) => expect(new Set(rows.map(keyOf)).size).toBe(rows.length);

describe('the key of a row', () => {
  it('is its id, whatever else it shows', () => {
    expect(keyOf({ id: 7, course, date: '2026-09-02' })).toBe('7');
    expect(keyOf({ id: 7, course: null, date: '2026-09-03' })).toBe('7');
  });

  it('tells the classes of a contract on one day apart', () => {
    differ([
      recorded,
      { ...recorded, attendance_id: 300 },
      cancelled,
      { ...cancelled, planned_class_id: 313 },
    ]);
  });

  it('tells cancelled classes apart by their days once they are deleted', () => {
    const deleted = { ...cancelled, planned_class_id: null };
    differ([deleted, { ...deleted, date: '2026-09-03' }]);
  });

  it('stays the same when what happened to a class changes', () => {
    expect(keyOf({ ...recorded, minutes: 90, change: 'changed' })).toBe(keyOf(recorded));
  });

  it('tells the papers that a contract owes apart', () => {
    differ([deadline, { ...deadline, period: '2026-11' }, { ...deadline, paper: 'attestation' }]);
  });

  it('tells the students of a contract apart, and the contracts of a student', () => {
    const student = { id: 12 };
    differ([
      { course, student },
      { course, student: { id: 13 } },
      { course: { id: 36 }, student },
      { student },
    ]);
  });

  it('is the content of a row of neither a contract nor a student', () => {
    expect(keyOf({ date: '2026-07-01', name: 'Fête' })).toBe('{"date":"2026-07-01","name":"Fête"}');
    expect(keyOf(12)).toBe('12');
  });
});
