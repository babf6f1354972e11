import type { Company, Language, NamedList } from '@portal/api-client/openapi';
import { type Case, unknownId } from '../Case.ts';
import { many } from '../facts.ts';
import { expectFields } from '../fields.ts';
import { expect, type TestContext } from '../TestContext.ts';
import { createsOneRecord, oneOfTwoAtOnce } from './createsOneRecord.ts';

type Noun = 'Language' | 'Company';

const lists = { Language: 'listLanguages', Company: 'listCompanies' } as const;

const archives = { Language: { archived: true }, Company: { deletedCompanies: true } } as const;

/** Returns the suite's language or company. */
export async function newNamed(context: TestContext, noun: Noun): Promise<Language | Company> {
  const body = { name: context.newName() };
  const { data } = await context.call<{ data: Language | Company }>('ROLE_ADMIN', `create${noun}`, { body });
  return data;
}

/** Creates a company or language for the suite, archives it and returns its id. */
export async function archivedNamed(context: TestContext, noun: Noun): Promise<number> {
  const { id } = await newNamed(context, noun);
  await context.call('ROLE_ADMIN', `update${noun}Status`, { body: { id, status: 0 } });
  return id;
}

async function namedIn(context: TestContext, noun: Noun, isArchived: boolean, id: number) {
  const query = { resourcesPerPage: 20_000, ...(isArchived ? archives[noun] : {}) };
  const { data } = await context.call<{ data: (Language | Company)[] }>('ROLE_ADMIN', lists[noun], { query });
  return data.find((row) => row.id === id);
}

type NamedCall = 'list' | 'create' | 'rename' | 'archive';

/**
 * The cases of languages and companies, which are created, renamed and archived in the same way. `rows` are the rows of
 * docs/requirements.md that they prove.
 */
export function namedCases(
  noun: Noun,
  rows: Readonly<Record<NamedCall, readonly string[]>>,
): Readonly<Record<NamedCall, Case>> {
  return {
    list: {
      rows: rows.list,
      good: () => ({}),
      does: {
        'lists the archived ones only when asked': async (context) => {
          for (const [query, status] of [
            [{}, 1],
            [archives[noun], 0],
          ] as const) {
            const { data } = await context.call<{ data: Language[] }>('ROLE_ADMIN', lists[noun], { query });
            const other = data.find((row) => row.status !== status);
            expect(other === undefined, `${other?.name} has status ${other?.status}`);
          }
        },
      },
    },
    create: {
      rows: rows.create,
      adds: [lists[noun]],
      good: (context) => ({ body: { name: context.newName() } }),
      refuses: {
        'a name that is taken': {
          status: 409,
          request: async (context) => ({ body: { name: (await newNamed(context, noun)).name } }),
        },
      },
      does: {
        'makes it appear in the list': async (context) => {
          const { id, name } = await newNamed(context, noun);
          expect((await namedIn(context, noun, false, id))?.name === name, `${name} is not in the list`);
        },
        'keeps the name without the spaces around it': async (context) => {
          const name = context.newName();
          const body = { name: `  ${name} ` };
          const { data } = await context.call<{ data: Language | Company }>('ROLE_ADMIN', `create${noun}`, {
            body,
          });
          expectFields(data, { name, status: 1 });
        },
        'refuses the name of an archived one': async (context) => {
          const { id, name } = await newNamed(context, noun);
          await context.call('ROLE_ADMIN', `update${noun}Status`, { body: { id, status: 0 } });
          const { status } = await context.answer('ROLE_ADMIN', `create${noun}`, { body: { name } });
          expect(status === 409, `it answers ${status}`);
          const listed = await context.call<NamedList>('ROLE_ADMIN', lists[noun], { query: many });
          expect(!listed.data.some((row) => row.name === name), 'the archived one came back');
        },
        [oneOfTwoAtOnce]: createsOneRecord(`create${noun}`, async (context) => ({
          body: { name: context.newName() },
        })),
      },
    },
    rename: {
      rows: rows.rename,
      good: async (context) => {
        const { name } = await newNamed(context, noun);
        return { body: { name, newName: context.newName() } };
      },
      unknown: (context) => ({ body: { name: context.newName(), newName: context.newName() } }),
      refuses: {
        'a name that is taken': {
          status: 409,
          request: async (context) => ({
            body: {
              name: (await newNamed(context, noun)).name,
              newName: (await newNamed(context, noun)).name,
            },
          }),
        },
        'an id that does not exist': {
          status: 404,
          request: async (context) => ({
            body: { id: unknownId, name: (await newNamed(context, noun)).name, newName: context.newName() },
          }),
        },
      },
      does: {
        'keeps the record under its new name': async (context) => {
          const { id, name } = await newNamed(context, noun);
          const newName = context.newName();
          await context.call('ROLE_ADMIN', `rename${noun}`, { body: { name, newName } });
          expect((await namedIn(context, noun, false, id))?.name === newName, 'the list has another name');
        },
        'finds the record by its id, where that is sent (OPEN-37)': async (context) => {
          const { id } = await newNamed(context, noun);
          const newName = context.newName();
          const body = { id, name: 'another name', newName };
          const { data } = await context.call<{ data: Language | Company }>('ROLE_ADMIN', `rename${noun}`, {
            body,
          });
          expectFields(data, { id, name: newName });
        },
        'takes the name that the record has': async (context) => {
          const { id, name } = await newNamed(context, noun);
          const body = { name, newName: name };
          const { data } = await context.call<{ data: Language | Company }>('ROLE_ADMIN', `rename${noun}`, {
            body,
          });
          expectFields(data, { id, name });
        },
      },
    },
    archive: {
      rows: rows.archive,
      good: async (context) => ({ body: { id: (await newNamed(context, noun)).id, status: 0 } }),
      unknown: () => ({ body: { id: unknownId, status: 0 } }),
      does: {
        'moves it to the archived ones and back': async (context) => {
          const { id } = await newNamed(context, noun);
          for (const status of [0, 1]) {
            await context.call('ROLE_ADMIN', `update${noun}Status`, { body: { id, status } });
            const isArchived = status === 0;
            expect(
              (await namedIn(context, noun, isArchived, id)) !== undefined,
              `with status ${status} it is not there`,
            );
            expect(
              (await namedIn(context, noun, !isArchived, id)) === undefined,
              `with status ${status} it is in both`,
            );
          }
        },
      },
    },
  };
}
