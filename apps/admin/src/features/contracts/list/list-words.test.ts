import { contractFields } from '@portal/domain';
import { expect, it } from 'vitest';
import { listWords } from './list-words.ts';

// The contract list repeats these labels, because the first page must not load the table of fields.
it.each([
  ['flagged', 'flagged'],
  ['company', 'companyId'],
  ['language', 'languageId'],
  ['teacher', 'teacher'],
  ['confirmationSent', 'confirmationSent'],
  ['si', 'si'],
  ['tcs', 'tcs'],
  ['sc', 'sc'],
  ['sentToClient', 'sentToClientOn'],
  ['completed', 'completed'],
] as const)('the column %s has the label of the field %s', (column, field) => {
  const { fr, en } = listWords.words;
  expect({ fr: fr.column[column], en: en.column[column] }).toMatchObject({
    fr: contractFields[field].fr,
    en: contractFields[field].en,
  });
});
