import { useId } from 'react';
import { type FieldProps, hasContent } from './field-props';

/** Attributes that connect a native control to its label, hint and message. */
export interface FieldControl {
  id: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-errormessage'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** Returns the ids of a field's parts and the attributes of its native control. */
export function useFieldControl(field: FieldProps) {
  const generatedId = useId();
  const id = field.id ?? generatedId;
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const messageId = `${id}-message`;
  const hasMessage = hasContent(field.message);
  const descriptionIds = [hasMessage && messageId, hasContent(field.hint) && hintId].filter(Boolean);
  const control: FieldControl = {
    id,
    'aria-label': field['aria-label'],
    'aria-labelledby': field['aria-labelledby'],
    // Both attributes, because few screen readers support aria-errormessage.
    'aria-describedby': descriptionIds.length > 0 ? descriptionIds.join(' ') : undefined,
    'aria-errormessage': hasMessage ? messageId : undefined,
    'aria-invalid': hasMessage ? true : undefined,
    'aria-required': field.required ? true : undefined,
  };
  return { control, labelId, hintId, messageId };
}
