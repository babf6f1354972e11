import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { maxFileBytes } from '@portal/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accounts, samplePassword } from '../../samples/index.ts';
import { aForm } from '../testing/aForm.ts';
import { temporaryFolder } from '../testing/organisations.ts';
import { startServer } from '../testing/startServer.ts';
import { contentsIn } from './contentsIn.ts';
import { openDrafts } from './drafts.ts';
import { UploadedFile } from './UploadedFile.ts';

const boundary = 'boundary';
const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
const end = `\r\n--${boundary}--\r\n`;

/** A server whose drafts and contents the test can see, and an upload that the test sends piece by piece. */
async function uploadInPieces() {
  const [drafts, stored] = [temporaryFolder(), temporaryFolder()];
  const server = await startServer({ drafts, contents: contentsIn(stored) });
  const person = { email: accounts.admin.email, password: samplePassword };
  const { body } = await server.anonymous.send('POST', 'login', { body: person });
  const upload = request(`${server.origin}/api/files`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${body.auth.access_token}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  const sizes = () => readdirSync(drafts).map((name) => statSync(join(drafts, name)).size);
  return { server, stored, upload, sizes };
}

async function answerTo(upload: ClientRequest) {
  const response = await new Promise<import('node:http').IncomingMessage>((done, failed) => {
    upload.once('response', done).once('error', failed);
  });
  return { status: response.statusCode, body: JSON.parse(await text(response)) };
}

describe('an upload', () => {
  it('is written to disk while it arrives, never held in memory as a whole, and stored as it was sent', async () => {
    const joined = vi.spyOn(Buffer, 'concat');
    const read = vi.spyOn(UploadedFile.prototype, 'read');
    onTestFinished(() => void vi.restoreAllMocks());
    const { server, stored, upload, sizes } = await uploadInPieces();
    const half = Buffer.alloc(maxFileBytes / 2, '%PDF-1.7 ');
    upload.write(`${fileHead}`);
    upload.write(half);
    // The parser holds back the last bytes until it knows that they are not the start of a boundary.
    await expect.poll(() => sizes()[0]).toBeGreaterThan(half.length - 1000);
    expect(readdirSync(stored)).toEqual([]);
    upload.write(half);
    // Form fields may come after the file.
    upload.end(`\r\n${field('ref_type', 'undefined')}${field('file_title', 'Bilan')}${end.slice(2)}`);
    const { status, body } = await answerTo(upload);
    expect([status, body.data.size, body.data.title]).toEqual([200, maxFileBytes, 'Bilan']);
    expect(sizes()).toEqual([]);
    const { content_key: key } = await server.db
      .selectFrom('files')
      .select('content_key')
      .where('id', '=', body.data.id)
      .executeTakeFirstOrThrow();
    const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    const content = readFileSync(join(stored, key.slice(0, 2), key));
    expect(digest(content)).toBe(digest(Buffer.concat([half, half])));
    const own = joined.mock.results.slice(0, -1).map(({ value }) => (value as Buffer).length);
    expect(Math.max(0, ...own)).toBeLessThan(1_000_000);
    expect(read).not.toHaveBeenCalled();
  });

  it('leaves no draft and no content when the client breaks off', async () => {
    const { stored, upload, sizes } = await uploadInPieces();
    upload.on('error', () => undefined);
    upload.write(`${field('ref_type', 'undefined')}${fileHead}%PDF-1.7${'x'.repeat(100_000)}`);
    await expect.poll(() => sizes().length).toBe(1);
    upload.destroy();
    await expect.poll(sizes).toEqual([]);
    expect(readdirSync(stored)).toEqual([]);
  });

  it.each<[string, string, number]>([
    ['a refused type', `${field('ref_type', 'invoice')}${fileHead}%PDF-1.7${end}`, 400],
    ['another content', `${field('ref_type', 'undefined')}${fileHead}MZ${end}`, 400],
    ['a broken form', `${field('ref_type', 'undefined')}${fileHead}%PDF-1.7`, 400],
    ['a file that is too large', `${fileHead}${'%'.repeat(maxFileBytes + 1)}${end}`, 413],
  ])('leaves no draft and no content after %s', async (_, form, status) => {
    const { stored, upload, sizes } = await uploadInPieces();
    upload.end(form);
    expect((await answerTo(upload)).status).toBe(status);
    expect(sizes()).toEqual([]);
    expect(readdirSync(stored)).toEqual([]);
  });

  it('answers 503 when the disk takes no draft', async () => {
    const server = await startServer({ drafts: join(temporaryFolder(), 'missing') });
    const admin = await server.signIn();
    const form = aForm('%PDF-1.7', 'a.pdf', { ref_type: 'undefined' });
    expect((await admin.send('POST', 'files', { body: form })).status).toBe(503);
  });

  it('is the same request by its content, and another one by one byte', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const send = async (content: string) => {
      const body = aForm(content, 'a.pdf', { ref_type: 'undefined' });
      const answer = await admin.send('POST', 'files', { body, headers: { 'Idempotency-Key': 'one' } });
      return [answer.status, answer.body.data?.id];
    };
    const first = await send('%PDF-1.7 a');
    expect(await send('%PDF-1.7 a')).toEqual(first);
    expect((await send('%PDF-1.7 b'))[0]).toBe(422);
  });
});

describe('a draft that a crash has left', () => {
  it('is deleted at the next start; one that may be arriving at another process stays', async () => {
    const folder = join(temporaryFolder(), 'drafts');
    const now = new Date('2026-11-20T12:00:00.000Z');
    await openDrafts(folder, now);
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3600 * 1000);
    for (const hours of [1, 23, 25]) {
      writeFileSync(join(folder, `${hours}`), '');
      utimesSync(join(folder, `${hours}`), hoursAgo(hours), hoursAgo(hours));
    }
    await openDrafts(folder, now);
    expect(readdirSync(folder).toSorted()).toEqual(['1', '23']);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });
});

describe('the content of a file', () => {
  it.each([
    ['xl/workbook.xml', 'a.xlsx', true],
    ['word/document.xml', 'a.docx', true],
    ['word/document.xml', 'a.xlsx', false],
    ['other.xml', 'a.docx', false],
  ])('with %s far behind its head matches %s: %s', async (part, name, matches) => {
    const path = join(temporaryFolder(), 'a');
    const head = Buffer.from('PK\x03\x04\x14\x00\x00\x00\x00\x00', 'latin1');
    // The second name crosses the border between two chunks of 65,536 bytes.
    const far = Buffer.alloc(65_536 - head.length - 25);
    writeFileSync(path, Buffer.concat([head, far, Buffer.from(`[Content_Types].xml  ${part}`)]));
    expect(await (await UploadedFile.at(path, name)).matchesExtension()).toBe(matches);
  });

  it.each<[string, boolean]>([
    [`${'a;b\r\n'.repeat(50_000)}`, true],
    [`${'a;b\r\n'.repeat(50_000)}\u0000`, false],
  ])('of a .csv is checked to its end (%#)', async (content, matches) => {
    const path = join(temporaryFolder(), 'a');
    writeFileSync(path, content);
    expect(await (await UploadedFile.at(path, 'a.csv')).matchesExtension()).toBe(matches);
  });
});
