import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { accounts, samplePassword, withSampleContents } from '../../../samples/index.ts';
import type { Contents } from '../../files/Contents.ts';
import { aForm } from '../../testing/aForm.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

const text = `%PDF-1.7 ${'0123456789'.repeat(300)}`;

/** Uploads a file. Returns a function that downloads it with the given headers. */
async function uploaded(admin: Sender, content = text) {
  const form = aForm(content, 'a.pdf', { ref_type: 'undefined' });
  const { body } = await admin.send('POST', 'files', { body: form });
  const path = `files/download?fileId=${body.data.id}`;
  return {
    path,
    async download(headers: Record<string, string> = {}) {
      const answer = await admin.send('GET', path, { headers });
      return {
        status: answer.status,
        range: answer.headers.get('Content-Range'),
        length: Number(answer.headers.get('Content-Length')),
        content: String(answer.body),
        etag: answer.headers.get('ETag') ?? '',
        headers: answer.headers,
      };
    },
  };
}

describe('GET files/download', () => {
  it.each<[string, number, number]>([
    ['bytes=0-99', 0, 99],
    ['bytes=100-100', 100, 100],
    ['bytes=3000-', 3000, 3008],
    ['bytes=-9', 3000, 3008],
    ['bytes=3000-99999', 3000, 3008],
    ['bytes=-99999', 0, 3008],
    ['BYTES=0-9', 0, 9],
  ])('answers the range %s', async (range, start, end) => {
    const server = await startServer();
    const { download } = await uploaded(await server.signIn());
    const answer = await download({ Range: range, 'Accept-Encoding': 'gzip' });
    expect(answer).toMatchObject({
      status: 206,
      range: `bytes ${start}-${end}/3009`,
      length: end - start + 1,
      content: text.slice(start, end + 1),
    });
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; /);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(answer.headers.get('Content-Encoding')).toBeNull();
  });

  it.each(['bytes=0-9,20-29', 'bytes=0-9,9999-', 'bytes=9-0', 'bytes=x-', 'bytes=', 'lines=0-9', 'nothing'])(
    'answers %s with the whole file',
    async (range) => {
      const server = await startServer();
      const { download } = await uploaded(await server.signIn());
      const answer = await download({ Range: range, 'Accept-Encoding': 'gzip' });
      expect(answer).toMatchObject({ status: 200, range: null, length: text.length, content: text });
      expect(answer.headers.get('Accept-Ranges')).toBe('bytes');
      expect(answer.headers.get('Content-Encoding')).toBeNull();
    },
  );

  it.each(['bytes=3009-', 'bytes=9999-10000', 'bytes=-0'])(
    'refuses %s, outside of the file',
    async (range) => {
      const server = await startServer();
      const { download } = await uploaded(await server.signIn());
      const answer = await download({ Range: range });
      expect([answer.status, answer.range]).toEqual([416, 'bytes */3009']);
      expect(answer.headers.get('Content-Disposition')).toBeNull();
    },
  );

  it('resumes only the content that the first part came from', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const first = await uploaded(admin);
    const other = await uploaded(admin);
    const { etag } = await first.download();
    const rest = { Range: 'bytes=3000-' };
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect((await first.download(rest)).etag).toBe(etag);
    expect(await first.download({ ...rest, 'If-Range': etag })).toMatchObject({ status: 206, length: 9 });
    for (const condition of [`W/${etag}`, '"other"', 'Fri, 20 Nov 2026 12:00:00 GMT'])
      expect(await first.download({ ...rest, 'If-Range': condition })).toMatchObject({
        status: 200,
        content: text,
      });
    expect(await other.download({ ...rest, 'If-Range': etag })).toMatchObject({ status: 200 });
  });

  it('sends nothing of a content that is missing, or shorter than its row says', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const { path, download } = await uploaded(admin);
    const id = Number(path.split('=')[1]);
    await server.db.updateTable('files').set({ size: 4000 }).where('id', '=', id).execute();
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const shorter = await download();
    expect(String(logged.mock.calls)).toContain('a content has 3009 bytes');
    logged.mockRestore();
    await server.db.updateTable('files').set({ content_key: randomUUID() }).where('id', '=', id).execute();
    const missing = await download({ Range: 'bytes=0-9' });
    expect([shorter.status, missing.status]).toEqual([500, 503]);
    for (const { headers } of [shorter, missing]) expect(headers.get('Content-Disposition')).toBeNull();
  });

  it.each(['before the content is open', 'while it is sent'])(
    'closes the content when the client breaks off %s, and answers the next request',
    async (moment) => {
      const opened: Readable[] = [];
      let breakOff: () => void = () => undefined;
      const endless: Contents = {
        ...({} as Contents),
        async stream() {
          if (moment !== 'while it is sent') breakOff();
          await closed;
          const content = new Readable({
            read() {
              this.push(Buffer.alloc(65_536));
            },
          });
          opened.push(content);
          return content;
        },
      };
      const server = await startServer({ contents: withSampleContents(endless) });
      const { email } = accounts.admin;
      const { body } = await server.anonymous.send('POST', 'login', {
        body: { email, password: samplePassword },
      });
      const change = { content_key: randomUUID(), size: 10 ** 9 };
      await server.db.updateTable('files').set(change).where('id', '=', 1).execute();
      const request = get(`${server.origin}/api/files/download?fileId=1`, {
        headers: { Authorization: `Bearer ${body.auth.access_token}` },
      });
      breakOff = () => request.destroy();
      request.on('error', () => undefined);
      request.on('response', (response) => response.once('data', breakOff));
      const isOver = new Promise((done) => request.once('close', done));
      const closed = moment === 'while it is sent' ? undefined : isOver;
      await isOver;
      await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true]);
      expect((await (await server.signIn()).get('files?resourcesPerPage=1')).status).toBe(200);
    },
  );
});
