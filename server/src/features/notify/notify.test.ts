import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { startServer } from '../../testing/startServer.ts';

const word = {
  users_id: 2,
  sender_id: 2,
  ref_id: 1,
  fields: ['Facture - Invoice', 'Date de fin - End date'],
};

describe('a word to a co-worker', () => {
  it('is mailed with the labels, the contract and who is signed in (API-056, OPEN-88, DECISION-13)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    expect((await admin.send('POST', 'notify', { body: word })).status).toBe(200);
    const [mail] = await server.outbox();
    expect(mail).toMatchObject({
      to: 'jean-philippe.roy@passerelle.example',
      subject: expect.stringContaining('2026-0412'),
      link: '/admin/contracts/edit/1/basic',
    });
    expect(mail?.text).toContain('Facture - Invoice, Date de fin - End date');
    expect(mail?.text).toContain('Marie Bélanger');
  });

  it.each([
    ['an unknown co-worker', { users_id: 9999 }, 404],
    ['one who is not active', { users_id: 3 }, 400],
    ['an unknown contract', { ref_id: 9999 }, 404],
    ['fields that are no list', { fields: 'Facture' }, 400],
    ['a field beyond its length', { fields: ['x'.repeat(256)] }, 400],
  ])('is not mailed with %s (API-056)', async (_case, wrong, refusal) => {
    const server = await startServer();
    const admin = await server.signIn();
    expect((await admin.send('POST', 'notify', { body: { ...word, ...wrong } })).status).toBe(refusal);
    expect(await server.outbox()).toEqual([]);
  });

  it('is not a teacher’s to send (API-056)', async () => {
    const server = await startServer();
    const teacher = await server.signIn(accounts.teacher.email);
    expect((await teacher.send('POST', 'notify', { body: word })).status).toBe(403);
  });
});
