import { anOutline, type Outline } from '@portal/domain';
import { type HttpHandler, HttpResponse } from 'msw';
import type { OutlineForm, OutlineInput } from '../generated/types.gen.ts';
import { answers, type Situation } from './situation.ts';
import { outlineToWire } from './wire/outline.ts';

export interface OutlinesSituation extends Situation {
  outlines?: Outline[];
}

/** Answers the calls about outlines, one per contract; the version is that of the last change. */
export function outlinesHandlers({
  outlines = [anOutline()],
  ...situation
}: OutlinesSituation = {}): HttpHandler[] {
  const byContract = new Map(
    outlines.map((outline) => [String(outline.contractId), { form: outlineToWire(outline), version: 1 }]),
  );

  function saved(contractId = '', body: unknown) {
    const { courseId: _, ...fields } = body as OutlineInput;
    const { form: known, version = 0 } = byContract.get(contractId) ?? {};
    const form: OutlineForm = { ...fields, id: known?.id ?? 61, save_date: new Date().toISOString() };
    // A submitted outline keeps the date of its first submission (DECISION-41).
    if (known && known.status !== 'draft' && form.status !== 'draft') form.save_date = known.save_date;
    byContract.set(contractId, { form, version: version + 1 });
    return HttpResponse.json({ message: 'Saved', data: form }, { headers: { ETag: `"${version + 1}"` } });
  }

  const path = '/outline-form/course/:courseId';
  return [
    answers('get', path, situation, ({ params }) => {
      const { form, version } = byContract.get(params.courseId ?? '') ?? {};
      return form ? HttpResponse.json({ data: form }, { headers: { ETag: `"${version}"` } }) : { data: null };
    }),
    answers('post', path, situation, ({ params, body }) => saved(params.courseId, body)),
    answers('put', path, situation, ({ params, body }) => saved(params.courseId, body)),
  ];
}
