import {
  aContract,
  aMaterial,
  type CalendarDate,
  type Contract,
  type Material,
  someContracts,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type {
  AssignMaterialData,
  ChangeTeacherData,
  Course,
  CourseUpdate,
  MaterialOfCourse,
  PreviewTeacherChangeResponse,
  SaveCellStateData,
  SetHasNotMaterialRequestData,
  UpdateMaterialOfCourseData,
} from '../generated/types.gen.ts';
import { yesNo } from '../wire/yes-no.ts';
import { recordsOf } from './records.ts';
import { answers, notFound, paged, type Situation } from './situation.ts';
import { contractToWire } from './wire/contract.ts';

export interface ContractsSituation extends Situation {
  contracts?: Contract[];
  /** The day of the latest lesson by contract id; lists omit it for the others. */
  lastLessons?: Readonly<Record<number, CalendarDate>>;
  /** Whether lists include the number of due reports; some backends omit it. */
  hasReportsDue?: boolean;
  /** The effects of a change of teacher from a day on. */
  change?: PreviewTeacherChangeResponse['data'];
  /** The materials that can be assigned. */
  materials?: Pick<Material, 'id' | 'title'>[];
}

const named = (names: string[]) => names.map((name, place) => ({ id: place + 1, name }));
const statuses = named(['pending', 'activated', 'contracts_done', 'archived']);
const courseTypes = named(['Individuel', 'Groupe', 'Semi-privé', 'Intensif']);
const teachers = [
  { id: 31, name: 'Léa', last_name: 'Villeneuve' },
  { id: 32, name: 'Andrew', last_name: 'Parker' },
];

/** Answers the calls about contracts. */
export function contractsHandlers({
  contracts = someContracts(),
  materials = [aMaterial()],
  change = { minutes_done: 0, teachers: [], months: [] },
  lastLessons = {},
  hasReportsDue = true,
  ...situation
}: ContractsSituation = {}): HttpHandler[] {
  const rows = recordsOf(
    contracts.map((contract): Course => {
      const { reports_due, ...others } = contractToWire(contract);
      const last = lastLessons[contract.id];
      return { ...others, ...(hasReportsDue && { reports_due }), ...(last && { last_lesson_date: last }) };
    }),
  );

  /** Changes fields of a contract as a whole, without merging their parts. */
  function set(id: number | undefined, fields: Partial<Course>) {
    const course = rows.find(id);
    return course ? rows.save({ ...course, ...fields }) : notFound();
  }

  function taught({ courseId, teacherId }: Assignment, former: NonNullable<Course['previous_teachers']>) {
    const teacher = teachers.find(({ id }) => id === teacherId);
    if (!teacher) return notFound();
    const previous = [...(rows.find(courseId)?.previous_teachers ?? []), ...former];
    return set(courseId, { current_teacher: { teacher }, previous_teachers: previous });
  }

  /** Stores a material of a contract, and returns it as the response does. */
  function given(course: Course | undefined, material: MaterialOfCourse) {
    const list = recordsOf([...(course?.course_has_materials ?? [])].reverse());
    list.save(material);
    set(course?.id, { course_has_not_material_request: null, course_has_materials: list.all().toReversed() });
    const status = material.material_request_status ?? material.status;
    return { message: 'Saved', data: { ...material, status, courses_id: course?.id, usersId: null } };
  }
  const titleOf = (id: number) => materials.find((material) => material.id === id)?.title ?? '';

  return [
    answers('get', '/courses/status', situation, ({ query }) => paged(statuses, query)),
    answers('get', '/courses/types', situation, ({ query }) => paged(courseTypes, query)),
    answers('get', '/courses/user/:userId', situation, ({ query }) => paged(rows.all(), query)),
    answers('get', '/courses/teacher/:teacherId', situation, ({ query, params }) => {
      query.set('teacherId', params.teacherId ?? '');
      return rows.list(query, { teacherId: 'current_teacher.teacher.id' });
    }),
    answers('get', '/courses', situation, ({ query }) => {
      const { data, ...page } = rows.list(query, {
        courseId: 'id',
        courseStatus: 'course_status_id',
        courseType: 'course_type.id',
        languageId: 'language.id',
        courseName: '*',
      });
      // As in the API: lists contain the number of students but not the students, except a teacher's list.
      const tellsWho = query.has('courseId') || query.has('userId');
      return { ...page, data: tellsWho ? data : data.map(({ student_has_course: _, ...course }) => course) };
    }),
    answers('patch', '/courses/update', situation, ({ body }) => {
      const { course, ...parts } = body as CourseUpdate;
      const { send_to_client: day } = course;
      // 0 means no date (CONFLICT-15).
      return rows.change(course.id, { ...course, ...parts, send_to_client: day === 0 ? null : day });
    }),
    answers('post', '/courses/create', situation, ({ body }) => {
      const { course, ...parts } = body as { course: object };
      return rows.add((id) => contractToWire(aNewContract(id)), { ...course, ...parts });
    }),
    answers('post', '/courses/duplicate', situation, ({ body }) => {
      const original = rows.find((body as Assignment).courseId);
      return rows.add((id) => ({ ...(original ?? contractToWire(aContract())), id, course_status_id: 1 }), {
        client_details: { contract_number: numberOf(rows.nextId()) },
      });
    }),
    answers('post', '/cellState', situation, ({ body }) => {
      const { course_id, _cellVariants } = body as SaveCellStateData['body'];
      return set(course_id, { _cellVariants });
    }),
    answers('post', '/teacher/assignCourse', situation, ({ body }) => taught(body as Assignment, [])),
    answers('post', '/teacher/change', situation, ({ body }) => {
      const { removeMotive, hoursDone, from, ...assignment } = body as ChangeTeacherData['body'];
      const former = rows.find(assignment.courseId)?.current_teacher;
      const answer = taught(
        assignment,
        former ? [{ ...former, hours_done: hoursDone, remove_motive: removeMotive }] : [],
      );
      const next = teachers.find(({ id }) => id === assignment.teacherId);
      if (from === undefined || !former || !next) return answer;
      return set(assignment.courseId, {
        teaching: [
          { from: null, teacher: former.teacher },
          { from, teacher: next },
        ],
      });
    }),
    answers('post', '/teacher/change/preview', situation, () => ({ data: change })),
    answers('post', '/courses/assignMaterial', situation, ({ body }) => {
      const { courseId, materialId, qty, note } = body as AssignMaterialData['body'];
      const id =
        Math.max(0, ...rows.all().flatMap((row) => row.course_has_materials.map((one) => one.id))) + 1;
      const fresh = {
        id,
        materials_id: materialId,
        title: titleOf(materialId),
        qty,
        note,
        status: 1 as const,
      };
      return given(rows.find(courseId), fresh);
    }),
    answers('put', '/courses/updateMaterial', situation, ({ body }) => {
      const { courseMaterialId, material_id, ...fields } = body as UpdateMaterialOfCourseData['body'];
      for (const course of rows.all()) {
        const material = course.course_has_materials.find(({ id }) => id === courseMaterialId);
        const other = material_id && { materials_id: material_id, title: titleOf(material_id) };
        const { status, ...rest } = fields;
        const how = status !== undefined && { status: yesNo(status !== 0), material_request_status: status };
        if (material) return given(course, { ...material, ...other, ...rest, ...how });
      }
      return notFound();
    }),
    answers('put', '/courses/hasNotMaterialRequest', situation, ({ body }) => {
      const { course_id, material_request } = body as SetHasNotMaterialRequestData['body'];
      return set(course_id, { course_has_not_material_request: material_request });
    }),
    answers('post', '/teacher/notifyProgress', situation, () => ({ message: 'Sent' })),
  ];
}

type Assignment = Pick<ChangeTeacherData['body'], 'courseId' | 'teacherId'>;

function numberOf(id: number): string {
  return `2026-${String(id).padStart(4, '0')}`;
}

/** A contract that has just been created: pending, without students. */
function aNewContract(id: number): Contract {
  return aContract({
    id,
    number: numberOf(id),
    status: 'pending',
    confirmationSent: false,
    si: false,
    tcs: false,
    teacher: null,
    outline: null,
    materials: [],
    students: [],
    noteCount: 0,
    minutesTaught: 0,
    lessonsRecorded: 0,
  });
}
