import type {
  Attestation,
  GetAttestationSettingsResponse,
  IssueAttestationsResponse,
  ListAttestationsResponse,
  PreviewAttestationsResponse,
  VerifyAttestationResponse,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { createCourse } from '../records/contracts.ts';
import { enrolledNewcomer } from '../records/enrolments.ts';
import { studentInput } from '../records/students.ts';
import { expect, type TestContext } from '../TestContext.ts';

/** A contract with a student who attended two classes of an hour. */
async function attendingStudent(context: TestContext) {
  const courseId = await createCourse(context);
  // A name that the fonts of every backend have.
  const student = { ...studentInput(context), lastName: 'Tremblay-Roy' };
  const { data } = await context.call<{ data: { id: number } }>('ROLE_ADMIN', 'createStudent', {
    body: { student, studentInformationCourse: [] },
  });
  const studentId = data.id;
  await context.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [studentId] } });
  for (const day of ['03', '05'])
    await context.call('ROLE_ADMIN', 'addAttendance', {
      body: { courses_id: courseId, date_class: `2026-11-${day}`, absent_student_ids: [], total_hours: 60 },
    });
  return { courseId, studentId };
}

const paperOf = (
  course_id: number,
  student_id: number,
  values: { object?: string } = { object: 'Anglais' },
) => ({
  body: {
    course_id,
    student_ids: [student_id],
    template: 'plain' as const,
    language: 'fr' as const,
    to: '2026-11-10',
    values,
  },
});

async function issued(context: TestContext, courseId: number, studentId: number): Promise<Attestation> {
  const request = paperOf(courseId, studentId);
  const { data } = await context.call<IssueAttestationsResponse>('ROLE_ADMIN', 'issueAttestations', request);
  const [paper] = data;
  expect(data.length === 1 && paper !== undefined, `${data.length} papers were issued`);
  return paper as Attestation;
}

async function anIssued(context: TestContext): Promise<Attestation> {
  const { courseId, studentId } = await attendingStudent(context);
  return issued(context, courseId, studentId);
}

const verify = (context: TestContext, code: string) =>
  context.call<VerifyAttestationResponse>('anonymous', 'verifyAttestation', { path: { code } });

const preview = async (context: TestContext) => ({
  query: { courseId: await createCourse(context), template: 'quebec' as const, language: 'fr' as const },
});

const office = {
  provider: 'École du Plateau',
  address: 'Montréal',
  accreditation: '0051234',
  signatory: 'Marianne Bolduc',
  signatory_title: null,
};

