import { aStudentReport, type StudentReport } from '@portal/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportMarks } from './report-marks.ts';

const one = aStudentReport({ id: 1 });
const other = aStudentReport({ id: 2 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function marking() {
  const sent: string[] = [];
  const shown: string[] = [];
  let answer = () => Promise.resolve();
  const marks = reportMarks({
    send: ({ id }: StudentReport, latest) => {
      sent.push(`${id} ${latest}`);
      return answer();
    },
    show: ({ id }, latest) => shown.push(`${id} ${latest}`),
  });
  return { marks, sent, shown, answers: (next: typeof answer) => (answer = next) };
}

it('shows a mark immediately and sends the last of several changes after 350 ms (LIMIT-08)', async () => {
  const { marks, sent, shown } = marking();
  const replaced = marks.mark(one, true);
  await vi.advanceTimersByTimeAsync(200);
  const last = marks.mark(one, false);
  await replaced;
  expect(shown).toEqual(['1 true', '1 false']);
  await vi.advanceTimersByTimeAsync(349);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await last;
  expect(sent).toEqual(['1 false']);
});

it('sends the reports in sequence, in the order of the changes', async () => {
  const { marks, sent, answers } = marking();
  const arrive: (() => void)[] = [];
  answers(() => new Promise((resolve) => arrive.push(resolve)));
  const first = marks.mark(one, true);
  const second = marks.mark(other, true);
  await vi.advanceTimersByTimeAsync(400);
  expect(sent).toEqual(['1 true']);
  arrive[0]?.();
  await first;
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['1 true', '2 true']);
  arrive[1]?.();
  await second;
});

it('sends pending marks once when the page is left', async () => {
  const { marks, sent } = marking();
  const waiting = marks.mark(one, true);
  marks.flush();
  await waiting;
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['1 true']);
});

it('rejects with a refusal, and continues with the next mark (MSG-65)', async () => {
  const { marks, sent, answers } = marking();
  answers(() => Promise.reject(new Error('no')));
  const refused = expect(marks.mark(one, true)).rejects.toThrow('no');
  marks.flush();
  await refused;
  answers(() => Promise.resolve());
  const later = marks.mark(other, true);
  marks.flush();
  await later;
  expect(sent).toEqual(['1 true', '2 true']);
});
