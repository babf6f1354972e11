import { allRows, type Page } from '@portal/api-client';
import { useToast } from '@portal/shell';
import { Button, Dialog, Meter } from '@portal/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { RefusedBanner } from '../loading/RefusedBanner';
import { exportWords } from './export-words';

export interface ExportDialogProps<Row extends { id: number | string }> {
  /** Title of the dialog; names CSV by default. */
  title?: ReactNode;
  /** Reads one page of the list with its current filters and order. */
  readPage: (page: number, signal: AbortSignal) => Promise<Page<Row>>;
  /** Saves all rows as a file. */
  save: (rows: readonly Row[]) => void;
  onClose: () => void;
}

/** Delay in milliseconds before the progress is shown. */
const spinnerDelay = 400;

/**
 * Reads all pages of a list and saves them as one spreadsheet file; can be cancelled. A fast export shows only the
 * toast at the end.
 */
export function ExportDialog<Row extends { id: number | string }>({
  title,
  readPage,
  save,
  onClose,
}: ExportDialogProps<Row>) {
  const { t, stack, pair } = exportWords.useWords();
  const toast = useToast();
  const [attempt, setAttempt] = useState(1);
  const [isSlow, setSlow] = useState(false);
  const [progress, setProgress] = useState<{ read: number; total: number }>();
  const [refusal, setRefusal] = useState<{ error: unknown }>();

  const run = useEffectEvent(async (signal: AbortSignal) => {
    let rows: readonly Row[] = [];
    for await (const soFar of allRows((page) => readPage(page, signal))) {
      if (signal.aborted) return;
      rows = soFar.rows;
      setProgress({ read: rows.length, total: soFar.total });
    }
    save(rows);
    toast.success(pair('exported', { count: rows.length }));
    onClose();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt must run the effect again
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => setSlow(true), spinnerDelay);
    run(controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted) setRefusal({ error });
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [attempt]);

  if (!isSlow && !refusal) return null;
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={title ?? stack('title')}
      closeLabel={t('cancel')}
      actions={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      {refusal ? (
        <RefusedBanner
          error={refusal.error}
          onRetry={async () => {
            setRefusal(undefined);
            setProgress(undefined);
            setAttempt(attempt + 1);
          }}
        >
          {stack('failed')}
        </RefusedBanner>
      ) : (
        <div role="status">
          <Meter
            value={progress?.read ?? 0}
            max={progress?.total ?? 1}
            size="medium"
            text={progress ? t('progress', progress) : t('begun')}
          />
        </div>
      )}
    </Dialog>
  );
}

/** Wraps loaded rows as the only page of a list. */
export async function onePage<Row>(rows: readonly Row[]): Promise<Page<Row>> {
  return { rows: [...rows], total: rows.length, page: 1, pageSize: rows.length };
}
