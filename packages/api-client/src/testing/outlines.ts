import { anOutline, type Outline } from '@portal/domain';
import { type HttpHandler, HttpResponse } from 'msw';
import type { OutlineForm, OutlineInput } from '../generated/types.gen.ts';
import { outlineToWire } from '../wire/outline.ts';
import { answers, notFound, type Situation } from './situation.ts';

export interface OutlinesSituation extends Situation {
  outlines?: Outline[];
}

/**
 * Answers the calls about outlines, one per contract, which the writes change; the version is that of the last
 * change.
 */
export function outlinesHandlers({
  outlines = [anOutline()],
  ...situation
}: OutlinesSituation = {}): HttpHandler[] {
  const byContract = new Map(
    outlines.map((outline) => [outline.contractId, { form: outlineToWire(outline), version: 1 }]),
  );

  function saved(contractId: number, form: OutlineForm) {
    const version = (byContract.get(contractId)?.version ?? 0) + 1;
    byContract.set(contractId, { form, version });
    return HttpResponse.json({ message: 'Saved', data: form }, { headers: { ETag: `"${version}"` } });
  }

  const path = '/outline-form/course/:courseId';
  return [
    answers('get', path, situation, ({ params }) => {
      const outline = byContract.get(Number(params.courseId));
      if (!outline) return { data: null };
      return HttpResponse.json({ data: outline.form }, { headers: { ETag: `"${outline.version}"` } });
    }),
    answers('post', path, situation, ({ params, body }) => {
      const contractId = Number(params.courseId);
      if (byContract.has(contractId)) {
        return HttpResponse.json({ message: 'Conflict', code: 'conflict' }, { status: 409 });
      }
      return saved(contractId, outlineOf(61 + byContract.size, body));
    }),
    answers('put', path, situation, ({ params, body, headers }) => {
      const contractId = Number(params.courseId);
      const outline = byContract.get(contractId);
      if (!outline) return notFound();
      const seen = headers.get('If-Match');
      if (seen && seen !== `"${outline.version}"`) {
        return HttpResponse.json({ message: 'Changed meanwhile', code: 'changed' }, { status: 412 });
      }
      const form = outlineOf(outline.form.id, body);
      // A submitted outline keeps the date of its first submission (DECISION-41).
      const isDated = outline.form.status !== 'draft' && form.status !== 'draft';
      return saved(contractId, isDated ? { ...form, save_date: outline.form.save_date } : form);
    }),
  ];
}

function outlineOf(id: number, body: unknown): OutlineForm {
  const { courseId: _, ...fields } = body as OutlineInput;
  return { ...fields, id, save_date: new Date().toISOString() };
}
