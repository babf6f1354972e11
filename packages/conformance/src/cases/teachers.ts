import type { NamedList, Teacher, TeacherList, User } from '@portal/api-client/openapi';
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
import { expect } from '../TestContext.ts';

export const teachers = {
  listTeachers: {
    rows: ['API-100'],
    good: () => ({ query: { userStatus: '1' } }),
    does: {
      'finds a teacher by name': async (context) => {
        const id = await ownTeacherId(context);
        const all = await context.call<TeacherList>('ROLE_ADMIN', 'listTeachers', {
          query: { resourcesPerPage: 20_000 },
        });
        const teacherName = all.data.find((teacher) => teacher.id === id)?.last_name;
        const { data } = await context.call<TeacherList>('ROLE_ADMIN', 'listTeachers', {
          query: { teacherName },
        });
        expect(
          data.some((teacher) => teacher.id === id),
          `"${teacherName}" does not find its teacher`,
        );
      },
      'goes by orderBy when sort says otherwise': async (context) => {
        const read = async (query: object) => {
          const { data } = await context.call<TeacherList>('ROLE_ADMIN', 'listTeachers', {
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
    good: async (context) => ({ body: await teacherBody(context) }),
    refuses: {
      'an email that a user has': {
        status: 409,
        request: async (context) => {
          const body = await teacherBody(context);
          return { body: { ...body, teacher: { ...body.teacher, email: takenEmail(context) } } };
        },
      },
      'a language that does not exist': {
        status: 400,
        field: 'teacherHasLanguages.0.id',
        request: async (context) => ({
          body: { ...(await teacherBody(context)), teacherHasLanguages: [{ id: unknownId }] },
        }),
      },
      'a rate of a course type that does not exist': {
        status: 400,
        field: 'teacherRates.0.course_types_id',
        request: async (context) => ({
          body: { ...(await teacherBody(context)), teacherRates: [{ course_types_id: unknownId, rate: 1 }] },
        }),
      },
      'two rates for one course type': {
        status: 400,
        field: 'teacherRates.1.course_types_id',
        request: async (context) => {
          const body = await teacherBody(context);
          return { body: { ...body, teacherRates: [...body.teacherRates, ...body.teacherRates] } };
        },
      },
      'a rate below nothing': {
        status: 400,
        field: 'teacherRates.0.rate',
        request: async (context) => {
          const body = await teacherBody(context);
          return { body: { ...body, teacherRates: body.teacherRates.map((row) => ({ ...row, rate: -1 })) } };
        },
      },
    },
    does: {
      'makes the user behind the teacher': async (context) => {
        const { email, users_id: account } = await newTeacher(context);
        const query = { role: 'ROLE_TEACHER', resourcesPerPage: 20_000 };
        const { data } = await context.call<{ data: User[] }>('ROLE_ADMIN', 'listUsers', { query });
        const user = data.find(({ id }) => id === account?.id);
        expect(user?.users_id.email === email, 'there is no user with the address');
      },
      'keeps every field that was sent': async (context) => {
        let id = 0;
        await keepsAll(
          await teacherFields(context, 0),
          async (body) => {
            const { data } = await context.call<{ data: Teacher }>('ROLE_ADMIN', 'createTeacher', { body });
            ({ id } = data);
            return data;
          },
          () => readTeacher(context, id),
        );
        const teacher = await readTeacher(context, id);
        expectFields(teacher, { 'users_id.user_details.status': 0, 'users_id.login_date': null });
        const user = await readUser(context, teacher.users_id?.id ?? 0);
        expectFields(user, { role: 'ROLE_TEACHER', status: 0, last_name: teacher.last_name }, 'its user: ');
      },
      'says "Email duplicated"': async (context) => {
        const { email } = await createTeacher(context);
        const body = bodyOf(await teacherFields(context, 1));
        Object.assign(body.teacher as object, { email });
        const answer = await context.answer<{ message: string }>('ROLE_ADMIN', 'createTeacher', { body });
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
    good: async (context) => ({
      body: { teacher: { id: (await newTeacher(context)).id, city: 'Longueuil' } },
    }),
    unknown: () => ({ body: { teacher: { id: unknownId, city: 'Longueuil' } } }),
    refuses: {
      'an email that another user has': {
        status: 409,
        request: async (context) => ({
          body: { teacher: { id: (await newTeacher(context)).id, email: takenEmail(context) } },
        }),
      },
      'an archived language': {
        status: 400,
        field: 'teacherHasLanguages.0.id',
        request: async (context) => ({
          body: {
            teacher: { id: (await newTeacher(context)).id },
            teacherHasLanguages: [{ id: await archivedNamed(context, 'Language') }],
          },
        }),
      },
    },
    does: {
      'changes what is sent and leaves the rest': async (context) => {
        const before = await newTeacher(context);
        const body = { teacher: { id: before.id, city: 'Gatineau' } };
        const { data } = await context.call<{ data: Teacher }>('ROLE_ADMIN', 'updateTeacher', { body });
        expect(data.city === 'Gatineau', `the city is ${data.city}`);
        expect(
          JSON.stringify({ ...data, city: before.city }) === JSON.stringify(before),
          'more than the city changed',
        );
      },
      'keeps each field alone and leaves the others': async (context) => {
        const { id } = await createTeacher(context);
        const send = (body: object) => context.call('ROLE_ADMIN', 'updateTeacher', { body });
        await keepsEach(await teacherFields(context, 1), send, () => readTeacher(context, id), {
          teacher: { id },
        });
      },
      'changes the name of the user behind it': async (context) => {
        const teacher = await createTeacher(context);
        const lastName = context.newName();
        await context.call('ROLE_ADMIN', 'updateTeacher', {
          body: { teacher: { id: teacher.id, lastName } },
        });
        expectFields(await readUser(context, teacher.users_id?.id ?? 0), { last_name: lastName });
      },
      [longTexts]: async (context) => {
        const { id } = await createTeacher(context);
        await keepsAll(
          longest(context, 'updateTeacher', await teacherFields(context, 0)),
          (body) => context.call('ROLE_ADMIN', 'updateTeacher', { body }).then(() => undefined),
          () => readTeacher(context, id),
          { teacher: { id } },
        );
      },
      [ownFieldsOnly]: async (context) => {
        const { id } = await createTeacher(context);
        const body = { teacher: { id, city: 'Gaspé', user_status: 3, status: 1, login_date: '2026-01-01' } };
        await changesOnly(context, 'updateTeacher', body, () => readTeacher(context, id), ['city']);
      },
    },
  },
  updateTeacherStatus: {
    rows: ['API-101'],
    good: async (context) => ({ body: { id: (await newTeacher(context)).id, status: 0 } }),
    unknown: () => ({ body: { id: unknownId, status: 0 } }),
    does: {
      'leaves the rest of the teacher': async (context) => {
        const { id } = await createTeacher(context);
        const before = await readTeacher(context, id);
        const paths = ['users_id.user_details.status', 'user_status'];
        for (const status of [1, 0]) {
          await context.call('ROLE_ADMIN', 'updateTeacherStatus', { body: { id, status } });
          expectOnlyChanged(before, await readTeacher(context, id), paths, `with status ${status}`);
        }
      },
      'archives the teacher and the user, and brings both back': async (context) => {
        const { id } = await createTeacher(context);
        for (const status of [1, 0, 1]) {
          await context.call('ROLE_ADMIN', 'updateTeacherStatus', { body: { id, status } });
          const teacher = await readTeacher(context, id);
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
    good: async (context) => ({ body: { id: (await newTeacher(context)).id } }),
    unknown: () => ({ body: { id: unknownId } }),
    refuses: {
      'who has signed in': {
        status: 409,
        request: async (context) => ({ body: { id: await ownTeacherId(context) } }),
      },
      'who is archived': {
        status: 409,
        request: async (context) => {
          const { id } = await newTeacher(context);
          await context.call('ROLE_ADMIN', 'updateTeacherStatus', { body: { id, status: 0 } });
          return { body: { id } };
        },
      },
    },
    does: {
      'keeps the day of the invitation and leaves the status': async (context) => {
        const { id } = await createTeacher(context);
        const before = await readTeacher(context, id);
        await context.call('ROLE_ADMIN', 'inviteTeacher', { body: { id } });
        const after = await readTeacher(context, id);
        expect(after.users_id?.email_date !== null, 'there is no email_date');
        expectOnlyChanged(before, after, ['users_id.email_date'], 'invited');
      },
    },
  },
  importTeachers: withChecks(importCase('Teachers', teacherImportColumns), {
    'keeps every column of a good line, and names who was imported': async (context) => {
      const languages = await context.call<NamedList>('ROLE_ADMIN', 'listLanguages', { query: many });
      const language = languages.data.at(-1);
      const lastName = context.newName();
      const values = {
        name: 'Benoît',
        lastName,
        email: context.newEmail(),
        phone: '5145550633',
        mobile: '4385550644',
        city: 'Gaspé',
        hasCar: 'oui',
        nda: 'non',
        languages: language?.name ?? '',
        otherRate: 'Repas',
      };
      const form = { file: importSheet(teacherImportColumns, [values]) };
      const answer = await context.call<{ data: { teachersImported?: { last_name: string }[] } }>(
        'ROLE_ADMIN',
        'importTeachers',
        { form },
      );
      const named = answer.data.teachersImported;
      if (named)
        expect(named.map((one) => one.last_name).join() === lastName, 'others are named as imported');
      const { data } = await context.call<TeacherList>('ROLE_ADMIN', 'listTeachers', { query: many });
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
