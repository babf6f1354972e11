import { aContract, aTeacher } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { contractToWire } from '../testing/wire/contract.ts';
import { teacherToWire } from '../testing/wire/teacher.ts';
import { contractFromWire } from './contract.ts';
import { teacherAssignmentToWire, teacherChangeToWire } from './contract-writes.ts';
import { teacherFiltersToWire, teacherFormToWire, teacherFromWire } from './teacher.ts';

describe('a teacher on the wire', () => {
  it('has languages, contracts and rates under their own names (DOMAIN-45, DOMAIN-46)', () => {
    expect(teacherToWire(aTeacher())).toMatchObject({
      last_name: 'Villeneuve',
      car: 1,
      nda: 1,
      teacher_has_languages: [{ id: 1, name: 'Français' }],
      teacher_has_courses: [{ id: 412, course_status_id: 2 }],
      teacher_rates: [{ course_types_id: 1, rate: 42 }],
    });
  });

  it.each([
    [0, 'archived'],
    [2, 'signed-in'],
    [3, 'completed'],
    [null, null],
  ] as const)('with user_status %j is read as %s (DOMAIN-47)', (user_status, registration) => {
    expect(teacherFromWire({ ...teacherToWire(aTeacher()), user_status }).registration).toBe(registration);
  });

  it('is created and updated in three parts (API-068, API-069, TEA-EDIT-25, TEA-EDIT-26)', () => {
    const form = {
      name: 'Noémie',
      lastName: 'Gauthier',
      email: 'noemie.gauthier@passerelle.example',
      phone: '5145550188',
      mobile: null,
      city: 'Laval',
      hasCar: true,
      nda: false,
      otherRate: null,
      languageIds: [1, 3],
      rates: [{ courseTypeId: 2, rate: 38.5 }],
    };
    expect(teacherFormToWire(form)).toEqual({
      teacher: {
        name: 'Noémie',
        lastName: 'Gauthier',
        email: 'noemie.gauthier@passerelle.example',
        phone: '5145550188',
        mobile: null,
        city: 'Laval',
        car: 1,
        nda: 0,
        otherRate: null,
      },
      teacherHasLanguages: [{ id: 1 }, { id: 3 }],
      teacherRates: [{ course_types_id: 2, rate: 38.5 }],
    });
  });

  it('is listed with the specified query names, 500 rows by default (API-100, TEA-LIST-04, TEA-LIST-05, TEA-LIST-06, LIMIT-40, CONFLICT-36)', () => {
    expect(teacherFiltersToWire({})).toEqual({ page: 1, resourcesPerPage: 500 });
    const filters = {
      search: 'jolicoeur',
      languageId: 2,
      status: 'invited',
      assigned: false,
      sort: { by: 'name', direction: 'DESC' },
      page: 2,
      pageSize: 50,
    } as const;
    expect(teacherFiltersToWire(filters)).toEqual({
      teacherName: 'jolicoeur',
      language: 2,
      userStatus: 'invited',
      teacherAssigned: false,
      orderBy: 'last_name',
      orderDirection: 'DESC',
      page: 2,
      resourcesPerPage: 50,
    });
  });
});

describe('the teacher of a contract', () => {
  it('is sent as contract and teacher, with reason and hours when replacing another (API-064, API-065)', () => {
    expect(teacherAssignmentToWire(412, 31)).toEqual({ courseId: 412, teacherId: 31 });
    expect(teacherChangeToWire(412, { teacherId: 32, motive: 'Congé', hoursDone: 18.5 })).toEqual({
      courseId: 412,
      teacherId: 32,
      removeMotive: 'Congé',
      hoursDone: 18.5,
    });
  });

  it('is read and sent with first and last name (DOMAIN-38)', () => {
    const course = contractToWire(aContract({ teacher: { id: 33, name: 'Kate', lastName: 'MacDonald' } }));
    expect(course.current_teacher).toEqual({ teacher: { id: 33, name: 'Kate', last_name: 'MacDonald' } });
    const changed = { ...course, current_teacher: { teacher: { id: 34, name: 'Ali', last_name: 'Haddad' } } };
    expect(contractFromWire(changed).teacher).toEqual({ id: 34, name: 'Ali', lastName: 'Haddad' });
    expect(contractFromWire({ ...course, current_teacher: null }).teacher).toBeNull();
  });

  it('stays in the history with reason and hours, when the backend has them (DOMAIN-48)', () => {
    const previousTeachers = [
      { teacher: { id: 32, name: 'Andrew', lastName: 'Parker' }, hoursDone: 12, motive: 'Congé' },
      { teacher: { id: 33, name: 'Kate', lastName: 'MacDonald' }, hoursDone: null, motive: null },
    ];
    const teaching = [{ from: '2026-11-16', teacher: { id: 32, name: 'Andrew', lastName: 'Parker' } }];
    const course = contractToWire(aContract({ previousTeachers, teaching }));
    expect(course.teaching).toEqual([
      { from: '2026-11-16', teacher: { id: 32, name: 'Andrew', last_name: 'Parker' } },
    ]);
    expect(contractFromWire(course).teaching).toEqual(teaching);
    expect(course.previous_teachers?.[0]).toEqual({
      teacher: { id: 32, name: 'Andrew', last_name: 'Parker' },
      hours_done: 12,
      remove_motive: 'Congé',
    });
    expect(contractFromWire(course).previousTeachers).toEqual(previousTeachers);
    const { previous_teachers, ...spare } = course;
    expect(contractFromWire(spare).previousTeachers).toEqual([]);
  });
});
