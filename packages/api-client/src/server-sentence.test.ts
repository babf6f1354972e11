import { expect, it } from 'vitest';
import { serverSentence } from './server-sentence.ts';

it.each([
  'Conflict',
  'Forbidden',
  'forbidden.',
  '403 Forbidden',
  'Not found',
  'The request was refused',
  ' ',
  409,
])('ignores the bare status name %j', (message) => {
  expect(serverSentence(message)).toBeNull();
});

it.each(['Email duplicated', 'The contract is closed', 'Contract 412 not found', 'Not found: 12'])(
  'returns the sentence %j unchanged (DECISION-02)',
  (message) => {
    expect(serverSentence(message)).toBe(message);
  },
);
