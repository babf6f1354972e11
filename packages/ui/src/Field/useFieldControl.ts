import { useId } from 'react';
import { type FieldProps, hasContent } from './field-props';

/** What ties a native control to its label, hint and message. */
export interface FieldControl {
  id: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-errormessage'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** Ids of a field's parts and the attributes that its native control carries. */
export function useFieldControl(field: FieldProps) {
  const made = useId();
  const id = field.id ?? made;
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const messageId = `${id}-message`;
  const hasMessage = hasContent(field.message);
  const described = [hasMessage && messageId, hasContent(field.hint) && hintId].filter(Boolean);
  const control: FieldControl = {
    id,
    'aria-label': field['aria-label'],
    'aria-labelledby': field['aria-labelledby'],
    // Both: few screen readers follow aria-errormessage yet.
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-errormessage': hasMessage ? messageId : undefined,
    'aria-invalid': hasMessage ? true : undefined,
    'aria-required': field.required ? true : undefined,
  };
  return { control, labelId, hintId, messageId };
}
