import type { Accounts } from '../../../conformance/src/Backend.ts';
import { checkBackend } from '../../../conformance/src/checkBackend.ts';
import { clock } from '../../../conformance/src/clock.ts';
import type { Check, Report } from '../../../conformance/src/Report.ts';
import type { PlantedFault } from './PlantedApi.ts';
import { type HealthyApi, PlantedApi } from './PlantedApi.ts';

/**
 * Result of a trial: `never met` when no request of the suite triggered the fault, `stopped` when the suite threw
 * instead of reporting.
 */
export type Outcome = 'caught' | 'missed' | 'never met' | 'stopped';

/** Writes whose checks use a read. They may catch a fault in that read. */
const writesOf: Readonly<Record<string, readonly string[]>> = {
  login: ['checkToken', 'changePassword'],
  checkPasswordLink: ['setPassword'],
  listCourses: ['createCourse', 'updateCourse', 'addAttendance', 'assignStudents', 'assignTeacher'],
  listCoursesOfUser: ['assignTeacher', 'submitProgressForm'],
  listCoursesOfTeacher: ['assignTeacher'],
  listCompanyReports: ['uploadProgressReport', 'submitProgressForm'],
  listAttendance: ['addAttendance', 'deleteAttendance'],
  listStudents: ['createStudent', 'updateStudent', 'updateStudentStatus'],
  listStudentsOfCourse: ['assignStudents', 'unassignStudents'],
  getStudentHistory: ['assignStudents', 'assignMaterial'],
  getStudentNeeds: ['createStudent', 'saveStudentNeeds'],
  listTeachers: ['createTeacher', 'updateTeacher', 'updateTeacherStatus', 'assignTeacher'],
  listUsers: ['createUser', 'updateUser'],
  listCompanies: ['createCompany', 'generateCompanyToken'],
  listMaterials: ['createMaterial', 'assignMaterial', 'updateMaterialOfCourse'],
  listProgressReports: ['uploadProgressReport', 'markProgressReport', 'submitProgressForm'],
  getProgressForm: ['createProgressForm', 'updateProgressForm', 'submitProgressForm'],
  getCourseInfo: ['createCourseInfo', 'updateCourseInfo'],
  getOutlineForm: ['createOutlineForm', 'updateOutlineForm'],
  listFiles: ['uploadFile', 'updateFiles', 'deleteFile'],
  listFilesOfRecord: ['uploadFile', 'updateFiles', 'deleteFile'],
  downloadFile: ['uploadFile'],
  listNotes: ['createNote'],
};

/** Plants faults in front of a healthy API and records whether the suite catches them. */
export class FaultTrial {
  readonly #start: () => Promise<HealthyApi>;
  readonly #accounts: Accounts;
  /** Failures without a fault, by the calls checked. */
  readonly #without = new Map<string, readonly string[]>();

  /** `start` returns a new API each time. */
  constructor(start: () => Promise<HealthyApi>, accounts: Accounts) {
    this.#start = start;
    this.#accounts = accounts;
  }

  /** Checks the calls that the fault affects, then the writes that use them; with `isWhole`, all calls. */
  async try(fault: PlantedFault, isWhole = false): Promise<Outcome> {
    const own = ownCalls(fault);
    const writes = writesOf[fault.call] ?? [];
    let best: Outcome = 'never met';
    for (const only of [own, ...(writes.length > 0 ? [writes] : []), ...(isWhole ? [undefined] : [])]) {
      const outcome = await this.#plant(fault, only);
      if (outcome === 'caught') return outcome;
      if (best === 'never met') best = outcome;
    }
    return best;
  }

  /** Failures of the healthy API, by the calls that a fault affects. They do not count for the fault. */
  async failuresWithout(fault: PlantedFault): Promise<readonly string[]> {
    const found: string[] = [];
    for (const only of [ownCalls(fault), writesOf[fault.call] ?? []]) {
      const key = only.join();
      const known = this.#without.get(key) ?? (await this.#failuresOf(only));
      this.#without.set(key, known);
      found.push(...known);
    }
    return found;
  }

  async #plant(fault: PlantedFault, only?: readonly string[]): Promise<Outcome> {
    const healthy = await this.#start();
    try {
      const planted = await new PlantedApi(healthy, fault, this.#accounts).open();
      const report = await this.#check(healthy, only, planted.fetch).catch(() => null);
      if (!planted.isMet) return 'never met';
      if (report === null) return 'stopped';
      const known = this.#without.get(only?.join() ?? '') ?? [];
      return report.failures().some((check) => !known.includes(nameOf(check))) ? 'caught' : 'missed';
    } finally {
      await healthy.close();
    }
  }

  async #failuresOf(only: readonly string[]): Promise<readonly string[]> {
    if (only.length === 0) return [];
    const healthy = await this.#start();
    const report = await this.#check(healthy, only);
    await healthy.close();
    return report.failures().map(nameOf);
  }

  async #check(healthy: HealthyApi, only?: readonly string[], fetch?: PlantedApi['fetch']): Promise<Report> {
    const { base } = healthy;
    const accounts = this.#accounts;
    const { wait } = clock;
    clock.wait = async (seconds) => healthy.wait(seconds);
    try {
      return await checkBackend({
        base,
        accounts,
        allowWrites: true,
        allowMail: true,
        strict: true,
        only,
        fetch,
      });
    } finally {
      clock.wait = wait;
    }
  }
}

const nameOf = ({ call, name }: Check) => `${call}: ${name}`;

function ownCalls({ call, plant: { on = [], also = [] } }: PlantedFault): readonly string[] {
  return [...new Set([call, ...(on === 'all' ? [] : on), ...also])];
}
