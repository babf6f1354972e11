import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { startServer } from '../../testing/startServer.ts';

describe('the link of a company', () => {
  it('rests while the company is archived, and is opened anew afterwards (API-025)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const company = await server.openLink('company', accounts.company.token);
    const id = (await server.state()).companies.find(({ name }) => name === accounts.company.name)?.id;
    const set = (status: number) => admin.send('PUT', 'companies/updateStatus', { body: { id, status } });
    await set(0);
    expect((await company.get('courses/byCompanyReports')).status).toBe(401);
    await set(1);
    expect((await company.get('courses/byCompanyReports')).status).toBe(401);
    const again = await server.openLink('company', accounts.company.token);
    expect((await again.get('courses/byCompanyReports')).status).toBe(200);
  });
});
