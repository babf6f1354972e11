import { aMaterial, type Material } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { languageNames } from './named.ts';
import { activeUnlessAsked, recordsOf } from './records.ts';
import { answers, paged, type Situation } from './situation.ts';
import { materialToWire } from './wire/material.ts';

export interface MaterialsSituation extends Situation {
  materials?: Material[];
}

const statuses = [
  'removed',
  'requested',
  'ordered',
  'received',
  'in preparation',
  'delivered',
  'returned',
  'cancelled',
];

/** Answers the calls about materials; those of a contract are with the contracts. */
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
  ...situation
}: MaterialsSituation = {}): HttpHandler[] {
  const rows = recordsOf(materials.map(materialToWire));
  const blank = (id: number) =>
    materialToWire(aMaterial({ id, requests: [], quantity: 0, hasNotes: false, flagged: false }));
  const withLanguage = (body: unknown) => {
    const { languages_id: id } = body as { languages_id?: number };
    return { ...Object(body), language: id && languageNames[id] };
  };
  return [
    answers('get', '/materials', situation, ({ query }) =>
      rows.list(activeUnlessAsked(query), {
        languageId: 'languages_id',
        courseId: 'courses_has_materials_requests.courses_id',
        materialTitle: '*',
      }),
    ),
    answers('get', '/materials/status', situation, ({ query }) =>
      paged(
        statuses.map((name, id) => ({ id, name })),
        query,
      ),
    ),
    answers('post', '/materials/create', situation, ({ body }) => rows.add(blank, withLanguage(body))),
    answers('patch', '/materials/update', situation, ({ body }) =>
      rows.change((body as Material).id, withLanguage(body)),
    ),
    answers('put', '/materials/updateStatus', situation, ({ body }) =>
      rows.change((body as Material).id, body),
    ),
  ];
}
