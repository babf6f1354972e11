import { isUnanswered } from '@portal/api-client';
import { useToast } from '@portal/shell';
import { useRef, useState } from 'react';
import { bulkWords } from './bulk-words';
import { type NotDone, type Reason, refusalReason } from './not-done';
import { type BulkOutcome, runBulk } from './run-bulk';

export interface BulkRunOptions<Row> {
  /** The selected records. */
  records: readonly Row[];
  /** Returns why a record is skipped; null if it is processed. */
  leftOut: (record: Row) => Reason | null;
  /**
   * Runs the action on one record; resolves with false if there was nothing to change. Must be idempotent, because a
   * lost response is retried.
   */
  action: (record: Row) => Promise<unknown>;
  /**
   * Undoes the action on a record that it has changed; throws `conflict` if someone has changed the record since.
   * Undefined if the action cannot be undone.
   */
  undo?: (record: Row) => Promise<unknown>;
  /** Reloads the records on screen. */
  refresh: () => void;
  /** The toast for the given number of records. */
  doneText: (count: number) => { fr: string; en: string };
  /** Called at the end with the records that succeeded. */
  onFinish: (done: readonly Row[]) => void;
}

/** The state of the action. */
type Phase<Row> =
  | { at: 'ask' }
  | { at: 'running'; settled: number; total: number }
  | { at: 'summary'; refused: BulkOutcome<Row>['refused']; waiting: readonly Row[]; isLost: boolean };

/** Runs a bulk action, collects successes and failures, and offers one undo for all of them. */
export function useBulkRun<Row>({
  records,
  leftOut,
  action,
  undo,
  refresh,
  doneText,
  onFinish,
}: BulkRunOptions<Row>) {
  const { pair } = bulkWords.useWords();
  const toast = useToast();
  const [phase, setPhase] = useState<Phase<Row>>({ at: 'ask' });
  const done = useRef<readonly Row[]>([]);
  const changed = useRef(new Set<Row>());
  const unanswered = useRef(new Set<Row>());
  const isStopped = useRef(false);
  const underWay = useRef(false);

  const left: NotDone<Row>[] = records.flatMap((record) => {
    const reason = leftOut(record);
    return reason === null ? [] : [{ record, reason }];
  });
  const ready = records.filter((record) => leftOut(record) === null);

  const finish = () => {
    const finished = done.current;
    const toUndo = finished.filter((record) => changed.current.has(record));
    if (finished.length > 0)
      toast.success(doneText(finished.length), {
        undo: undo && toUndo.length > 0 ? undoAll(toUndo, undo, refresh) : undefined,
      });
    onFinish(finished);
  };

  /** Earlier rejections stay in the list, unless they are retried. */
  const run = async (those: readonly Row[], before: BulkOutcome<Row>['refused'] = []) => {
    if (underWay.current) return;
    underWay.current = true;
    isStopped.current = false;
    setPhase({ at: 'running', settled: 0, total: those.length });
    const runOne = async (record: Row) => {
      try {
        // If a lost request has arrived, the retry finds nothing to change.
        if ((await action(record)) !== false || unanswered.current.has(record)) changed.current.add(record);
      } catch (error) {
        if (isUnanswered(error)) unanswered.current.add(record);
        throw error;
      }
    };
    const outcome = await runBulk(those, runOne, {
      isStopped: () => isStopped.current,
      onSettled: (settled) => setPhase({ at: 'running', settled, total: those.length }),
    });
    underWay.current = false;
    const all = new Set([...done.current, ...outcome.done]);
    done.current = records.filter((record) => all.has(record));
    refresh();
    const refused = [...before, ...outcome.refused];
    if (refused.length + outcome.waiting.length + left.length === 0) finish();
    else setPhase({ at: 'summary', refused, waiting: outcome.waiting, isLost: outcome.isLost });
  };

  const reasonOf = (error: unknown): Reason => {
    const reason = refusalReason(error);
    return 'said' in reason ? reason.said : pair(`reason.${reason.kind}`);
  };

  return {
    phase,
    /** The records that the action will process. */
    ready,
    /** The skipped records. */
    left,
    doneCount: done.current.length,
    start: () => void run(ready),
    stop: () => {
      isStopped.current = true;
    },
    goOn: () => phase.at === 'summary' && void run(phase.waiting, phase.refused),
    again: () =>
      phase.at === 'summary' && void run([...phase.refused.map(({ record }) => record), ...phase.waiting]),
    finish,
    /** The skipped and failed records with their reasons. */
    notDone: [
      ...(phase.at === 'summary'
        ? phase.refused.map(({ record, error }) => ({ record, reason: reasonOf(error) }))
        : []),
      ...left,
    ],
  };
}

/** Undoes the action for all records that it has changed; a retry continues with the rest. */
function undoAll<Row>(
  changed: readonly Row[],
  undo: (record: Row) => Promise<unknown>,
  refresh: () => void,
): () => Promise<void> {
  let pending = changed;
  return async () => {
    const outcome = await runBulk(pending, undo, { isStopped: () => false, onSettled: () => {} });
    refresh();
    pending = [...outcome.refused.map(({ record }) => record), ...outcome.waiting];
    const [first] = outcome.refused;
    if (first) throw first.error;
    if (outcome.isLost) throw new Error('No answer');
  };
}
