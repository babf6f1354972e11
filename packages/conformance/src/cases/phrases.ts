import type { ListPhrasesResponse, Phrase } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import type { Role } from '../treaty.ts';
import { expect, type World } from '../World.ts';

const aPhrase = {
  text_fr: 'Beaux progrès (api-check).',
  text_en: 'Good progress (api-check).',
  skill: 'syntax' as const,
  level: 'B1' as const,
};

async function created(world: World, role: Role): Promise<Phrase> {
  return (await world.call<{ data: Phrase }>(role, 'createPhrase', { body: aPhrase })).data;
}

async function idsFor(world: World, role: Role): Promise<number[]> {
  const { data } = await world.call<ListPhrasesResponse>(role, 'listPhrases', {});
  return data.map(({ id }) => id);
}

const fromAnotherVersion = async (world: World) => ({
  path: { id: (await created(world, 'ROLE_ADMIN')).id },
  headers: { 'If-Match': '"another version"' },
});

const noText = { ...aPhrase, text_fr: ' ', text_en: null };

export const phrases = {
  listPhrases: {
    good: () => ({}),
    does: {
      'shows the phrases of the office to teachers, and those of teachers to nobody else': async (world) => {
        const office = await created(world, 'ROLE_ADMIN');
        const own = await created(world, 'ROLE_TEACHER');
        const forTeacher = await idsFor(world, 'ROLE_TEACHER');
        const forOffice = await idsFor(world, 'ROLE_ADMIN');
        expect(forTeacher.includes(office.id), 'a teacher lacks a phrase of the office');
        expect(forTeacher.includes(own.id), 'a teacher lacks an own phrase');
        expect(!forOffice.includes(own.id), 'the office reads a phrase of a teacher');
        expect(office.from_office === 1 && own.from_office === 0, 'the owners are mixed up');
      },
    },
  },
  createPhrase: {
    good: () => ({ body: aPhrase }),
    refuses: { 'no text': { status: 400, request: () => ({ body: noText }) } },
    does: {
      'belongs to the office or to the teacher who wrote it': async (world) => {
        expect(
          (await created(world, 'ROLE_ADMIN')).from_office === 1,
          'a phrase of the office is not its own',
        );
        expect(
          (await created(world, 'ROLE_TEACHER')).from_office === 0,
          'a phrase of a teacher is the office’s',
        );
      },
    },
  },
  updatePhrase: {
    good: async (world, role) => ({
      path: { id: (await created(world, role)).id },
      body: { ...aPhrase, text_en: null, skill: null, level: null },
    }),
    unknown: () => ({ path: { id: unknownId }, body: aPhrase }),
    foreign: async (world) => ({ path: { id: (await created(world, 'ROLE_ADMIN')).id }, body: aPhrase }),
    refuses: {
      'no text': {
        status: 400,
        request: async (world) => ({ path: { id: (await created(world, 'ROLE_ADMIN')).id }, body: noText }),
      },
      'the phrase of a teacher': {
        status: 403,
        request: async (world) => ({
          path: { id: (await created(world, 'ROLE_TEACHER')).id },
          body: aPhrase,
        }),
      },
      'a change from another version': {
        status: 412,
        request: async (world) => ({ ...(await fromAnotherVersion(world)), body: aPhrase }),
      },
    },
  },
  deletePhrase: {
    good: async (world, role) => ({ path: { id: (await created(world, role)).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (world) => ({ path: { id: (await created(world, 'ROLE_ADMIN')).id } }),
    refuses: {
      'the phrase of a teacher': {
        status: 403,
        request: async (world) => ({ path: { id: (await created(world, 'ROLE_TEACHER')).id } }),
      },
      'a change from another version': { status: 412, request: fromAnotherVersion },
    },
  },
} satisfies Cases;
