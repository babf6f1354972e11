import type { CourseList, OutlineForm, OutlineFormAnswer } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { courseOf, foreignCourse, many, readCourse } from '../facts.ts';
import { bodyOf, expectFields, field, keepsAll, keepsEach } from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import { createCourse } from '../records/contracts.ts';
import { taughtEnrolment } from '../records/enrolments.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';

const outlineTexts = {
  from: 'html',
  status: 'draft',
  history_with_course_language: null,
  current_use: 'Courriels et réunions',
  challenges: null,
  ten_week_goals: null,
  language_functions: null,
  grammar_required_for_language_functions: null,
  course_content_emphasis_on: ['speaking', 'listening'],
  other_course_content_emphasis_on: null,
  learning_aides: ['podcasts'],
  other_learning_aides: null,
  conversation: 'Weekly',
  writing: 'Daily',
  listening: null,
  reading: null,
};

async function newOutline(context: TestContext): Promise<{ courseId: number; outline: OutlineForm }> {
  const { courseId } = await taughtEnrolment(context);
  const request = { path: { courseId }, body: outlineTexts };
  const { data } = await context.call<{ data: OutlineForm }>('ROLE_ADMIN', 'createOutlineForm', request);
  return { courseId, outline: data };
}

const changedMeanwhile = 'an outline that changed meanwhile';

/** Creates a contract with a draft of an outline. Returns its path, the body that was sent, and the record. */
async function draftedOutline(context: TestContext) {
  const { courseId } = await taughtEnrolment(context);
  const path = { courseId };
  const first = bodyOf(outlineFields(0), { from: 'html', status: 'draft' });
  const request = { path, body: first };
  const { data } = await context.call<{ data: OutlineForm }>('ROLE_ADMIN', 'createOutlineForm', request);
  return { path, first, data };
}

const outlineFields = (which: 0 | 1) => [
  field('history_with_course_language', `Deux ans ${which}`),
  field('current_use', `Courriels ${which}`),
  field('challenges', `Réunions ${which}`),
  field('ten_week_goals', `Présenter ${which}`),
  field('language_functions', `Comparer ${which}`),
  field('grammar_required_for_language_functions', `Conditionnel ${which}`),
  field('course_content_emphasis_on', which === 0 ? ['speaking', 'other'] : ['writing', 'other']),
  field('other_course_content_emphasis_on', `Téléphone ${which}`),
  field('learning_aides', which === 0 ? ['podcasts', 'other'] : ['tv', 'other']),
  field('other_learning_aides', `Journal ${which}`),
  field('conversation', which === 0 ? 'Weekly' : 'Daily'),
  field('writing', which === 0 ? 'Monthly' : 'Weekly'),
  field('listening', which === 0 ? 'Daily' : 'Monthly'),
  field('reading', which === 0 ? 'Once per year' : 'Daily'),
];

const readOutline = async (context: TestContext, courseId: number) =>
  (await context.call<OutlineFormAnswer>('ROLE_ADMIN', 'getOutlineForm', { path: { courseId } })).data;

