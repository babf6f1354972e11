import type { CalendarDate } from '@portal/domain';
import { DatePicker } from '@portal/ui';
import { RefusalText, useDatePickerLanguage } from '@portal/views';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

export interface SavedDatePickerProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The stored date; null if empty. */
  saved: CalendarDate | null;
  /** It is shown, not to be changed. */
  readOnly?: boolean;
  /** Saves another day, or none; resolves when that has ended, well or not. */
  onSave: (day: CalendarDate | null) => Promise<unknown>;
}

/** Earlier years are on the way to the one that is being typed. */
const earliest = '2000-01-01';

/** Milliseconds after the last key in which a typed day is taken to be whole. */
const pause = 800;

/**
 * A day that is saved as soon as it is chosen: from the calendar at once, typed after a moment or when the field is
 * left. A field that is emptied while one types is saved as empty only when it is left.
 */
export function SavedDatePicker({ saved, readOnly = false, onSave, ...field }: SavedDatePickerProps) {
  const language = useDatePickerLanguage();
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // One after the other, so that two can never arrive in the wrong order.
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const wanted = useRef(saved ?? '');

  const commit = (input: HTMLInputElement) => {
    clearTimeout(timer.current);
    const isWhole = input.validity.valid;
    setRefused(!isWhole);
    if (!isWhole || readOnly) return;
    const day = input.value;
    if (day === wanted.current) return setTyped(undefined);
    wanted.current = day;
    saving.current = saving.current.then(async () => {
      await onSave(day || null);
      setTyped((later) => (later === day ? undefined : later));
    });
  };

  // Changed elsewhere, or reverted because it was refused.
  const follow = useEffectEvent(() => {
    wanted.current = saved ?? '';
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored day is the reason
  useEffect(() => follow(), [saved]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <DatePicker
      {...field}
      {...language}
      value={typed ?? saved ?? ''}
      min={earliest}
      readOnly={readOnly}
      message={isRefused ? <RefusalText refusal="date-invalid" /> : undefined}
      onChange={({ currentTarget: input }) => {
        setTyped(input.value);
        clearTimeout(timer.current);
        if (document.activeElement !== input) commit(input);
        else if (input.value && input.validity.valid) timer.current = setTimeout(() => commit(input), pause);
      }}
      onBlur={({ currentTarget }) => commit(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') commit(currentTarget);
      }}
    />
  );
}
