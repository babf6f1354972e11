import type { ListPhrasesResponse, Phrase } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import type { Role } from '../openapi.ts';
import { expect, type TestContext } from '../TestContext.ts';

const aPhrase = {
  text_fr: 'Beaux progrès (api-check).',
  text_en: 'Good progress (api-check).',
  skill: 'syntax' as const,
  level: 'B1' as const,
};

async function created(context: TestContext, role: Role): Promise<Phrase> {
  return (await context.call<{ data: Phrase }>(role, 'createPhrase', { body: aPhrase })).data;
}

async function idsFor(context: TestContext, role: Role): Promise<number[]> {
  const { data } = await context.call<ListPhrasesResponse>(role, 'listPhrases', {});
  return data.map(({ id }) => id);
}

const fromAnotherVersion = async (context: TestContext) => ({
  path: { id: (await created(context, 'ROLE_ADMIN')).id },
  headers: { 'If-Match': '"another version"' },
});

const noText = { ...aPhrase, text_fr: ' ', text_en: null };

export const phrases = {
  listPhrases: {
    good: () => ({}),
    does: {
      'shows the phrases of the office to teachers, and those of teachers to nobody else': async (
        context,
      ) => {
        const office = await created(context, 'ROLE_ADMIN');
        const own = await created(context, 'ROLE_TEACHER');
        const forTeacher = await idsFor(context, 'ROLE_TEACHER');
        const forOffice = await idsFor(context, 'ROLE_ADMIN');
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
      'belongs to the office or to the teacher who wrote it': async (context) => {
        expect(
          (await created(context, 'ROLE_ADMIN')).from_office === 1,
          'a phrase of the office is not its own',
        );
        expect(
          (await created(context, 'ROLE_TEACHER')).from_office === 0,
          'a phrase of a teacher is the office’s',
        );
      },
    },
  },
  updatePhrase: {
    good: async (context, role) => ({
      path: { id: (await created(context, role)).id },
      body: { ...aPhrase, text_en: null, skill: null, level: null },
    }),
    unknown: () => ({ path: { id: unknownId }, body: aPhrase }),
    foreign: async (context) => ({ path: { id: (await created(context, 'ROLE_ADMIN')).id }, body: aPhrase }),
    refuses: {
      'no text': {
        status: 400,
        request: async (context) => ({
          path: { id: (await created(context, 'ROLE_ADMIN')).id },
          body: noText,
        }),
      },
      'the phrase of a teacher': {
        status: 403,
        request: async (context) => ({
          path: { id: (await created(context, 'ROLE_TEACHER')).id },
          body: aPhrase,
        }),
      },
      'a change from another version': {
        status: 412,
        request: async (context) => ({ ...(await fromAnotherVersion(context)), body: aPhrase }),
      },
    },
  },
  deletePhrase: {
    good: async (context, role) => ({ path: { id: (await created(context, role)).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (context) => ({ path: { id: (await created(context, 'ROLE_ADMIN')).id } }),
    refuses: {
      'the phrase of a teacher': {
        status: 403,
        request: async (context) => ({ path: { id: (await created(context, 'ROLE_TEACHER')).id } }),
      },
      'a change from another version': { status: 412, request: fromAnotherVersion },
    },
  },
} satisfies Cases;
