import { describe, expect, it } from 'vitest';
import { isHidden, type RightsSchema, refuseHidden, rightsTo, withoutHidden } from './FieldRights.ts';
import type { Role } from './readOpenApi.ts';

const client: RightsSchema = {
  properties: { number: {}, invoice: {} },
  'x-fields': { ROLE_ADMIN: { only: ['invoice'] } },
};
const named: Readonly<Record<string, RightsSchema>> = { client };
const list: RightsSchema = {
  allOf: [
    { properties: { total: {} } },
    {
      properties: {
        data: { items: { properties: { id: {}, client: { anyOf: [{ $ref: 'client' }, {}] } } } },
      },
    },
  ],
};
const find = (schema: RightsSchema) => (schema.$ref ? (named[schema.$ref] ?? {}) : schema);
const rights = (schema: RightsSchema, role: Role) => rightsTo(schema, role, find);
const answer = {
  total: 2,
  data: [
    { id: 1, client: { number: 'A', invoice: 'F' } },
    { id: 2, client: null },
  ],
};

describe('the rights by field (DECISION-57)', () => {
  it('leave fields out of answers, through lists, choices and parts', () => {
    expect(withoutHidden(answer, rights(list, 'ROLE_TEACHER'))).toEqual({
      total: 2,
      data: [
        { id: 1, client: { number: 'A' } },
        { id: 2, client: null },
      ],
    });
    expect(answer.data[0]?.client).toEqual({ number: 'A', invoice: 'F' });
  });

  it('leave an answer alone where the role gets everything', () => {
    expect(withoutHidden(answer, rights(list, 'ROLE_ADMIN'))).toBe(answer);
  });

  it('keep a field from every role that is not named, new ones too', () => {
    for (const role of ['ROLE_TEACHER', 'company', 'student', 'anonymous'] as const)
      expect(withoutHidden({ invoice: 'F' }, rights(client, role))).toEqual({});
  });

  it('refuse a field and a value in a request, by their path', () => {
    const body: RightsSchema = {
      properties: { status: {}, client },
      'x-fields': { ROLE_TEACHER: { values: { status: [0, 1] } } },
    };
    const send = (role: Role, value: unknown) => () => refuseHidden(value, rights(body, role));
    expect(send('ROLE_TEACHER', { status: 1, client: { number: 'A' } })).not.toThrow();
    expect(send('ROLE_ADMIN', { status: 2, client: { invoice: 'F' } })).not.toThrow();
    const refusal = (errors: object) => expect.objectContaining({ code: 'bad-input', errors });
    expect(send('ROLE_TEACHER', { status: 2 })).toThrow(refusal({ status: ['must be one of 0, 1'] }));
    expect(send('ROLE_TEACHER', { client: { invoice: null } })).toThrow(
      refusal({ 'client.invoice': ['is not for your role'] }),
    );
  });

  it('know the paths of sort keys and filters', () => {
    const rows = rights(list, 'ROLE_TEACHER')?.fields.get('data')?.items ?? null;
    expect(isHidden('client.invoice', rows)).toBe(true);
    expect(isHidden('client.number', rows)).toBe(false);
    expect(isHidden('client.invoice', null)).toBe(false);
  });

  it('follow no schema that contains itself', () => {
    const tree: RightsSchema = { properties: { children: { items: { $ref: 'tree' } } } };
    expect(() => rightsTo(tree, 'company', (schema) => (schema.$ref === 'tree' ? tree : schema))).toThrow(
      'contains itself',
    );
  });
});
