import { allRows, type Page } from '@portal/api-client';
import { type CsvCell, csvFile } from '@portal/domain';
import { localDay, saveFile, useToast } from '@portal/shell';
import { Button, Dialog, Meter } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { exportWords } from './export-words';
import { RefusedBanner } from './RefusedBanner';

export interface ExportDialogProps<Row extends { id: number | string }> {
  /** How the file is called, before the day and the ending. */
  fileName: string;
  /** Reads one page of the list as it is shown: its filters, its order. */
  readPage: (page: number, signal: AbortSignal) => Promise<Page<Row>>;
  /** The lines of the file, heads first. */
  table: (rows: readonly Row[]) => readonly (readonly CsvCell[])[];
  onClose: () => void;
}

/** Milliseconds after which a person wants to know how far it is. */
const spinnerDelay = 400;

/** Reads all pages of a list and saves them as one file for a spreadsheet; can be given up. A quick one only says that it is done. */
export function ExportDialog<Row extends { id: number | string }>({
  fileName,
  readPage,
  table,
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
    // The type names the encoding as well, for a mark alone is not always looked at.
    const file = new Blob([csvFile(table(rows))], { type: 'text/csv;charset=utf-16le' });
    saveFile(file, `${fileName}-${localDay()}.csv`);
    toast.success(pair('exported', { count: rows.length }));
    onClose();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another effect
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
      title={stack('title')}
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

/** Rows that are at hand already, as the one page of a list. */
export async function onePage<Row>(rows: readonly Row[]): Promise<Page<Row>> {
  return { rows: [...rows], total: rows.length, page: 1, pageSize: rows.length };
}
