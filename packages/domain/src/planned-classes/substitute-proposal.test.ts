import { describe, expect, it } from 'vitest';
import { aPlannedClass } from './planned-class.fixtures.ts';
import {
  groupProposals,
  isProposalInForce,
  obstacleToProposal,
  type ProposalFacts,
  proposableClasses,
  proposalAfterChoice,
  type SubstituteProposal,
} from './substitute-proposal.ts';

const [lea, andrew, gaelle] = [1, 2, 3];

const facts = (differing: Partial<ProposalFacts> = {}): ProposalFacts => ({
  status: 'open',
  substituteId: andrew,
  proposedById: lea,
  usualTeacherId: lea,
  chosenId: null,
  isOpen: true,
  ...differing,
});

describe('a proposal counts (DECISION-99)', () => {
  it.each<[string, Partial<ProposalFacts>, boolean]>([
    ['while it is open and the class to be given by who proposed', {}, true],
    ['not once the class is cancelled or recorded', { isOpen: false }, false],
    ['not once the contract is another teacher’s on that day', { usualTeacherId: gaelle }, false],
    ['not without a teacher on that day', { usualTeacherId: null }, false],
    ['not beside a substitute', { chosenId: gaelle }, false],
    ['confirmed, while the colleague is the substitute', { status: 'confirmed', chosenId: andrew }, true],
    [
      'confirmed, also once the class is recorded',
      { status: 'confirmed', chosenId: andrew, isOpen: false },
      true,
    ],
    ['confirmed, not with another substitute', { status: 'confirmed', chosenId: gaelle }, false],
    ['declined, also once another one is chosen', { status: 'declined', chosenId: gaelle }, true],
    ['declined, also once the class is cancelled', { status: 'declined', isOpen: false }, true],
    ['declined, not for another teacher', { status: 'declined', usualTeacherId: gaelle }, false],
  ])('%s', (_, differing, expected) => {
    expect(isProposalInForce(facts(differing))).toBe(expected);
  });
});

describe('the choice of a substitute', () => {
  it.each([
    ['open', andrew, 'confirmed'],
    ['open', gaelle, 'declined'],
    ['open', null, 'declined'],
    ['confirmed', andrew, 'confirmed'],
    ['confirmed', gaelle, null],
    ['confirmed', null, null],
    ['declined', gaelle, 'declined'],
    ['declined', null, 'declined'],
  ] as const)('leaves a proposal that is %s, when %s is chosen, %s', (status, chosenId, expected) => {
    expect(proposalAfterChoice({ status, substituteId: andrew }, chosenId)).toBe(expected);
  });
});

const teacher = { id: lea, name: 'Léa', lastName: 'Villeneuve' };
const colleague = { id: andrew, name: 'Andrew', lastName: 'Parker' };
const now = { date: '2026-11-23', time: '11:59' };
const own = (differing = {}) =>
  aPlannedClass({ usualTeacher: teacher, substitute: null, proposal: null, ...differing });
const proposal = (differing: Partial<SubstituteProposal> = {}): SubstituteProposal => ({
  status: 'open',
  substitute: colleague,
  proposedBy: teacher,
  answer: null,
  ...differing,
});

describe('a teacher proposes a substitute', () => {
  it.each([
    ['for a class that begins in a minute', {}, null],
    ['not for a recorded class', { lessonId: 5 }, 'recorded'],
    ['not for a cancelled one', { isCancelled: true }, 'cancelled'],
    ['not for one with a substitute', { substitute: colleague }, 'of-another'],
    ['not for one of another teacher', { usualTeacher: colleague }, 'of-another'],
    ['not for one without a teacher', { usualTeacher: null }, 'of-another'],
    ['not for one that begins now', { time: '11:59' }, 'begun'],
    ['not for one of yesterday', { date: '2026-11-22', time: '18:00' }, 'begun'],
  ])('%s', (_, differing, expected) => {
    expect(obstacleToProposal(own(differing), lea, now)).toBe(expected);
  });

  it('for own classes without an open proposal, where the backend knows proposals', () => {
    const classes = [
      own({ id: 1 }),
      own({ id: 2, proposal: proposal() }),
      own({ id: 3, proposal: proposal({ status: 'declined' }) }),
      own({ id: 4, proposal: undefined }),
      own({ id: 5, lessonId: 7 }),
    ];
    expect(proposableClasses(classes, now).map(({ id }) => id)).toEqual([1, 3]);
  });
});

it('groups proposals that are answered together', () => {
  const classes = [
    own({ id: 1, proposal: proposal() }),
    own({ id: 2 }),
    own({ id: 3, proposal: proposal({ substitute: { ...colleague, id: gaelle } }) }),
    own({ id: 4, proposal: proposal() }),
    own({ id: 5, proposal: proposal({ status: 'declined', answer: 'En congé' }) }),
    own({ id: 6, proposal: proposal({ status: 'declined' }) }),
    own({ id: 7, proposal: proposal({ proposedBy: { ...teacher, id: 9 } }) }),
  ];
  const groups = groupProposals(classes);
  expect(groups.map(({ classes: ofGroup }) => ofGroup.map(({ id }) => id))).toEqual([
    [1, 4],
    [3],
    [5],
    [6],
    [7],
  ]);
  expect(groups[2]?.proposal.answer).toBe('En congé');
  expect(new Set(groups.map(({ key }) => key)).size).toBe(5);
});
