import type { ListStudentsOfCourseData, ListStudentsOfCourseResponses } from '@portal/api-client/treaty';
import { studentAnswer } from '../answers/students.ts';
import type { Handler } from '../http/call.ts';
import { Refusal } from '../http/Refusal.ts';
import { contractFor } from './access.ts';
import { matches, paged, sorted } from './listing.ts';

const listStudentsOfCourse: Handler<ListStudentsOfCourseData, ListStudentsOfCourseResponses> = ({
  query,
  caller,
  store,
}) => {
  const contract = contractFor(store, caller, query.course_id);
  // Who could still join is everybody's name: an administrator's business.
  if (query.not_in_course === 1 && caller.role !== 'ROLE_ADMIN') throw new Refusal('forbidden');
  const members = new Set(store.by('enrolmentsByContract', contract.id).map(({ studentId }) => studentId));
  const students =
    query.not_in_course === 1
      ? store.all('students').filter((student) => student.status === 1 && !members.has(student.id))
      : [...members].flatMap((id) => store.get('students', id) ?? []);
  const found = students.filter((student) => matches(query.studentName, student.name, student.lastName));
  const columns = { last_name: (student: (typeof found)[number]) => `${student.lastName} ${student.name}` };
  return paged(sorted(found, columns, {}, ['last_name', 'ASC']), query, (student) =>
    studentAnswer(store, student, query.not_in_course === 1 ? undefined : contract.id),
  );
};

/** The calls about students. */
export const students = {
  listStudentsOfCourse,
};
