import type { FindArchivedResponse, GetRemainingWorkResponse } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { archivedNamed, newNamed } from '../case-builders/namedCases.ts';
import { createCourse } from '../records/contracts.ts';
import { createStudent } from '../records/students.ts';
import { createTeacher, newTeacher } from '../records/teachers.ts';
import { expect, type World } from '../World.ts';

async function find(world: World, kind: string, text: string): Promise<FindArchivedResponse['data']> {
  return (await world.call<FindArchivedResponse>('ROLE_ADMIN', 'findArchived', { body: { kind, text } }))
    .data;
}

export const archiving = {
  getRemainingWork: {
    good: async (world) => ({ query: { teacherId: (await newTeacher(world)).id } }),
    list: async (world) => ({ query: { teacherId: (await newTeacher(world)).id } }),
    unknown: () => ({ query: { teacherId: unknownId } }),
    refuses: { 'neither a teacher nor a user': { status: 400, request: () => ({}) } },
    does: {
      'names the contracts that a teacher has, by the account too': async (world) => {
        const { id: teacherId, users_id } = await createTeacher(world);
        const read = async (query: Readonly<Record<string, unknown>>) =>
          (await world.call<GetRemainingWorkResponse>('ROLE_ADMIN', 'getRemainingWork', { query })).data;
        expect((await read({ teacherId })).length === 0, 'a new teacher has contracts');
        const courseId = await createCourse(world);
        await world.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId, teacherId } });
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
      'finds archived people by their address, whatever its capitals': async (world) => {
        const student = await createStudent(world);
        const teacher = await createTeacher(world);
        const addresses = [
          ['student', student, 'updateStudentStatus', 'student'],
          ['user', teacher, 'updateTeacherStatus', 'teacher'],
        ] as const;
        for (const [kind, { id, email }, operation, found] of addresses) {
          const text = ` ${(email ?? '').toUpperCase()} `;
          expect((await find(world, kind, text)) === null, 'it finds who is not archived');
          await world.call('ROLE_ADMIN', operation, { body: { id, status: 0 } });
          const record = await find(world, kind, text);
          expect(record?.kind === found && record.id === id, `it finds ${JSON.stringify(record)}`);
        }
      },
      'finds archived companies and languages by their name': async (world) => {
        for (const noun of ['Company', 'Language'] as const) {
          const kind = noun === 'Company' ? 'company' : 'language';
          const id = await archivedNamed(world, noun);
          const { data } = await world.call<{ data: { id: number; name: string } }>(
            'ROLE_ADMIN',
            `update${noun}Status`,
            { body: { id, status: 0 } },
          );
          expect((await find(world, kind, data.name))?.id === id, `it does not find ${data.name}`);
          const { name } = await newNamed(world, noun);
          expect((await find(world, kind, name)) === null, 'it finds what is not archived');
        }
      },
    },
  },
} satisfies Cases;
