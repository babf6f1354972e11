import {
  type Intention,
  useReadCourseInfo,
  useReadProgressReport,
  useSaveCourseInfo,
  useSaveReportForm,
  useSubmitReportForm,
} from '@portal/api-client';
import {
  type Contract,
  type CourseInfo,
  type CourseInfoValues,
  closingText,
  commentsSchema,
  courseInfoSchema,
  courseInfoText,
  fullName,
  type Person,
  type ProgressReport,
  progressSchema,
  type Rating,
  type ReportGaps,
  type ReportMove,
  type ReportStepValues,
  ratingsText,
  reportGaps,
  type Skill,
  selfLearningSchema,
} from '@portal/domain';
import { ColleaguesNote, type ColleaguesNoteProps, useMergedSave } from '@portal/records';
import { LeaveGuard, UnsavedWorkBanner, useUnsavedWork } from '@portal/shell';
import { CourseInfoForm, ReportCommentsForm, SkillRatingsForm } from '@portal/views';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useCommentPhrases } from '../phrases/useCommentPhrases';
import { CopyFromLastPanel } from './CopyFromLastPanel';
import { useCopyFromLast, withCopied } from './useCopyFromLast';
import { useReportMergeTexts } from './useReportMergeTexts';

const courseInfoFields = [
  'materialUsed',
  'appsAndSitesUsed',
  'skillsCovered',
  'grammarPointsCovered',
] as const;

export interface WizardRead {
  contract: Contract;
  student: Person;
  /** Null if no report was started. */
  report: ProgressReport | null;
  /** Null if none was written. */
  courseInfo: CourseInfo | null;
}

export interface WizardStepProps {
  read: WizardRead;
  /** Id of the form. */
  form: string;
  /**
   * Runs a save and leaves the page if it resolves with true. The save receives the target page. A report with gaps is
   * submitted only after a confirmation (DECISION-41).
   */
  leave: (save: (move: ReportMove) => Promise<boolean>, gaps?: ReportGaps) => Promise<void>;
  /** Opens the history next to the question of a merge. */
  history?: ReactNode;
}

/** The course info page, which all students of the contract share (REP-FORM-12, DECISION-22). */
export function CourseInfoStep({
  read: { contract, student, courseInfo },
  form,
  leave,
  history,
}: WizardStepProps) {
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
  const { save, feedback } = useMergedSave<CourseInfo | null, typeof work.values, CourseInfoValues>({
    work,
    schema: courseInfoSchema,
    read: () => readCourseInfo(contract.id),
    write: ({ values, changed, stored, intention }) =>
      saveCourseInfo(contract.id, stored ? changed : values, stored, stored ? undefined : intention),
    // The names of the copied fields are never saved, so they must not count as a difference.
    textOf: (info) => withCopied(courseInfoText(info), copy.copied),
    texts: { ...useReportMergeTexts('courseInfo'), history },
  });
  return (
    <>
      <UnsavedWorkBanner work={work} />
      <ColleaguesNote
        record={{ subject: 'course_info', id: contract.id }}
        work={work}
        stored={courseInfo ?? {}}
      />
      <CopyFromLastPanel copy={copy} />
      <CourseInfoForm
        key={work.formKey}
        id={form}
        values={work.values}
        copied={copy.copied}
        onSave={(values) => leave(async () => (await save(values)) !== null)}
        {...work.listeners}
        onInput={(event) => {
          copy.onInput(event);
          work.listeners.onInput(event);
        }}
      />
      {feedback}
      <LeaveGuard work={work} />
    </>
  );
}

type Ratings = Partial<Record<Skill, Rating | null>>;

const ratingsSchemas = {
  selfLearning: selfLearningSchema,
  progress: progressSchema,
} as const satisfies Record<string, z.ZodType<Ratings>>;

