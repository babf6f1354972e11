import type { AbsenceAlert, AbsencePercents, AbsenceThresholds } from '@portal/domain';
import { type HttpHandler, HttpResponse } from 'msw';
import type * as Wire from '../generated/types.gen.ts';
import { absenceAlertToWire, absenceThresholdsToWire } from '../wire/absence.ts';
import { answers, failed, type Situation } from './situation.ts';

export interface AbsencesSituation extends Situation {
  alerts?: AbsenceAlert[];
  thresholds?: AbsenceThresholds;
  /** What someone else saves before the first change, which is then refused. */
  savedByOthers?: AbsencePercents;
}

/** Answers the calls about absence thresholds and those who reached one. The extension is named by other handlers. */
export function absencesHandlers({
  alerts = [],
  thresholds = { percents: null, inherited: [], inheritedFrom: null },
  savedByOthers,
  ...situation
}: AbsencesSituation = {}): HttpHandler[] {
  let stored = absenceThresholdsToWire(thresholds);
  let others = savedByOthers;
  let version = 1;
  let rows = alerts.map(absenceAlertToWire);
  const answer = () => HttpResponse.json({ data: stored }, { headers: { ETag: `"v${version}"` } });
  const store = (percents: Wire.AbsencePercents) => {
    stored = { ...stored, percents };
    version += 1;
  };
  return [
    answers('get', '/absenceThresholds', situation, answer),
    answers('put', '/absenceThresholds', situation, ({ body, headers }) => {
      if (others) store([...others]);
      others = undefined;
      if (headers.get('If-Match') !== `"v${version}"`)
        return failed({ status: 412, message: 'Changed meanwhile', code: 'changed' });
      store((body as Wire.SetAbsenceThresholdsData['body']).percents);
      return answer();
    }),
    answers('get', '/absenceAlerts', situation, ({ query }) => {
      const of = query.get('courseId');
      return { data: rows.filter(({ course }) => of === null || String(course.id) === of) };
    }),
    answers('put', '/absenceAlerts', situation, ({ body }) => {
      const { course_id, student_id, handled_percent } = body as Wire.SetAbsenceHandledData['body'];
      const isMeant = (row: Wire.AbsenceAlert) =>
        row.course.id === course_id && row.student.id === student_id;
      // As the server does: the higher one stays until it is taken back.
      const handled = handled_percent && Math.max(handled_percent, rows.find(isMeant)?.handled_percent ?? 0);
      rows = rows.map((row) => (isMeant(row) ? { ...row, handled_percent: handled } : row));
      return { message: 'Saved', data: { handled_percent: handled } };
    }),
  ];
}
