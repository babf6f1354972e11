import type {
  Attestation,
  GetAttestationSettingsResponse,
  IssueAttestationsResponse,
  ListAttestationsResponse,
  PreviewAttestationsResponse,
  VerifyAttestationResponse,
} from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { createCourse } from '../records/contracts.ts';
import { enrolledNewcomer } from '../records/enrolments.ts';
import { studentInput } from '../records/students.ts';
import { expect, type World } from '../World.ts';

/** A contract with a student who attended two classes of an hour. */
async function attendingStudent(world: World) {
  const courseId = await createCourse(world);
  // A name that the fonts of every backend have.
  const student = { ...studentInput(world), lastName: 'Tremblay-Roy' };
  const { data } = await world.call<{ data: { id: number } }>('ROLE_ADMIN', 'createStudent', {
    body: { student, studentInformationCourse: [] },
  });
  const studentId = data.id;
  await world.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [studentId] } });
  for (const day of ['03', '05'])
    await world.call('ROLE_ADMIN', 'addAttendance', {
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

async function issued(world: World, courseId: number, studentId: number): Promise<Attestation> {
  const request = paperOf(courseId, studentId);
  const { data } = await world.call<IssueAttestationsResponse>('ROLE_ADMIN', 'issueAttestations', request);
  const [paper] = data;
  expect(data.length === 1 && paper !== undefined, `${data.length} papers were issued`);
  return paper as Attestation;
}

async function anIssued(world: World): Promise<Attestation> {
  const { courseId, studentId } = await attendingStudent(world);
  return issued(world, courseId, studentId);
}

const verify = (world: World, code: string) =>
  world.call<VerifyAttestationResponse>('anonymous', 'verifyAttestation', { path: { code } });

const preview = async (world: World) => ({
  query: { courseId: await createCourse(world), template: 'quebec' as const, language: 'fr' as const },
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
    good: async (world) => ({ query: { courseId: await createCourse(world) } }),
    list: async (world) => ({ query: { courseId: await createCourse(world) } }),
    unknown: () => ({ query: { courseId: unknownId } }),
    refuses: {
      'neither a contract nor a student': { status: 400, field: 'courseId', request: () => ({}) },
    },
  },
  issueAttestations: {
    good: async (world) => {
      const { courseId, studentId } = await attendingStudent(world);
      return paperOf(courseId, studentId);
    },
    unknown: () => paperOf(unknownId, unknownId),
    refuses: {
      'an empty mandatory field': {
        status: 400,
        field: 'values.object',
        request: async (world) => {
          const { courseId, studentId } = await attendingStudent(world);
          return paperOf(courseId, studentId, { object: ' ' });
        },
      },
      'to replace one that is withdrawn': {
        status: 409,
        request: async (world) => {
          const { courseId, studentId } = await attendingStudent(world);
          const { id } = await issued(world, courseId, studentId);
          await world.call('ROLE_ADMIN', 'withdrawAttestation', { path: { id }, body: { reason: 'Erreur' } });
          return { body: { ...paperOf(courseId, studentId).body, replaces_id: id } };
        },
      },
      'a student without hours': {
        status: 400,
        field: 'student_ids',
        request: async (world) => {
          const { courseId, studentId } = await enrolledNewcomer(world);
          return paperOf(courseId, studentId);
        },
      },
    },
    does: {
      'stores the hours of the records, and is superseded by a correction': async (world) => {
        const { courseId, studentId } = await attendingStudent(world);
        const paper = await issued(world, courseId, studentId);
        expect(paper.minutes === 120 && paper.state === 'valid', `it has ${paper.minutes} minutes`);
        await world.call('ROLE_ADMIN', 'addAttendance', {
          body: { courses_id: courseId, date_class: '2026-11-09', absent_student_ids: [], total_hours: 30 },
        });
        const { data } = await world.call<ListAttestationsResponse>('ROLE_ADMIN', 'listAttestations', {
          query: { studentId },
        });
        expect(data[0]?.state === 'superseded', `it is ${data[0]?.state}`);
        const verified = await verify(world, paper.code);
        expect(verified.data.state === 'superseded', 'the verification says something else');
      },
      'replaces a paper, and keeps both': async (world) => {
        const { courseId, studentId } = await attendingStudent(world);
        const first = await issued(world, courseId, studentId);
        const { body } = paperOf(courseId, studentId);
        await world.call('ROLE_ADMIN', 'issueAttestations', { body: { ...body, replaces_id: first.id } });
        const { data } = await world.call<ListAttestationsResponse>('ROLE_ADMIN', 'listAttestations', {
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
      'names every student with the hours of the records': async (world) => {
        const { courseId, studentId } = await attendingStudent(world);
        const query = { courseId, template: 'quebec', language: 'fr', to: '2026-11-10' };
        const { data } = await world.call<PreviewAttestationsResponse>('ROLE_ADMIN', 'previewAttestations', {
          query,
        });
        const candidate = data.students.find(({ student }) => student.id === studentId);
        const facts = [candidate?.minutes, candidate?.first_on, candidate?.last_on].join(' ');
        expect(facts === '120 2026-11-03 2026-11-05', `the records say ${facts}`);
      },
    },
  },
  downloadAttestations: {
    good: async (world) => ({ query: { ids: String((await anIssued(world)).id) } }),
    unknown: () => ({ query: { ids: String(unknownId) } }),
  },
  withdrawAttestation: {
    // The lists that the suite reads are those of the contracts that a request names.
    leavesNoTrace: true,
    good: async (world) => ({ path: { id: (await anIssued(world)).id }, body: { reason: 'Erreur' } }),
    unknown: () => ({ path: { id: unknownId }, body: { reason: 'Erreur' } }),
    refuses: {
      'another reason for one that is withdrawn': {
        status: 409,
        request: async (world) => {
          const { id } = await anIssued(world);
          await world.call('ROLE_ADMIN', 'withdrawAttestation', { path: { id }, body: { reason: 'Erreur' } });
          return { path: { id }, body: { reason: 'Autre' } };
        },
      },
    },
    does: {
      'says so to who verifies it, without the reason': async (world) => {
        const { id, code } = await anIssued(world);
        await world.call('ROLE_ADMIN', 'withdrawAttestation', { path: { id }, body: { reason: world.mark } });
        const verified = await verify(world, code);
        expect(verified.data.state === 'withdrawn', `it is ${verified.data.state}`);
        expect(!JSON.stringify(verified).includes(world.mark), 'it says why');
      },
    },
  },
  verifyAttestation: {
    good: async (world) => ({ path: { code: (await anIssued(world)).code } }),
    unknown: () => ({ path: { code: '000000000000' } }),
    does: {
      'reads a code in small letters, with hyphens': async (world) => {
        const { code, number } = await anIssued(world);
        const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
        const { data } = await verify(world, typed);
        expect(data.number === number && data.state === 'valid', 'it is another one');
      },
    },
  },
  getAttestationSettings: { good: () => ({}) },
  setAttestationSettings: {
    good: (world) => ({ body: { ...office, signatory_title: world.mark } }),
    refuses: {
      'a change from another version': {
        status: 412,
        request: () => ({ body: office, headers: { 'If-Match': '"another version"' } }),
      },
    },
    does: {
      'reads back what was saved': async (world) => {
        const saved = { ...office, signatory: world.mark };
        await world.call('ROLE_ADMIN', 'setAttestationSettings', { body: saved });
        const { data } = await world.call<GetAttestationSettingsResponse>(
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
