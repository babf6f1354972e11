import { describe, expect, it } from 'vitest';
import { pastImportResultToWire } from '../testing/wire/past-import.ts';
import { contactFromWire, contactToWire, linkMailFromWire, linkMailToWire } from './company-contact.ts';
import { fields, listOf, orNull, yesField } from './fields.ts';
import { contractHoursSumFromWire, contractHoursSumToWire } from './hours.ts';
import { pastImportResultFromWire } from './past-import.ts';
import { plannedContractFromWire, plannedContractToWire } from './planned-class.ts';
import { linkFromWire, linkToWire } from './private-link.ts';
import {
  reminderMailFromWire,
  reminderMailToWire,
  sentReminderFromWire,
  sentReminderToWire,
} from './reminder.ts';

const wireAnna = { id: 3, name: 'Anna', last_name: 'Roy' };
const anna = { id: 3, name: 'Anna', lastName: 'Roy' };
const wireCourse = { id: 8, contract_number: '2026-0008' };
const contract = { id: 8, number: '2026-0008' };
const company = { id: 5, name: 'Boréal' };
const moment = (day: number) => `2026-11-0${day}T12:00:00.000Z`;
const wireLinkMail = {
  course: wireCourse,
  recipient: 'rh@exemple.example',
  sent_at: moment(1),
  sent_by: wireAnna,
  state: 'sent',
} as const;
const linkMail = {
  contract,
  recipient: 'rh@exemple.example',
  sentAt: moment(1),
  sentBy: anna,
  state: 'sent',
} as const;

describe('a table of fields', () => {
  const record = fields<
    { first_day: string; flag: 0 | 1; tags: { flag: 0 | 1 }[]; other: { flag: 0 | 1 } | null },
    { from: string; isOn: boolean; tags: { isOn: boolean }[]; other: { isOn: boolean } | null }
  >()({
    from: 'first_day',
    isOn: ['flag', yesField],
    tags: ['tags', listOf(fields<{ flag: 0 | 1 }, { isOn: boolean }>()({ isOn: ['flag', yesField] }))],
    other: ['other', orNull(fields<{ flag: 0 | 1 }, { isOn: boolean }>()({ isOn: ['flag', yesField] }))],
  });

  it('renames and converts in both directions', () => {
    const wire = { first_day: '2026-11-02', flag: 1, tags: [{ flag: 0 }], other: { flag: 1 } } as const;
    const value = { from: '2026-11-02', isOn: true, tags: [{ isOn: false }], other: { isOn: true } };
    expect(record.fromWire({ ...wire, tags: [...wire.tags] })).toEqual(value);
    expect(record.toWire(value)).toEqual(wire);
  });

  it('keeps null, and leaves out what it does not name', () => {
    const wire = { first_day: '2026-11-02', flag: 0, tags: [], other: null, more: 1 } as const;
    const value = { from: '2026-11-02', isOn: false, tags: [], other: null };
    expect(record.fromWire({ ...wire, tags: [] })).toEqual(value);
    expect(record.toWire(value)).toEqual({ first_day: '2026-11-02', flag: 0, tags: [], other: null });
  });
});

