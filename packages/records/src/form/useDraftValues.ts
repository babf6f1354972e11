import type { UnsavedWork } from '@portal/shell';
import { useState } from 'react';

/** Returns the values of a form with unsaved work, and a setter. They reset with the form. */
export function useDraftValues<Values extends object>(
  work: UnsavedWork<Values>,
): [values: Values, change: (next: Values) => void] {
  const { formKey, values } = work;
  const [held, setHeld] = useState({ formKey, values });
  const current = held.formKey === formKey ? held : { formKey, values };
  if (current !== held) setHeld(current);
  const change = (next: Values) => {
    setHeld({ formKey, values: next });
    work.type(() => next);
  };
  return [current.values, change];
}
