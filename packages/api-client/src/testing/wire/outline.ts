import type { Outline } from '@portal/domain';
import type { OutlineForm } from '../../generated/types.gen.ts';
import { fieldsToWire } from '../../wire/outline.ts';

export function outlineToWire(outline: Outline): OutlineForm {
  return {
    ...fieldsToWire(outline, outline.status, outline.source),
    id: outline.id,
    save_date: outline.savedAt,
  };
}
