import { isAnswerLost, newIdempotencyKey } from '@portal/api-client';
import {
  compareImport,
  type ImportAfterLoss,
  type ImportPreview,
  importAfterLoss,
  importSchema,
  isTooLong,
  type PeopleImport,
  spreadsheetExtensions,
} from '@portal/domain';
import { Button, DownloadIcon, Spinner, VisuallyHidden } from '@portal/ui';
import { FormFileInput, useZodForm } from '@portal/views';
import { useMemo, useRef, useState } from 'react';
import { FormDialog } from '../FormDialog';
import { RefusedBanner } from '../RefusedBanner';
import { useDownload } from '../useDownload';
import { useFileSending } from '../useFileSending';
import { ImportPreviewSection } from './ImportPreviewSection';
import * as styles from './people-import.css';
import { peopleImportWords } from './people-import-words';
import type { PeopleToImport } from './people-to-import';
import { type ImportFileState, useImportFile } from './useImportFile';
import { useKnownForImport } from './useKnownForImport';

export interface PeopleImportFormProps {
  people: PeopleToImport;
  /** Called with the sent rows and the server's result. */
  onImported: (preview: ImportPreview, result: PeopleImport) => void;
  onClose: () => void;
}

/**
 * Chooses a spreadsheet, previews and sends it (IMPORT-01 to IMPORT-03). If the server refuses, the file stays
 * selected.
 */
export function PeopleImportForm({ people, onImported, onClose }: PeopleImportFormProps) {
  const { t, stack } = peopleImportWords.useWords();
  const { who, templateId } = people;
  const [{ file, idempotencyKey }, setChosen] = useState<Chosen>(nothingChosen);
  const found = useImportFile(file, people);
  const read = found.state === 'read' ? found.read.preview : null;
  const known = useKnownForImport(read !== null, people.readKnown);
  const preview = useMemo(
    () => read && (known.known ? { ...read, rows: compareImport(read.rows, known.known) } : read),
    [read, known.known],
  );
  const template = useDownload();
  const sending = useFileSending();
  /** The preview at the first attempt: at a retry, the first attempt may already have imported the rows. */
  const sent = useRef<{ file: File; preview: ImportPreview; isCompared: boolean }>(undefined);
  /** The state of the import after a lost answer; null if unknown. */
  const [afterLoss, setAfterLoss] = useState<ImportAfterLoss | null>(null);
  /** After a lost answer, reads the known people again, if the file was compared with them before. */
  const readAfterLoss = async ({ preview, isCompared }: { preview: ImportPreview; isCompared: boolean }) => {
    if (!isCompared) return null;
    const now = await people.readKnown(new AbortController().signal).catch(() => null);
    return now && importAfterLoss(preview.rows, now);
  };
  const { fields, formProps, busy } = useZodForm(importSchema, {
    onSubmit: async ({ file: chosen }) => {
      if (!preview || blockedBy) return;
      if (sent.current?.file !== chosen)
        sent.current = { file: chosen, preview, isCompared: known.known !== null };
      const { current } = sent;
      setAfterLoss(null);
      let result: PeopleImport | undefined;
      const isSent = await sending.send(chosen, async (options) => {
        // After a lost answer, a retry with the same key returns it.
        const importing = people.importFile(chosen, { ...options, idempotencyKey });
        result = await importing.catch(async (error: unknown) => {
          const after = isAnswerLost(error) ? await readAfterLoss(current) : null;
          setAfterLoss(after);
          if (!after?.result) throw error;
          return after.result;
        });
      });
      if (isSent && result) onImported(current.preview, result);
      // Some rows may have been imported before the failure.
      else known.read();
    },
  });
  const upload = file && sending.uploads?.get(file);
  const hasArrived = upload?.state === 'sending' && upload.part === 1;
  const blockedBy = importBlocker(found, preview);

  return (
    <FormDialog
      size={preview ? 'large' : 'medium'}
      onClose={onClose}
      busy={busy}
      title={stack(`title.${who}`)}
      formProps={formProps}
      submitLabel={t('send')}
      blockedReason={blockedBy && t(`blocked.${blockedBy}`)}
      // A file that has arrived is being imported and can no longer be stopped.
      stop={hasArrived ? undefined : { label: t('stop'), onPress: sending.stop }}
    >
      {!file && (
        <>
          <p className={styles.intro}>{stack(`intro.${who}`)}</p>
          <div>
            <Button
              icon={DownloadIcon}
              busy={template.busyId !== null}
              onClick={() => void template.download({ id: templateId, name: null })}
            >
              {t('template')}
            </Button>
          </div>
        </>
      )}
      <FormFileInput
        field={fields.file}
        label={t('file')}
        hint={stack('fileHint')}
        extensions={spreadsheetExtensions}
        uploads={sending.uploads}
        onRemove={sending.stopIf}
        onFilesChange={([chosen]) =>
          setChosen(chosen ? { file: chosen, idempotencyKey: newIdempotencyKey() } : nothingChosen)
        }
      />
      <VisuallyHidden role="status">{preview && t('read', { count: preview.rows.length })}</VisuallyHidden>
      <div role="status" className={styles.status}>
        {found.state === 'reading' && (
          <span className={styles.waiting}>
            <Spinner /> {t('reading')}
          </span>
        )}
        {hasArrived && (
          <span className={styles.waiting}>
            <Spinner /> {t('working')}
          </span>
        )}
      </div>
      {sending.refusal && (
        <RefusedBanner error={sending.refusal.error}>
          {isAnswerLost(sending.refusal.error)
            ? stack(`lost.${lossOf(afterLoss)}`, {
                found: afterLoss?.found ?? 0,
                count: afterLoss?.expected ?? 0,
              })
            : stack('failed')}
        </RefusedBanner>
      )}
      <ImportPreviewSection people={people} found={found} preview={preview} known={known} />
    </FormDialog>
  );
}

/** A file with its Idempotency-Key. */
interface Chosen {
  file: File | null;
  idempotencyKey?: string;
}

const nothingChosen: Chosen = { file: null };

function lossOf(after: ImportAfterLoss | null): 'unknown' | 'nobody' | 'some' {
  if (!after) return 'unknown';
  return after.found > 0 ? 'some' : 'nobody';
}

/** Returns the reason why the file cannot be sent; the form itself rejects an empty choice. */
function importBlocker({ state }: ImportFileState, preview: ImportPreview | null) {
  if (state === 'reading' || state === 'unreadable') return state;
  if (preview && preview.heads.missing.length > 0) return 'missing';
  if (preview && isTooLong(preview)) return 'too-long';
  return preview?.rows.length === 0 ? 'empty' : undefined;
}
