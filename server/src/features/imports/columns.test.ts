import { expect, it } from 'vitest';
import { type Sender, startServer } from '../../testing/startServer.ts';

const remember = (sender: Sender, columns: object[], kind = 'student') =>
  sender.send('POST', 'import/columns', { body: { kind, columns } });

/** A server without the remembered columns of the samples. */
async function startEmpty() {
  const server = await startServer();
  await server.db.deleteFrom('import_columns').execute();
  return server;
}

it('heads are remembered for the organisation, by kind, without accents and capitals', async () => {
  const admin = await (await startEmpty()).signIn();
  await remember(admin, [{ head: ' Courriel  PRO ', field: 'email' }]);
  await remember(admin, [{ head: 'Tél.', field: 'phone' }], 'teacher');
  const { status, body } = await remember(admin, [
    { head: 'COURRIEL pro', field: null },
    { head: 'Prénom usuel', field: 'name' },
  ]);
  const data = [
    { head: 'courriel pro', field: null },
    { head: 'prenom usuel', field: 'name' },
  ];
  expect([status, body.data]).toEqual([200, data]);
  expect((await admin.get('import/columns?kind=student')).body).toEqual({ data });
  expect((await admin.get('import/columns?kind=teacher')).body.data).toEqual([
    { head: 'tel.', field: 'phone' },
  ]);
});

const good = { head: 'Nom complet', field: 'name' };
it.each([
  ['a field of the other template', [good, { head: 'Voiture', field: 'hasCar' }]],
  ['a blank head', [good, { head: ' ', field: 'email' }]],
  ['no head', []],
])('%s is refused, and nothing is remembered', async (_what, columns) => {
  const admin = await (await startEmpty()).signIn();
  expect((await remember(admin, columns)).status).toBe(400);
  expect((await admin.get('import/columns?kind=student')).body.data).toEqual([]);
});

it('two people who match the same heads at the same moment both succeed', async () => {
  const one = await startEmpty();
  const other = await startServer({ database: one.database });
  const heads = ['a', 'b', 'c', 'd'].map((head) => ({ head, field: 'email' }));
  const [first, second] = [await one.signIn(), await other.signIn()];
  const answers = await Promise.all([remember(first, heads), remember(second, heads.toReversed())]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await first.get('import/columns?kind=student')).body.data).toEqual(heads);
});