export const attestations = {
  listAttestations: {
    good: async (context) => ({ query: { courseId: await createCourse(context) } }),
    list: async (context) => ({ query: { courseId: await createCourse(context) } }),
    unknown: () => ({ query: { courseId: unknownId } }),
    refuses: {
      'neither a contract nor a student': { status: 400, field: 'courseId', request: () => ({}) },
    },
  },
  issueAttestations: {
    good: async (context) => {
      const { courseId, studentId } = await attendingStudent(context);
      return paperOf(courseId, studentId);
    },
    unknown: () => paperOf(unknownId, unknownId),
    refuses: {
      'an empty mandatory field': {
        status: 400,
        field: 'values.object',
        request: async (context) => {
          const { courseId, studentId } = await attendingStudent(context);
          return paperOf(courseId, studentId, { object: ' ' });
        },
      },
      'to replace one that is withdrawn': {
        status: 409,
        request: async (context) => {
          const { courseId, studentId } = await attendingStudent(context);
          const { id } = await issued(context, courseId, studentId);
          await context.call('ROLE_ADMIN', 'withdrawAttestation', {
            path: { id },
            body: { reason: 'Erreur' },
          });
          return { body: { ...paperOf(courseId, studentId).body, replaces_id: id } };
        },
      },
      'a student without hours': {
        status: 400,
        field: 'student_ids',
        request: async (context) => {
          const { courseId, studentId } = await enrolledNewcomer(context);
          return paperOf(courseId, studentId);
        },
      },
    },
    does: {
      'stores the hours of the records, and is superseded by a correction': async (context) => {
        const { courseId, studentId } = await attendingStudent(context);
        const paper = await issued(context, courseId, studentId);
        expect(paper.minutes === 120 && paper.state === 'valid', `it has ${paper.minutes} minutes`);
        await context.call('ROLE_ADMIN', 'addAttendance', {
          body: { courses_id: courseId, date_class: '2026-11-09', absent_student_ids: [], total_hours: 30 },
        });
        const { data } = await context.call<ListAttestationsResponse>('ROLE_ADMIN', 'listAttestations', {
          query: { studentId },
        });
        expect(data[0]?.state === 'superseded', `it is ${data[0]?.state}`);
        const verified = await verify(context, paper.code);
        expect(verified.data.state === 'superseded', 'the verification says something else');
      },
      'replaces a paper, and keeps both': async (context) => {
        const { courseId, studentId } = await attendingStudent(context);
        const first = await issued(context, courseId, studentId);
        const { body } = paperOf(courseId, studentId);
        await context.call('ROLE_ADMIN', 'issueAttestations', { body: { ...body, replaces_id: first.id } });
        const { data } = await context.call<ListAttestationsResponse>('ROLE_ADMIN', 'listAttestations', {
          query: { courseId },
        });
        const [second, old] = data;
        expect(data.length === 2 && old?.state === 'replaced', 'the first one is not replaced');
        expect(old?.replaced_by === second?.number, 'it does not name the other one');
      },
    },
  },
  previewAttestations: {
    good: preview,
    list: preview,
    unknown: () => ({
      query: { courseId: unknownId, template: 'quebec' as const, language: 'fr' as const },
    }),
    does: {
      'names every student with the hours of the records': async (context) => {
        const { courseId, studentId } = await attendingStudent(context);
        const query = { courseId, template: 'quebec', language: 'fr', to: '2026-11-10' };
        const { data } = await context.call<PreviewAttestationsResponse>(
          'ROLE_ADMIN',
          'previewAttestations',
          {
            query,
          },
        );
        const candidate = data.students.find(({ student }) => student.id === studentId);
        const facts = [candidate?.minutes, candidate?.first_on, candidate?.last_on].join(' ');
        expect(facts === '120 2026-11-03 2026-11-05', `the records say ${facts}`);
      },
    },
  },
  downloadAttestations: {
    good: async (context) => ({ query: { ids: String((await anIssued(context)).id) } }),
    unknown: () => ({ query: { ids: String(unknownId) } }),
  },
  withdrawAttestation: {
    // The lists that the suite reads are those of the contracts that a request names.
    leavesNoTrace: true,
    good: async (context) => ({ path: { id: (await anIssued(context)).id }, body: { reason: 'Erreur' } }),
    unknown: () => ({ path: { id: unknownId }, body: { reason: 'Erreur' } }),
    refuses: {
      'another reason for one that is withdrawn': {
        status: 409,
        request: async (context) => {
          const { id } = await anIssued(context);
          await context.call('ROLE_ADMIN', 'withdrawAttestation', {
            path: { id },
            body: { reason: 'Erreur' },
          });
          return { path: { id }, body: { reason: 'Autre' } };
        },
      },
    },
    does: {
      'says so to who verifies it, without the reason': async (context) => {
        const { id, code } = await anIssued(context);
        await context.call('ROLE_ADMIN', 'withdrawAttestation', {
          path: { id },
          body: { reason: context.mark },
        });
        const verified = await verify(context, code);
        expect(verified.data.state === 'withdrawn', `it is ${verified.data.state}`);
        expect(!JSON.stringify(verified).includes(context.mark), 'it says why');
      },
    },
  },
  verifyAttestation: {
    good: async (context) => ({ path: { code: (await anIssued(context)).code } }),
    unknown: () => ({ path: { code: '000000000000' } }),
    does: {
      'reads a code in small letters, with hyphens': async (context) => {
        const { code, number } = await anIssued(context);
        const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
        const { data } = await verify(context, typed);
        expect(data.number === number && data.state === 'valid', 'it is another one');
      },
    },
  },
  getAttestationSettings: { good: () => ({}) },
  setAttestationSettings: {
    good: (context) => ({ body: { ...office, signatory_title: context.mark } }),
    refuses: {
      'a change from another version': {
        status: 412,
        request: () => ({ body: office, headers: { 'If-Match': '"another version"' } }),
      },
    },
    does: {
      'reads back what was saved': async (context) => {
        const saved = { ...office, signatory: context.mark };
        await context.call('ROLE_ADMIN', 'setAttestationSettings', { body: saved });
        const { data } = await context.call<GetAttestationSettingsResponse>(
          'ROLE_ADMIN',
          'getAttestationSettings',
        );
        const { etag: _, ...read } = data;
        const same = Object.entries(saved).every(
          ([name, value]) => read[name as keyof typeof read] === value,
        );
        expect(same, 'it reads something else');
      },
    },
  },
} satisfies Cases;
