import { ApiError, type PeriodsChange, useChangeEnrolmentPeriods } from '@portal/api-client';
import {
  areEnrolmentPeriodsEqual,
  byLastName,
  type Contract,
  type ContractStudent,
  type EnrolmentPeriod,
  enrolmentPeriodsFault,
  isLocked,
  lastPeriod,
  withLastPeriod,
} from '@portal/domain';
import { FormDialog, RefusedBanner } from '@portal/records';
import { useToast, useToday } from '@portal/shell';
import { CheckboxGroup, DatePicker, useBusy } from '@portal/ui';
import { MarkedName, RefusalText, useDatePickerLanguage } from '@portal/views';
import { type ReactNode, useId, useState } from 'react';
import { small } from '../../../parts/aside.css';
import { useClashQuestion } from '../../../parts/clashes/useClashQuestion';
import { dayWords } from '../../../parts/enrolment-days/day-words';
import { PeriodsText } from '../../../parts/enrolment-days/PeriodsText';

export interface EnrolmentDaysDialogProps {
  contract: Contract;
  onClose: () => void;
}

/** A dialog that sets or corrects since when students belong to a contract, and until when a single student does. */
export function EnrolmentDaysDialog({ contract, onClose }: EnrolmentDaysDialogProps) {
  const { t, stack, pair } = dayWords.useWords();
  const toast = useToast();
  const today = useToday();
  const language = useDatePickerLanguage();
  const change = useChangeEnrolmentPeriods();
  const { question, saveAsking } = useClashQuestion();
  const formId = useId();
  const { busy, run } = useBusy();
  const [failure, setFailure] = useState<unknown>(null);
  const people = [...byLastName(contract.students), ...byLastName(contract.formerStudents ?? [])];
  const [only] = people.length === 1 ? people : [];
  const [chosenIds, setChosenIds] = useState<readonly string[]>(only ? [String(only.id)] : []);
  const chosen = people.filter(({ id }) => chosenIds.includes(String(id)));
  // The input applies to the selected students; until the user types, the fields show the stored dates.
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({});
  // The dates that were shown when typing began. If another administrator changes them in the meantime, they must not
  // be overwritten without notice.
  const [inView, setInView] = useState<ReadonlyMap<number, EnrolmentPeriod[]> | null>(null);
  const [refused, setRefused] = useState<Contract | null>(null);
  if (refused && refused !== contract) {
    setRefused(null);
    setInView(periodsById(people));
  }
  const type = (change: { from?: string; to?: string }) => {
    setTyped({ ...typed, ...change });
    setInView((known) => known ?? periodsById(people));
  };
  const shown = daysOf(chosen);
  const from = typed.from ?? shown.from;
  const to = typed.to ?? shown.to;
  const isOne = chosen.length === 1;
  const days: Partial<EnrolmentPeriod> = {
    ...((typed.from !== undefined || isOne) && { from: from || null }),
    ...(isOne && { to: to || null }),
  };
  const changes = chosen.map(({ id, periods = [] }) => ({
    studentId: id,
    seen: inView?.get(id) ?? periods,
    periods: withLastPeriod(periods, days),
    isWhole: areSame(periods, days),
    fault: enrolmentPeriodsFault(replaced(periods, days), today),
  }));
  const fault = changes.find((one) => one.fault !== null)?.fault ?? null;
  const isUnchanged = changes.every(({ isWhole }) => isWhole);

  const save = async () => {
    setFailure(null);
    try {
      const periodsOf = changes.map(
        ({ studentId, periods, seen }): PeriodsChange => ({ studentId, periods, seen }),
      );
      const saved = await saveAsking(async (options) => {
        await change(contract.id, periodsOf, options);
        return true;
      });
      if (!saved) return;
      toast.success(pair('done'));
      onClose();
    } catch (error) {
      setFailure(error);
      if (!isConflict(error)) return;
      // The user is told now; once the list is loaded again, the next save overwrites the dates that it shows.
      const isReadAgain = chosen.some(
        ({ periods = [] }, place) => !areEnrolmentPeriodsEqual(periods, changes[place]?.seen ?? []),
      );
      if (isReadAgain) setInView(periodsById(people));
      else setRefused(contract);
    }
  };

  return (
    <>
      <FormDialog
        title={stack('sinceOf', { number: contract.number })}
        formProps={{
          id: formId,
          noValidate: true,
          onSubmit: (event) => {
            event.preventDefault();
            if (chosen.length > 0 && !isUnchanged && fault === null) void run(save);
          },
        }}
        busy={busy}
        submitLabel={t('save')}
        blockedReason={
          (isLocked(contract.status) && stack('archived')) ||
          (chosen.length === 0 && stack('noneChosen')) ||
          (isUnchanged && !busy && stack('nothing')) ||
          (fault === 'overlap' && stack('overlap')) ||
          undefined
        }
        onClose={onClose}
      >
        <CheckboxGroup
          name="students"
          label={t('students')}
          hint={stack('effect')}
          defaultValue={chosenIds}
          onValuesChange={setChosenIds}
          options={people.map((person) => ({ value: String(person.id), label: <Choice person={person} /> }))}
        />
        <DatePicker
          {...language}
          label={t('firstDay')}
          hint={stack('firstDayHint')}
          value={from}
          today={today}
          onChange={({ currentTarget }) => type({ from: currentTarget.value })}
        />
        {isOne && (
          <DatePicker
            {...language}
            label={t('lastDay')}
            hint={stack('lastDayHint')}
            value={to}
            today={today}
            max={today}
            message={messageOf(fault)}
            onChange={({ currentTarget }) => type({ to: currentTarget.value })}
          />
        )}
        {failure !== null && (
          <RefusedBanner error={failure} unknown={stack('unknown')}>
            {stack(isConflict(failure) ? 'conflict' : 'failed')}
          </RefusedBanner>
        )}
      </FormDialog>
      {question}
    </>
  );
}

