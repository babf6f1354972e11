import { aContract } from '../contract/contract.fixtures.ts';
import type {
  CompanyReportRow,
  CourseInfo,
  PrintedContract,
  ProgressReport,
  ProgressReportForm,
  ReportContract,
  Skill,
  StudentReport,
} from './progress-report.ts';

/** A submitted form with an answer to every skill. */
export function aProgressReportForm(differing: Partial<ProgressReportForm> = {}): ProgressReportForm {
  return {
    id: 71,
    studentId: 501,
    contractId: 412,
    status: 'submitted',
    ratings: {
      preparation: 'excellent',
      participation: 'excellent',
      homework: 'good',
      extracurricularActivities: 'not-applicable',
      oralGrammar: 'very-good',
      oralVocabulary: 'very-good',
      pronunciation: 'good',
      listeningComprehension: 'very-good',
      oralFluency: 'good',
      writtenGrammar: 'needs-work',
      vocabularyAndSpelling: 'good',
      textOrganisation: 'good',
      syntax: 'good',
      writtenFluency: 'very-good',
      writtenContent: 'very-good',
      readingComprehension: 'very-good',
    },
    comments:
      'Inès participe activement et prend des risques à l’oral. La prochaine étape : les temps du passé dans un récit suivi.',
    recommendations: 'Écouter un balado par semaine et en noter trois expressions.',
    nextLevel: 'B2',
    savedAt: '2026-11-20T16:30:00.000Z',
    updatedAt: '2026-11-20T16:30:00.000Z',
    taggedOn: '2026-11-20',
    ...differing,
  };
}

/** A form that was started but has no ratings yet. */
export function aBlankReportForm(differing: Partial<ProgressReportForm> = {}): ProgressReportForm {
  const { ratings, ...form } = aProgressReportForm();
  const skills = Object.keys(ratings) as Skill[];
  return {
    ...form,
    status: 'incomplete',
    ratings: Object.fromEntries(skills.map((skill) => [skill, null])) as Record<Skill, null>,
    comments: null,
    recommendations: null,
    nextLevel: null,
    taggedOn: null,
    ...differing,
  };
}

/** The form of `aProgressReportForm` with its student and contract. */
export function aProgressReport(differing: Partial<ProgressReport> = {}): ProgressReport {
  return {
    form: aProgressReportForm(),
    student: { id: 501, name: 'Inès', lastName: 'Fortin' },
    contract: aPrintedContract(),
    ...differing,
  };
}

/** The facts about the contract of `aContract` on a printed report. */
export function aPrintedContract(differing: Partial<PrintedContract> = {}): PrintedContract {
  const { language, courseType, teacher, hoursPerClass, numberOfClasses } = aContract();
  return {
    ...aReportContract(),
    language,
    courseType,
    teacher,
    hoursPerClass,
    numberOfClasses,
    ...differing,
  };
}

/** The contract of `aContract` as reports show it. */
export function aReportContract(differing: Partial<ReportContract> = {}): ReportContract {
  return { id: 412, number: '2026-0412', startsOn: '2026-09-08', endsOn: '2026-12-18', ...differing };
}

/** The course information of the contract of `aContract`. */
export function aCourseInfo(differing: Partial<CourseInfo> = {}): CourseInfo {
  return {
    id: 51,
    contractId: 412,
    materialUsed: 'Défi 3, unités 1 à 6',
    appsAndSitesUsed: 'TV5MONDE, Radio-Canada OHdio',
    skillsCovered: 'Conversation, écoute, rédaction de courriels',
    grammarPointsCovered: 'Passé composé et imparfait; pronoms compléments',
    ...differing,
  };
}

/** A row of a company's page whose last report is a form. */
export function aCompanyReportRow(differing: Partial<CompanyReportRow> = {}): CompanyReportRow {
  return {
    contract: aReportContract(),
    student: { id: 501, name: 'Inès', lastName: 'Fortin' },
    company: { name: 'Aéro Beauséjour inc.' },
    lastReport: {
      contractId: 412,
      file: null,
      form: { id: 71, status: 'submitted', savedAt: '2026-11-20T16:30:00.000Z', taggedOn: '2026-11-20' },
    },
    nextLevel: 'B2',
    minutesAttended: 28 * 60,
    contractedHours: 48,
    reportDue: false,
    ...differing,
  };
}

/** A report that was uploaded as a file. */
export function aStudentReport(differing: Partial<StudentReport> = {}): StudentReport {
  return {
    id: 1701,
    date: '2026-06-12',
    mark: 'uploaded',
    contract: aReportContract({ id: 305, number: '2025-0305', startsOn: '2026-01-12', endsOn: '2026-06-12' }),
    student: { id: 501, name: 'Inès', lastName: 'Fortin' },
    file: {
      id: 3107,
      name: 'rapport-fortin-2025-0305.pdf',
      storedAt: '2026-06-15T10:00:00.000Z',
      taggedOn: '2026-06-12',
    },
    form: null,
    language: { id: 1, name: 'Français' },
    nextLevel: null,
    ...differing,
  };
}
