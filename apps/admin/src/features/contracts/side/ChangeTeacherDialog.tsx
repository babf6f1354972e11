import {
  useChangeTeacher,
  useHasExtension,
  useMinutesBefore,
  useReadContract,
  useTeacherChangePreview,
} from '@portal/api-client';
import {
  assignedTeacher,
  type Contract,
  fieldText,
  fullName,
  hoursDoneOf,
  hoursOf,
  hoursOfTeacher,
  isCalendarDate,
  type Person,
  teacherChangeBlockers,
  teacherChangeSchema,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { LoadFailure, RecordDialog } from '@portal/records';
import { useToday } from '@portal/shell';
import { Banner, Button, Cluster, DescriptionList } from '@portal/ui';
import {
  FormCombobox,
  FormDatePicker,
  FormNumberField,
  FormTextareaField,
  MarkedName,
  vocabulary,
} from '@portal/views';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { copy } from '../../../copy';
import { useClashQuestion } from '../../../parts/clashes/useClashQuestion';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { useTeacherOptions } from '../../../parts/useTeacherOptions';
import { short } from './side.css';
import { useMonthsQuestion } from './useMonthsQuestion';

export interface ChangeTeacherDialogProps {
  contract: Contract;
  /** The teacher who was assigned last. */
  former: Person;
  onClose: () => void;
}

/**
 * Replaces the teacher, who is stored with the reason and the hours taught (CON-SIDE-07, CON-SIDE-14, DOMAIN-48). With
 * the extension `belonging`, the change counts from a day, and the months that change are listed before saving
 * (DECISION-84).
 */
export function ChangeTeacherDialog({ contract, onClose, ...props }: ChangeTeacherDialogProps) {
  const { t, stack, plain } = copy.useWords();
  const vocabularyWords = vocabulary.useWords();
  const { succeeded } = useOutcomeToast();
  const readContract = useReadContract();
  const changeTeacher = useChangeTeacher();
  // If someone else changes the teacher while the dialog is open, the dialog continues with the new teacher.
  const [former, setFormer] = useState(props.former);
  const teachers = useTeacherOptions(former.id);
  const [hasDays] = useState(useHasExtension('belonging'));
  const today = useToday();
  const readPreview = useTeacherChangePreview();
  const { question, ask } = useMonthsQuestion();
  const clashes = useClashQuestion();
  // The values from when the dialog opened: a class that is recorded in the meantime must not change the field while
  // the user edits it.
  const [stored] = useState(() => ({
    motive: '',
    // If the change counts from a day, `HoursBefore` suggests the hours of the former teacher, because the contract's
    // hours include those of substitutes.
    hoursDone: hasDays ? '' : fieldText(hoursOfTeacher(contract)),
    teacherId: '',
    ...(hasDays && { from: today }),
  }));
  return (
    <>
      <RecordDialog
        draft={{ form: 'teacher-change', record: contract.id, title: contract.number, stored }}
        schema={teacherChangeSchema}
        save={async (values, { intention }) => {
          const teacher = assignedTeacher(await readContract(contract.id));
          if (teacher && teacher.id !== former.id) {
            setFormer(teacher);
            return null;
          }
          const { teacherId, from } = values;
          const save = (change: Parameters<typeof changeTeacher>[1]) =>
            clashes.saveAsking((options) => changeTeacher(contract.id, { ...change, ...options }, intention));
          if (from === undefined) return save(values);
          const { months } = await readPreview({ contractId: contract.id, teacherId, from });
          if (months.length > 0 && !(await ask(months))) return null;
          const confirmed = { formerId: former.id, months };
          return save({ ...values, confirmed });
        }}
        onSaved={() => succeeded('toast.updated', undefined, { done: 'toast.teacherChanged' })}
        refused={stack('people.notChanged')}
        title={stack('changeTeacher')}
        submitLabel={t('changeTeacher')}
        blockedReason={({ motive, hoursDone, from }) => {
          const missing = teacherChangeBlockers({
            motive: String(motive.value ?? ''),
            hoursDone: String(hoursDone.value ?? ''),
            from: hasDays ? String(from.value ?? '') : undefined,
          });
          return (
            missing.length > 0 &&
            missing.map((blocker) => (
              <div key={blocker}>{vocabularyWords.stack(`teacherChangeBlocker.${blocker}`)}</div>
            ))
          );
        }}
        onClose={onClose}
      >
        {({ fields, form }) => (
          <>
            <DescriptionList
              items={[{ id: 'former', term: t('people.currentTeacher'), value: <MarkedName of={former} /> }]}
            />
            {hasDays && (
              <FormDatePicker
                field={fields.from}
                label={t('people.from')}
                hint={stack('people.fromHint')}
                today={today}
              />
            )}
            <FormTextareaField field={fields.motive} label={t('people.motive')} />
            <div className={short}>
              <FormNumberField
                field={fields.hoursDone}
                label={t('people.hoursDone')}
                decimals
                hint={
                  contract.minutesTaught === null
                    ? undefined
                    : stack('people.taught', { hours: hoursOf(contract.minutesTaught) })
                }
              />
            </div>
            {hasDays && (
              <HoursBefore
                key={former.id}
                contractId={contract.id}
                day={String(fields.from.value ?? '')}
                typed={String(fields.hoursDone.value ?? '')}
                onUse={(value) => form.update({ name: fields.hoursDone.name, value })}
              />
            )}
            <LoadFailure of={teachers}>{stack('people.teachersFailed')}</LoadFailure>
            <FormCombobox
              field={fields.teacherId}
              label={t('people.newTeacher')}
              placeholder={plain('people.chooseTeacher')}
              options={teachers.options}
              loading={teachers.loading}
            />
            {former.id !== props.former.id && (
              <Banner tone="caution" role="alert">
                {stack('people.changedMeanwhile', { name: fullName(former) })}
              </Banner>
            )}
          </>
        )}
      </RecordDialog>
      {question}
      {clashes.question}
    </>
  );
}

interface HoursBeforeProps {
  contractId: number;
  /** The selected day; empty or invalid while it is typed. */
  day: string;
  /** The hours in the field. */
  typed: string;
  onUse: (hours: string) => void;
}

/**
 * The recorded hours of the former teacher before the day (DECISION-84). They fill the field until the user types
 * others; then a button restores them.
 */
function HoursBefore({ contractId, day, typed, onUse }: HoursBeforeProps) {
  const { stack } = copy.useWords();
  const minutes = useMinutesBefore(contractId, isCalendarDate(day) ? day : null).data;
  const hours = minutes === undefined ? undefined : fieldText(hoursDoneOf(minutes));
  const proposed = useRef('');
  const propose = useEffectEvent((value: string) => {
    const isUntouched = typed === proposed.current;
    proposed.current = value;
    if (isUntouched && typed !== value) onUse(value);
  });
  useEffect(() => {
    if (hours !== undefined) propose(hours);
  }, [hours]);
  if (minutes === undefined || hours === undefined) return null;
  return (
    <Cluster>
      <span>{stack('people.recordedBefore', { hours: hoursOf(minutes), day: datePair(day) })}</span>
      {typed !== hours && (
        <Button size="small" onClick={() => onUse(hours)}>
          {stack('people.useHours')}
        </Button>
      )}
    </Cluster>
  );
}
