import { accounts, samplePassword } from '@portal/server/samples';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/startMock.ts';
import { switchHeaders } from './switches.ts';

describe('faults', () => {
  it('hit the next requests of their route and then end', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    mock.faults.add({ route: 'GET courses/types', kind: 'error', times: 2 });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await admin.get('courses/types')).status);
    expect(statuses).toEqual([500, 500, 200]);
    mock.faults.add({ route: 'GET courses/types', kind: 'error' });
    expect((await admin.get('courses/status')).status).toBe(200);
  });

  it('let so many requests of their route pass first', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    mock.faults.add({ route: 'GET courses/types', kind: 'error', skip: 1, times: 1 });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await admin.get('courses/types')).status);
    expect(statuses).toEqual([200, 500, 200]);
  });

  it('cut the connection before anything happened, or after', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    const flag = (value: number) =>
      admin.send('PATCH', 'courses/update', { body: { course: { id: 1, flag: value } } });
    const stored = async () => (await admin.get('courses?courseId=1')).body.data[0].flag;

    mock.faults.add({ route: 'PATCH courses/update', kind: 'drop', times: 1 });
    await expect(flag(0)).rejects.toThrow();
    expect(await stored()).toBe(1);

    mock.faults.add({ route: 'PATCH courses/update', kind: 'drop-answer', times: 1 });
    await expect(flag(0)).rejects.toThrow();
    expect(await stored()).toBe(0);
  });

  it('break an answer off after its head: a browser repeats by itself what ends before that', async () => {
    const mock = await startMock();
    mock.faults.add({ route: 'POST login', kind: 'drop-answer', times: 1 });
    const response = await fetch(`${mock.origin}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: accounts.admin.email, password: samplePassword }),
    });
    await expect(response.text()).rejects.toThrow();
  });

  it('refuse for the reason that was asked for', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    mock.faults.add({ route: 'GET courses/types', kind: 'refused', times: 1 });
    expect((await admin.get('courses/types')).status).toBe(400);
    mock.faults.add({ route: 'GET courses/types', kind: 'refused', because: 'conflict', times: 1 });
    expect((await admin.get('courses/types')).status).toBe(409);
  });

  it('let a COMMIT hang: nobody sees the write until they are removed, and its key then answers', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    mock.faults.add({ route: 'POST languages/create', kind: 'hang-commit', times: 1 });
    const create = () =>
      admin.send('POST', 'languages/create', { body: { name: 'Innu' }, headers: { 'Idempotency-Key': 'k' } });
    const first = await create();
    expect([first.status, first.body.code, first.headers.get('Retry-After')]).toEqual([
      503,
      'outcome-unknown',
      '2',
    ]);
    const names = async () =>
      (await admin.get('languages')).body.data.map(({ name }: { name: string }) => name);
    expect(await names()).not.toContain('Innu');
    const repeated = create();
    expect(await names()).not.toContain('Innu');
    expect((await mock.switches.send('DELETE', '__faults')).status).toBe(200);
    expect(await repeated).toMatchObject({ status: 200, body: { data: { name: 'Innu' } } });
    expect((await names()).filter((name: string) => name === 'Innu')).toHaveLength(1);
  });

  it('carry a request out twice', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    mock.faults.add({ route: 'POST attendance', kind: 'twice', times: 1 });
    await admin.send('POST', 'attendance', {
      body: { courses_id: 1, date_class: '2026-11-20', absent_student_ids: [], total_hours: 60 },
    });
    expect((await admin.get('courses?courseId=1')).body.data[0].lessons_recorded).toBe(23);
  });

  it('answer 401 to a token that is good, and wait as long as asked', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    mock.faults.add({ route: '*', kind: 'slow', milliseconds: 60, times: 1 });
    mock.faults.add({ route: '*', kind: 'unauthorized', times: 1 });
    const start = performance.now();
    expect((await admin.get('courses/types')).status).toBe(401);
    expect(performance.now() - start).toBeGreaterThan(55);
    expect((await admin.get('courses/types')).status).toBe(200);
  });

  it.each([
    ['commit-done', 1],
    ['commit-undone', 0],
  ] as const)('break the connection to the database at COMMIT: %s', async (kind, added) => {
    const mock = await startMock();
    const admin = await mock.signIn();
    const add = () =>
      admin.send('POST', 'notes/create', {
        body: { title: 'Rappel', note_type: 'courses', ref_id: 1, users_id: 1 },
        headers: { 'Idempotency-Key': 'note-1' },
      });
    const before = (await mock.state()).notes.length;
    mock.faults.add({ route: 'POST notes/create', kind, times: 2 });
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, headers, body } = await add();
      expect([status, body.code, headers.get('Retry-After')]).toEqual([503, 'outcome-unknown', '1']);
      expect((await mock.state()).notes).toHaveLength(before + added);
    }
    expect((await add()).status).toBe(200);
    expect((await mock.state()).notes).toHaveLength(before + 1);
    expect(mock.requests.slice(-3).map(({ key }) => key)).toEqual(['note-1', 'note-1', 'note-1']);
  });

  it('are switched over the wire, and the requests are told', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    const switched = await mock.switches.send('POST', '__faults', {
      body: { route: 'GET languages', kind: 'error' },
    });
    expect(switched.status).toBe(200);
    expect((await admin.get('languages')).status).toBe(500);
    await mock.switches.send('DELETE', '__faults');
    expect((await admin.get('languages')).status).toBe(200);

    const recorded = (await mock.switches.get('__requests')).body.map(
      (entry: { route: string; role: string; status: number }) => [entry.route, entry.role, entry.status],
    );
    expect(recorded).toEqual([
      ['POST login', 'anonymous', 200],
      ['GET languages', 'anonymous', 500],
      ['GET languages', 'ROLE_ADMIN', 200],
    ]);
  });

  it('that make no sense are refused, naming what is wrong', async () => {
    const mock = await startMock();
    const { status, body } = await mock.switches.send('POST', '__faults', {
      body: { kind: 'tired', times: 'x' },
    });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['route', 'kind', 'times']]);
  });

  it('are out of reach unless the mock was made with them', async () => {
    const mock = await startMock({ faults: false });
    for (const path of ['__faults', '__requests', '__db/users']) {
      expect((await mock.switches.get(path)).status).toBe(404);
    }
  });

  it('end with a reset, like every change', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    await admin.send('PATCH', 'courses/update', { body: { course: { id: 1, flag: 0 } } });
    mock.faults.add({ route: '*', kind: 'error' });
    await mock.switches.send('POST', '__reset');
    expect((await admin.get('courses?courseId=1')).body.data[0].flag).toBe(1);
  });
});

describe('the switches', () => {
  const switches = [
    ['POST', '__reset'],
    ['POST', '__faults'],
    ['DELETE', '__faults'],
    ['DELETE', '__requests'],
    ['GET', '__faults'],
    ['GET', '__requests'],
    ['GET', '__db/users'],
  ] as const;

  it.each(switches)(
    'refuse %s %s without their header, as a foreign page would send it',
    async (method, path) => {
      const mock = await startMock();
      const admin = await mock.signIn();
      await admin.send('PATCH', 'courses/update', { body: { course: { id: 1, flag: 0 } } });
      mock.faults.add({ route: 'GET languages', kind: 'error' });
      const withoutHeader: Record<string, string> = {};
      for (const headers of [withoutHeader, { 'X-Portal-Switch': 'off' }]) {
        // A form on another site can send text without a preflight, and the browser adds its origin.
        const { status } = await mock.anonymous.send(method, path, {
          headers: { Origin: 'https://elsewhere.example', 'Content-Type': 'text/plain', ...headers },
        });
        expect(status).toBe(403);
      }
      expect(mock.requests.map(({ route }) => route)).toEqual(['POST login', 'PATCH courses/update']);
      expect(mock.faults.list()).toHaveLength(1);
      expect((await mock.state()).contracts.find(({ id }) => id === 1)?.flag).toBe(0);
    },
  );

  it.each(switches)(
    'refuse the preflight with which a browser asks for the header: %s %s',
    async (method, path) => {
      const mock = await startMock();
      const { status, headers } = await mock.anonymous.send('OPTIONS', path, {
        headers: {
          Origin: 'https://elsewhere.example',
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': 'x-portal-switch',
        },
      });
      expect(status).toBe(403);
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    },
  );

  it('let no other origin read an answer', async () => {
    const mock = await startMock();
    for (const path of ['__faults', '__requests', '__db/users']) {
      const { status, headers } = await mock.switches.send('GET', path, {
        headers: { ...switchHeaders, Origin: 'https://elsewhere.example' },
      });
      expect(status).toBe(200);
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('show the requests without passwords and tokens', async () => {
    const mock = await startMock();
    const company = (await mock.state()).companies.find(({ tokenLogin }) => tokenLogin !== null);
    const { body: signIn } = await mock.anonymous.send('POST', 'login', {
      body: { email: accounts.admin.email, password: samplePassword },
    });
    const admin = mock.bearing(signIn.auth.access_token);
    await mock.openLink('company', String(company?.tokenLogin));
    await mock.anonymous.send('POST', 'auth/checkToken', {
      body: { refresh_token: signIn.auth.refresh_token },
    });
    await mock.anonymous.send('POST', 'setPassword/secret-of-a-link?token=secret-of-a-query', {
      body: { password: 'a long new phrase', hash: 'secret-of-a-link' },
    });
    await admin.send('PUT', 'users/changePassword', {
      body: {
        old_password: samplePassword,
        new_password: 'another long phrase',
        confirm_password: 'another long phrase',
      },
    });
    const shown = (await mock.switches.get('__requests')).body;
    expect(shown).toHaveLength(5);
    for (const secret of [
      `"${samplePassword}"`,
      company?.tokenLogin,
      signIn.auth.refresh_token,
      'secret-of',
      'long phrase',
      'a long new phrase',
    ])
      expect(JSON.stringify(shown)).not.toContain(secret);
    expect(shown[0].body).toEqual({ email: accounts.admin.email, password: '(hidden)' });
    expect(shown[3].url).toBe('/api/setPassword/(hidden)?token=(hidden)');
  });

  it('show the kept rows without passwords and tokens, and do not find rows by them', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    await mock.anonymous.send('POST', 'forgotPassword', { body: { email: accounts.teacher.email } });
    const linked = await admin.send('POST', 'companies/auth/generateToken', {
      body: { id: 1 },
      headers: { 'Idempotency-Key': 'one-link' },
    });
    expect(linked.status).toBe(200);
    const mails = await mock.outbox();
    const { users, companies, students, keyedWrites, passwordLinks } = await mock.state();
    expect(keyedWrites).toHaveLength(1);
    const secrets = [
      ...users.map(({ password }) => password),
      ...passwordLinks.map(({ hash }) => hash),
      ...mails.map(({ link }) => link?.split('/').at(-1) ?? null),
      ...[...companies, ...students].map(({ tokenLogin }) => tokenLogin),
    ].filter((secret) => secret !== null);
    expect(mails.some(({ link }) => secrets.some((secret) => link?.includes(secret)))).toBe(true);
    const shown = JSON.stringify((await mock.switches.get('__db/db')).body);
    expect(shown).toContain(accounts.admin.email);
    expect(secrets.filter((secret) => shown.includes(`"${secret}"`) || shown.includes(`/${secret}`))).toEqual(
      [],
    );
    const byPassword = await mock.switches.get(`__db/users?password=${samplePassword}`);
    expect(byPassword.body).toEqual([]);
  });
});

describe('the kept rows', () => {
  it('can be looked at with json-server’s filters, and not be changed', async () => {
    const mock = await startMock();
    const { body } = await mock.switches.get('__db/contracts?statusId=1&_limit=2');
    expect(body.map((row: { statusId: number }) => row.statusId)).toEqual([1, 1]);
    expect((await mock.switches.send('DELETE', '__db/contracts/1')).status).toBe(404);
  });
});
