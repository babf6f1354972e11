import { describe, expect, it } from 'vitest';
import { startServer } from '../testing/startServer.ts';

/** Malformed requests, as from a client that does not know the API description, and the expected answers. */
const malformed = [
  {
    name: 'a body that is no JSON',
    method: 'PATCH',
    path: 'courses/update',
    body: '{"course": {"id": 1, "flag": ',
    status: 400,
    answer: {
      message: 'The request was refused',
      code: 'bad-input',
      errors: { body: ['is not valid JSON'] },
    },
  },
  {
    name: 'JSON that is no object',
    method: 'PATCH',
    path: 'courses/update',
    body: '"flag"',
    status: 400,
    answer: {
      message: 'The request was refused',
      code: 'bad-input',
      errors: { body: ['must be object'] },
    },
  },
  {
    name: 'no body at all',
    method: 'PATCH',
    path: 'courses/update',
    status: 400,
    answer: {
      message: 'The request was refused',
      code: 'bad-input',
      errors: { course: ['is required'] },
    },
  },
  {
    name: 'a form where JSON is asked for',
    method: 'PATCH',
    path: 'courses/update',
    body: 'course=1',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    status: 415,
    answer: { message: 'Unsupported type', code: 'unsupported-type' },
  },
  {
    name: 'a character set that is not Unicode',
    method: 'PATCH',
    path: 'courses/update',
    body: '{"course":{"id":1,"flag":0}}',
    headers: { 'Content-Type': 'application/json; charset=latin1' },
    status: 415,
    answer: { message: 'Unsupported type', code: 'unsupported-type' },
  },
  {
    name: 'a body beyond the limit',
    method: 'PATCH',
    path: 'courses/update',
    body: JSON.stringify({ course: { id: 1, flag: 0 }, filler: 'x'.repeat(1_100_000) }),
    status: 413,
    answer: { message: 'Too large', code: 'too-large' },
  },
  {
    name: 'a path that the API description does not have',
    method: 'POST',
    path: 'courses/nowhere/at/all',
    body: '{}',
    status: 404,
    answer: { message: 'Not found', code: 'not-found' },
  },
  {
    name: 'an address that cannot be read',
    method: 'GET',
    path: 'courses/user/%E0%A4%A',
    status: 400,
    answer: { message: 'The request was refused', code: 'bad-input' },
  },
  {
    name: 'a method that the path does not have',
    method: 'DELETE',
    path: 'courses/update',
    status: 405,
    answer: { message: 'Method not allowed', code: 'method-not-allowed' },
  },
] as const;

describe('a request that never saw the API description', () => {
  it.each(malformed)('is refused and changes nothing: $name', async ({ status, answer, ...request }) => {
    const server = await startServer();
    const admin = await server.signIn();
    const before = await server.state();
    const refused = await admin.send(request.method, request.path, {
      body: 'body' in request ? request.body : undefined,
      headers: 'headers' in request ? request.headers : {},
    });
    expect([refused.status, refused.body]).toEqual([status, answer]);
    expect(await server.state()).toEqual(before);
  });

  it('hears which methods the path has', async () => {
    const server = await startServer();
    const { headers } = await server.anonymous.send('DELETE', 'attendance');
    expect(headers.get('Allow')).toBe('GET, POST');
  });
});
