import type { CalendarDate } from '@portal/domain';
import { DatePicker } from '@portal/ui';
import { RefusalText, useDatePickerLanguage } from '@portal/views';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

export interface SavedDatePickerProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The stored date; null if empty. */
  saved: CalendarDate | null;
  readOnly?: boolean;
  /** Saves a date or null; resolves when the call has ended, successful or not. */
  onSave: (day: CalendarDate | null) => Promise<unknown>;
}

/** While a year is typed, the field reports dates such as 0002-05-01. */
const earliest = '2000-01-01';

/** Milliseconds without a key press after which a typed date counts as complete. */
const pause = 800;

/**
 * A date field that saves on its own: immediately when picked in the calendar, after a pause or on blur when typed. A
 * field cleared while typing is saved as empty only on blur.
 */
export function SavedDatePicker({ saved, readOnly = false, onSave, ...field }: SavedDatePickerProps) {
  const language = useDatePickerLanguage();
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Saves run one after the other, so that they cannot arrive in the wrong order.
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

  // The stored date changed elsewhere, or a refused change was reverted.
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
