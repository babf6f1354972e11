import type { ClientDetailsInput, CourseDetailsInput, CourseInput } from '@portal/api-client/openapi';
import { completeAfter, isMeetingLink } from '@portal/domain';
import type { Db } from '../../database/connect.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import type { ContractRow } from '../access.ts';
import { given, refuseUnknown } from '../records.ts';
import { refuseArchivedReference } from '../refuseArchivedReference.ts';
import { countLessons } from './queries.ts';

interface Input {
  readonly course?: CourseInput;
  readonly course_details?: CourseDetailsInput;
  readonly client_details?: ClientDetailsInput;
}

/** Returns the columns that a request changes. Throws for unknown ids, and for dates in the wrong order. */
export async function changeOf(
  db: Db,
  { course = {}, course_details: details = {}, client_details: client = {} }: Input,
  before: Pick<ContractRow, 'starts_on' | 'ends_on'> &
    Partial<Pick<ContractRow, 'language_id' | 'company_id'>>,
  today: string,
) {
  const sent = course.send_to_client;
  const change = given({
    status_id: course.course_status_id,
    flag: course.flag,
    confirmation_sent: course.confirmation_sent,
    si: course.SI,
    tcs: course.TCS,
    sc: course.SC,
    // In the list, ticking the box sends 1, which means today; the final tab sends the date (CONFLICT-15).
    sent_to_client_on: sent === 1 ? today : sent === 0 ? null : sent,
    completed: course.contract_completed,
    language_id: course.languages_id,
    course_type_id: course.course_types_id,
    complementary_description: course.complementary_description_type,
    number_of_classes: details.total_classes,
    hours_per_class: details.total_hours,
    attendance_complete: details.attendance_status,
    material_status_id: details.material_status_id,
    description: details.description,
    starts_on: details.start_date,
    ends_on: details.end_date,
    schedule: details.schedule,
    location: details.location,
    meeting_link: details.meeting_link,
    class_at_end: details.class_at_end,
    invoice: client.invoice,
    company_id: client.companies_id,
    contact_person: client.contact_person,
    approved: client.contract_approved,
    expires_on: client.contract_expiration_date,
  });
  await refuseArchivedReference(db, 'languages', change.language_id, {
    field: 'course.languages_id',
    stored: [before.language_id],
  });
  await refuseUnknown(db, 'course_types', change.course_type_id, 'course.course_types_id');
  await refuseArchivedReference(db, 'companies', change.company_id, {
    field: 'client_details.companies_id',
    stored: [before.company_id],
  });
  if (typeof change.meeting_link === 'string' && !isMeetingLink(change.meeting_link))
    throw new Refusal('bad-input', notAnAddress, { 'course_details.meeting_link': [notAnAddress] });
  const { starts_on, ends_on } = { ...before, ...change };
  if (starts_on && ends_on && ends_on < starts_on) {
    throw badField('course_details.end_date', 'must not be before the start date');
  }
  return change;
}

const notAnAddress =
  'L’adresse de la réunion en ligne n’est pas valide - The address of the online meeting is not valid';

/** Returns whether the attendance is complete once the contract has this number of classes (DECISION-16). */
export async function completeAtTotal(db: Db, contract: ContractRow, total: number | null): Promise<0 | 1> {
  const progress = {
    complete: contract.attendance_complete === 1,
    recorded: await countLessons(db, contract.id),
    total: contract.number_of_classes,
  };
  return completeAfter({ total }, progress) ? 1 : 0;
}
