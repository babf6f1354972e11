import { useHasExtension } from '@portal/api-client';
import {
  attendanceBlockers,
  type Contract,
  type Lesson,
  latestLessonDay,
  lessonDetailBlocker,
  peopleOf,
  pickableAbsentees,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import {
  LeaveGuard,
  PageLayout,
  PageTitle,
  UnsavedWorkBanner,
  useNavigateWhileMounted,
  useToast,
  useToday,
  useUnsavedWork,
} from '@portal/shell';
import { Button, PageHead, Text, TextLink } from '@portal/ui';
import { LessonPresence, lessonDetailWords, vocabulary } from '@portal/views';
import { useId, useState } from 'react';
import { CorrectionFailure } from '../../parts/correction/CorrectionFailure';
import { correctionWords } from '../../parts/correction/correction-words';
import { untilValues } from '../../parts/correction/until-values';
import { thumbLink } from '../../parts/thumbLink.css';
import { pathTo } from '../../paths';
import { form } from './attendance.css';
import { type AttendanceDraft, lessonDraft } from './attendance-draft';
import { LessonFields } from './LessonFields';
import { PlannedClassNote } from './PlannedClassNote';
import { UnusualDateDialog } from './UnusualDateDialog';
import { useCorrection } from './useCorrection';

export interface CorrectionFormProps {
  contract: Contract;
  /** The class when the form was opened. */
  lesson: Lesson;
}

/** The attendance form for a class that is already recorded (DECISION-52). */
export function CorrectionForm({ contract, lesson }: CorrectionFormProps) {
  const formId = useId();
  const { t, stack, plain, pair } = correctionWords.useWords();
  const words = vocabulary.useWords();
  const details = lessonDetailWords.useWords();
  const toast = useToast();
  const navigate = useNavigateWhileMounted();
  const course = pathTo('teacher.views.course', { id: contract.id });
  const [stored] = useState(() => lessonDraft(lesson));
  const work = useUnsavedWork({
    form: 'attendance',
    record: `${contract.id}-${lesson.id}`,
    title: contract.number,
    stored,
  });
  const { draft, setDraft } = useCorrectionDraft(work.formKey, work.values);
  const students = pickableAbsentees(contract, draft.date, lesson);
  const correction = useCorrection({
    contract,
    lesson,
    hasDetails: useHasExtension('lesson-details'),
    onCorrected() {
      work.begin(stored);
      toast.success(pair('corrected'));
      navigate(course);
    },
  });
  const detailBlocker = lessonDetailBlocker(draft);
  const today = useToday();
  const [blocker] = attendanceBlockers(
    { ...draft, allPresent: draft.allPresent || students.length === 0 },
    latestLessonDay(today, lesson.date),
  );

  return (
    <PageLayout
      width="narrow"
      thumbBar={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          size="action"
          busy={correction.busy}
          blockedReason={
            (blocker && words.stack(`attendanceBlocker.${blocker}`)) ||
            (detailBlocker && details.stack(`blocker.${detailBlocker}`))
          }
        >
          {t('save')}
        </Button>
      }
    >
      <PageTitle>{plain('title')}</PageTitle>
      <PageHead
        eyebrow={
          <TextLink className={thumbLink} href={course}>
            {t('contractOf', { number: contract.number })}
          </TextLink>
        }
        title={stack('title')}
      />
      {lesson.correctableUntil && (
        <Text tone="soft">{stack('until', untilValues(lesson.correctableUntil))}</Text>
      )}
      <UnsavedWorkBanner work={work} />
      <form
        id={formId}
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!blocker && !detailBlocker) void correction.submit(draft);
        }}
      >
        <LessonFields
          draft={draft}
          onChange={(next) => {
            setDraft(next);
            work.type(() => next);
          }}
          students={students}
          otherLength={lesson.minutes}
          today={today}
          formKey={work.formKey}
        >
          <PlannedClassNote
            contractId={contract.id}
            record={{
              lessonId: lesson.id,
              date: draft.date,
              plannedClassId: lesson.plannedClassId ?? null,
            }}
            dayBefore={lesson.date}
          />
        </LessonFields>
      </form>
      {correction.failure && (
        <CorrectionFailure title={stack('notCorrected')} error={correction.failure.error}>
          {stack('inputKept')}
        </CorrectionFailure>
      )}
      <UnusualDateDialog
        question={
          correction.question && {
            values: {
              date: correction.question.draft.date,
              minutes: Number(correction.question.draft.minutes),
            },
            warnings: correction.question.warnings,
          }
        }
        contractNumber={contract.number}
        busy={correction.busy}
        onConfirm={correction.confirm}
        onCancel={correction.cancel}
      >
        {correction.question?.theirs && <Theirs lesson={correction.question.theirs} contract={contract} />}
      </UnusualDateDialog>
      <LeaveGuard work={work} />
    </PageLayout>
  );
}

/** The class after someone else's change. */
function Theirs({ lesson, contract }: CorrectionFormProps) {
  const { t, stack } = correctionWords.useWords();
  return (
    <div>
      <p>{stack('changedMeanwhile')}</p>
      <p>
        {t('classAndLength', { date: datePair(lesson.date, { weekday: true }), minutes: lesson.minutes })}
      </p>
      <LessonPresence lesson={lesson} students={peopleOf(contract)} allPresent={t('allPresent')} />
    </div>
  );
}

/** The form's values, which reset with each form. */
function useCorrectionDraft(formKey: string, values: AttendanceDraft) {
  const [held, setHeld] = useState({ formKey, draft: values });
  const current = held.formKey === formKey ? held : { formKey, draft: values };
  if (current !== held) setHeld(current);
  return { draft: current.draft, setDraft: (draft: AttendanceDraft) => setHeld({ formKey, draft }) };
}