/** Fields of the same type could be swapped without a type error. */
describe('each field has its own name on the wire', () => {
  const check = <Wire, Value>(
    wire: Wire,
    value: Value,
    fromWire: (wire: Wire) => Value,
    toWire: (value: Value) => Wire,
  ) => {
    expect(fromWire(wire)).toEqual(value);
    expect(toWire(value)).toEqual(wire);
  };

  it('of a mail with the link of a company, and of the contact', () => {
    check(wireLinkMail, linkMail, linkMailFromWire, linkMailToWire);
    check(
      { ...company, email: 'rh@exemple.example', language: 'fr', last_sent: wireLinkMail, etag: '"v2"' },
      {
        companyId: 5,
        name: 'Boréal',
        email: 'rh@exemple.example',
        language: 'fr',
        lastSent: linkMail,
        version: '"v2"',
      },
      contactFromWire,
      contactToWire,
    );
  });

  it('of a private link', () => {
    const same = {
      kind: 'student',
      id: 4,
      name: 'Léo',
      email: 'leo@exemple.example',
      state: 'revoked',
    } as const;
    check(
      {
        ...same,
        last_name: 'Côté',
        tail: 'eton',
        times_opened: 6,
        etag: '"v3"',
        created_at: moment(1),
        last_opened_at: moment(2),
        revoked_at: moment(3),
        revoked_by: wireAnna,
        expires_on: '2026-12-01',
      },
      {
        ...same,
        lastName: 'Côté',
        tail: 'eton',
        timesOpened: 6,
        version: '"v3"',
        createdAt: moment(1),
        lastOpenedAt: moment(2),
        revokedAt: moment(3),
        revokedBy: anna,
        expiresOn: '2026-12-01',
      },
      linkFromWire,
      linkToWire,
    );
  });

  it('of a reminder, before and after it is sent', () => {
    check(
      {
        teacher: wireAnna,
        skipped: null,
        last_sent_on: '2026-11-01',
        last_sent_by: wireAnna,
        recipient: 'anna@exemple.example',
        subject: 'À compléter',
        text: ['un', 'deux'],
        items: [{ course_id: 8, kind: 'class', planned_class_id: 9 }],
      },
      {
        teacher: anna,
        skipped: null,
        lastSentOn: '2026-11-01',
        lastSentBy: anna,
        recipient: 'anna@exemple.example',
        subject: 'À compléter',
        text: ['un', 'deux'],
        items: [{ contractId: 8, kind: 'class', plannedClassId: 9 }],
      },
      reminderMailFromWire,
      reminderMailToWire,
    );
    const same = { id: 2, kind: 'reminder', recipient: 'anna@exemple.example', state: 'sent' } as const;
    check(
      {
        ...same,
        teacher: wireAnna,
        sent_at: moment(1),
        sent_by: null,
        items: [{ course: wireCourse, kind: 'class', planned_class_id: 9, class_date: '2026-11-03' }],
      },
      {
        ...same,
        teacher: anna,
        sentAt: moment(1),
        sentBy: null,
        items: [{ contract, kind: 'class', plannedClassId: 9, classDate: '2026-11-03' }],
      },
      sentReminderFromWire,
      sentReminderToWire,
    );
  });

  it('of a past import with its lines', () => {
    check(
      {
        id: 1,
        kind: 'student',
        file_name: 'liste.xlsx',
        has_file: 1,
        imported: 4,
        not_imported: 2,
        imported_at: moment(1),
        imported_by: wireAnna,
        undone_at: moment(2),
        undone_by: null,
        lines: [{ line: 2, name: 'Léo', last_name: 'Côté', person_id: 4, reason: null, uses: ['file'] }],
      },
      {
        id: 1,
        kind: 'student',
        fileName: 'liste.xlsx',
        hasFile: true,
        imported: 4,
        notImported: 2,
        importedAt: moment(1),
        importedBy: anna,
        undone: { at: moment(2), by: null },
        lines: [{ line: 2, name: 'Léo', lastName: 'Côté', personId: 4, reason: null, uses: ['file'] }],
      },
      pastImportResultFromWire,
      pastImportResultToWire,
    );
  });

  it('of the sum of contracts, and of a planned contract', () => {
    check(
      {
        company,
        month: null,
        contracts: 1,
        contracted_minutes: 2,
        taught_minutes: 3,
        left_minutes: 4,
        ends_before_hours: 5,
        unbilled_minutes: 6,
      },
      {
        company,
        month: null,
        contracts: 1,
        contractedMinutes: 2,
        taughtMinutes: 3,
        leftMinutes: 4,
        endsBeforeHours: 5,
        unbilledMinutes: 6,
      },
      contractHoursSumFromWire,
      contractHoursSumToWire,
    );
    const same = { id: 8, company, language: { id: 1, name: 'Anglais' }, location: 'Zoom' };
    check(
      {
        ...same,
        contract_number: '2026-0008',
        teacher: null,
        students: [wireAnna],
        class_at_end: 1,
        number_of_planned: 7,
      },
      { ...same, number: '2026-0008', teacher: null, students: [anna], classAtEnd: true, plannedClasses: 7 },
      plannedContractFromWire,
      plannedContractToWire,
    );
  });
});
