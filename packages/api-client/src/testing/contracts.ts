import {
  aContract,
  aMaterial,
  type CalendarDate,
  type Contract,
  type Material,
  type Person,
  someContracts,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type {
  AssignMaterialData,
  ChangeTeacherData,
  Course,
  CourseCreate,
  CourseUpdate,
  MaterialOfCourse,
  SaveCellStateData,
  SetHasNotMaterialRequestData,
  UpdateMaterialOfCourseData,
} from '../generated/types.gen.ts';
import { contractToWire } from '../wire/contract.ts';
import { personToWire } from '../wire/person.ts';
import { answers, matches, notFound, ordered, paged, type Situation } from './situation.ts';

export interface ContractsSituation extends Situation {
  contracts?: Contract[];
  courseTypes?: { id: number; name: string }[];
  /** The teachers who can be assigned. */
  teachers?: Person[];
  /** The day of the latest lesson by contract id; lists omit it for the others. */
  lastLessons?: Readonly<Record<number, CalendarDate>>;
  /** Whether lists include the number of due reports; some backends omit it. */
  hasReportsDue?: boolean;
  /** The materials that can be assigned. */
  materials?: Pick<Material, 'id' | 'title'>[];
}

/** Answers the calls about contracts from these records, which the writes change. */
export function contractsHandlers({
  contracts = someContracts(),
  courseTypes = [
    { id: 1, name: 'Individuel' },
    { id: 2, name: 'Groupe' },
    { id: 3, name: 'Semi-privé' },
    { id: 4, name: 'Intensif' },
  ],
  teachers = [
    { id: 31, name: 'Léa', lastName: 'Villeneuve' },
    { id: 32, name: 'Andrew', lastName: 'Parker' },
  ],
  materials = [aMaterial()],
  lastLessons = {},
  hasReportsDue = true,
  ...situation
}: ContractsSituation = {}): HttpHandler[] {
  let courses = contracts.map((contract): Course => {
    const { reports_due, ...others } = contractToWire(contract);
    const course = { ...others, ...(hasReportsDue && { reports_due }) };
    const last = lastLessons[contract.id];
    return last === undefined ? course : { ...course, last_lesson_date: last };
  });

  function saved(course: Course) {
    courses = courses.some(({ id }) => id === course.id)
      ? courses.map((known) => (known.id === course.id ? course : known))
      : [...courses, course];
    return { message: 'Saved', data: course };
  }

  /** Assigns a teacher to a contract, after the previous ones. */
  function taught({ courseId, teacherId }: Assignment, former: NonNullable<Course['previous_teachers']>) {
    const course = courses.find(({ id }) => id === courseId);
    const teacher = teachers.find(({ id }) => id === teacherId);
    if (!course || !teacher) return notFound();
    return saved({
      ...course,
      current_teacher: { teacher: personToWire(teacher) },
      previous_teachers: [...(course.previous_teachers ?? []), ...former],
    });
  }

  /** A material of a contract after a write, in the contract and in the answer. */
  function withMaterial(course: Course | undefined, material: MaterialOfCourse & { usersId?: number }) {
    if (!course) return notFound();
    const { usersId = null, ...ofCourse } = material;
    const known = course.course_has_materials;
    const isKnown = known.some(({ id }) => id === ofCourse.id);
    saved({
      ...course,
      course_has_not_material_request: isKnown ? course.course_has_not_material_request : null,
      course_has_materials: isKnown
        ? known.map((other) => (other.id === ofCourse.id ? ofCourse : other))
        : [...known, ofCourse],
    });
    return { message: 'Saved', data: { ...ofCourse, courses_id: course.id, usersId } };
  }
  const titleOf = (id: number | undefined) => materials.find((material) => material.id === id)?.title ?? '';

  return [
    answers('get', '/courses/status', situation, ({ query }) =>
      paged(
        [
          { id: 1, name: 'pending' },
          { id: 2, name: 'activated' },
          { id: 3, name: 'contracts_done' },
          { id: 4, name: 'archived' },
        ],
        query,
      ),
    ),
    answers('get', '/courses/types', situation, ({ query }) => paged(courseTypes, query)),
    answers('get', '/courses/user/:userId', situation, ({ query }) => paged(courses, query)),
    answers('get', '/courses/teacher/:teacherId', situation, ({ query, params }) =>
      paged(
        courses.filter((course) => course.current_teacher?.teacher.id === Number(params.teacherId)),
        query,
      ),
    ),
    answers('get', '/courses', situation, ({ query }) => {
      const found = ordered(courses.filter(matchesFilters(query)), query);
      // As in the API: lists contain the number of students but not the students, except a teacher's list.
      const tellsWho = query.has('courseId') || query.has('userId');
      return paged(tellsWho ? found : found.map(withoutStudents), query);
    }),
    answers('patch', '/courses/update', situation, ({ body }) => {
      const update = body as CourseUpdate;
      const course = courses.find(({ id }) => id === update.course.id);
      if (!course) return notFound();
      return saved(updated(course, update));
    }),
    answers('post', '/courses/create', situation, ({ body }) => {
      const id = nextId(courses);
      const empty = contractToWire(aNewContract(id));
      return saved(updated(empty, body as CourseCreate));
    }),
    answers('post', '/courses/duplicate', situation, ({ body }) => {
      const { courseId } = body as { courseId: number };
      const original = courses.find(({ id }) => id === courseId);
      if (!original) return notFound();
      const id = nextId(courses);
      return saved({
        ...original,
        id,
        course_status_id: 1,
        client_details: { ...original.client_details, contract_number: numberOf(id) },
      });
    }),
    answers('post', '/cellState', situation, ({ body }) => {
      const { course_id, _cellVariants } = body as SaveCellStateData['body'];
      const course = courses.find(({ id }) => id === course_id);
      return course ? saved({ ...course, _cellVariants }) : notFound();
    }),
    answers('post', '/teacher/assignCourse', situation, ({ body }) => taught(body as Assignment, [])),
    answers('post', '/teacher/change', situation, ({ body }) => {
      const { removeMotive, hoursDone, ...assignment } = body as ChangeTeacherData['body'];
      const former = courses.find(({ id }) => id === assignment.courseId)?.current_teacher;
      return taught(
        assignment,
        former ? [{ ...former, hours_done: hoursDone, remove_motive: removeMotive }] : [],
      );
    }),
    answers('post', '/courses/assignMaterial', situation, ({ body }) => {
      const { courseId, materialId, qty, note, usersId } = body as AssignMaterialData['body'];
      const ids = courses.flatMap((course) => course.course_has_materials.map(({ id }) => id));
      const fresh = {
        id: Math.max(0, ...ids) + 1,
        materials_id: materialId,
        title: titleOf(materialId),
        qty,
        note,
      };
      const course = courses.find(({ id }) => id === courseId);
      return withMaterial(course, { ...fresh, status: 1, usersId });
    }),
    answers('put', '/courses/updateMaterial', situation, ({ body }) => {
      const { courseMaterialId, material_id, qty, note, status } = body as UpdateMaterialOfCourseData['body'];
      const course = courses.find((known) =>
        known.course_has_materials.some(({ id }) => id === courseMaterialId),
      );
      const material = course?.course_has_materials.find(({ id }) => id === courseMaterialId);
      if (!material) return notFound();
      return withMaterial(course, {
        ...material,
        ...(material_id === undefined ? {} : { materials_id: material_id, title: titleOf(material_id) }),
        ...(qty === undefined ? {} : { qty }),
        ...(note === undefined ? {} : { note }),
        ...(status === undefined ? {} : { status: status === 0 ? 0 : 1 }),
      });
    }),
    answers('put', '/courses/hasNotMaterialRequest', situation, ({ body }) => {
      const { course_id, material_request } = body as SetHasNotMaterialRequestData['body'];
      const course = courses.find(({ id }) => id === course_id);
      return course ? saved({ ...course, course_has_not_material_request: material_request }) : notFound();
    }),
    answers('post', '/teacher/notifyProgress', situation, () => ({ message: 'Sent' })),
  ];
}

type Assignment = Pick<ChangeTeacherData['body'], 'courseId' | 'teacherId'>;

function withoutStudents({ student_has_course: _students, ...course }: Course): Course {
  return course;
}

function matchesFilters(query: URLSearchParams): (course: Course) => boolean {
  const same = (name: string, value: number | null | undefined) =>
    !query.has(name) || Number(query.get(name)) === value;
  return (course) =>
    same('courseId', course.id) &&
    same('courseStatus', course.course_status_id) &&
    same('courseType', course.course_type?.id) &&
    same('languageId', course.language?.id) &&
    (query.get('highlight') !== '1' || Object.keys(course._cellVariants ?? {}).length > 0) &&
    matches(
      query.get('courseName'),
      course.client_details.contract_number,
      course.client_details.companies?.name,
      course.language?.name,
      course.course_type?.name,
      course.current_teacher?.teacher.name,
      course.current_teacher?.teacher.last_name,
    );
}

/** Returns the record as the server would: the sent fields override the stored ones. */
function updated(
  course: Course,
  update: Omit<CourseUpdate, 'course'> & { course: CourseCreate['course'] },
): Course {
  const { send_to_client: sent, ...toggles } = update.course;
  return {
    ...course,
    ...toggles,
    ...(sent !== undefined && { send_to_client: sentToClient(sent) }),
    course_details: { ...course.course_details, ...update.course_details },
    client_details: { ...course.client_details, ...update.client_details },
  };
}

/** 1 means today, 0 no date (CONFLICT-15). */
function sentToClient(sent: string | number | null): string | null {
  if (typeof sent === 'string') return sent;
  return sent === 1 ? new Date().toISOString().slice(0, 10) : null;
}

function nextId(courses: Course[]): number {
  return Math.max(0, ...courses.map(({ id }) => id)) + 1;
}

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
