import type { StoredFile } from '@portal/domain';
import type { StoredFile as WireFile } from '../../generated/types.gen.ts';
import { statusToWire } from '../../wire/contract.ts';
import { named } from '../../wire/named.ts';
import { personToWire } from '../../wire/person.ts';
import { yesNo } from '../../wire/yes-no.ts';

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
      course_status_id: file.contract.status && statusToWire(file.contract.status),
    },
    students: file.student && personToWire(file.student),
    languages: file.language && named.toWire(file.language),
    status: yesNo(file.active),
  };
}
