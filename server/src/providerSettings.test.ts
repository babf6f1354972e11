import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { providersOf } from './providerSettings.ts';

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
