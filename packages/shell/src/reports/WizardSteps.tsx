import {
  useReadCourseInfo,
  useReadProgressReport,
  useSaveCourseInfo,
  useSaveReportForm,
  useSubmitReportForm,
} from '@portal/api-client';
import {
  blankReport,
  type Contract,
  type CourseInfo,
  closingText,
  courseInfoText,
  fullName,
  type Person,
  type ProgressReport,
  type ReportMove,
  type ReportStepValues,
  ratingsText,
  type Skill,
  withStep,
} from '@portal/domain';
import { CourseInfoForm, ReportCommentsForm, SkillRatingsForm } from '@portal/views';
import { LeaveGuard } from '../unsaved/LeaveGuard';
import { UnsavedWorkBanner } from '../unsaved/UnsavedWorkBanner';
import { useUnsavedWork } from '../unsaved/useUnsavedWork';
import { CopyFromLastPanel } from './CopyFromLastPanel';
import { useCopyFromLast, withCopied } from './useCopyFromLast';

const courseInfoFields = [
  'materialUsed',
  'appsAndSitesUsed',
  'skillsCovered',
  'grammarPointsCovered',
] as const;

/** What the wizard has read. */
export interface WizardRead {
  contract: Contract;
  student: Person;
  /** Null where none was begun. */
  report: ProgressReport | null;
  /** Null where none was written. */
  courseInfo: CourseInfo | null;
}

export interface WizardStepProps {
  read: WizardRead;
  /** Id of the form. */
  form: string;
  /** Runs a save and goes on when it has succeeded; the save is told where to. */
  leave: (save: (move: ReportMove) => Promise<void>) => Promise<void>;
}

/** The course info page; what was typed there belongs to the contract, whoever of its students one came from (REP-FORM-12, decision 22). */
export function CourseInfoStep({ read: { contract, student, courseInfo }, form, leave }: WizardStepProps) {
  const readCourseInfo = useReadCourseInfo();
  const saveCourseInfo = useSaveCourseInfo();
  const work = useUnsavedWork({
    form: 'report',
    record: `${contract.id}-courseInfo`,
    title: contract.number,
    stored: withCopied(courseInfoText(courseInfo)),
  });
  const copy = useCopyFromLast({
    form,
    work,
    studentId: student.id,
    contract,
    fields: courseInfoFields,
    readLast: async (contractId) => courseInfoText(await readCourseInfo(contractId)),
  });
  return (
    <>
      <UnsavedWorkBanner work={work} />
      <CopyFromLastPanel copy={copy} />
      <CourseInfoForm
        key={work.formKey}
        id={form}
        values={work.values}
        copied={copy.copied}
        onSave={(values) =>
          leave(async () => {
            const arrived = work.sending();
            const found = courseInfo ?? (await readCourseInfo(contract.id));
            arrived(withCopied(courseInfoText(await saveCourseInfo(contract.id, values, found))));
          })
        }
        {...work.listeners}
        onInput={(event) => {
          copy.onInput(event);
          work.listeners.onInput(event);
        }}
      />
      <LeaveGuard work={work} />
    </>
  );
}

/** One of the two pages that rate skills (REP-FORM-14 to REP-FORM-16). */
export function RatingsStep({
  read,
  form,
  leave,
  step,
}: WizardStepProps & { step: 'selfLearning' | 'progress' }) {
  const saveStep = useSaveStep(read);
  const work = useUnsavedWork({
    form: 'report',
    ...placeOf(read, step),
    stored: ratingsText(step, read.report?.form ?? null),
  });
  return (
    <>
      <UnsavedWorkBanner work={work} />
      <SkillRatingsForm
        key={work.formKey}
        id={form}
        step={step}
        values={work.values}
        onSave={(ratings) =>
          leave(async () => {
            const arrived = work.sending();
            arrived(ratingsText(step, (await saveStep({ ratings })).form));
          })
        }
        {...work.listeners}
      />
      <LeaveGuard work={work} />
    </>
  );
}

/** The last page, from which the report is submitted (REP-FORM-17, REP-FORM-26, decision 19). */
export function ClosingStep({ read, form, leave, unrated }: WizardStepProps & { unrated: readonly Skill[] }) {
  const saveStep = useSaveStep(read);
  const submit = useSubmitReportForm();
  const readReport = useReadProgressReport();
  const work = useUnsavedWork({
    form: 'report',
    ...placeOf(read, 'comments'),
    stored: withCopied(closingText(read.report?.form ?? null)),
  });
  // What was agreed on for the next level was then: it is not copied.
  const copy = useCopyFromLast({
    form,
    work,
    studentId: read.student.id,
    contract: read.contract,
    fields: ['comments', 'recommendations'],
    readLast: async (contractId) =>
      closingText((await readReport(read.student.id, contractId))?.form ?? null),
  });
  return (
    <>
      <UnsavedWorkBanner work={work} />
      <CopyFromLastPanel copy={copy} />
      <ReportCommentsForm
        key={work.formKey}
        id={form}
        values={work.values}
        copied={copy.copied}
        unrated={unrated}
        onSave={(texts) =>
          leave(async (move) => {
            const arrived = work.sending();
            const { form: saved } = await saveStep(texts);
            arrived(withCopied(closingText(saved)));
            if (move === 'submit') await submit(saved.id);
          })
        }
        {...work.listeners}
        onInput={(event) => {
          copy.onInput(event);
          work.listeners.onInput(event);
        }}
      />
      <LeaveGuard work={work} />
    </>
  );
}

/** Each page keeps its own: what was typed on one is offered there, and nowhere else. */
function placeOf({ student, contract }: WizardRead, step: string) {
  return {
    record: `${student.id}-${contract.id}-${step}`,
    title: `${fullName(student)}, ${contract.number}`,
  };
}

/**
 * Saves the whole form, as it was loaded and with what a page changed. Where none was found the server is asked once
 * more: the answer to an earlier save may have been lost (REP-FORM-10, REP-FORM-11, decision 18).
 */
function useSaveStep({
  student,
  contract,
  report,
}: WizardRead): (step: ReportStepValues) => Promise<ProgressReport> {
  const readReport = useReadProgressReport();
  const saveReport = useSaveReportForm();
  return async (step) => {
    const found = report ?? (await readReport(student.id, contract.id));
    const ids = { studentId: student.id, contractId: contract.id, formId: found?.form.id ?? null };
    return saveReport(ids, withStep(found?.form ?? blankReport(), step));
  };
}
