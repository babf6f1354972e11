import { randomUUID } from 'node:crypto';
import { samplePassword } from '../../server/samples/index.ts';
import type { DataSet } from '../../server/samples/tables.ts';
import type { Caller, Traffic } from './traffic.ts';

/** A simulated person: the requests of one turn, and how long the person then reads or types. */
export interface Person {
  readonly role: 'teacher' | 'administrator' | 'visitor';
  /** Mean number of seconds between two turns. */
  readonly pause: number;
  signIn(): Promise<void>;
  turn(): Promise<void>;
}

/** 150 teachers, 30 administrators and 20 visitors of private links. */
export function peopleOf(data: DataSet, traffic: Traffic): Person[] {
  const users = new Map(data.users.map((user) => [user.id, user]));
  const taught = new Map<number, number[]>();
  for (const { id, teacherId, statusId } of data.contracts) {
    if (teacherId !== null && statusId === 2) taught.set(teacherId, [...(taught.get(teacherId) ?? []), id]);
  }
  const teachers = data.teachers
    .flatMap(({ id, userId }) => {
      const user = users.get(userId);
      const contracts = taught.get(id) ?? [];
      return user?.password && user.status === 1 && contracts.length > 0
        ? [teacher(traffic.caller({ isTeacher: true }), user.id, user.email, contracts)]
        : [];
    })
    .slice(0, 150);
  const admin = data.users.find(
    ({ role, password, status }) => role === 'ROLE_ADMIN' && password && status === 1,
  );
  const students = data.students.map(({ id }) => id);
  const active = data.contracts.filter(({ statusId }) => statusId === 2).map(({ id }) => id);
  const administrators = Array.from({ length: 30 }, () =>
    administrator(traffic.caller(), admin?.email ?? '', active, students),
  );
  const visitors = data.companies
    .flatMap(({ tokenLogin, status }) =>
      tokenLogin === null || status === 0 ? [] : [visitor(traffic.caller(), tokenLogin)],
    )
    .slice(0, 20);
  return [...teachers, ...administrators, ...visitors];
}

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Opens the home page, a contract and its attendance; records a class in every second turn. */
function teacher(caller: Caller, userId: number, email: string, contracts: readonly number[]): Person {
  let turns = 0;
  return {
    role: 'teacher',
    pause: 30,
    signIn: () => caller.signIn('login', { email, password: samplePassword }),
    async turn() {
      turns += 1;
      const id = any(contracts);
      await caller.read(`courses/user/${userId}`);
      await caller.read(`courses?courseId=${id}&page=1&resourcesPerPage=100`);
      await caller.read(`attendance?courseId=${id}&page=1&resourcesPerPage=1000`);
      if (turns % 2 === 0) await caller.write('POST', 'attendance', recordedClass(id));
    },
  };
}

/**
 * Length of the recorded classes in minutes, by which they can be recognized: no sample has this length. They are on
 * the first day of a past month.
 */
export const minutesOfLoad = 77;

function recordedClass(contract: number) {
  return {
    courses_id: contract,
    date_class: '2026-01-01',
    absent_student_ids: [],
    total_hours: minutesOfLoad,
  };
}

/** Prefix of the text of each note, by which the notes can be recognized. */
export const noteOfLoad = 'load ';

/** Pages, sorts and searches the list of contracts, opens one, ticks a box or adds a note. */
function administrator(
  caller: Caller,
  email: string,
  contracts: readonly number[],
  students: readonly number[],
): Person {
  const searches = ['energie', 'montreal', 'banque', 'anglais', 'tremblay'];
  const size = 'resourcesPerPage=100';
  let turns = 0;
  return {
    role: 'administrator',
    pause: 15,
    signIn: () => caller.signIn('login', { email, password: samplePassword }),
    async turn() {
      turns += 1;
      const id = any(contracts);
      await caller.read(`courses?courseStatus=2&page=${1 + (turns % 6)}&${size}`);
      await caller.read(`courses?courseStatus=4&courseName=${any(searches)}&page=1&${size}`);
      await caller.read(`courses?courseId=${id}&page=1&${size}`);
      await caller.read(`student?page=1&${size}&studentName=${any(searches)}`);
      if (turns % 3 === 0) {
        const body = { note_type: 'students', ref_id: any(students), title: noteOfLoad + randomUUID() };
        await caller.write('POST', 'notes/create', body);
      } else if (turns % 3 === 1) {
        const body = { course: { id, flag: turns % 2 } };
        await caller.write('PATCH', 'courses/update', body);
      }
    },
  };
}

/** Opens a company's private link and the reports of one of its students. */
function visitor(caller: Caller, token: string): Person {
  return {
    role: 'visitor',
    pause: 30,
    signIn: () => caller.signIn('company/login', { token_login: token }),
    async turn() {
      await caller.read('companySummary');
    },
  };
}
