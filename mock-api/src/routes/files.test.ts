import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxFileBytes, studentImportColumns, teacherImportColumns, templateHead } from '@portal/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts } from '../accounts.ts';
import { readSpreadsheet } from '../spreadsheet/spreadsheet.ts';
import { aForm } from '../testing/aForm.ts';
import { type Sender, startMock } from '../testing/startMock.ts';

const upload = (sender: Sender, form: FormData) => sender.send('POST', 'files', { body: form });

describe('POST files', () => {
  it('keeps the file with its name, title and record, and gives it back as it was (API-037, API-041, FILES-05, FILES-07)', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    const content = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0x0d, 0x0a]);
    const form = aForm(content, 'à relire.pdf', {
      file_name: 'Évaluation d’été (œuvre) n° 1.pdf',
      file_title: 'Évaluation',
      users_id: 2,
      ref_type: 'courseProposal',
      ref_id: 1,
    });

    const { status, body } = await upload(admin, form);

    expect([status, body.message]).toEqual([200, 'Document was uploaded successfully']);
    expect(body.data).toMatchObject({
      name: 'Évaluation d’été (œuvre) n° 1.pdf',
      title: 'Évaluation',
      type: 'courseProposal',
      size: 8,
      courses_id: 1,
      student_id: null,
      status: 1,
      stored_at: '2026-11-20T12:00:00.000Z',
    });
    const download = await admin.get(`files/download?fileId=${body.data.id}`);
    expect(download.body).toEqual(content);
    expect(download.headers.get('Content-Disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('Évaluation d’été (œuvre) n° 1.pdf').replaceAll('(', '%28').replaceAll(')', '%29')}`,
    );
    expect((await admin.get('files/ref?refType=courseProposal&refId=1')).body.data[0].id).toBe(body.data.id);
    // Who uploaded it is who is signed in, whatever the form says (decision 13).
    expect(mock.state().files.at(-1)?.userId).toBe(1);
  });

  it('takes the name of the file itself when none is given, accents and all', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    const { body } = await upload(admin, aForm('x', 'Théâtre 日本.docx', { ref_type: 'undefined' }));
    expect(body.data).toMatchObject({ name: 'Théâtre 日本.docx', title: null, type: 'undefined' });
  });

  it('takes 8388608 bytes, and not one more (FILES-06, LIMIT-07)', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    const atLimit = await upload(
      admin,
      aForm(Buffer.alloc(maxFileBytes), 'a.pdf', { ref_type: 'undefined' }),
    );
    expect([atLimit.status, atLimit.body.data.size]).toEqual([200, maxFileBytes]);

    const before = mock.state();
    const over = await upload(
      admin,
      aForm(Buffer.alloc(maxFileBytes + 1), 'a.pdf', { ref_type: 'undefined' }),
    );
    expect([over.status, over.body]).toEqual([
      413,
      { message: 'File size cannot exceed 8mb', code: 'too-large' },
    ]);
    expect(mock.state()).toEqual(before);
  });

  it.each<[string, string, Record<string, string | number>, number, string | undefined]>([
    ['a program', 'a.exe', { ref_type: 'undefined' }, 400, 'file'],
    ['a .csv that is no outline', 'a.csv', { ref_type: 'courseProposal', ref_id: 1 }, 400, 'file'],
    ['a renamed program', 'a.pdf', { ref_type: 'undefined', file_name: 'a.exe' }, 400, 'file'],
    ['an unknown type', 'a.pdf', { ref_type: 'invoice', ref_id: 1 }, 400, 'ref_type'],
    ['no type', 'a.pdf', {}, 400, 'ref_type'],
    ['no record where the type has one', 'a.pdf', { ref_type: 'studentDocuments' }, 400, 'ref_id'],
    ['a record that is no number', 'a.pdf', { ref_type: 'courseOutline', ref_id: 'x' }, 400, 'ref_id'],
    ['an unknown contract', 'a.pdf', { ref_type: 'courseOutline', ref_id: 999_999 }, 404, undefined],
    ['an unknown student', 'a.pdf', { ref_type: 'placementTest', ref_id: 999_999 }, 404, undefined],
    ['a title too long', 'a.pdf', { ref_type: 'undefined', file_title: 'x'.repeat(256) }, 400, 'file_title'],
    ['a name too long', `${'x'.repeat(252)}.pdf`, { ref_type: 'undefined' }, 400, 'file'],
  ])('refuses %s and keeps nothing', async (_, name, fields, expected, field) => {
    const mock = await startMock();
    const admin = await mock.signIn();
    const before = mock.state();
    const { status, body } = await upload(admin, aForm('x', name, fields));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([expected, field ? [field] : []]);
    expect(mock.state()).toEqual(before);
  });

  it('takes an outline as .csv (CON-OUT-02)', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    const form = aForm('a;b', 'plan.csv', { ref_type: 'courseOutline', ref_id: 1 });
    expect((await upload(admin, form)).body.data).toMatchObject({ name: 'plan.csv', courses_id: 1 });
  });

  it('refuses a form without its file, with two, or broken off, and what is no form', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    const before = mock.state();
    const without = new FormData();
    without.set('ref_type', 'undefined');
    const text = new FormData();
    text.set('ref_type', 'undefined');
    text.set('file', 'only a text');
    const two = aForm('x', 'a.pdf', { ref_type: 'undefined' });
    two.append('file', new Blob(['y']), 'b.pdf');
    const brokenOff = {
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nhalf',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    };
    const answers = await Promise.all([
      upload(admin, without),
      upload(admin, text),
      upload(admin, two),
      admin.send('POST', 'files', brokenOff),
      admin.send('POST', 'files', { ...brokenOff, headers: { 'Content-Type': 'multipart/form-data' } }),
      admin.send('POST', 'files', { body: { file: 'x', ref_type: 'undefined' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 415]);
    expect(answers[0]?.body.errors).toEqual({ file: ['is required'] });
    for (const { body } of answers)
      expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(mock.state()).toEqual(before);
  });

  it('keeps content over a restart, and forgets it on a reset', async () => {
    const journal = mkdtempSync(join(tmpdir(), 'mock-files-'));
    onTestFinished(() => rmSync(journal, { recursive: true, force: true }));
    const first = await startMock({ journal });
    const form = aForm('rapport', 'a.pdf', { ref_type: 'undefined' });
    const { body } = await upload(await first.signIn(), form);

    const second = await startMock({ journal });
    const admin = await second.signIn();
    const download = `files/download?fileId=${body.data.id}`;
    expect((await admin.get(download)).body.toString()).toBe('rapport');

    second.reset();
    expect((await admin.get(download)).status).toBe(404);
  });
});

describe('the templates', () => {
  it.each([
    [1, studentImportColumns.map(templateHead)],
    [2, teacherImportColumns.map(templateHead)],
  ])('file %i is a spreadsheet with the columns of the import (FILES-08, FILES-09)', async (id, head) => {
    const mock = await startMock();
    const { body } = await (await mock.signIn()).get(`files/download?fileId=${id}`);
    expect(readSpreadsheet(body)).toEqual([head]);
  });

  it('file 3 is an invoice that a teacher can fill in (FILES-10, PORTAL-GUIDE-14)', async () => {
    const mock = await startMock();
    const teacher = await mock.signIn(accounts.teacher.email);
    const { body } = await teacher.get('files/download?fileId=3');
    expect(readSpreadsheet(body)[0]?.[0]).toBe('Facture - Invoice');
  });
});