/** A page of skill ratings (REP-FORM-14 to REP-FORM-16). */
export function RatingsStep({
  read,
  form,
  leave,
  history,
  step,
}: WizardStepProps & { step: 'selfLearning' | 'progress' }) {
  const { readStored, writeStep } = useStepAccess(read);
  const work = useUnsavedWork({
    form: 'report',
    ...placeOf(read, step),
    stored: ratingsText(step, read.report?.form ?? null),
  });
  const { save, feedback } = useMergedSave<ProgressReport | null, Partial<Record<Skill, string>>, Ratings>({
    work,
    schema: ratingsSchemas[step],
    read: readStored,
    write: ({ changed, stored, intention }) => writeStep({ ratings: changed }, stored, intention),
    textOf: (report) => ratingsText(step, report?.form ?? null),
    texts: { ...useReportMergeTexts(step), history },
  });
  return (
    <>
      <UnsavedWorkBanner work={work} />
      <ReportColleagues read={read} work={work} />
      <SkillRatingsForm
        key={work.formKey}
        id={form}
        step={step}
        values={work.values}
        onSave={(ratings) => leave(async () => (await save(ratings)) !== null)}
        {...work.listeners}
      />
      {feedback}
      <LeaveGuard work={work} />
    </>
  );
}

/** The last page, which submits the report (REP-FORM-17, REP-FORM-26, DECISION-19). */
export function ClosingStep({
  read,
  form,
  leave,
  history,
  unrated,
}: WizardStepProps & { unrated: readonly Skill[] }) {
  const { readStored, writeStep } = useStepAccess(read);
  const { language } = read.contract;
  const phrases = useCommentPhrases({
    studentId: read.student.id,
    languageId: language?.id,
    languageName: language?.name,
  });
  const submit = useSubmitReportForm();
  const readReport = useReadProgressReport();
  const work = useUnsavedWork({
    form: 'report',
    ...placeOf(read, 'comments'),
    stored: withCopied(closingText(read.report?.form ?? null)),
  });
  // The next level is not copied, because it was agreed on for the earlier contract.
  const copy = useCopyFromLast({
    form,
    work,
    studentId: read.student.id,
    contract: read.contract,
    fields: ['comments', 'recommendations'],
    readLast: async (contractId) =>
      closingText((await readReport(read.student.id, contractId))?.form ?? null),
  });
  const { save, feedback } = useMergedSave<ProgressReport | null, typeof work.values, ClosingValues>({
    work,
    schema: commentsSchema,
    read: readStored,
    write: ({ changed, stored, intention }) => writeStep(changed, stored, intention),
    // The names of the copied fields are never saved, so they must not count as a difference.
    textOf: (report) => withCopied(closingText(report?.form ?? null), copy.copied),
    texts: { ...useReportMergeTexts('comments'), history },
  });
  return (
    <>
      <UnsavedWorkBanner work={work} />
      <ReportColleagues read={read} work={work} />
      <CopyFromLastPanel copy={copy} />
      <ReportCommentsForm
        key={work.formKey}
        id={form}
        values={work.values}
        copied={copy.copied}
        unrated={unrated}
        tools={phrases.tools}
        onSave={(texts) =>
          leave(
            async (move) => {
              const saved = await save(texts);
              if (saved && move === 'submit') await submit(saved.form);
              return saved !== null;
            },
            reportGaps(read.report?.form ?? null, texts),
          )
        }
        {...work.listeners}
        onInput={(event) => {
          copy.onInput(event);
          work.listeners.onInput(event);
        }}
      />
      {phrases.dialog}
      {feedback}
      <LeaveGuard work={work} />
    </>
  );
}

/** Says who else is editing any page of the report. */
function ReportColleagues({
  read: { contract, student, report },
  work,
}: Pick<WizardStepProps, 'read'> & Pick<ColleaguesNoteProps, 'work'>) {
  const record = { subject: 'report', id: contract.id, studentId: student.id } as const;
  return <ColleaguesNote record={record} work={work} stored={report?.form ?? {}} />;
}

type ClosingValues = z.output<typeof commentsSchema>;

/** Returns where a page stores its unsaved input: each page has its own. */
function placeOf({ student, contract }: WizardRead, step: string) {
  return {
    record: `${student.id}-${contract.id}-${step}`,
    title: `${fullName(student)}, ${contract.number}`,
  };
}

/**
 * Reads and writes the stored report. Each save reads it first, so that a report that someone else has started is
 * updated and not created twice (REP-FORM-10, REP-FORM-11).
 */
function useStepAccess({ student, contract }: WizardRead) {
  const readReport = useReadProgressReport();
  const saveReport = useSaveReportForm();
  return {
    readStored: () => readReport(student.id, contract.id),
    writeStep: (step: ReportStepValues, stored: ProgressReport | null, intention: Intention | undefined) => {
      const formId = stored?.form.id ?? null;
      const form = { studentId: student.id, contractId: contract.id, formId };
      return saveReport(form, step, stored ? undefined : intention);
    },
  };
}
