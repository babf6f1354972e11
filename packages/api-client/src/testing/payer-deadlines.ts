import type { PayerDeadline, PayerTerms, SavedPayerTerms, SentPaper } from '@portal/domain';
import { type HttpHandler, HttpResponse } from 'msw';
import type * as Wire from '../generated/types.gen.ts';
import {
  payerDeadlineToWire,
  payerTermsToWire,
  savedPayerTermsToWire,
  sentPaperToWire,
} from '../wire/payer-deadline.ts';
import { answers, failed, type Situation } from './situation.ts';

export interface PayerDeadlinesSituation extends Situation {
  deadlines?: PayerDeadline[];
  terms?: SavedPayerTerms;
  /** What someone else saves before the first change, which is then refused. */
  savedByOthers?: PayerTerms;
  /** How someone else has marked the papers before. */
  sentByOthers?: SentPaper;
}

/** Answers the calls about what payers want and what was sent to them. The extension is named by other handlers. */
export function payerDeadlinesHandlers({
  deadlines = [],
  terms = { terms: null, inherited: null },
  savedByOthers,
  sentByOthers,
  ...situation
}: PayerDeadlinesSituation = {}): HttpHandler[] {
  let stored = savedPayerTermsToWire(terms);
  let others = savedByOthers && payerTermsToWire(savedByOthers);
  let version = 1;
  let rows = deadlines.map(payerDeadlineToWire);
  let marks = 70;
  const answer = () => HttpResponse.json({ data: stored }, { headers: { ETag: `"v${version}"` } });
  const store = (changed: Wire.PayerTerms | null) => {
    stored = { ...stored, terms: changed };
    version += 1;
  };
  return [
    answers('get', '/payerTerms', situation, answer),
    answers('put', '/payerTerms', situation, ({ body, headers }) => {
      if (others) store(others);
      others = undefined;
      if (headers.get('If-Match') !== `"v${version}"`)
        return failed({ status: 412, message: 'Changed meanwhile', code: 'changed' });
      store((body as Wire.SetPayerTermsData['body']).terms);
      return answer();
    }),
    answers('get', '/payerDeadlines', situation, ({ query }) => {
      const of = query.get('courseId');
      return {
        data: rows.filter(({ course, sent }) => (of === null ? sent === null : String(course.id) === of)),
      };
    }),
    answers('post', '/payerDeadlines/sent', situation, ({ body }) => {
      const { course_id, paper, period, sent_on } = body as Wire.MarkPaperSentData['body'];
      marks += 1;
      const sent = sentByOthers
        ? sentPaperToWire(sentByOthers)
        : { id: marks, sent_on, sent_by: { id: 1, name: 'Marc', last_name: 'Tremblay' } };
      rows = rows.map((row) =>
        row.course.id === course_id && row.paper === paper && row.period === period ? { ...row, sent } : row,
      );
      return { message: 'Saved', data: sent };
    }),
    answers('delete', '/payerDeadlines/sent/:id', situation, ({ params }) => {
      rows = rows.map((row) => (String(row.sent?.id) === String(params.id) ? { ...row, sent: null } : row));
      return { message: 'Saved' };
    }),
  ];
}
