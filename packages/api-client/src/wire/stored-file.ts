import type { StoredFile } from '@portal/domain';
import type { StoredFile as WireFile } from '../generated/types.gen.ts';
import { personFromWire, personToWire } from './person.ts';

export function storedFileFromWire(file: WireFile): StoredFile {
  return {
    id: file.id,
    title: file.title ?? file.name,
    name: file.name,
    type: file.type,
    sizeInBytes: file.size,
    storedAt: file.stored_at,
    taggedOn: file.tag_date,
    contract: file.courses ? { id: file.courses.id, number: file.courses.contract_number } : null,
    student: file.students ? personFromWire(file.students) : null,
    language: file.languages ?? null,
  };
}

export function storedFileToWire(file: StoredFile): WireFile {
  return {
    id: file.id,
    title: file.title,
    name: file.name,
    type: file.type,
    size: file.sizeInBytes,
    stored_at: file.storedAt,
    tag_date: file.taggedOn,
    courses_id: file.contract?.id ?? null,
    student_id: file.student?.id ?? null,
    languages_id: file.language?.id ?? null,
    courses: file.contract && {
      id: file.contract.id,
      contract_number: file.contract.number,
      start_date: null,
      end_date: null,
    },
    students: file.student && personToWire(file.student),
    languages: file.language,
    status: 1,
  };
}
