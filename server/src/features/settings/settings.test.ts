import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { startServer } from '../../testing/startServer.ts';

interface Row {
  id: number;
  name: string;
  status: number;
}

/** What languages and companies have in common, each with the query that lists the archived ones. */
const settings = [
  {
    noun: 'languages',
    archived: 'archived=true',
    rows: ['API-018', 'API-019', 'API-020', 'API-021'],
  },
  {
    noun: 'companies',
    archived: 'deletedCompanies=true',
    rows: ['API-022', 'API-023', 'API-024', 'API-025'],
  },
] as const;

async function start(noun: string) {
  const server = await startServer();
  const admin = await server.signIn();
  const names = async (query = ''): Promise<string[]> =>
    (await admin.get(`${noun}?resourcesPerPage=500&${query}`)).body.data.map((row: Row) => row.name);
  const first = async (): Promise<Row> => (await admin.get(noun)).body.data[0];
  const send = (method: 'POST' | 'PUT', call: string, body: unknown) =>
    admin.send(method, `${noun}/${call}`, { body });
  return { server, admin, names, first, send };
}

describe.each(settings)('$noun', ({ noun, archived, rows: [list, create, rename, status] }) => {
  it(`come in pages, the archived ones when asked for (${list})`, async () => {
    const { admin, names } = await start(noun);
    const page = (await admin.get(`${noun}?resourcesPerPage=2&page=2`)).body;
    expect([page.data.length, page.current_page, page.per_page]).toEqual([2, 2, 2]);
    expect(page.total).toBe((await names()).length);
    const active = (await admin.get(`${noun}?${archived.replace('true', 'false')}`)).body;
    expect(active).toEqual((await admin.get(noun)).body);
    expect(active.per_page).toBe(50);
    const old = (await admin.get(`${noun}?${archived}`)).body.data;
    expect(old.map((row: Row) => row.status)).toEqual([0]);
    expect(await names()).not.toContain(old[0].name);
    expect((await admin.get(`${noun}?${archived.replace('true', 'perhaps')}`)).status).toBe(400);
  });

  it(`are added by name, without the spaces around it (${create})`, async () => {
    const { send, names } = await start(noun);
    const { status: answered, body } = await send('POST', 'create', { name: '  Português & fils ' });
    expect(answered).toBe(200);
    expect(body.data).toMatchObject({ name: 'Português & fils', status: 1 });
    expect(await names()).toContain('Português & fils');
  });

  it.each([
    ['no name', {}, 400],
    ['an empty name', { name: ' ' }, 400],
    ['a name that is too long', { name: 'n'.repeat(256) }, 400],
    ['a number', { name: 7 }, 400],
  ])(`are not added with %s (${create})`, async (_case, body, refusal) => {
    const { server, send } = await start(noun);
    const before = await server.state();
    expect((await send('POST', 'create', body)).status).toBe(refusal);
    expect(await server.state()).toEqual(before);
  });

  it(`have one record for exactly one name, archived ones counted (${create}, ${rename})`, async () => {
    const { admin, send, first, names } = await start(noun);
    const known = await first();
    const [old] = (await admin.get(`${noun}?${archived}`)).body.data;
    expect((await send('POST', 'create', { name: known.name })).status).toBe(409);
    expect((await send('POST', 'create', { name: old.name })).status).toBe(409);
    expect((await send('POST', 'create', { name: `${known.name.toUpperCase()}.` })).status).toBe(200);
    const [another = ''] = (await names()).filter((name) => name !== known.name);
    expect((await send('PUT', 'update', { name: known.name, newName: another })).status).toBe(409);
    // Saved without a change: nothing to refuse.
    expect((await send('PUT', 'update', { name: known.name, newName: known.name })).status).toBe(200);
  });

  it(`are renamed by their name, or by id where it is sent (${rename}, OPEN-37)`, async () => {
    const { send, first } = await start(noun);
    const { id, name } = await first();
    const byName = await send('PUT', 'update', { name, newName: ' Nouveau nom ' });
    expect(byName.body.data).toMatchObject({ id, name: 'Nouveau nom' });
    const byId = await send('PUT', 'update', { id, name: 'whatever it was', newName: name });
    expect(byId.body.data).toMatchObject({ id, name });
    expect((await send('PUT', 'update', { name: 'Nouveau nom', newName: 'x' })).status).toBe(404);
    expect((await send('PUT', 'update', { id: 9999, name, newName: 'x' })).status).toBe(404);
    expect((await send('PUT', 'update', { name, newName: '' })).status).toBe(400);
  });

  it(`are archived and restored, and the contracts that have them keep them (${status}, DOMAIN-23, OPEN-80)`, async () => {
    const { server, send, names } = await start(noun);
    const { id, name } = (await server.state())[noun][0] ?? { id: 0, name: '' };
    const { contracts } = await server.state();
    const saved = await send('PUT', 'updateStatus', { id, status: 0 });
    expect(saved.body.data).toMatchObject({ id, name, status: 0 });
    expect(await names()).not.toContain(name);
    expect(await names(archived)).toContain(name);
    expect((await server.state()).contracts).toEqual(contracts);
    await send('PUT', 'updateStatus', { id, status: 1 });
    expect(await names()).toContain(name);
  });

  it.each([
    ['an unknown id', { id: 9999, status: 0 }, 404],
    ['another status', { id: 1, status: 2 }, 400],
    ['a status in words', { id: 1, status: 'archived' }, 400],
    ['no id', { status: 0 }, 400],
  ])(`refuse %s (${status})`, async (_case, body, refusal) => {
    const { server, send } = await start(noun);
    const before = await server.state();
    expect((await send('PUT', 'updateStatus', body)).status).toBe(refusal);
    expect(await server.state()).toEqual(before);
  });

  it(`are an administrator’s to change (${create}, ${rename}, ${status})`, async () => {
    const { server } = await start(noun);
    const teacher = await server.signIn(accounts.teacher.email);
    const answers = await Promise.all([
      teacher.send('POST', `${noun}/create`, { body: { name: 'x' } }),
      teacher.send('PUT', `${noun}/update`, { body: { name: 'x', newName: 'y' } }),
      teacher.send('PUT', `${noun}/updateStatus`, { body: { id: 1, status: 0 } }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403]);
  });
});

describe('the list of companies', () => {
  it('is sorted by name and narrowed while one types (API-022)', async () => {
    const { names } = await start('companies');
    const all = await names();
    expect(all).toEqual([...all].sort((a, b) => a.localeCompare(b, 'fr-CA')));
    expect(await names('companyName=hotels')).toEqual(['Hôtels Frontenac']);
  });
});

describe('the link of a company', () => {
  it('is made for one that had none (API-026, DOMAIN-31, OPEN-81)', async () => {
    const { server, send } = await start('companies');
    const { id, token_login: none } = (await send('POST', 'create', { name: 'Nouvelle' })).body.data;
    expect(none).toBeNull();
    const { body } = await send('POST', 'auth/generateToken', { id });
    expect(body.message).toBe('Token was generated successfully');
    const company = await server.openLink('company', body.data.token_login);
    expect((await company.get('courses/byCompanyReports')).body.total).toBe(0);
  });

  it('dies at once when it is made anew, with the sessions that it opened (API-026, OPEN-82, DECISION-30)', async () => {
    const { server, send } = await start('companies');
    const link = { token_login: accounts.company.token };
    const opened = await server.anonymous.send('POST', 'company/login', { body: link });
    const old = server.bearing(opened.body.auth.access_token);
    const { id } = opened.body.company;
    expect((await old.get('courses/byCompanyReports')).status).toBe(200);

    const { body } = await send('POST', 'auth/generateToken', { id });
    expect((await old.get('courses/byCompanyReports')).status).toBe(401);
    const renewal = await server.anonymous.send('POST', 'auth/checkToken', {
      body: { refresh_token: opened.body.auth.refresh_token },
    });
    expect(renewal.status).toBe(401);
    expect((await server.anonymous.send('POST', 'company/login', { body: link })).body.error).toBe(true);
    const anew = await server.openLink('company', body.data.token_login);
    expect((await anew.get('courses/byCompanyReports')).status).toBe(200);
  });

  it('rests while the company is archived (API-025)', async () => {
    const { server, send } = await start('companies');
    const company = await server.openLink('company', accounts.company.token);
    const id = (await server.state()).companies.find(({ name }) => name === accounts.company.name)?.id;
    await send('PUT', 'updateStatus', { id, status: 0 });
    expect((await company.get('courses/byCompanyReports')).status).toBe(401);
    await send('PUT', 'updateStatus', { id, status: 1 });
    expect((await company.get('courses/byCompanyReports')).status).toBe(200);
  });

  it('is refused to a company that does not exist (API-026)', async () => {
    const { send } = await start('companies');
    expect((await send('POST', 'auth/generateToken', { id: 9999 })).status).toBe(404);
    expect((await send('POST', 'auth/generateToken', { id: '1' })).status).toBe(400);
  });
});
