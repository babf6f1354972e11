import { aMail } from '@portal/domain';
import { expect, it } from 'vitest';
import { mailFiltersToWire, mailFromWire, mailPageFromWire, mailToWire } from './mail.ts';

it('reads and writes a mail (DECISION-51)', () => {
  const next = '2026-11-20T17:05:00.000Z';
  const problem = { attempts: 2, nextAttemptAt: next, error: 'ECONNECTION' };
  const mail = aMail({ state: 'waiting', sentAt: null, ...problem });
  const wire = {
    id: 41,
    recipient: mail.recipient,
    subject: mail.subject,
    state: 'waiting' as const,
    attempts: 2,
    written_at: mail.writtenAt,
    sent_at: null,
    next_attempt_at: next,
    error: 'ECONNECTION',
    bounce: null,
  };
  expect(mailToWire(mail)).toEqual(wire);
  expect(mailFromWire(wire)).toEqual(mail);
  // Some backends omit this field.
  expect(mailFromWire({ ...wire, bounce: undefined })).toEqual(mail);
  const bounce = { at: next, status: '5.1.1', reason: 'User unknown' };
  expect(mailFromWire({ ...wire, bounce })).toEqual({ ...mail, bounce });
  expect(mailFromWire(mailToWire(aMail()))).toEqual(aMail());
  expect(mailToWire(aMail()).sent_at).toBe('2026-11-20T17:02:04.000Z');
  const paging = { total: 1, current_page: 2, per_page: 50 };
  expect(mailPageFromWire({ data: [wire], ...paging, is_sending_on: false })).toEqual({
    rows: [mail],
    total: 1,
    page: 2,
    pageSize: 50,
    isSendingOn: false,
  });
});

it('leaves out the filters that are not set', () => {
  expect(mailFiltersToWire({ search: '' })).toEqual({ page: 1, resourcesPerPage: 50 });
  expect(mailFiltersToWire({ state: 'failed', search: 'roy', page: 3, pageSize: 10 })).toEqual({
    state: 'failed',
    search: 'roy',
    page: 3,
    resourcesPerPage: 10,
  });
});
