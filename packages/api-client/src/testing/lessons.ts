import { aStudent, type Lesson, type Student, someLessons } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Attendance, AttendanceInput, PreviewAttendanceResponse } from '../generated/types.gen.ts';
import { personToWire } from '../wire/person.ts';
import { recordsOf } from './records.ts';
import { answers, paged, type Situation } from './situation.ts';
import { lessonToWire } from './wire/lesson.ts';
import { studentToWire } from './wire/student.ts';

export interface LessonsSituation extends Situation {
  lessons?: Lesson[];
  /** The months that change if another teacher gave a class. */
  change?: PreviewAttendanceResponse['data'];
  /** The students of the contract, who can be marked absent. */
  students?: Student[];
}

/** Answers the calls about the lessons of one contract and its students. */
export function lessonsHandlers({
  lessons = someLessons(),
  change = { teachers: [], months: [] },
  students = [
    aStudent(),
    aStudent({ id: 502, name: 'Marc-André', lastName: 'Thériault' }),
    aStudent({ id: 503, name: 'Siobhán', lastName: 'O’Brien' }),
  ],
  ...situation
}: LessonsSituation = {}): HttpHandler[] {
  const rows = recordsOf(lessons.map(lessonToWire));

  function recorded(id: number, body: unknown) {
    const { absent_student_ids: absent, ...fields } = body as AttendanceInput;
    const attendances = absent.map((studentId) => {
      const { name, last_name } = personToWire(students.find((one) => one.id === studentId) ?? aStudent());
      return { student_id: studentId, student: { id: studentId, name, last_name } };
    });
    const record: Attendance = { status: 1, ...rows.find(id), ...fields, id, attendances };
    return rows.save(record);
  }

  return [
    answers('get', '/attendance', situation, ({ query }) => rows.list(query, { courseId: 'courses_id' })),
    answers('post', '/attendance/:id/preview', situation, () => ({ data: change })),
    answers('post', '/attendance', situation, ({ body }) => recorded(rows.nextId(), body)),
    ...['/attendance/:id', '/attendance/own/:id'].flatMap((path) => [
      answers('put', path, situation, ({ params, body }) => recorded(Number(params.id), body)),
      answers('delete', path, situation, ({ params }) => rows.change(params.id, { status: 0 })),
    ]),
    answers('get', '/student/manageList', situation, ({ query }) =>
      paged(students.map(studentToWire), query),
    ),
  ];
}
