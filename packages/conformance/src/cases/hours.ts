import type {
  Attendance,
  AttendanceList,
  ContractHoursList,
  GetContractHoursSumsResponse,
  GetHoursClassesResponse,
  GetHoursResponse,
  GetOwnHoursResponse,
  GetStatementsResponse,
  HoursGrouping,
  Statement,
} from '@portal/api-client/openapi';
import type { Request } from '../broken-requests.ts';
import { type Cases, unknownId } from '../Case.ts';
import { enrolmentOf, otherTeacher } from '../facts.ts';
import { expectFields } from '../fields.ts';
import { statementMonths } from '../records/statements.ts';
import { expect, type TestContext } from '../TestContext.ts';

const ownHours = (context: TestContext, month: string) =>
  context.call<GetOwnHoursResponse>('ROLE_TEACHER', 'getOwnHours', { query: { month } });

const minutesOf = ({ data }: Pick<GetOwnHoursResponse, 'data'>) =>
  data.reduce((sum, { minutes }) => sum + minutes, 0);

/** A month in which the teacher taught a class. */
function recordedMonth(context: TestContext): Promise<string> {
  return context.find('a month with a class of the teacher', async () => {
    const { courseId } = await enrolmentOf(context, 'ROLE_TEACHER');
    const { data } = await context.call<AttendanceList>('ROLE_TEACHER', 'listAttendance', {
      query: { courseId },
    });
    return data[0]?.date_class.slice(0, 7);
  });
}

/** Records a class of the teacher. */
async function teach(context: TestContext, date_class: string, total_hours = 61): Promise<Attendance> {
  const { courseId } = await enrolmentOf(context, 'ROLE_TEACHER');
  const body = { courses_id: courseId, date_class, absent_student_ids: [], total_hours };
  return (await context.call<{ data: Attendance }>('ROLE_TEACHER', 'addAttendance', { body })).data;
}

/** The unused months of a run. A month is taken when a request is built, which can be long before it is sent. */
const monthsLeft = new WeakMap<TestContext, IterableIterator<string>>();

/** Returns an open month in which the teacher taught a class. */
async function taughtMonth(
  context: TestContext,
): Promise<{ month: string; minutes: number; lesson: Attendance }> {
  const rest = monthsLeft.get(context) ?? statementMonths.values();
  monthsLeft.set(context, rest);
  for (let next = rest.next(); !next.done; next = rest.next()) {
    const month = next.value;
    if ((await ownHours(context, month)).statement !== null) continue;
    const lesson = await teach(context, `${month}-10`);
    return { month, minutes: minutesOf(await ownHours(context, month)), lesson };
  }
  throw new Error('the teacher has handed in every month');
}

async function submitted(context: TestContext): Promise<Statement> {
  const { month, minutes } = await taughtMonth(context);
  const body = { month, minutes, note: null };
  return (await context.call<{ data: Statement }>('ROLE_TEACHER', 'submitStatement', { body })).data;
}

async function decided(context: TestContext, { id }: Statement, body: object): Promise<Statement> {
  return (await context.call<{ data: Statement }>('ROLE_ADMIN', 'decideStatement', { path: { id }, body }))
    .data;
}

const returning = { status: 'returned', reason: 'api-check' } as const;

const approving = ({ minutes }: Statement) => ({ status: 'approved', minutes }) as const;

async function approved(context: TestContext): Promise<Statement> {
  const statement = await submitted(context);
  return decided(context, statement, approving(statement));
}

async function exported(context: TestContext): Promise<Statement> {
  const { id } = await approved(context);
  const request = { body: { ids: [id] } };
  const { data } = await context.call<{ data: Statement[] }>('ROLE_ADMIN', 'exportStatements', request);
  if (!data[0]) throw new Error('nothing was exported');
  return data[0];
}

async function statementNow(context: TestContext, { id, month }: Statement): Promise<Statement | undefined> {
  const { data } = await context.call<GetStatementsResponse>('ROLE_ADMIN', 'getStatements', {
    query: { month },
  });
  return data.find((one) => one.id === id);
}

const aboutStatement = async (
  made: Promise<Statement>,
  body: (statement: Statement) => object,
): Promise<Request> => {
  const statement = await made;
  return { path: { id: statement.id }, body: body(statement) };
};

const span = { from: '2018-01', to: '2019-12' };

const groupings: readonly HoursGrouping[] = [
  'contract',
  'teacher',
  'company',
  'language',
  'courseType',
  'month',
  'week',
];

