import { expect, it } from 'vitest';
import { highlightableColumns, highlightsOf } from './contract-highlights.ts';

it('offers the data columns of the flavour, neither flag nor notes (CON-HIGHLIGHT-01)', () => {
  expect(highlightableColumns({ status: 'pending', highlights: {} })).toEqual([
    'number',
    'company',
    'students',
    'language',
    'courseType',
    'teacher',
    'startsOn',
    'endsOn',
    'confirmationSent',
  ]);
});

it('offers what was highlighted before the contract moved on, so that it can be taken away', () => {
  const highlights = { confirmationSent: 'caution', company: 'caution', invoice: 'caution' };
  const offered = highlightableColumns({ status: 'activated', highlights });
  expect(offered).toContain('confirmationSent');
  expect(offered.filter((column) => column === 'company')).toHaveLength(1);
  expect(offered).not.toContain('invoice');
});

it('keeps the colour of what was highlighted, and drops what is not ticked any more (CON-HIGHLIGHT-06)', () => {
  expect(highlightsOf(['company', 'endsOn'], { company: 'yellow', number: 'yellow' })).toEqual({
    company: 'yellow',
    endsOn: 'caution',
  });
});
