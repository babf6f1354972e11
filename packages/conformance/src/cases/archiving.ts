import type { FindArchivedResponse, GetRemainingWorkResponse } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { archivedNamed, newNamed } from '../case-builders/namedCases.ts';
import { createCourse } from '../records/contracts.ts';
import { createStudent } from '../records/students.ts';
import { createTeacher, newTeacher } from '../records/teachers.ts';
import { expect, type TestContext } from '../TestContext.ts';

async function find(context: TestContext, kind: string, text: string): Promise<FindArchivedResponse['data']> {
  return (await context.call<FindArchivedResponse>('ROLE_ADMIN', 'findArchived', { body: { kind, text } }))
    .data;
}

export const archiving = {
  getRemainingWork: {
    good: async (context) => ({ query: { teacherId: (await newTeacher(context)).id } }),
    list: async (context) => ({ query: { teacherId: (await newTeacher(context)).id } }),
    unknown: () => ({ query: { teacherId: unknownId } }),
    refuses: { 'neither a teacher nor a user': { status: 400, request: () => ({}) } },
    does: {
      'names the contracts that a teacher has, by the account too': async (context) => {
        const { id: teacherId, users_id } = await createTeacher(context);
        const read = async (query: Readonly<Record<string, unknown>>) =>
          (await context.call<GetRemainingWorkResponse>('ROLE_ADMIN', 'getRemainingWork', { query })).data;
        expect((await read({ teacherId })).length === 0, 'a new teacher has contracts');
        const courseId = await createCourse(context);
        await context.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId, teacherId } });
        for (const query of [{ teacherId }, { userId: users_id?.id }]) {
          const told = (await read(query)).map(({ id, planned, next_date }) => [id, planned, next_date]);
          expect(JSON.stringify(told) === JSON.stringify([[courseId, 0, null]]), JSON.stringify(told));
        }
      },
    },
  },
  findArchived: {
    onlyReads: true,
    good: () => ({ body: { kind: 'company', text: 'Nobody has this name' } }),
    does: {
      'finds archived people by their address, whatever its capitals': async (context) => {
        const student = await createStudent(context);
        const teacher = await createTeacher(context);
        const addresses = [
          ['student', student, 'updateStudentStatus', 'student'],
          ['user', teacher, 'updateTeacherStatus', 'teacher'],
        ] as const;
        for (const [kind, { id, email }, operation, found] of addresses) {
          const text = ` ${(email ?? '').toUpperCase()} `;
          expect((await find(context, kind, text)) === null, 'it finds who is not archived');
          await context.call('ROLE_ADMIN', operation, { body: { id, status: 0 } });
          const record = await find(context, kind, text);
          expect(record?.kind === found && record.id === id, `it finds ${JSON.stringify(record)}`);
        }
      },
      'finds archived companies and languages by their name': async (context) => {
        for (const noun of ['Company', 'Language'] as const) {
          const kind = noun === 'Company' ? 'company' : 'language';
          const id = await archivedNamed(context, noun);
          const { data } = await context.call<{ data: { id: number; name: string } }>(
            'ROLE_ADMIN',
            `update${noun}Status`,
            { body: { id, status: 0 } },
          );
          expect((await find(context, kind, data.name))?.id === id, `it does not find ${data.name}`);
          const { name } = await newNamed(context, noun);
          expect((await find(context, kind, name)) === null, 'it finds what is not archived');
        }
      },
    },
  },
} satisfies Cases;
