import type { OutlineForm } from '@portal/api-client/treaty';
import type { OutlineRow } from '../store/tables.ts';

export function outlineAnswer(outline: OutlineRow): OutlineForm {
  return { id: outline.id, status: outline.status, save_date: outline.savedAt, ...outline.answers };
}
