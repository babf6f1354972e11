import type { StoredFile } from '@portal/domain';
import { expect, it } from 'vitest';
import type { StoredFile as WireFile } from '../generated/types.gen.ts';
import { storedFileToWire } from '../testing/wire/stored-file.ts';
import { storedFileFromWire } from './stored-file.ts';

const file: StoredFile = {
  id: 3050,
  title: 'Bilan de Marc',
  name: 'bilan.pdf',
  type: 'progressReport',
  sizeInBytes: 245_760,
  storedAt: '2026-08-14T09:30:00.000Z',
  taggedOn: '2026-08-12',
  contract: { id: 412, number: '2026-0412', status: 'done' },
  student: { id: 501, name: 'Marc', lastName: 'Fortin' },
  language: { id: 2, name: 'English' },
  active: false,
};

const wire: WireFile = {
  id: 3050,
  title: 'Bilan de Marc',
  name: 'bilan.pdf',
  type: 'progressReport',
  size: 245_760,
  stored_at: '2026-08-14T09:30:00.000Z',
  tag_date: '2026-08-12',
  courses_id: 412,
  student_id: 501,
  languages_id: 2,
  courses: {
    id: 412,
    contract_number: '2026-0412',
    start_date: null,
    end_date: null,
    course_status_id: 3,
  },
  students: { id: 501, name: 'Marc', last_name: 'Fortin' },
  languages: { id: 2, name: 'English' },
  status: 0,
};

it('reads and writes a file under these names, its contract, student and language nested (FILES-02, FILES-03)', () => {
  expect(storedFileFromWire(wire)).toEqual(file);
  expect(storedFileToWire(file)).toEqual(wire);
});
