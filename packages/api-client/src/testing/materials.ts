import { aMaterial, closedRequestStatusIds, type Language, type Material } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type {
  CreateMaterialData,
  UpdateMaterialData,
  Material as WireMaterial,
  YesNo,
} from '../generated/types.gen.ts';
import { materialToWire } from '../wire/material.ts';
import { answers, matches, notFound, ordered, paged, type Situation } from './situation.ts';

export interface MaterialsSituation extends Situation {
  materials?: Material[];
  /** The languages of materials. */
  languages?: Pick<Language, 'id' | 'name'>[];
}

/**
 * Answers the calls about materials from these records, which the writes change; those of a contract are with the
 * contracts.
 */
export function materialsHandlers({
  materials = [
    aMaterial(),
    aMaterial({
      id: 12,
      title: 'English File B1',
      language: { id: 2, name: 'English' },
      requests: [],
      quantity: 0,
    }),
    aMaterial({ id: 13, title: 'Panorama 1 (épuisé)', active: false, requests: [], quantity: 0 }),
  ],
  languages = [
    { id: 1, name: 'Français' },
    { id: 2, name: 'English' },
    { id: 3, name: 'Español' },
  ],
  ...situation
}: MaterialsSituation = {}): HttpHandler[] {
  let rows = materials.map(materialToWire);
  const languageOf = (id: number) => languages.find((language) => language.id === id)?.name ?? null;

  function changed(id: number, change: Partial<WireMaterial>) {
    const known = rows.find((material) => material.id === id);
    if (!known) return notFound();
    const data = { ...known, ...change };
    rows = rows.map((material) => (material.id === id ? data : material));
    return { message: 'Saved', data };
  }

  return [
    answers('get', '/materials', situation, ({ query }) => {
      const found = rows.filter(
        (material) =>
          material.status === Number(query.get('status') ?? 1) &&
          (!query.has('languageId') || material.languages_id === Number(query.get('languageId'))) &&
          (!query.has('courseId') ||
            material.courses_has_materials_requests.some(
              ({ courses_id, material_request_status: status }) =>
                courses_id === Number(query.get('courseId')) && !closedRequestStatusIds.includes(status),
            )) &&
          matches(query.get('materialTitle'), material.title),
      );
      return paged(ordered(found, query), query);
    }),
    answers('get', '/materials/status', situation, ({ query }) =>
      paged(
        [
          'removed',
          'requested',
          'ordered',
          'received',
          'in preparation',
          'delivered',
          'returned',
          'cancelled',
        ].map((name, id) => ({ id, name })),
        query,
      ),
    ),
    answers('post', '/materials/create', situation, ({ body }) => {
      const { title, languages_id, flag } = body as CreateMaterialData['body'];
      const id = Math.max(0, ...rows.map((material) => material.id)) + 1;
      const blank = materialToWire(aMaterial({ id, title, requests: [], quantity: 0, hasNotes: false }));
      rows = [...rows, { ...blank, languages_id, language: languageOf(languages_id), flag: flag ?? 0 }];
      return { message: 'Saved', data: rows.at(-1) };
    }),
    answers('patch', '/materials/update', situation, ({ body }) => {
      const { id, ...change } = body as UpdateMaterialData['body'];
      const { languages_id } = change;
      return changed(id, languages_id ? { ...change, language: languageOf(languages_id) } : change);
    }),
    answers('put', '/materials/updateStatus', situation, ({ body }) => {
      const { id, ...change } = body as { id: number; flag?: YesNo; status?: YesNo };
      return changed(id, change);
    }),
  ];
}
