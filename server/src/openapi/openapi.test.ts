import { describe, expect, it, vi } from 'vitest';
import { accounts, smallDataSet } from '../../samples/index.ts';
import { handlers } from '../features/handlers.ts';
import { type Sender, type StartedServer, startServer } from '../testing/startServer.ts';
import { testDay } from '../testing/testMoment.ts';
import { wrongAnswers } from '../testing/wrongAnswers.ts';
import { maxCheckedLength, type Operation, type Role, readOpenApi } from './readOpenApi.ts';

const openapi = readOpenApi();
const guarded = openapi.filter((operation) => !operation.roles.includes('anonymous'));
const name = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;
/** Returns an address of the operation, with ids of existing records if possible. */
const address = ({ path }: Operation) =>
  path
    .slice(1)
    .replace('{userId}', '4')
    .replaceAll(/\{\w+\}/g, '1');

async function senders(server: StartedServer): Promise<Record<Exclude<Role, 'anonymous'>, Sender>> {
  return {
    ROLE_ADMIN: await server.signIn(),
    ROLE_TEACHER: await server.signIn(accounts.teacher.email),
    company: await server.openLink('company', accounts.company.token),
    student: await server.openLink('student', accounts.student.token),
  };
}

describe('the server and the API description', () => {
  it('refuse a text that is too long before any pattern sees it', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const email = `a@${'.'.repeat(12_000)} b`;
    const checked = vi.spyOn(RegExp.prototype, 'test');
    const signIn = await server.anonymous.send('POST', 'login', { body: { email, password: 'x' } });
    const student = { name: 'A', lastName: 'B', email };
    const created = await admin.send('POST', 'student/create', {
      body: { student, studentInformationCourse: [] },
    });
    const longest = Math.max(...checked.mock.calls.map(([text]) => text.length));
    checked.mockRestore();
    expect([signIn.status, signIn.body.errors.email]).toEqual([
      400,
      expect.arrayContaining(['must NOT have more than 255 characters']),
    ]);
    expect([created.status, created.body.errors['student.email']]).toEqual([
      400,
      expect.arrayContaining(['must NOT have more than 255 characters']),
    ]);
    expect(longest).toBeLessThanOrEqual(maxCheckedLength);
  });

  it('carry out the same calls', () => {
    expect(Object.keys(handlers).sort()).toEqual(openapi.map(({ id }) => id).sort());
  });

  it('refuse every guarded call without a token with 401 (API-002)', async () => {
    const server = await startServer();
    const statuses = await Promise.all(
      guarded.map(async (operation) => {
        const { status } = await server.anonymous.send(operation.method.toUpperCase(), address(operation));
        return [name(operation), status];
      }),
    );
    expect(statuses).toEqual(guarded.map((operation) => [name(operation), 401]));
  });

  it('refuse a role that the API description does not list with 403, before looking at what was sent', async () => {
    const server = await startServer();
    const people = await senders(server);
    const wrong = guarded.flatMap((operation) =>
      Object.entries(people)
        .filter(([role]) => !operation.roles.includes(role as Role))
        .map(async ([role, sender]) => {
          const { status } = await sender.send(operation.method.toUpperCase(), address(operation), {
            body: operation.method === 'get' ? undefined : {},
          });
          return status === 403 ? null : `${role} on ${name(operation)}: ${status}`;
        }),
    );
    expect((await Promise.all(wrong)).filter((refusal) => refusal !== null)).toEqual([]);
    expect(wrong.length).toBeGreaterThan(30);
  });

  it('agree on the shape of every answer over the whole of the small data (API-003)', async () => {
    expect(await wrongAnswers(smallDataSet(testDay))).toEqual([]);
  });

  it('answer an unknown call with 404, in the shape of every refusal', async () => {
    const server = await startServer();
    const { status, body } = await server.anonymous.get('nowhere');
    expect([status, body]).toEqual([404, { message: 'Not found', code: 'not-found' }]);
  });
});
