import type { EnrolmentPeriod } from '../student/enrolment-periods.ts';
import type { Contract, ContractStudent } from './contract.ts';

/** An activated contract in mid-term, with these fields changed. */
export function aContract(differing: Partial<Contract> = {}): Contract {
  const students = differing.students ?? [
    aContractStudent({
      id: 501,
      name: 'Inès',
      lastName: 'Fortin',
      reportForm: { id: 71, status: 'submitted' },
    }),
    aContractStudent({ id: 502, name: 'Marc-André', lastName: 'Thériault' }),
    aContractStudent({
      id: 503,
      name: 'Siobhán',
      lastName: 'O’Brien',
      reportForm: { id: 72, status: 'incomplete' },
    }),
  ];
  return {
    id: 412,
    number: '2026-0412',
    status: 'activated',
    flagged: false,
    confirmationSent: true,
    si: true,
    tcs: true,
    sc: false,
    sentToClientOn: null,
    completed: false,
    teacher: { id: 31, name: 'Léa', lastName: 'Villeneuve' },
    previousTeachers: [],
    language: { id: 1, name: 'Français' },
    courseType: { id: 1, name: 'Individuel' },
    complementaryDescription: null,
    company: { id: 21, name: 'Aéro Beauséjour inc.' },
    contactPerson: 'Geneviève Lapointe',
    invoice: 'F-10412',
    approved: true,
    expiresOn: '2027-01-31',
    description: 'Français des affaires, niveau intermédiaire',
    startsOn: '2026-09-08',
    endsOn: '2026-12-18',
    schedule: 'mar. jeu. 12:00',
    location: '1200, rue Peel, salle 4',
    hoursPerClass: 1.5,
    numberOfClasses: 32,
    attendanceComplete: false,
    materialStatusId: 1,
    outline: { id: 61, status: 'submitted', savedAt: '2026-09-10T14:20:00.000Z' },
    materials: [
      {
        id: 81,
        materialId: 11,
        title: 'Défi 3',
        quantity: 3,
        note: 'Livre et cahier',
        active: true,
        statusId: 1,
      },
    ],
    noMaterialNeeded: false,
    studentCount: students.length,
    highlights: {},
    noteCount: 2,
    minutesTaught: 31 * 60,
    lessonsRecorded: 21,
    version: null,
    ...differing,
    students,
  };
}

/** A student without any report. */
export function aContractStudent(differing: Partial<ContractStudent> = {}): ContractStudent {
  return { id: 501, name: 'Inès', lastName: 'Fortin', reportForm: null, ...differing };
}

/** One contract in each state and situation that a list shows: overrun, without hours, without a teacher. */
export function someContracts(): Contract[] {
  return [
    aContract(),
    aContract({
      id: 409,
      number: '2026-0409',
      company: { id: 22, name: 'Banque Champlain' },
      language: { id: 2, name: 'English' },
      courseType: { id: 2, name: 'Groupe' },
      teacher: { id: 32, name: 'Andrew', lastName: 'Parker' },
      hoursPerClass: 1.5,
      numberOfClasses: 30,
      minutesTaught: 44 * 60,
      lessonsRecorded: 29,
      endsOn: '2026-11-27',
      tcs: false,
      noteCount: 0,
    }),
    aContract({
      id: 398,
      number: '2026-0398',
      flagged: true,
      company: { id: 23, name: 'Hôtels Frontenac' },
      language: { id: 2, name: 'English' },
      courseType: { id: 4, name: 'Intensif' },
      teacher: { id: 33, name: 'Patrick', lastName: 'O’Brien' },
      highlights: { company: 'yellow' },
      numberOfClasses: 20,
      hoursPerClass: 2,
      minutesTaught: 42 * 60,
      lessonsRecorded: 21,
      attendanceComplete: true,
      outline: { id: 62, status: 'draft', savedAt: '2026-09-12T09:00:00.000Z' },
    }),
    aContract({
      id: 388,
      number: '2026-0388',
      company: { id: 24, name: 'Chimie Saguenay inc.' },
      teacher: null,
      minutesTaught: 0,
      lessonsRecorded: 0,
      outline: null,
      materials: [],
      students: [],
      noteCount: 0,
    }),
    aContract({
      id: 377,
      number: '2026-0377',
      status: 'pending',
      confirmationSent: false,
      minutesTaught: 0,
      lessonsRecorded: 0,
    }),
    aContract({
      id: 305,
      number: '2025-0305',
      status: 'done',
      sentToClientOn: '2026-06-20',
      completed: true,
      startsOn: '2026-01-12',
      endsOn: '2026-06-12',
      minutesTaught: 48 * 60,
      lessonsRecorded: 32,
      attendanceComplete: true,
    }),
    aContract({
      id: 201,
      number: '2024-0201',
      status: 'archived',
      startsOn: '2024-01-15',
      endsOn: '2024-06-14',
    }),
  ];
}

/**
 * The people of a contract, with different periods: Inès from the first class; Siobhán since 5 October 2026; Marc-André
 * left and came back on 2 November; Linh left on 30 October.
 */
export function peopleWithDays(): Pick<Contract, 'students' | 'formerStudents'> {
  const person = (id: number, name: string, lastName: string, ...periods: EnrolmentPeriod[]) =>
    aContractStudent({ id, name, lastName, periods });
  return {
    students: [
      person(501, 'Inès', 'Fortin', { from: null, to: null }),
      person(
        502,
        'Marc-André',
        'Thériault',
        { from: null, to: '2026-10-02' },
        { from: '2026-11-02', to: null },
      ),
      person(503, 'Siobhán', 'O’Brien', { from: '2026-10-05', to: null }),
    ],
    formerStudents: [person(505, 'Linh', 'Nguyễn', { from: null, to: '2026-10-30' })],
  };
}
