import type {
  CancellationRule,
  GetCancellationRuleResponse,
  GetCancellationTermsResponse,
  PlannedClass,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { createCourse } from '../records/contracts.ts';
import { plannedCourse } from '../records/plans.ts';
import { expect, type TestContext } from '../TestContext.ts';

const late = { paid: 1, billed: 1, counted: 0 } as const;
const rule: CancellationRule = {
  single: { notice_unit: 'hours', notice_count: 24, late },
  group: { notice_unit: 'business_days', notice_count: 2, late },
};
const tooLong = { ...rule, group: { ...rule.group, notice_count: 31 } };
const otherVersion = { 'If-Match': '"another version"' };

async function newClass(context: TestContext): Promise<PlannedClass> {
  const [first] = (await plannedCourse(context)).classes;
  if (!first) throw new Error('a plan of six classes has none');
  return first;
}

/** A class of a contract that has the rule. */
async function ruledClass(context: TestContext): Promise<PlannedClass> {
  const planned = await newClass(context);
  const path = { courseId: planned.course_id };
  await context.call('ROLE_ADMIN', 'setCourseCancellationRule', { path, body: { rule } });
  return planned;
}

const cancel = (context: TestContext, { id }: PlannedClass, body: object) =>
  context.call<{ data: PlannedClass }>('ROLE_ADMIN', 'changePlannedClass', {
    path: { id },
    body: { cancelled: 1, ...body },
  });

const longNotice = {
  status: 400,
  field: 'rule.group.notice_count',
} as const;

export const cancellations = {
  getCancellationTerms: {
    good: async (context) => ({ path: { id: (await ruledClass(context)).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    does: {
      'has the terms of the rule of the contract': async (context) => {
        const { id } = await ruledClass(context);
        const { data } = await context.call<GetCancellationTermsResponse>(
          'ROLE_ADMIN',
          'getCancellationTerms',
          {
            path: { id },
          },
        );
        expect(JSON.stringify(data?.late) === JSON.stringify(late), `they are ${JSON.stringify(data)}`);
      },
      'cancels late with the outcome of the rule, and restores without one': async (context) => {
        const planned = await ruledClass(context);
        const said = { cancelled_by: 'company', cancel_announced_at: null };
        const { data } = await cancel(context, planned, said);
        expect(JSON.stringify(data.cancel_outcome) === JSON.stringify(late), 'the outcome is another one');
        expect(data.cancelled_by === 'company' && data.cancel_announced_at === null, 'who or when is lost');
        const body = { cancelled: 0 };
        const { data: restored } = await context.call<{ data: PlannedClass }>(
          'ROLE_ADMIN',
          'changePlannedClass',
          {
            path: { id: planned.id },
            body,
          },
        );
        expect(restored.cancel_outcome === null && restored.cancelled_by === null, 'it has an outcome');
      },
      'keeps an outcome that was chosen with a reason': async (context) => {
        const planned = await ruledClass(context);
        const { data } = await cancel(context, planned, {
          cancelled_by: 'student',
          cancel_announced_at: null,
          cancel_outcome: { paid: 1, billed: 0, counted: 0 },
          cancel_override_reason: 'api-check',
        });
        expect(data.cancel_outcome?.billed === 0, 'it is billed');
        expect(data.cancel_override_reason === 'api-check', 'the reason is lost');
      },
      'cancels without an outcome for a client that gives a reason only': async (context) => {
        const planned = await ruledClass(context);
        const { data } = await cancel(context, planned, { cancel_reason: 'api-check' });
        const { paid = 1, billed = 1, counted = 1 } = data.cancel_outcome ?? {};
        expect(paid + billed + counted === 0 && data.cancelled_by === null, 'something follows from it');
      },
    },
  },
  getCancellationRule: {
    good: () => ({}),
  },
  setCancellationRule: {
    good: async (context) => {
      const { data } = await context.call<GetCancellationRuleResponse>(
        'ROLE_ADMIN',
        'getCancellationRule',
        {},
      );
      return { body: { rule: data === null ? rule : null } };
    },
    refuses: {
      'a notice that is too long for its unit': {
        ...longNotice,
        request: () => ({ body: { rule: tooLong } }),
      },
      'a change from another version': {
        status: 412,
        request: () => ({ body: { rule }, headers: otherVersion }),
      },
    },
  },
  getCourseCancellationRule: {
    good: async (context) => ({ path: { courseId: await createCourse(context) } }),
    unknown: () => ({ path: { courseId: unknownId } }),
  },
  setCourseCancellationRule: {
    good: async (context) => ({ path: { courseId: await createCourse(context) }, body: { rule } }),
    unknown: () => ({ path: { courseId: unknownId }, body: { rule } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { path: { courseId }, body: { rule } }];
      }),
      'a notice that is too long for its unit': {
        ...longNotice,
        request: async (context) => ({
          path: { courseId: await createCourse(context) },
          body: { rule: tooLong },
        }),
      },
      'a change from another version': {
        status: 412,
        request: async (context) => ({
          path: { courseId: await createCourse(context) },
          body: { rule },
          headers: otherVersion,
        }),
      },
    },
    does: {
      'reads back what was saved, and null once it is withdrawn': async (context) => {
        const path = { courseId: await createCourse(context) };
        const saved = await context.call<GetCancellationRuleResponse>(
          'ROLE_ADMIN',
          'setCourseCancellationRule',
          {
            path,
            body: { rule },
          },
        );
        expect(JSON.stringify(saved.data) === JSON.stringify(rule), 'it is another rule');
        const none = await context.call<GetCancellationRuleResponse>(
          'ROLE_ADMIN',
          'setCourseCancellationRule',
          {
            path,
            body: { rule: null },
          },
        );
        expect(none.data === null, 'it is still there');
      },
    },
  },
} satisfies Cases;
