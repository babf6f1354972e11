import { useChooseSubstitute, useHasExtension, useUnavailability } from '@portal/api-client';
import { endOfClass, fullName, type PlannedClass, timeRange, unavailabilityAt } from '@portal/domain';
import { dayPair } from '@portal/i18n';
import { LoadFailure, useDraftValues } from '@portal/records';
import { UnsavedWorkBanner, useToast, useUnsavedWork } from '@portal/shell';
import { Button, CheckboxGroup, Cluster, Combobox, type ComboboxOption, Stack } from '@portal/ui';
import { useComboboxWords } from '@portal/views';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useClassChange } from '../../parts/class-change/useClassChange';
import { useWithUnmailed } from '../../parts/class-change/useWithUnmailed';
import { useTeacherOptions } from '../../parts/useTeacherOptions';
import { type CalendarClass, nameOfClass } from './calendar-view';
import { calendarWords } from './calendar-words';

export interface SubstituteClassProps {
  planned: CalendarClass;
  /** Other classes of the same teacher that have not been given yet; the substitute may give them too. */
  others: readonly CalendarClass[];
  onSaved: () => void;
  onStale: () => Promise<unknown>;
  onBack: () => void;
}

/**
 * The form that chooses a substitute for a class, and for other classes of the teacher. A conflict can be accepted
 * (DECISION-92).
 */
export function SubstituteClass({ planned, others, onSaved, onStale, onBack }: SubstituteClassProps) {
  const { t, stack, pair, plain } = calendarWords.useWords();
  const words = useComboboxWords();
  const choose = useChooseSubstitute();
  const toast = useToast();
  const withUnmailed = useWithUnmailed();
  const { busy, isClash, refusal, run } = useClassChange(onStale);
  const teachers = useTeacherOptions(planned.usualTeacher?.id);
  const blank = { teacherId: '', also: '' };
  const work = useUnsavedWork({
    form: 'class-change',
    record: `${planned.id}-substitute`,
    title: planned.contract.number,
    stored: blank,
  });
  const [{ teacherId, also }, setValues] = useDraftValues(work);
  const [isChecked, setChecked] = useState(false);
  const [asked, setAsked] = useState('');
  const chosenIds = also.split(' ');
  const chosen = [planned, ...others.filter(({ id }) => chosenIds.includes(String(id)))];
  const options = useMarkedOptions(teachers.options, chosen);
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current?.querySelector('input');
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const save = async (acceptClashes: boolean) => {
    setChecked(true);
    if (teacherId === '') {
      field()?.focus();
      return;
    }
    const classes = chosen;
    const name = teachers.options.find(({ value }) => value === teacherId)?.label ?? '';
    setAsked(`${teacherId} ${also}`);
    await run(async () => {
      const saved = await choose(classes, Number(teacherId), { acceptClashes });
      work.begin(blank);
      toast.success(
        withUnmailed(pair('substituteChosen', { name, count: classes.length }), saved.notMailed),
        {
          undo: () => giveBack(choose, classes, saved.classes),
        },
      );
    }, onSaved);
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(false);
      }}
    >
      <Stack>
        <UnsavedWorkBanner work={work} />
        <LoadFailure of={teachers}>{stack('teachersFailed')}</LoadFailure>
        <Combobox
          label={t('substitute')}
          required
          placeholder={plain('chooseTeacher')}
          options={options}
          loading={teachers.loading}
          words={words}
          value={teacherId}
          onValueChange={(value) => setValues({ teacherId: value, also })}
          message={isChecked && teacherId === '' ? t('substituteNeeded') : undefined}
        />
        {others.length > 0 && (
          <CheckboxGroup
            key={String(work.isRestored)}
            name="also"
            label={t('alsoThese', {
              name: planned.contract.teacher ? fullName(planned.contract.teacher) : '',
            })}
            defaultValue={also.split(' ')}
            onValuesChange={(values) => setValues({ teacherId, also: values.join(' ') })}
            options={others.map((other) => ({
              value: String(other.id),
              label: t('alsoClass', {
                day: dayPair(other.date),
                time: timeRange(other),
                name: nameOfClass(other),
              }),
            }))}
          />
        )}
        {refusal}
        <Cluster>
          <Button type="submit" variant="primary" busy={busy}>
            {t('chooseSubstitute')}
          </Button>
          {isClash && asked === `${teacherId} ${also}` && (
            <Button variant="critical" busy={busy} onClick={() => void save(true)}>
              {t('substituteAnyway')}
            </Button>
          )}
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** Marks the teachers who are away during one of the classes (DECISION-134). */
function useMarkedOptions(
  options: readonly ComboboxOption[],
  classes: readonly CalendarClass[],
): readonly ComboboxOption[] {
  const { plain } = calendarWords.useWords();
  const days = classes.flatMap((one) => [one.date, endOfClass(one).date]).sort();
  const isAsked = useHasExtension('unavailability');
  const away = useUnavailability(isAsked ? { from: days[0], to: days.at(-1) } : null).data;
  const ids = classes.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the classes are the same while their ids are
  return useMemo(() => {
    if (!away) return options;
    const timesOf = Map.groupBy(away, ({ teacherId }) => String(teacherId));
    return options.map((option) => {
      const times = timesOf.get(option.value) ?? [];
      return classes.some((one) => unavailabilityAt(times, one))
        ? { ...option, detail: [plain('away'), option.detail].filter(Boolean).join(' · ') }
        : option;
    });
  }, [away, options, ids, plain]);
}

/**
 * Gives classes back to their previous teachers or substitutes; `saved` contains the current versions of the classes.
 */
export async function giveBack(
  choose: ReturnType<typeof useChooseSubstitute>,
  before: readonly PlannedClass[],
  saved: readonly PlannedClass[],
): Promise<void> {
  const former = new Map(before.map(({ id, substitute }) => [id, substitute?.id ?? null]));
  for (const [teacherId, classes] of Map.groupBy(saved, ({ id }) => former.get(id) ?? null))
    await choose(classes, teacherId, { acceptClashes: true });
}
