import type {
  AbsenceAlert,
  GetAbsenceThresholdsResponse,
  GetCompanySummaryResponse,
  ListAbsenceAlertsResponse,
  SetAbsenceHandledResponse,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { createCourse } from '../records/contracts.ts';
import { enrolledNewcomer } from '../records/enrolments.ts';
import { expect, type TestContext } from '../TestContext.ts';

const otherVersion = { 'If-Match': '"another version"' };
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const setOf = (context: TestContext, course_id: number, percents: number[] | null) =>
  context.call<GetAbsenceThresholdsResponse>('ROLE_ADMIN', 'setAbsenceThresholds', {
    body: { course_id, percents },
  });

/** A contract with a student who missed two of six classes, and with these thresholds. */
async function absentStudent(context: TestContext, percents: number[] = [25]) {
  const { courseId, studentId } = await enrolledNewcomer(context);
  for (const [place, day] of ['03', '05', '10', '12', '17', '19'].entries())
    await context.call('ROLE_ADMIN', 'addAttendance', {
      body: {
        courses_id: courseId,
        date_class: `2026-11-${day}`,
        absent_student_ids: place < 2 ? [studentId] : [],
        total_hours: 60,
      },
    });
  await setOf(context, courseId, percents);
  return { courseId, studentId };
}

async function alertsOf(context: TestContext, courseId: number): Promise<AbsenceAlert[]> {
  const query = { courseId };
  return (await context.call<ListAbsenceAlertsResponse>('ROLE_ADMIN', 'listAbsenceAlerts', { query })).data;
}

const handledIn = (course_id: number, student_id: number, handled_percent: number | null) => ({
  body: { course_id, student_id, handled_percent },
});

async function handle(context: TestContext, ...of: Parameters<typeof handledIn>): Promise<number | null> {
  const request = handledIn(...of);
  const answer = await context.call<SetAbsenceHandledResponse>('ROLE_ADMIN', 'setAbsenceHandled', request);
  return answer.data.handled_percent;
}

export const absenceThresholds = {
  getAbsenceThresholds: {
    good: () => ({}),
    unknown: () => ({ query: { courseId: unknownId } }),
    refuses: {
      'a contract and a company': {
        status: 400,
        field: 'company_id',
        request: async (context) => ({ query: { courseId: await createCourse(context), companyId: 1 } }),
      },
    },
  },
  setAbsenceThresholds: {
    good: async (context) => ({ body: { course_id: await createCourse(context), percents: [10, 25] } }),
    unknown: () => ({ body: { course_id: unknownId, percents: [10] } }),
    refuses: {
      'thresholds that descend': {
        status: 400,
        field: 'percents',
        request: async (context) => ({
          body: { course_id: await createCourse(context), percents: [25, 10] },
        }),
      },
      'an archived contract': refusedWhenArchived(async (context) => {
        const courseId = await createCourse(context);
        return [courseId, { body: { course_id: courseId, percents: [10] } }];
      }),
      'a change from another version': {
        status: 412,
        request: async (context) => ({
          body: { course_id: await createCourse(context), percents: [10] },
          headers: otherVersion,
        }),
      },
    },
    does: {
      'reads back what was saved, none apart from inherited ones': async (context) => {
        const courseId = await createCourse(context);
        for (const percents of [[10, 25], [], null]) {
          const saved = await setOf(context, courseId, percents);
          const query = { courseId };
          const read = await context.call<GetAbsenceThresholdsResponse>(
            'ROLE_ADMIN',
            'getAbsenceThresholds',
            {
              query,
            },
          );
          expect(same(saved.data.percents, percents), 'other ones were saved');
          expect(same(read.data.percents, percents), 'other ones are read');
        }
      },
      'and gives a contract those of its company': async (context) => {
        const courseId = await createCourse(context);
        const { data: courses } = await context.call<{
          data: { client_details: { companies: { id: number } | null } }[];
        }>('ROLE_ADMIN', 'listCourses', { query: { courseId } });
        const company_id = courses[0]?.client_details.companies?.id;
        const save = (percents: number[] | null) =>
          context.call('ROLE_ADMIN', 'setAbsenceThresholds', { body: { company_id, percents } });
        await save([15]);
        const query = { courseId };
        const { data } = await context.call<GetAbsenceThresholdsResponse>(
          'ROLE_ADMIN',
          'getAbsenceThresholds',
          {
            query,
          },
        );
        await save(null);
        expect(same(data, { percents: null, inherited: [15], inherited_from: 'company' }), 'it has others');
      },
    },
  },
  listAbsenceAlerts: {
    good: () => ({}),
    unknown: () => ({ query: { courseId: unknownId } }),
    does: {
      'names who has reached the threshold, with the sums': async (context) => {
        const { courseId, studentId } = await absentStudent(context);
        const [alert, ...others] = await alertsOf(context, courseId);
        expect(others.length === 0 && alert?.student.id === studentId, 'it is somebody else');
        const { classes, taught_minutes, missed_minutes, threshold, handled_percent } = alert ?? {};
        const sums = [classes, taught_minutes, missed_minutes, threshold, handled_percent];
        expect(same(sums, [6, 360, 120, 25, null]), `the sums are ${JSON.stringify(sums)}`);
        await setOf(context, courseId, [34]);
        expect((await alertsOf(context, courseId)).length === 0, 'it is there below the threshold');
      },
      'shows the line in the company’s summary': async (context) => {
        context.requiresExtension('company-summary');
        const { courseId, studentId } = await absentStudent(context, [10]);
        const [alert] = await alertsOf(context, courseId);
        const query = { companyId: alert?.course.company?.id };
        const { data } = await context.call<GetCompanySummaryResponse>('ROLE_ADMIN', 'getCompanySummary', {
          query,
        });
        const row = data.rows.find((one) => one.course_id === courseId && one.student.id === studentId);
        expect(row?.absence?.threshold === 10 && row.absence.classes === 6, 'it is not there');
      },
    },
  },
  setAbsenceHandled: {
    good: async (context) => {
      const { courseId, studentId } = await absentStudent(context);
      return handledIn(courseId, studentId, 25);
    },
    unknown: () => handledIn(unknownId, unknownId, 10),
    refuses: {
      'a student of another contract': {
        status: 400,
        field: 'student_id',
        request: async (context) => {
          const { studentId } = await enrolledNewcomer(context);
          return handledIn(await createCourse(context), studentId, 10);
        },
      },
      'an archived contract': refusedWhenArchived(async (context) => {
        const { courseId, studentId } = await enrolledNewcomer(context);
        return [courseId, handledIn(courseId, studentId, 10)];
      }),
    },
    does: {
      'keeps the higher one of two, until it is taken back': async (context) => {
        const { courseId, studentId } = await absentStudent(context);
        expect((await handle(context, courseId, studentId, 25)) === 25, 'it is not stored');
        expect((await handle(context, courseId, studentId, 10)) === 25, 'the lower one is stored');
        expect((await alertsOf(context, courseId))[0]?.handled_percent === 25, 'the list lacks it');
        expect((await handle(context, courseId, studentId, null)) === null, 'it is still there');
      },
    },
  },
} satisfies Cases;
