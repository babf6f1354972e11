import type { ContractToFollowUp } from './contract-follow-up.ts';

/** A contract in mid-term with no follow-ups on 20 November 2026. */
export function aContractToFollowUp(differing: Partial<ContractToFollowUp> = {}): ContractToFollowUp {
  return {
    id: 412,
    number: '2026-0412',
    company: 'Aéro Beauséjour inc.',
    teacher: { id: 31, name: 'Léa', lastName: 'Villeneuve' },
    startsOn: '2026-09-08',
    endsOn: '2026-12-18',
    attendanceComplete: false,
    lastLessonOn: '2026-11-19',
    outline: { status: 'submitted' },
    materialUndecided: false,
    reportsDue: 0,
    ...differing,
  };
}
