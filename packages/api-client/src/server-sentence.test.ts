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
])('takes %j for no reason', (message) => {
  expect(serverSentence(message)).toBeNull();
});

it.each(['Email duplicated', 'The contract is closed', 'Contract 412 not found', 'Not found: 12'])(
  'gives the sentence %j as received (DECISION-02)',
  (message) => {
    expect(serverSentence(message)).toBe(message);
  },
);
