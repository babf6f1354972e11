import { useToast } from '@portal/shell';
import { useRef, useState } from 'react';
import { type NotDone, type Reason, refusalReason } from './not-done';
import { runSeveral, type SeveralOutcome } from './run-several';
import { severalWords } from './several-words';

export interface SeveralRunOptions<Row> {
  /** The chosen records. */
  records: readonly Row[];
  /** Why a record is not even asked for, by our own rules; null for one that is. */
  leftOut: (record: Row) => Reason | null;
  /** Does it to one record; it may come twice, after an answer that was lost. */
  action: (record: Row) => Promise<unknown>;
  /** Takes it back for one record; `conflict` when somebody has changed it since. Left out, where no call does that. */
  undo?: (record: Row) => Promise<unknown>;
  /** Reads again what is on screen of them. */
  refresh: () => void;
  /** What is said once it is closed, about so many records. */
  doneText: (count: number) => { fr: string; en: string };
  /** Called at the end with the records for which it is done. */
  onFinish: (done: readonly Row[]) => void;
}

/** How far it is. */
type Phase<Row> =
  | { at: 'ask' }
  | { at: 'running'; settled: number; total: number }
  | { at: 'summary'; refused: SeveralOutcome<Row>['refused']; waiting: readonly Row[]; isLost: boolean };

/** Does something to several records, keeps what was done and what was not, and offers to take all of it back at once. */
export function useSeveralRun<Row>({
  records,
  leftOut,
  action,
  undo,
  refresh,
  doneText,
  onFinish,
}: SeveralRunOptions<Row>) {
  const { pair } = severalWords.useWords();
  const toast = useToast();
  const [phase, setPhase] = useState<Phase<Row>>({ at: 'ask' });
  const done = useRef<readonly Row[]>([]);
  const isStopped = useRef(false);
  const underWay = useRef(false);

  const left: NotDone<Row>[] = records.flatMap((record) => {
    const reason = leftOut(record);
    return reason === null ? [] : [{ record, reason }];
  });
  const ready = records.filter((record) => leftOut(record) === null);

  const finish = () => {
    const finished = done.current;
    if (finished.length > 0)
      toast.success(doneText(finished.length), { undo: undo && takingBack(finished, undo, refresh) });
    onFinish(finished);
  };

  /** Refusals of before stay what they are, unless they are tried again. */
  const run = async (those: readonly Row[], before: SeveralOutcome<Row>['refused'] = []) => {
    if (underWay.current) return;
    underWay.current = true;
    isStopped.current = false;
    setPhase({ at: 'running', settled: 0, total: those.length });
    const outcome = await runSeveral(those, action, {
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
    /** Those that it is done to. */
    ready,
    /** Those that stay as they are, by our rules. */
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
    /** What was not done, with what the server or our rules say to it. */
    notDone: [
      ...(phase.at === 'summary'
        ? phase.refused.map(({ record, error }) => ({ record, reason: reasonOf(error) }))
        : []),
      ...left,
    ],
  };
}

/** Takes a deed back for all records as one; another try goes on with those that are left. */
function takingBack<Row>(
  finished: readonly Row[],
  undo: (record: Row) => Promise<unknown>,
  refresh: () => void,
): () => Promise<void> {
  let pending = finished;
  return async () => {
    const outcome = await runSeveral(pending, undo, { isStopped: () => false, onSettled: () => {} });
    refresh();
    pending = [...outcome.refused.map(({ record }) => record), ...outcome.waiting];
    const [first] = outcome.refused;
    if (first) throw first.error;
    if (outcome.isLost) throw new Error('No answer');
  };
}
