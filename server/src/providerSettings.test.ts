import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { isPasswordOff, passwordRuleOf, providersOf } from './providerSettings.ts';

const single = {
  PUBLIC_URL: 'https://portail.example',
  OIDC_ISSUER: 'https://login.example/tenant',
  OIDC_CLIENT_ID: 'portal',
  OIDC_NAME: 'Microsoft',
};
const one = { id: 'a', issuer: 'https://a.example', client_id: 'portal', name: 'A' };

describe('the settings of providers (DECISION-150)', () => {
  it('are none by default', () => {
    expect(providersOf(readConfig({}))).toEqual([]);
  });

  it('describe one provider', () => {
    const env = {
      ...single,
      OIDC_CLIENT_SECRET: 's',
      OIDC_PARAMETERS: 'hd=office.example&access_type=offline',
    };
    expect(providersOf(readConfig({ ...env, OIDC_TRUST_SECOND_FACTOR: 'yes' }))).toEqual([
      {
        id: 'main',
        name: 'Microsoft',
        issuer: 'https://login.example/tenant',
        clientId: 'portal',
        clientSecret: 's',
        parameters: { hd: 'office.example', access_type: 'offline' },
        trustsSecondFactor: true,
      },
    ]);
  });

  it('describe several by a list', () => {
    const list = [
      one,
      { ...one, id: 'b', issuer: 'https://b.example', client_secret: 's', parameters: 'x=1' },
    ];
    const env = { PUBLIC_URL: 'https://portail.example', OIDC_PROVIDERS: JSON.stringify(list) };
    const [first, second] = providersOf(readConfig(env));
    expect(first).toMatchObject({
      id: 'a',
      clientSecret: undefined,
      parameters: {},
      trustsSecondFactor: false,
    });
    expect(second).toMatchObject({ id: 'b', clientSecret: 's', parameters: { x: '1' } });
  });

  it.each([
    ['common', 'https://login.microsoftonline.com/common/v2.0', 'must name your organization: with common'],
    ['organizations', 'https://login.microsoftonline.com/organizations/v2.0', 'with organizations'],
    ['Common', 'https://login.microsoftonline.us/Common/v2.0', 'with Common'],
    ['plain text on the way', 'http://login.example', 'OIDC_ISSUER must begin with https://'],
  ])('refuse the issuer %s', (_case, OIDC_ISSUER, sentence) => {
    expect(() => readConfig({ ...single, OIDC_ISSUER })).toThrow(sentence);
  });

  it.each([
    [{ PUBLIC_URL: '' }, 'OIDC_ISSUER needs PUBLIC_URL'],
    [{ OIDC_CLIENT_ID: '' }, 'OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_NAME'],
    [{ OIDC_ISSUER: '' }, 'OIDC_CLIENT_ID needs OIDC_ISSUER'],
    [{ OIDC_PARAMETERS: 'redirect_uri=https://other.example' }, 'must not contain redirect_uri'],
    [{ OIDC_PROVIDERS: '[]' }, 'set OIDC_ISSUER or OIDC_PROVIDERS, not both'],
    [{ OIDC_ISSUER: '', OIDC_PROVIDERS: 'no list' }, 'OIDC_PROVIDERS must be a JSON list'],
    [{ OIDC_ISSUER: '', OIDC_PROVIDERS: JSON.stringify([one, one]) }, 'two providers with the same id'],
    [
      {
        OIDC_ISSUER: '',
        OIDC_PROVIDERS: JSON.stringify([{ ...one, issuer: 'https://login.microsoftonline.com/common' }]),
      },
      'with common',
    ],
  ])('refuse %j with a sentence', (differing, sentence) => {
    expect(() => readConfig({ ...single, ...differing })).toThrow(sentence);
  });
});

describe('roles by groups (DECISION-161)', () => {
  const rolesIn = (env: object) => providersOf(readConfig({ ...single, ...env })).map(({ roles }) => roles);

  it('come from the portal by default', () => {
    expect(rolesIn({})).toEqual([undefined]);
  });

  it('name the groups, by ids that are separated by commas', () => {
    expect(
      rolesIn({ OIDC_ADMIN_GROUPS: 'a-1, a-2', OIDC_TEACHER_GROUPS: 't-1', OIDC_GROUPS_CLAIM: 'roles' }),
    ).toEqual([{ claim: 'roles', admin: ['a-1', 'a-2'], teacher: ['t-1'] }]);
    expect(rolesIn({ OIDC_ADMIN_GROUPS: 'a-1' })).toEqual([{ claim: 'groups', admin: ['a-1'], teacher: [] }]);
  });

  it('are part of the list of several providers', () => {
    const list = [{ ...one, teacher_groups: 't-1', groups_claim: 'roles' }];
    const env = { PUBLIC_URL: 'https://portail.example', OIDC_PROVIDERS: JSON.stringify(list) };
    expect(providersOf(readConfig(env))[0]?.roles).toEqual({ claim: 'roles', admin: [], teacher: ['t-1'] });
  });

  it.each([
    ['a claim without groups', { OIDC_GROUPS_CLAIM: 'roles' }, 'OIDC_GROUPS_CLAIM needs OIDC_ADMIN_GROUPS'],
    ['an empty id', { OIDC_ADMIN_GROUPS: 'a-1,' }, 'OIDC_ADMIN_GROUPS must be ids'],
  ])('refuse %s', (_case, env, sentence) => {
    expect(() => rolesIn(env)).toThrow(sentence);
  });
});

describe('switching passwords off (DECISION-162)', () => {
  const off = {
    ...single,
    PASSWORDS_OFF_FOR: 'Ecole.example, @école.example',
    EMERGENCY_ACCOUNT: 'Chef@ecole.example',
  };
  const rule = () => {
    const config = readConfig(off);
    return passwordRuleOf(config, providersOf(config));
  };

  it.each([
    ['marie@ecole.example', true],
    ['Marie@ECOLE.example', true],
    ['marie@école.example', true],
    ['marie@xn--cole-9oa.example', true],
    ['chef@ecole.example', false],
    ['marie@sub.ecole.example', false],
    ['marie@otherecole.example', false],
    ['ecole.example@elsewhere.example', false],
  ])('of %s: %s', (email, isOff) => {
    expect(isPasswordOff(rule(), email)).toBe(isOff);
  });

  it('switches nothing off by default', () => {
    const config = readConfig({});
    expect(isPasswordOff(passwordRuleOf(config, []), 'marie@ecole.example')).toBe(false);
  });

  it.each([
    [
      'an emergency account that is missing',
      { EMERGENCY_ACCOUNT: '' },
      'PASSWORDS_OFF_FOR needs EMERGENCY_ACCOUNT',
    ],
    [
      'no provider',
      { OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_NAME: '' },
      'PASSWORDS_OFF_FOR needs a provider',
    ],
    ['what is no domain', { PASSWORDS_OFF_FOR: 'ecole' }, 'PASSWORDS_OFF_FOR must be domains'],
    ['what is no address', { EMERGENCY_ACCOUNT: 'chef' }, 'EMERGENCY_ACCOUNT must be an email address'],
  ])('refuses %s at the start', (_case, env, sentence) => {
    expect(() => readConfig({ ...off, ...env })).toThrow(sentence);
  });
});
