import { describe, expect, it } from 'vitest';
import { isOfContextWords } from './contextWords.ts';

const names = ['passerelle', 'marie', 'belanger', 'marie.belanger@passerelle.example'];

describe('words that anyone who knows the portal would try', () => {
  it.each([
    'portail',
    'coursdefrancais',
    'admin2026montreal',
    'passerelle-marie',
    'belangermarie',
    'motdepassedelecole',
  ])('%s consists of them', (text) => {
    expect(isOfContextWords(text, names)).toBe(true);
  });

  it.each(['', 'la-le-2026', 'unepasserellerouge', 'portailx', 'tremblay', 'a rather long phrase'])(
    '%j does not',
    (text) => {
      expect(isOfContextWords(text, names)).toBe(false);
    },
  );

  it('takes no longer for a text that can be split in many ways', () => {
    expect(isOfContextWords(`${'la'.repeat(120)}z`, names)).toBe(false);
  });
});
