import { aPlannedClass, aPlannedContract, lastEnd } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import {
  calendarClasses,
  calendarDays,
  calendarList,
  calendarView,
  filterOptions,
  nameOfClass,
  stepDate,
} from './calendar-view';

const span = { from: '2026-11-23', to: '2026-11-29' };

describe('the days of the calendar', () => {
  it.each([
    ['week', '', '2026-11-23', '2026-11-29', 7],
    ['week', '2026-11-29', '2026-11-23', '2026-11-29', 7],
    ['week', '2027-01-01', '2026-12-28', '2027-01-03', 7],
    ['week', 'nonsense', '2026-11-23', '2026-11-29', 7],
    ['month', '2026-11-15', '2026-10-26', '2026-12-06', 42],
    ['month', '2027-02-03', '2027-02-01', '2027-02-28', 28],
  ] as const)('of the %s of "%s" are those from %s to %s', (view, date, from, to, count) => {
    const { days, span: found } = calendarDays({ view, date }, '2026-11-25');
    expect(found).toEqual({ from, to });
    expect([days[0], days.at(-1), days.length]).toEqual([from, to, count]);
  });

  it.each([
    ['week', '2026-11-25', 1, '2026-12-02'],
    ['week', '2027-01-01', -1, '2026-12-25'],
    ['month', '2026-11-30', 1, '2026-12-01'],
    ['month', '2026-11-30', -1, '2026-10-01'],
  ] as const)('step by %s from %s by %d to %s', (view, day, steps, expected) => {
    expect(stepDate(view, day, steps)).toBe(expected);
  });
});

const contracts = [
  aPlannedContract(),
  aPlannedContract({
    id: 13,
    number: '2026-0359',
    teacher: null,
    company: null,
    language: { id: 2, name: 'Anglais' },
    students: [],
  }),
];
const classes = [
  aPlannedClass({ id: 1, time: '08:30', lessonId: 7 }),
  aPlannedClass({ id: 2, time: '10:00' }),
  aPlannedClass({ id: 3, date: '2026-11-26', clashes: [4] }),
  aPlannedClass({ id: 4, contractId: 13, date: '2026-11-26', clashes: [3] }),
  aPlannedClass({ id: 5, contractId: 13, date: '2026-11-27', isCancelled: true }),
  aPlannedClass({ id: 6, contractId: 13, date: '2026-11-27' }),
];
const now = { date: '2026-11-24', time: '09:00' };
const all = calendarClasses({ classes, contracts, span }, lastEnd(classes, now));
const shown = (differing: Partial<(typeof calendarList)['defaults']>) =>
  calendarView(all, { ...calendarList.defaults, ...differing });

describe('the classes of the calendar', () => {
  it('have the states of the moment at which a class last ended', () => {
    expect(lastEnd(classes, now)).toBe('2026-11-23 11:30');
    expect(lastEnd(classes, { date: '2026-11-23', time: '09:59' })).toBe('');
    expect(lastEnd(classes, { date: '2026-11-23', time: '10:00' })).toBe('2026-11-23 10:00');
    expect(all.map(({ status }) => status)).toEqual([
      'recorded',
      'missing',
      'clash',
      'clash',
      'cancelled',
      'planned',
    ]);
  });

  it.each([
    [{}, [1, 2, 3, 4, 5, 6]],
    [{ status: 'clash' }, [3, 4]],
    [{ teacher: '1' }, [1, 2, 3]],
    [{ teacher: 'none' }, [4, 5, 6]],
    [{ language: '2', status: 'planned' }, [6]],
    [{ company: '1', status: 'cancelled' }, []],
  ] as const)('pass the filters %o', (filters, expected) => {
    expect(shown(filters).shown.map(({ id }) => id)).toEqual(expected);
  });

  it('are counted by state, whatever state is chosen', () => {
    const counts = { all: 3, planned: 1, recorded: 0, missing: 0, cancelled: 1, clash: 1 };
    expect(shown({ teacher: 'none', status: 'planned' }).counts).toEqual(counts);
  });

  it('say what the filters can be set to', () => {
    expect(filterOptions(all, 'language').map(({ label }) => label)).toEqual(['Anglais', 'Français']);
    expect(filterOptions(all, 'teacher')).toEqual([
      { value: 'none', label: '' },
      { value: '1', label: 'Léa Villeneuve' },
    ]);
    expect(filterOptions(all, 'company')).toEqual([{ value: '1', label: 'Aéro Beauséjour inc.' }]);
  });

  it('are called by their client, their students or their contract', () => {
    const names = [{}, { company: null }, { company: null, students: [] }].map((differing) =>
      nameOfClass({ ...aPlannedClass(), contract: aPlannedContract(differing) }),
    );
    expect(names).toEqual(['Aéro Beauséjour inc.', 'Inès Fortin, Zoé Légaré, Denis Ouellet', '2026-0412']);
  });
});
