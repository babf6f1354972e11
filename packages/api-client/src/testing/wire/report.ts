import type {
  CompanyReportRow,
  CourseInfo,
  PrintedContract,
  ProgressReport,
  ProgressReportForm,
  ReportContract,
  ReportMark,
  StudentReport,
} from '@portal/domain';
import type {
  CourseInfoForm,
  ProgressForm,
  ProgressFormRecord,
  CompanyReportRow as WireCompanyReportRow,
  PrintedCourse as WirePrintedCourse,
  ProgressReport as WireProgressReport,
  ReportCourse as WireReportCourse,
} from '../../generated/types.gen.ts';
import { statusToWire } from '../../wire/contract.ts';
import { courseTypeToWire } from '../../wire/course-type.ts';
import { archivedToWire, named } from '../../wire/named.ts';
import { personToWire } from '../../wire/person.ts';
import {
  lastReportToWire,
  reportAnswersToWire,
  reportFileToWire,
  reportFormHeadToWire,
} from '../../wire/report.ts';
import { yesNo } from '../../wire/yes-no.ts';

export function companyReportRowToWire(row: CompanyReportRow): WireCompanyReportRow {
  return {
    course: {
      ...reportContractToWire(row.contract),
      ...(row.contract.status && { course_status_id: statusToWire(row.contract.status) }),
    },
    student: { ...personToWire(row.student), last_pr: row.lastReport && lastReportToWire(row.lastReport) },
    company: row.company && { name: row.company.name, ...archivedToWire(row.company.archived) },
    next_level: row.nextLevel,
    ...(row.minutesAttended !== null && { hours_taught_minutes: row.minutesAttended }),
    ...(row.contractedHours !== null && { contracted_hours: row.contractedHours }),
    ...(row.reportDue !== null && { reports_due: yesNo(row.reportDue) }),
  };
}

export function studentReportToWire(report: StudentReport): WireProgressReport {
  return {
    id: report.id,
    student_id: report.student?.id ?? 0,
    ...(report.student && { student: personToWire(report.student) }),
    date: report.date,
    status: markToWire(report.mark),
    course: report.contract && {
      ...reportContractToWire(report.contract),
      language: report.language && named.toWire(report.language),
    },
    file: report.file && reportFileToWire(report.file),
    form: report.form && reportFormHeadToWire(report.form),
    next_level: report.nextLevel,
  };
}

export function progressRecordToWire({ form, student, contract }: ProgressReport): ProgressFormRecord {
  return {
    form: progressFormToWire(form),
    student: personToWire(student),
    course: printedContractToWire(contract),
  };
}

export function progressFormToWire(form: ProgressReportForm): ProgressForm {
  return {
    ...reportAnswersToWire(form),
    id: form.id,
    student_id: form.studentId,
    course_id: form.contractId,
    progress_form_id: form.id,
    status: yesNo(form.status === 'submitted'),
    save_date: form.savedAt,
    update_date: form.updatedAt,
    tag_date: form.taggedOn,
  };
}

export function courseInfoToWire(info: CourseInfo): CourseInfoForm {
  return {
    id: info.id,
    course_id: info.contractId,
    material_used: info.materialUsed,
    apps_and_sites_used: info.appsAndSitesUsed,
    skills_covered: info.skillsCovered,
    grammar_points_covered: info.grammarPointsCovered,
  };
}

function reportContractToWire({ id, number, startsOn, endsOn }: ReportContract): WireReportCourse {
  return { id, contract_number: number, start_date: startsOn, end_date: endsOn };
}

export function printedContractToWire(contract: PrintedContract): WirePrintedCourse {
  const { language, courseType, teacher } = contract;
  return {
    ...reportContractToWire(contract),
    ...(language !== undefined && { language: language && named.toWire(language) }),
    ...(courseType !== undefined && { course_type: courseType && courseTypeToWire(courseType) }),
    ...(teacher !== undefined && { teacher: teacher && personToWire(teacher) }),
    ...(contract.hoursPerClass !== undefined && { total_hours: contract.hoursPerClass }),
    ...(contract.numberOfClasses !== undefined && { total_classes: contract.numberOfClasses }),
  };
}

function markToWire(mark: ReportMark): WireProgressReport['status'] {
  return mark === 'marked' ? 2 : mark === 'uploaded' ? 1 : 0;
}
