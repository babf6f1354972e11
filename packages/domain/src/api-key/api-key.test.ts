import { describe, expect, it } from 'vitest';
import { anApiKey } from './api-key.fixtures.ts';
import { apiKeyState } from './api-key.ts';
import { newApiKeyOf, newApiKeySchema, newApiKeyText } from './api-key-schema.ts';

describe('the state of a key (DECISION-165)', () => {
  it.each([
    ['2026-12-05', 'active'],
    ['2026-12-04', 'expiring'],
    ['2026-11-20', 'expiring'],
    ['2026-11-19', 'expired'],
  ] as const)('of which %s is the last day is %s', (expiresOn, state) => {
    expect(apiKeyState(anApiKey({ expiresOn }), '2026-11-20')).toBe(state);
  });

  it('is ended once somebody has ended it, whatever its last day', () => {
    const endedAt = '2026-11-19T12:00:00.000Z';
    for (const expiresOn of ['2026-11-18', '2027-11-20'])
      expect(apiKeyState(anApiKey({ endedAt, expiresOn }), '2026-11-20')).toBe('ended');
  });
});

describe('the form of a new key', () => {
  const typed = { ...newApiKeyText(), name: ' Paie ', hours: ['read'], contracts: ['read', 'write'] };

  it('becomes its scopes and its last day', () => {
    expect(newApiKeyOf(newApiKeySchema.parse(typed), '2026-11-20')).toEqual({
      name: 'Paie',
      scopes: ['contracts.read', 'contracts.write', 'hours.read'],
      expiresOn: '2027-11-20',
    });
  });

  it.each([
    ['no name', { ...typed, name: ' ' }, 'name'],
    ['a long name', { ...typed, name: 'a'.repeat(101) }, 'name'],
    ['no group of calls', { ...newApiKeyText(), name: 'Paie' }, 'contracts'],
    ['another time', { ...typed, days: '9999' }, 'days'],
  ])('refuses %s', (_what, values, field) => {
    const { error } = newApiKeySchema.safeParse(values);
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });
});
