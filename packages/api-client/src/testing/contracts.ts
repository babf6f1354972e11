import { aContract, type Contract, someContracts } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Course, CourseCreate, CourseUpdate } from '../generated/types.gen.ts';
import { contractToWire } from '../wire/contract.ts';
import { answers, matches, ordered, paged, type Situation } from './situation.ts';

export interface ContractsSituation extends Situation {
  contracts?: Contract[];
  courseTypes?: { id: number; name: string }[];
}

/** The calls about contracts, answered from these contracts and changed by the writes. */
export function contractsHandlers({
  contracts = someContracts(),
  courseTypes = [
    { id: 1, name: 'Individuel' },
    { id: 2, name: 'Groupe' },
    { id: 3, name: 'Semi-privé' },
    { id: 4, name: 'Intensif' },
  ],
  ...situation
}: ContractsSituation = {}): HttpHandler[] {
  let courses = contracts.map(contractToWire);

  function saved(course: Course) {
    courses = courses.some(({ id }) => id === course.id)
      ? courses.map((known) => (known.id === course.id ? course : known))
      : [...courses, course];
    return { message: 'Saved', data: course };
  }

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
    answers('get', '/courses', situation, ({ query }) => {
      const found = ordered(courses.filter(asked(query)), query);
      // As the treaty has it: all the lists but a teacher's tell how many students there are, and not who.
      const tellsWho = query.has('courseId') || query.has('userId');
      return paged(tellsWho ? found : found.map(withoutStudents), query);
    }),
    answers('patch', '/courses/update', situation, ({ body }) => {
      const update = body as CourseUpdate;
      const course = courses.find(({ id }) => id === update.course.id);
      if (!course) return Response.json({ message: 'Not found', code: 'not-found' }, { status: 404 });
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
      if (!original) return Response.json({ message: 'Not found', code: 'not-found' }, { status: 404 });
      const id = nextId(courses);
      return saved({
        ...original,
        id,
        course_status_id: 1,
        client_details: { ...original.client_details, contract_number: numberOf(id) },
      });
    }),
  ];
}

function withoutStudents({ student_has_course: _students, ...course }: Course): Course {
  return course;
}

function asked(query: URLSearchParams): (course: Course) => boolean {
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

/** The record as the server would give it back: what was sent laid over what there was. */
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

/** 1 stands for today, 0 for no date (CONFLICT-15). */
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

/** A contract that has just been created: pending, with nobody in it. */
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
