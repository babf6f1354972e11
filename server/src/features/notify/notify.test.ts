import { describe, expect, it } from 'vitest';
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
});