export const hours = {
  getHours: {
    good: () => ({ query: { ...span, groupBy: 'teacher' } }),
    refuses: {
      'a span of 25 months': { status: 400, request: () => ({ query: { from: '2017-12', to: '2019-12' } }) },
      'a span that ends before it begins': {
        status: 400,
        request: () => ({ query: { from: '2019-12', to: '2019-11' } }),
      },
    },
    does: {
      'agrees by every grouping, to the minute and the cent': async (context) => {
        await taughtMonth(context);
        const totals: string[] = [];
        for (const groupBy of groupings) {
          const query = { from: '2018-01', to: '2019-12', groupBy };
          const { data } = await context.call<GetHoursResponse>('ROLE_ADMIN', 'getHours', { query });
          const sum = (field: 'classes' | 'minutes' | 'amount_cents' | 'unrated_minutes') =>
            data.reduce((total, row) => total + row[field], 0);
          totals.push([sum('classes'), sum('minutes'), sum('amount_cents'), sum('unrated_minutes')].join());
        }
        expect(new Set(totals).size === 1, `the totals are ${[...new Set(totals)].join(' and ')}`);
      },
      'rounds a line to the cent, half a cent up': async (context) => {
        const { month } = await taughtMonth(context);
        const query = { from: month, to: month };
        const { data } = await context.call<GetHoursResponse>('ROLE_ADMIN', 'getHours', { query });
        for (const { minutes, rate_cents, amount_cents } of data) {
          const right = Math.floor((minutes * (rate_cents ?? 0) + 30) / 60);
          expect(amount_cents === right, `${minutes} minutes at ${rate_cents} are ${amount_cents}`);
        }
      },
      'counts no deleted record': async (context) => {
        const { month, minutes, lesson } = await taughtMonth(context);
        await context.call('ROLE_ADMIN', 'deleteAttendance', { path: { id: lesson.id } });
        const left = minutesOf(await ownHours(context, month));
        expect(left === minutes - lesson.total_hours, `${left} minutes are left of ${minutes}`);
      },
    },
  },
  getHoursClasses: {
    good: async (context) => ({ query: { month: await recordedMonth(context) } }),
    foreign: async (context) => ({
      query: { month: '2019-12', teacherId: (await otherTeacher(context)).id },
    }),
    does: {
      'says what changed after the month was handed in': async (context) => {
        const { month } = await submitted(context);
        const later = await teach(context, `${month}-11`);
        const query = { month };
        const { data } = await context.call<GetHoursClassesResponse>('ROLE_TEACHER', 'getHoursClasses', {
          query,
        });
        const changes = data.map(({ attendance_id, change }) => [attendance_id === later.id, change]);
        const right = changes.every(([isLater, change]) => change === (isLater ? 'added' : null));
        expect(right && changes.some(([isLater]) => isLater), `the changes are ${JSON.stringify(changes)}`);
      },
    },
  },
  getOwnHours: {
    good: async (context) => ({ query: { month: await recordedMonth(context) } }),
  },
  listContractHours: {
    good: () => ({ query: {} }),
  },
  getContractHoursSums: {
    good: () => ({ query: { groupBy: 'company' } }),
    does: {
      'adds up to the contracts': async (context) => {
        const sums = await context.call<GetContractHoursSumsResponse>('ROLE_ADMIN', 'getContractHoursSums', {
          query: { groupBy: 'month' },
        });
        const list = await context.call<ContractHoursList>('ROLE_ADMIN', 'listContractHours', {
          query: { page: 1, resourcesPerPage: 1 },
        });
        const contracts = sums.data.reduce((sum, row) => sum + row.contracts, 0);
        expect(contracts === list.total, `the sums have ${contracts} of ${list.total} contracts`);
      },
    },
  },
  getStatements: {
    good: () => ({ query: span }),
    refuses: {
      'a span of 25 months': { status: 400, request: () => ({ query: { from: '2017-12', to: '2019-12' } }) },
      'neither a month nor a span': { status: 400, request: () => ({ query: {} }) },
    },
    does: {
      'keeps what was handed in, and tells what changed since': async (context) => {
        const statement = await submitted(context);
        const lesson = await teach(context, `${statement.month}-12`, 30);
        const now = await statementNow(context, statement);
        expect(now?.minutes === statement.minutes, `the statement has ${now?.minutes} minutes`);
        expect(now?.difference_minutes === 30 && now.added === 1, 'the later record is not flagged');
        await context.call('ROLE_ADMIN', 'deleteAttendance', { path: { id: lesson.id } });
        const after = await statementNow(context, statement);
        expect(after?.difference_minutes === 0 && after.added === 0, 'the deleted record is flagged');
      },
    },
  },
  submitStatement: {
    sendsMail: true,
    good: async (context) => {
      const { month, minutes } = await taughtMonth(context);
      return { body: { month, minutes, note: null } };
    },
    refuses: {
      'other minutes than there are': {
        status: 409,
        request: async (context) => {
          const { month, minutes } = await taughtMonth(context);
          return { body: { month, minutes: minutes + 1 } };
        },
      },
      'a month that is handed in already': {
        status: 409,
        request: async (context) => {
          const { month, minutes } = await submitted(context);
          return { body: { month, minutes } };
        },
      },
      'a month that is approved': {
        status: 409,
        request: async (context) => {
          const { month, minutes } = await approved(context);
          return { body: { month, minutes } };
        },
      },
      'a month that lies ahead': { status: 409, request: () => ({ body: { month: '2999-01', minutes: 0 } }) },
      'another amount than there is': {
        status: 409,
        request: async (context) => {
          const { month, minutes } = await taughtMonth(context);
          return { body: { month, minutes, amount_cents: 99_999_999 } };
        },
      },
      'a month without hours': {
        status: 409,
        request: () => ({ body: { month: '2017-12', minutes: 0 } }),
      },
    },
    does: {
      'hands in again after a return': async (context) => {
        const { month, minutes, ...statement } = await submitted(context);
        await decided(context, { month, minutes, ...statement }, returning);
        const body = { month, minutes };
        const again = await context.call<{ data: Statement }>('ROLE_TEACHER', 'submitStatement', { body });
        expect(again.data.id === statement.id && again.data.status === 'submitted', 'it is another one');
      },
    },
  },
  decideStatement: {
    sendsMail: true,
    good: (context) => aboutStatement(submitted(context), () => returning),
    unknown: () => ({ path: { id: unknownId }, body: returning }),
    refuses: {
      'other minutes than there are': {
        status: 409,
        request: (context) =>
          aboutStatement(submitted(context), ({ minutes }) => ({ status: 'approved', minutes: minutes + 1 })),
      },
      'minutes that a later record has changed': {
        status: 409,
        async request(context) {
          const statement = await submitted(context);
          await teach(context, `${statement.month}-13`);
          return { path: { id: statement.id }, body: approving(statement) };
        },
      },
      'a statement that is approved already': {
        status: 409,
        request: (context) => aboutStatement(approved(context), approving),
      },
      'the return of an exported one': {
        status: 409,
        request: (context) => aboutStatement(exported(context), () => returning),
      },
      'the undoing of an approval that is not there': {
        status: 409,
        request: (context) => aboutStatement(submitted(context), () => ({ status: 'submitted' })),
      },
      'the undoing of an exported approval': {
        status: 409,
        request: (context) => aboutStatement(exported(context), () => ({ status: 'submitted' })),
      },
      'a change from another version': {
        status: 412,
        async request(context) {
          const request = await aboutStatement(submitted(context), approving);
          return { ...request, headers: { 'If-Match': '"another version"' } };
        },
      },
      'another amount than there is': {
        status: 409,
        request: (context) =>
          aboutStatement(submitted(context), (statement) => ({
            ...approving(statement),
            amount_cents: 99_999_999,
          })),
      },
      'an approval without minutes': {
        status: 400,
        request: (context) => aboutStatement(submitted(context), () => ({ status: 'approved' })),
      },
      'a return without a reason': {
        status: 400,
        request: (context) => aboutStatement(submitted(context), () => ({ status: 'returned' })),
      },
      'a return with a blank reason': {
        status: 400,
        request: (context) =>
          aboutStatement(submitted(context), () => ({ status: 'returned', reason: '  ' })),
      },
    },
    does: {
      'takes an approval back, so that it can be approved again': async (context) => {
        const statement = await approved(context);
        const back = await decided(context, statement, { status: 'submitted' });
        expectFields(back, {
          status: 'submitted',
          approved_at: null,
          submitted_at: statement.submitted_at,
          minutes: statement.minutes,
        });
        expectFields(await decided(context, back, approving(back)), { status: 'approved' });
      },
      'approves the present hours': async (context) => {
        const statement = await submitted(context);
        await teach(context, `${statement.month}-14`, 45);
        const minutes = statement.minutes + 45;
        const now = await decided(context, statement, { status: 'approved', minutes });
        expect(now.minutes === minutes && now.added === 0, `it holds ${now.minutes} minutes`);
      },
      'lets one of two people at once decide': async (context) => {
        const statement = await submitted(context);
        const decide = (body: object) =>
          context.answer('ROLE_ADMIN', 'decideStatement', {
            path: { id: statement.id },
            body,
            headers: { 'If-Match': statement.etag },
          });
        const both = await Promise.all([decide(returning), decide(approving(statement))]);
        const statuses = both
          .map(({ status }) => status)
          .toSorted()
          .join();
        expect(statuses === '200,412', `two at once are answered with ${statuses}`);
      },
    },
  },
  exportStatements: {
    good: async (context) => ({ body: { ids: [(await approved(context)).id] } }),
    unknown: () => ({ body: { ids: [unknownId] } }),
    refuses: {
      'a statement that is not approved': {
        status: 409,
        request: async (context) => ({
          body: { ids: [(await approved(context)).id, (await submitted(context)).id] },
        }),
      },
    },
  },
  remindOfStatements: {
    sendsMail: true,
    leavesNoTrace: true,
    good: async (context) => ({
      body: { month: '2019-12', teacher_ids: [(await otherTeacher(context)).id] },
    }),
    unknown: () => ({ body: { month: '2019-12', teacher_ids: [unknownId] } }),
    refuses: {
      'a month that lies ahead': {
        status: 409,
        request: async (context) => ({
          body: { month: '2999-01', teacher_ids: [(await otherTeacher(context)).id] },
        }),
      },
    },
    does: {
      'leaves out who has handed in the month': async (context) => {
        const { month, teacher } = await submitted(context);
        const body = { month, teacher_ids: [teacher.id] };
        const { data } = await context.call<{ data: number[] }>('ROLE_ADMIN', 'remindOfStatements', { body });
        expect(data.length === 0, 'the teacher was reminded');
      },
    },
  },
} satisfies Cases;
