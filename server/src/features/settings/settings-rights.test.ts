import { expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { startServer } from '../../testing/startServer.ts';

const person = { name: 'Zoé', lastName: 'Martel', email: 'zoe@example.com', phone: '5145550188' };

/** Every call that creates or edits what the settings hold, with what it would need. */
const writes = [
  ['SHELL-021', 'POST', 'users/create', { ...person, role: 'ROLE_TEACHER', status: 1 }],
  ['SHELL-021', 'PUT', 'users/update', { id: 2, ...person, role: 'ROLE_ADMIN', status: 1 }],
  ['SHELL-021', 'DELETE', 'users/17', {}],
  ['SHELL-021', 'POST', 'users/send-invite', { id: 17 }],
  ['SHELL-022', 'POST', 'languages/create', { name: 'Grec' }],
  ['SHELL-022', 'PUT', 'languages/update', { id: 1, name: 'Français', newName: 'Grec' }],
  ['SHELL-022', 'PUT', 'languages/updateStatus', { id: 1, status: 0 }],
  ['SHELL-023', 'POST', 'companies/create', { name: 'Atelier Grec' }],
  ['SHELL-023', 'PUT', 'companies/update', { id: 1, name: 'Aéro Beauséjour inc.', newName: 'Grec' }],
  ['SHELL-023', 'PUT', 'companies/updateStatus', { id: 1, status: 0 }],
  ['SHELL-023', 'POST', 'companies/auth/generateToken', { id: 1 }],
  ['SHELL-024', 'POST', 'materials/create', { title: 'Grec 1', languages_id: 1, flag: 0 }],
  ['SHELL-024', 'PATCH', 'materials/update', { id: 1, title: 'Grec 1', languages_id: 1, flag: 0 }],
  ['SHELL-024', 'PUT', 'materials/updateStatus', { id: 1, status: 0 }],
  ['SHELL-025', 'PUT', 'files', { fileId: 5, type: 'undefined', title: 'Grec', tag_date: '2026-11-20' }],
  ['SHELL-025', 'DELETE', 'files', { fileId: 5 }],
] as const;

it.each(writes)('%s: only an administrator can %s %s with %j', async (_row, method, path, body) => {
  const server = await startServer();
  const teacher = await server.signIn(accounts.teacher.email);
  const company = await server.openLink('company', accounts.company.token);
  const before = await server.state();
  expect((await teacher.send(method, path, { body })).status).toBe(403);
  expect((await company.send(method, path, { body })).status).toBe(403);
  expect((await server.anonymous.send(method, path, { body })).status).toBe(401);
  expect(await server.state()).toEqual(before);

  const admin = await server.signIn();
  const signedIn = await server.state();
  expect((await admin.send(method, path, { body })).status).toBe(200);
  expect(await server.state()).not.toEqual(signedIn);
});
