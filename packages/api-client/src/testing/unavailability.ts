import { anUnavailability, type Person, type Unavailability } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type * as Wire from '../generated/types.gen.ts';
import { personToWire } from '../wire/person.ts';
import { unavailabilityTimesToWire } from '../wire/unavailability.ts';
import { recordsOf } from './records.ts';
import { answers, type Situation } from './situation.ts';

export interface UnavailabilitySituation extends Situation {
  away?: Unavailability[];
  /** Names of the teachers. */
  teachers?: Person[];
  /** What someone else saves before the first change, which is then refused. */
  savedByOthers?: Unavailability[];
}

/** Answers the calls about when teachers are away. The extension is named by other handlers. */
export function unavailabilityHandlers({
  away = [anUnavailability()],
  teachers = [{ id: 1, name: 'Léa', lastName: 'Villeneuve' }],
  savedByOthers,
  ...situation
}: UnavailabilitySituation = {}): HttpHandler[] {
  const teacherOf = (id: number) =>
    personToWire(teachers.find((one) => one.id === id) ?? { id, name: 'Léa', lastName: 'Villeneuve' });
  const toWire = (one: Unavailability): Wire.Unavailability => ({
    ...unavailabilityTimesToWire(one),
    id: one.id,
    teacher: teacherOf(one.teacherId),
    planned_classes: one.plannedClasses,
    etag: one.version,
  });
  const rows = recordsOf(away.map(toWire), savedByOthers?.map(toWire));
  return [
    answers('get', '/unavailability', situation, ({ query }) => {
      const [of, from, to] = ['teacherId', 'from', 'to'].map((name) => query.get(name));
      const data = rows
        .all()
        .filter(
          (row) =>
            (of === null || String(row.teacher.id) === of) &&
            (from === null || from === undefined || row.ends_on === null || row.ends_on >= from) &&
            (to === null || to === undefined || row.starts_on === null || row.starts_on <= to),
        );
      return { data };
    }),
    answers('post', '/unavailability', situation, ({ body }) => {
      const { teacher_id = 1, ...entry } = body as Wire.CreateUnavailabilityData['body'];
      const teacher = teacherOf(teacher_id);
      return rows.save({ ...entry, id: rows.nextId(), teacher, planned_classes: 0, etag: '"v1"' });
    }),
    answers('put', '/unavailability/:id', situation, ({ params, body, headers }) =>
      rows.change(params.id, body, headers),
    ),
    answers('delete', '/unavailability/:id', situation, ({ params }) => rows.remove(params.id)),
  ];
}