function Choice({ person }: { person: ContractStudent }) {
  return (
    <>
      <MarkedName of={person} />
      <div className={small}>
        <PeriodsText periods={person.periods} />
      </div>
    </>
  );
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

function periodsById(people: readonly ContractStudent[]): Map<number, EnrolmentPeriod[]> {
  return new Map(people.map(({ id, periods = [] }) => [id, periods]));
}

function messageOf(fault: ReturnType<typeof enrolmentPeriodsFault>): ReactNode {
  if (fault === 'ends-before-start') return <RefusalText refusal="ends-before-start" />;
  if (fault === 'ends-ahead') return <RefusalText refusal="date-in-future" />;
  return undefined;
}

/** Returns the dates that the selected students have in common, for the fields; empty if they differ. */
function daysOf(chosen: readonly ContractStudent[]): { from: string; to: string } {
  const last = chosen.map(({ periods = [] }) => lastPeriod(periods));
  const common = (values: readonly (string | null | undefined)[]) =>
    values.length > 0 && values.every((value) => value === values[0]) ? (values[0] ?? '') : '';
  return { from: common(last.map((one) => one?.from)), to: common(last.map((one) => one?.to)) };
}

/** Returns the periods with the last one corrected, before adjacent ones are joined. */
function replaced(periods: readonly EnrolmentPeriod[], days: Partial<EnrolmentPeriod>): EnrolmentPeriod[] {
  const last = lastPeriod(periods);
  return last ? periods.map((one) => (one === last ? { ...last, ...days } : one)) : [];
}

function areSame(periods: readonly EnrolmentPeriod[], days: Partial<EnrolmentPeriod>): boolean {
  const last = lastPeriod(periods);
  if (!last) return true;
  return (
    (days.from === undefined || days.from === last.from) && (days.to === undefined || days.to === last.to)
  );
}
