import { aStudent, type Lesson, type Student, someLessons } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Attendance, AttendanceInput, YesNo } from '../generated/types.gen.ts';
import { lessonToWire } from '../wire/lesson.ts';
import { studentToWire } from '../wire/student.ts';
import { answers, paged, type Situation } from './situation.ts';

export interface LessonsSituation extends Situation {
  lessons?: Lesson[];
  /** The students of the contract, who may be absent. */
  students?: Student[];
}

/** Answers the calls about the lessons of one contract and its students. */
export function lessonsHandlers({
  lessons = someLessons(),
  students = [
    aStudent(),
    aStudent({ id: 502, name: 'Marc-André', lastName: 'Thériault' }),
    aStudent({ id: 503, name: 'Siobhán', lastName: 'O’Brien' }),
  ],
  ...situation
}: LessonsSituation = {}): HttpHandler[] {
  let records = lessons.map(lessonToWire);

  function recorded(id: number, input: AttendanceInput & { status?: YesNo }) {
    const before = records.find((known) => known.id === id);
    const record: Attendance = {
      id,
      courses_id: input.courses_id,
      date_class: input.date_class,
      total_hours: input.total_hours,
      attendances: input.absent_student_ids.map((studentId) => {
        const student = students.find((known) => known.id === studentId);
        return {
          student_id: studentId,
          student: { id: studentId, name: student?.name ?? '', last_name: student?.lastName ?? '' },
        };
      }),
      status: input.status ?? 1,
      // Omitted fields stay unchanged.
      note: input.note === undefined ? before?.note : input.note,
      details: input.details ?? before?.details,
      correctable_until: before?.correctable_until,
    };
    records = [record, ...records.filter((known) => known.id !== id)];
    return { message: 'Saved', data: record };
  }

  function deleted(id: number) {
    records = records.map((record) => (record.id === id ? { ...record, status: 0 } : record));
    return { message: 'Deleted' };
  }

  return [
    answers('get', '/attendance', situation, ({ query }) =>
      paged(
        records.filter(({ courses_id }) => courses_id === Number(query.get('courseId'))),
        query,
      ),
    ),
    answers('post', '/attendance', situation, ({ body }) =>
      recorded(Math.max(0, ...records.map(({ id }) => id)) + 1, body as AttendanceInput),
    ),
    answers('put', '/attendance/:id', situation, ({ params, body }) =>
      recorded(Number(params.id), body as AttendanceInput),
    ),
    answers('delete', '/attendance/:id', situation, ({ params }) => deleted(Number(params.id))),
    answers('put', '/attendance/own/:id', situation, ({ params, body }) =>
      recorded(Number(params.id), body as AttendanceInput),
    ),
    answers('delete', '/attendance/own/:id', situation, ({ params }) => deleted(Number(params.id))),
    answers('get', '/student/manageList', situation, ({ query }) =>
      paged(students.map(studentToWire), query),
    ),
  ];
}