export const outlines = {
  getOutlineForm: {
    good: async (context, role) => ({ path: { courseId: await courseOf(context, role) } }),
    unknown: () => ({ path: { courseId: unknownId } }),
    foreign: async (context, role) => ({ path: { courseId: await foreignCourse(context, role) } }),
    does: {
      'says null where there is none, and when one was saved': async (context) => {
        const courseId = await createCourse(context);
        expect((await readOutline(context, courseId)) === null, 'there is an outline before any was saved');
        const body = bodyOf(outlineFields(0), { from: 'html', status: 'draft' });
        await context.call('ROLE_ADMIN', 'createOutlineForm', { path: { courseId }, body });
        expect(Boolean((await readOutline(context, courseId))?.save_date), 'there is no save_date');
      },
    },
  },
  createOutlineForm: {
    rows: ['API-080'],
    good: async (context) => ({
      path: { courseId: (await taughtEnrolment(context)).courseId },
      body: outlineTexts,
    }),
    unknown: () => ({ path: { courseId: unknownId }, body: outlineTexts }),
    foreign: async (context, role) => ({
      path: { courseId: await foreignCourse(context, role) },
      body: outlineTexts,
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { path: { courseId }, body: outlineTexts }];
      }),
      'a second outline of a contract': {
        status: 409,
        request: async (context) => ({
          path: { courseId: (await newOutline(context)).courseId },
          body: outlineTexts,
        }),
      },
      'the emphasis Other without its text': {
        status: 400,
        request: async (context) => ({
          path: { courseId: (await taughtEnrolment(context)).courseId },
          body: { ...outlineTexts, course_content_emphasis_on: ['other'] },
        }),
      },
      'the aid Other with a blank text': {
        status: 400,
        request: async (context) => ({
          path: { courseId: (await taughtEnrolment(context)).courseId },
          body: { ...outlineTexts, learning_aides: ['other'], other_learning_aides: '  ' },
        }),
      },
    },
    does: {
      'keeps what was sent': async (context) => {
        const { courseId } = await newOutline(context);
        const { data } = await context.call<OutlineFormAnswer>('ROLE_ADMIN', 'getOutlineForm', {
          path: { courseId },
        });
        const wrong = Object.entries(outlineTexts).find(
          ([name, value]) => JSON.stringify({ ...data }[name]) !== JSON.stringify(value),
        );
        expect(wrong === undefined, `${wrong?.[0]} is read otherwise`);
      },
      'keeps every text, and shows on the contract': async (context) => {
        const { courseId } = await taughtEnrolment(context);
        await keepsAll(
          outlineFields(0),
          async (body) =>
            (
              await context.call<{ data: OutlineForm }>('ROLE_TEACHER', 'createOutlineForm', {
                path: { courseId },
                body,
              })
            ).data,
          () => readOutline(context, courseId),
          { from: 'html', status: 'draft' },
        );
        const outline = await readOutline(context, courseId);
        expectFields(await readCourse(context, courseId), {
          outline_form_id: outline?.id,
          'outline_form.status': 'draft',
        });
      },
      'drops an Other text whose choice is not made': async (context) => {
        const { courseId } = await taughtEnrolment(context);
        const body = bodyOf(outlineFields(0), { from: 'html', status: 'draft' });
        Object.assign(body, { course_content_emphasis_on: ['speaking'], learning_aides: ['tv'] });
        const made = await context.call<{ data: OutlineForm }>('ROLE_ADMIN', 'createOutlineForm', {
          path: { courseId },
          body,
        });
        expect(made.data.other_learning_aides === null, 'the answer has the text');
        expect(made.data.other_course_content_emphasis_on === null, 'the answer has the text');
        const due = { other_course_content_emphasis_on: null, other_learning_aides: null };
        expectFields(await readOutline(context, courseId), due);
        const { id } = (await readOutline(context, courseId)) ?? {};
        const again = await context.call<{ data: OutlineForm }>('ROLE_ADMIN', 'updateOutlineForm', {
          path: { courseId },
          body: { ...body, id },
        });
        expectFields(again.data, due, 'in the answer, ');
      },
      [longTexts]: async (context) => {
        const { courseId } = await taughtEnrolment(context);
        const path = { courseId };
        await keepsAll(
          longest(context, 'createOutlineForm', outlineFields(0)),
          (body) =>
            context
              .call<{ data: OutlineForm }>('ROLE_ADMIN', 'createOutlineForm', { path, body })
              .then(() => undefined),
          () => readOutline(context, courseId),
          bodyOf(outlineFields(0), { from: 'html', status: 'draft' }),
        );
      },
    },
  },
  updateOutlineForm: {
    rows: ['API-081'],
    good: async (context) => {
      const { courseId, outline } = await newOutline(context);
      return { path: { courseId }, body: { ...outlineTexts, id: outline.id, conversation: 'Daily' } };
    },
    unknown: () => ({ path: { courseId: unknownId }, body: { ...outlineTexts, id: unknownId } }),
    foreign: async (context, role) => ({
      path: { courseId: await foreignCourse(context, role) },
      body: { ...outlineTexts, id: (await newOutline(context)).outline.id },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const { courseId, outline } = await newOutline(context);
        const body = { ...outlineTexts, id: outline.id, conversation: 'Daily' };
        return [courseId, { path: { courseId }, body }];
      }),
      [changedMeanwhile]: {
        status: 412,
        request: async (context) => {
          const { courseId, outline } = await newOutline(context);
          const headers = { 'If-Match': '"another version"' };
          return { path: { courseId }, body: { ...outlineTexts, id: outline.id }, headers };
        },
      },
      'the outline of another contract': {
        status: 400,
        request: async (context) => {
          const [one, other] = [await newOutline(context), await newOutline(context)];
          return { path: { courseId: one.courseId }, body: { ...outlineTexts, id: other.outline.id } };
        },
      },
      'another contract than the address': {
        status: 400,
        request: async (context) => {
          const { courseId, outline } = await newOutline(context);
          const body = { ...outlineTexts, id: outline.id, courseId: await createCourse(context) };
          return { path: { courseId }, body };
        },
      },
    },
    optional: [changedMeanwhile],
    does: {
      'tells a first submission from a later one': async (context) => {
        const { courseId, outline } = await newOutline(context);
        for (const status of ['submitted', 'resub']) {
          const request = { path: { courseId }, body: { ...outlineTexts, id: outline.id, status } };
          const { data } = await context.call<{ data: OutlineForm }>(
            'ROLE_ADMIN',
            'updateOutlineForm',
            request,
          );
          expect(data.status === status, `the status is ${data.status} instead of ${status}`);
        }
      },
      'keeps a submitted outline and the date of its submission, until it is made a draft again': async (
        context,
      ) => {
        const { courseId, outline } = await newOutline(context);
        const save = async (status: string) => {
          const request = { path: { courseId }, body: { ...outlineTexts, id: outline.id, status } };
          return (await context.call<{ data: OutlineForm }>('ROLE_ADMIN', 'updateOutlineForm', request)).data;
        };
        const first = await save('submitted');
        const saved = await save('submitted');
        expect(saved.status === 'submitted', `once saved it is ${saved.status}`);
        for (const { save_date } of [saved, await save('resub')])
          expect(save_date === first.save_date, `save_date has moved to ${save_date}`);
        const { status } = await save('draft');
        expect(status === 'draft', `made a draft again it is ${status}`);
      },
      'stores what a resubmission makes of it': async (context) => {
        const { path, first, data } = await draftedOutline(context);
        for (const [sent, stored] of [
          ['resub', 'submitted'],
          ['resub', 'resub'],
          ['submitted', 'resub'],
          ['draft', 'draft'],
        ]) {
          const body = { ...first, id: data.id, status: sent };
          const answer = await context.call<{ data: OutlineForm }>('ROLE_ADMIN', 'updateOutlineForm', {
            path,
            body,
          });
          expectFields(answer.data, { status: stored }, `in the answer to ${sent}, `);
          expectFields(await readOutline(context, path.courseId), { status: stored }, `after ${sent}, `);
        }
      },
      'keeps each field and leaves the others': async (context) => {
        const { path, first, data } = await draftedOutline(context);
        const body = { ...first, id: data.id };
        const read = async () => {
          const { save_date: _saved, ...storedRecord } = { ...(await readOutline(context, path.courseId)) };
          return storedRecord;
        };
        // The form is always sent as a whole, so earlier changes are sent again.
        const send = (changed: Record<string, unknown>) =>
          context.call('ROLE_TEACHER', 'updateOutlineForm', { path, body: Object.assign(body, changed) });
        await keepsEach(outlineFields(1), send, read);
      },
      'leaves the outlines of other contracts': async (context) => {
        const { path, first, data } = await draftedOutline(context);
        const taught = { ...many, courseStatus: 2 };
        const courses = await context.call<CourseList>('ROLE_ADMIN', 'listCourses', { query: taught });
        const others = courses.data
          .filter(({ id, outline_form_id }) => outline_form_id !== null && id !== path.courseId)
          .slice(0, 12);
        if (others.length === 0) throw new Missing('another contract with an outline');
        const read = async () =>
          Promise.all(others.map(async ({ id }) => JSON.stringify(await readOutline(context, id))));
        const before = await read();
        // A new text: an earlier change of this one may have been applied to the others too.
        const body = { ...first, id: data.id, challenges: context.newName() };
        await context.call('ROLE_ADMIN', 'updateOutlineForm', { path, body });
        const after = await read();
        const changed = others.filter((_other, place) => after[place] !== before[place]);
        expect(changed.length === 0, `changed are the outlines of ${changed.map(({ id }) => id).join(', ')}`);
      },
      'takes a fresh ETag, and no stale one': async (context) => {
        const { path, first, data } = await draftedOutline(context);
        const { headers } = await context.answer('ROLE_ADMIN', 'getOutlineForm', { path });
        const etag = headers.get('ETag');
        if (!etag) throw new Missing('an ETag, which is optional');
        const send = (challenges: string) =>
          context.answer('ROLE_ADMIN', 'updateOutlineForm', {
            path,
            body: { ...first, id: data.id, challenges },
            headers: { 'If-Match': etag },
          });
        const fresh = await send('Le téléphone');
        expect(fresh.status === 200, `the ETag that was just read is answered with ${fresh.status}`);
        const stale = await send('Autre chose');
        expect(stale.status === 412, `the ETag of before the change is answered with ${stale.status}`);
        expectFields(
          await readOutline(context, path.courseId),
          { challenges: 'Le téléphone' },
          'after the refusal, ',
        );
      },
    },
  },
} satisfies Cases;
