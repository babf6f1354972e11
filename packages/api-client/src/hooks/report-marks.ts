import type { StudentReport } from '@portal/domain';

/** "Latest" marks of reports, as optimistic updates that are sent with a delay (DECISION-25). */
export interface ReportMarks {
  /**
   * Shows the mark now and sends it 350 ms after the last change of the report. Resolves when it is saved or replaced
   * by a newer change. Rejects with the refusal.
   */
  mark(report: StudentReport, latest: boolean): Promise<void>;
  /** Sends pending marks immediately. Call it when the page is left. */
  flush(): void;
}

export interface ReportMarksOptions {
  /** Sends a mark. */
  send(report: StudentReport, latest: boolean): Promise<void>;
  /** Shows the mark before the server confirms it. */
  show(report: StudentReport, latest: boolean): void;
  /** Delay in milliseconds after the last change (LIMIT-08). */
  delay?: number;
}

/** A mark also affects the other reports of its contract, so marks are sent in sequence. */
export function reportMarks({ send, show, delay = 350 }: ReportMarksOptions): ReportMarks {
  let waiting: {
    report: StudentReport;
    timer: ReturnType<typeof setTimeout>;
    go(): void;
    drop(): void;
  } | null = null;
  let line: Promise<void> = Promise.resolve();

  function flush() {
    const next = waiting;
    waiting = null;
    clearTimeout(next?.timer);
    next?.go();
  }

  return {
    mark(report, latest) {
      if (waiting?.report.id === report.id) {
        clearTimeout(waiting.timer);
        waiting.drop();
      } else flush();
      show(report, latest);
      return new Promise((resolve, reject) => {
        const go = () => {
          line = line.then(() => send(report, latest)).then(resolve, reject);
        };
        waiting = { report, timer: setTimeout(flush, delay), go, drop: resolve };
      });
    },
    flush,
  };
}
