import type { NamedList, Teacher, TeacherList, User } from '@portal/api-client/treaty';
import { teacherImportColumns } from '@portal/domain';
import { type Cases, unknownId } from '../Case.ts';
import { emailCheck } from '../case-builders/emailCheck.ts';
import { importCase } from '../case-builders/importCase.ts';
import { archivedNamed } from '../case-builders/namedCases.ts';
import { withChecks } from '../case-builders/withChecks.ts';
import { changesOnly, ownFieldsOnly } from '../changesOnly.ts';
import { many, ownTeacherId, takenEmail } from '../facts.ts';
import { bodyOf, expectFields, expectOnlyChanged, keepsAll, keepsEach } from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import { createTeacher, newTeacher, readTeacher, teacherBody, teacherFields } from '../records/teachers.ts';
import { importSheet } from '../records/uploads.ts';
import { readUser } from '../records/users.ts';
import { expect } from '../World.ts';

export const teachers = {
  listTeachers: {
    rows: ['API-100'],
    good: () => ({ query: { userStatus: '1' } }),
    does: {
      'finds a teacher by name': async (world) => {
        const id = await ownTeacherId(world);
        const all = await world.call<TeacherList>('ROLE_ADMIN', 'listTeachers', {
          query: { resourcesPerPage: 20_000 },
        });
        const teacherName = all.data.find((teacher) => teacher.id === id)?.last_name;
        const { data } = await world.call<TeacherList>('ROLE_ADMIN', 'listTeachers', {
          query: { teacherName },
        });
        expect(
          data.some((teacher) => teacher.id === id),
          `"${teacherName}" does not find its teacher`,
        );
      },
      'goes by orderBy when sort says otherwise': async (world) => {
        const read = async (query: object) => {
          const { data } = await world.call<TeacherList>('ROLE_ADMIN', 'listTeachers', {
            query: { ...many, ...query },
          });
          return data.map(({ id }) => id).join();
        };
        const both = await read({ orderBy: 'last_name', sort: 'id', orderDirection: 'DESC' });
        expect(both === (await read({ orderBy: 'last_name', orderDirection: 'DESC' })), 'it goes by sort');
      },
    },
  },
  verifyTeacherEmail: emailCheck('verifyTeacherEmail', takenEmail, ['API-067']),
  createTeacher: {
    rows: ['API-068'],
    adds: ['listTeachers', 'listUsers'],
    good: async (world) => ({ body: await teacherBody(world) }),
    refuses: {
      'an email that a user has': {
        status: 409,
        request: async (world) => {
          const body = await teacherBody(world);
          return { body: { ...body, teacher: { ...body.teacher, email: takenEmail(world) } } };
        },
      },
      'a language that does not exist': {
        status: 400,
        field: 'teacherHasLanguages.0.id',
        request: async (world) => ({
          body: { ...(await teacherBody(world)), teacherHasLanguages: [{ id: unknownId }] },
        }),
      },
      'a rate of a course type that does not exist': {
        status: 400,
        field: 'teacherRates.0.course_types_id',
        request: async (world) => ({
          body: { ...(await teacherBody(world)), teacherRates: [{ course_types_id: unknownId, rate: 1 }] },
        }),
      },
      'two rates for one course type': {
        status: 400,
        field: 'teacherRates.1.course_types_id',
        request: async (world) => {
          const body = await teacherBody(world);
          return { body: { ...body, teacherRates: [...body.teacherRates, ...body.teacherRates] } };
        },
      },
      'a rate below nothing': {
        status: 400,
        field: 'teacherRates.0.rate',
        request: async (world) => {
          const body = await teacherBody(world);
          return { body: { ...body, teacherRates: body.teacherRates.map((row) => ({ ...row, rate: -1 })) } };
        },
      },
    },
    does: {
      'makes the user behind the teacher': async (world) => {
        const { email, users_id: account } = await newTeacher(world);
        const query = { role: 'ROLE_TEACHER', resourcesPerPage: 20_000 };
        const { data } = await world.call<{ data: User[] }>('ROLE_ADMIN', 'listUsers', { query });
        const user = data.find(({ id }) => id === account?.id);
        expect(user?.users_id.email === email, 'there is no user with the address');
      },
      'keeps every field that was sent': async (world) => {
        let id = 0;
        await keepsAll(
          await teacherFields(world, 0),
          async (body) => {
            const { data } = await world.call<{ data: Teacher }>('ROLE_ADMIN', 'createTeacher', { body });
            ({ id } = data);
            return data;
          },
          () => readTeacher(world, id),
        );
        const teacher = await readTeacher(world, id);
        expectFields(teacher, { 'users_id.user_details.status': 0, 'users_id.login_date': null });
        const user = await readUser(world, teacher.users_id?.id ?? 0);
        expectFields(user, { role: 'ROLE_TEACHER', status: 0, last_name: teacher.last_name }, 'its user: ');
      },
      'says "Email duplicated"': async (world) => {
        const { email } = await createTeacher(world);
        const body = bodyOf(await teacherFields(world, 1));
        Object.assign(body.teacher as object, { email });
        const answer = await world.answer<{ message: string }>('ROLE_ADMIN', 'createTeacher', { body });
        expect(
          answer.status === 409 && answer.body.message === 'Email duplicated',
          `it says "${answer.body.message}"`,
        );
      },
    },
  },
  updateTeacher: {
    rows: ['API-069'],
    advice: ['an archived language'],
    good: async (world) => ({ body: { teacher: { id: (await newTeacher(world)).id, city: 'Longueuil' } } }),
    unknown: () => ({ body: { teacher: { id: unknownId, city: 'Longueuil' } } }),
    refuses: {
      'an email that another user has': {
        status: 409,
        request: async (world) => ({
          body: { teacher: { id: (await newTeacher(world)).id, email: takenEmail(world) } },
        }),
      },
      'an archived language': {
        status: 400,
        field: 'teacherHasLanguages.0.id',
        request: async (world) => ({
          body: {
            teacher: { id: (await newTeacher(world)).id },
            teacherHasLanguages: [{ id: await archivedNamed(world, 'Language') }],
          },
        }),
      },
    },
    does: {
      'changes what is sent and leaves the rest': async (world) => {
        const before = await newTeacher(world);
        const body = { teacher: { id: before.id, city: 'Gatineau' } };
        const { data } = await world.call<{ data: Teacher }>('ROLE_ADMIN', 'updateTeacher', { body });
        expect(data.city === 'Gatineau', `the city is ${data.city}`);
        expect(
          JSON.stringify({ ...data, city: before.city }) === JSON.stringify(before),
          'more than the city changed',
        );
      },
      'keeps each field alone and leaves the others': async (world) => {
        const { id } = await createTeacher(world);
        const send = (body: object) => world.call('ROLE_ADMIN', 'updateTeacher', { body });
        await keepsEach(await teacherFields(world, 1), send, () => readTeacher(world, id), {
          teacher: { id },
        });
      },
      'changes the name of the user behind it': async (world) => {
        const teacher = await createTeacher(world);
        const lastName = world.newName();
        await world.call('ROLE_ADMIN', 'updateTeacher', { body: { teacher: { id: teacher.id, lastName } } });
        expectFields(await readUser(world, teacher.users_id?.id ?? 0), { last_name: lastName });
      },
      [longTexts]: async (world) => {
        const { id } = await createTeacher(world);
        await keepsAll(
          longest(world, 'updateTeacher', await teacherFields(world, 0)),
          (body) => world.call('ROLE_ADMIN', 'updateTeacher', { body }).then(() => undefined),
          () => readTeacher(world, id),
          { teacher: { id } },
        );
      },
      [ownFieldsOnly]: async (world) => {
        const { id } = await createTeacher(world);
        const body = { teacher: { id, city: 'Gaspé', user_status: 3, status: 1, login_date: '2026-01-01' } };
        await changesOnly(world, 'updateTeacher', body, () => readTeacher(world, id), ['city']);
      },
    },
  },
  updateTeacherStatus: {
    rows: ['API-101'],
    good: async (world) => ({ body: { id: (await newTeacher(world)).id, status: 0 } }),
    unknown: () => ({ body: { id: unknownId, status: 0 } }),
    does: {
      'leaves the rest of the teacher': async (world) => {
        const { id } = await createTeacher(world);
        const before = await readTeacher(world, id);
        const paths = ['users_id.user_details.status', 'user_status'];
        for (const status of [1, 0]) {
          await world.call('ROLE_ADMIN', 'updateTeacherStatus', { body: { id, status } });
          expectOnlyChanged(before, await readTeacher(world, id), paths, `with status ${status}`);
        }
      },
      'archives the teacher and the user, and brings both back': async (world) => {
        const { id } = await createTeacher(world);
        for (const status of [1, 0, 1]) {
          await world.call('ROLE_ADMIN', 'updateTeacherStatus', { body: { id, status } });
          const teacher = await readTeacher(world, id);
          expectFields(teacher, { 'users_id.user_details.status': status }, `with ${status}, `);
          expect(
            (teacher.user_status === 0) === (status === 0),
            `with ${status} user_status is ${teacher.user_status}`,
          );
        }
      },
    },
  },
  inviteTeacher: {
    rows: ['API-066'],
    sendsMail: true,
    good: async (world) => ({ body: { id: (await newTeacher(world)).id } }),
    unknown: () => ({ body: { id: unknownId } }),
    refuses: {
      'who has signed in': {
        status: 409,
        request: async (world) => ({ body: { id: await ownTeacherId(world) } }),
      },
      'who is archived': {
        status: 409,
        request: async (world) => {
          const { id } = await newTeacher(world);
          await world.call('ROLE_ADMIN', 'updateTeacherStatus', { body: { id, status: 0 } });
          return { body: { id } };
        },
      },
    },
    does: {
      'keeps the day of the invitation and leaves the status': async (world) => {
        const { id } = await createTeacher(world);
        const before = await readTeacher(world, id);
        await world.call('ROLE_ADMIN', 'inviteTeacher', { body: { id } });
        const after = await readTeacher(world, id);
        expect(after.users_id?.email_date !== null, 'there is no email_date');
        expectOnlyChanged(before, after, ['users_id.email_date'], 'invited');
      },
    },
  },
  importTeachers: withChecks(importCase('Teachers', teacherImportColumns), {
    'keeps every column of a good line, and names who was imported': async (world) => {
      const languages = await world.call<NamedList>('ROLE_ADMIN', 'listLanguages', { query: many });
      const language = languages.data.at(-1);
      const lastName = world.newName();
      const values = {
        name: 'Benoît',
        lastName,
        email: world.newEmail(),
        phone: '5145550633',
        mobile: '4385550644',
        city: 'Gaspé',
        hasCar: 'oui',
        nda: 'non',
        languages: language?.name ?? '',
        otherRate: 'Repas',
      };
      const form = { file: importSheet(teacherImportColumns, [values]) };
      const answer = await world.call<{ data: { teachersImported?: { last_name: string }[] } }>(
        'ROLE_ADMIN',
        'importTeachers',
        { form },
      );
      const named = answer.data.teachersImported;
      if (named)
        expect(named.map((one) => one.last_name).join() === lastName, 'others are named as imported');
      const { data } = await world.call<TeacherList>('ROLE_ADMIN', 'listTeachers', { query: many });
      const teacher = data.find((one) => one.email === values.email);
      expectFields(teacher, {
        name: 'Benoît',
        last_name: lastName,
        phone: '5145550633',
        mobile: '4385550644',
        city: 'Gaspé',
        car: 1,
        nda: 0,
        otherRate: 'Repas',
        'teacher_has_languages.id': language?.id,
        'users_id.user_details.status': 0,
      });
    },
  }),
} satisfies Cases;
