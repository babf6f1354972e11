import type { StudentReport } from '@portal/domain';

/** Marks of reports that show at once and are sent a moment later (DECISION-25). */
export interface ReportMarks {
  /**
   * Shows the mark now and sends it when the report has been left alone for 350 ms. Resolves when it is saved or when
   * another press replaces it; rejects with the refusal.
   */
  mark(report: StudentReport, latest: boolean): Promise<void>;
  /** Sends at once what still waits: for leaving the page. */
  flush(): void;
}

export interface ReportMarksOptions {
  /** Sends one mark. */
  send(report: StudentReport, latest: boolean): Promise<void>;
  /** Shows it before the server has said so. */
  show(report: StudentReport, latest: boolean): void;
  /** Milliseconds that a report is left alone before its mark is sent (LIMIT-08). */
  delay?: number;
}

/** A mark concerns the other reports of its contract too: they are sent one after the other, never two at once. */
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
