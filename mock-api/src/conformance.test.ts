import { type Check, callOf, cases, checkNames, clock, readOpenApi } from '@portal/conformance';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkMock, flawsIn } from './testing/checkMock.ts';

beforeEach(() => void vi.spyOn(clock, 'wait').mockResolvedValue());
afterEach(() => void vi.restoreAllMocks());

/** The suite runs once, including mails and writes, in the first test that needs its checks. */
let running: Promise<readonly Check[]> | undefined;
const checks = () => {
  running ??= checkMock({ readsEverything: false });
  return running;
};
const runTimeout = 600_000;

// Each check becomes a test, so that its title can name the rows of docs/requirements.md that it proves.
describe('over the server, the conformance suite', () => {
  it(
    'passes what is about no single call',
    async () => {
      const calls = new Set(readOpenApi().map(callOf));
      expect(flawsIn((await checks()).filter(({ call }) => !calls.has(call)))).toEqual([]);
    },
    runTimeout,
  );

  describe.each(readOpenApi().map((operation) => [callOf(operation), operation.id]))('%s', (call, id) => {
    const { rows = [], ...its } = cases[id] ?? {};
    const own = checkNames(its);

    it(
      `${id} passes the checks of every call${rows.length > 0 ? ` (${rows.join(', ')})` : ''}`,
      async () => {
        const ofEveryCall = (await checks()).filter(
          (check) => check.call === call && !own.includes(check.name),
        );
        expect(ofEveryCall.length).toBeGreaterThan(1);
        expect(flawsIn(ofEveryCall)).toEqual([]);
      },
      runTimeout,
    );

    it.each(own)(
      `${id}: %s`,
      async (name) => {
        const found = (await checks()).filter((check) => check.call === call && check.name === name);
        expect(found.map(({ outcome, detail }) => `${outcome} ${detail}`.trim())).toEqual(['passed']);
      },
      runTimeout,
    );
  });
});

describe('the conformance suite', () => {
  it('draws its checks from an API description that says what each parameter of a list does', () => {
    const paging = ['page', 'resourcesPerPage', 'orderDirection'];
    const parametersWithoutFilter = readOpenApi().flatMap(({ id, method, order, parameters }) =>
      method === 'GET' && (id.startsWith('list') || order !== null)
        ? parameters
            .filter(({ in: place, name }) => place === 'query' && !paging.includes(name))
            .filter(({ name, schema, 'x-filter': filter }) =>
              ['orderBy', 'sort'].includes(name) ? schema.enum === undefined : filter === undefined,
            )
            .map(({ name }) => `${id} ${name}`)
        : [],
    );
    // Other checks cover the filters that do not depend on the rows' fields: students outside a contract, and owners of
    // documents.
    expect(parametersWithoutFilter).toEqual([
      'listStudentsOfCourse not_in_course',
      'listStudentsOfCourse with_former',
      'listUsers secondFactor',
      'listFilesOfRecord refId',
      'listUnavailability teacherId',
      'listUnavailability from',
      'listUnavailability to',
      'listAttestations courseId',
      'listAttestations studentId',
      'listInitials courseId',
      'listInitials month',
      'listAbsenceAlerts courseId',
      'listPayerDeadlines courseId',
      'listContractHours endsIn',
      'listViews list',
      'listWebhookDeliveries before',
      'listReminders from',
      'listReportRows from',
      'listReportRows to',
    ]);
    const unordered = readOpenApi().filter(({ id, order }) => id.startsWith('list') && order === null);
    expect(unordered.map(({ id }) => id)).toEqual([
      'listCourseStatuses',
      'listCourseTypes',
      'listStudentTypes',
      'listMaterialStatuses',
      'listProviders',
      'listPasskeys',
      'listTrustedDevices',
      'listSessions',
      'listUnavailability',
      'listEndingScaleResults',
      'listAttestations',
      'listInitials',
      'listAbsenceAlerts',
      'listPayerDeadlines',
      'listMeetingLinks',
      'listViews',
      'listSnoozes',
      'listApiKeys',
      'listWebhooks',
      'listWebhookDeliveries',
      'listPhrases',
    ]);
  });
});
