import { vocabularyEn, vocabularyFr } from '@portal/domain';
import { unmatchedPlaceholders } from '@portal/i18n';
import { expect, it } from 'vitest';

it('names the same values in both languages of every word of the domain', () => {
  expect(unmatchedPlaceholders(vocabularyFr, vocabularyEn)).toEqual([]);
});
