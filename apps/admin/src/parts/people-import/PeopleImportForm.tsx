import { newIdempotencyKey } from '@portal/api-client';
import {
  columnsToRemember,
  type ImportPreview,
  importComparer,
  importSchema,
  isRefusable,
  isTooLong,
  type PeopleImport,
  rewrittenName,
  sheetOf,
  spreadsheetExtensions,
} from '@portal/domain';
import { FormDialog, RefusedBanner, useDownload, useFileSending } from '@portal/records';
import { LeaveGuard, UnsavedWorkBanner } from '@portal/shell';
import { Banner, Button, DownloadIcon, Spinner, VisuallyHidden } from '@portal/ui';
import { FormFileInput, useZodForm } from '@portal/views';
import { useMemo, useRef, useState } from 'react';
import { ImportPreviewSection } from './ImportPreviewSection';
import { fileKey } from './import-draft';
import { importRules } from './import-rules';
import * as styles from './people-import.css';
import { peopleImportWords } from './people-import-words';
import type { PeopleToImport } from './people-to-import';
import { writeSheet } from './spreadsheet-tasks';
import { useColumnMemory } from './useColumnMemory';
import { type ImportContent, sentPreview, useImportContent } from './useImportContent';
import { useImportDraft } from './useImportDraft';
import { type ImportFileState, useImportFile } from './useImportFile';
import { useKnownForImport } from './useKnownForImport';

export interface PeopleImportFormProps {
  people: PeopleToImport;
  /** Called with the sent rows and the server's result. */
  onImported: (preview: ImportPreview, result: PeopleImport) => void;
  onClose: () => void;
}

/**
 * Chooses, previews and uploads a spreadsheet (IMPORT-01 to IMPORT-03). If the server rejects it, the file stays
 * selected.
 */
export function PeopleImportForm({ people, onImported, onClose }: PeopleImportFormProps) {
  const { t, stack } = peopleImportWords.useWords();
  const { who, templateId } = people;
  const [file, setFile] = useState<File | null>(null);
  const memory = useColumnMemory(importRules[who].kind);
  const { draft, awaited, clear, work, ...changes } = useImportDraft(who, file);
  const found = useImportFile(file, people, draft.sheet);
  const content = useImportContent(who, found.state === 'read' ? found.read : null, draft, memory.remembered);
  const known = useKnownForImport(content !== null, people.readKnown);
  const compare = useMemo(() => known.known && importComparer(known.known), [known.known]);
  const preview = useMemo(() => {
    if (!content || !compare) return content?.preview ?? null;
    return { ...content.preview, rows: compare(content.preview.rows) };
  }, [content, compare]);
  const template = useDownload();
  const sending = useFileSending();
  /** The first attempt to upload this content: before a retry, its rows may already have been imported. */
  const sent = useRef<Attempt>(undefined);
  const { fields, formProps, busy } = useZodForm(importSchema, {
    onSubmit: async ({ file: chosen }) => {
      if (!preview || !content || blockedBy) return;
      if (sent.current?.content !== content)
        sent.current = {
          content,
          preview: sentPreview(preview, content, who),
          idempotencyKey: newIdempotencyKey(),
        };
      const attempt = sent.current;
      let result: PeopleImport | undefined;
      const isSent = await sending.send(chosen, async (options) => {
        attempt.file ??= content.isRewritten
          ? await rewrittenFile(chosen, attempt.preview, options.signal)
          : chosen;
        const { idempotencyKey } = attempt;
        result = await people.importFile(attempt.file, { ...options, idempotencyKey });
      });
      if (!isSent || !result) {
        // Some rows may have been imported before the failure.
        known.read();
        return;
      }
      void memory.remember(columnsToRemember(content.unknown, draft.matches));
      clear();
      onImported(attempt.preview, result);
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
      submitLabel={t('import')}
      blockedReason={blockedBy && t(`blocked.${blockedBy}`)}
      // A file that has arrived is being imported, which cannot be cancelled.
      stop={hasArrived ? undefined : { label: t('stopUpload'), onPress: sending.stop }}
    >
      <UnsavedWorkBanner work={work} />
      {awaited.map((other) => (
        <Banner key={other.file} tone="info">
          {stack('awaited', { name: other.name })}
        </Banner>
      ))}
      {!file && (
        <>
          <p>{stack(`intro.${who}`)}</p>
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
        onFilesChange={([chosen]) => setFile(chosen ?? null)}
      />
      <VisuallyHidden role="status">{preview && t('read', { count: preview.rows.length })}</VisuallyHidden>
      <VisuallyHidden role="status">
        {preview &&
          draft.file !== '' &&
          t('toImport', { count: preview.rows.filter((row) => !isRefusable(row)).length })}
      </VisuallyHidden>
      <div role="status" className={styles.status}>
        {blockedBy === 'reading' && (
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
        <RefusedBanner error={sending.refusal.error} unknown={stack('lost')}>
          {stack('failed')}
        </RefusedBanner>
      )}
      <ImportPreviewSection
        key={file && fileKey(file)}
        people={people}
        found={found}
        content={content}
        preview={preview}
        known={known}
        draft={draft}
        changes={changes}
        busy={busy}
      />
      <LeaveGuard work={work} dialog />
    </FormDialog>
  );
}

/** One version of a file to upload, possibly in several attempts. */
interface Attempt {
  content: ImportContent;
  /** The compared rows at the first attempt. */
  preview: ImportPreview;
  idempotencyKey: string;
  /** The file to send; written once at the first attempt, so that a retry sends the same bytes. */
  file?: File;
}

/** Writes the matched and corrected rows with the template's headings. */
async function rewrittenFile({ name }: File, preview: ImportPreview, signal: AbortSignal): Promise<File> {
  return new File([await writeSheet(sheetOf(preview), signal)], rewrittenName(name));
}

/** Returns the reason why the file cannot be sent; the form itself rejects an empty choice. */
function importBlocker(found: ImportFileState, preview: ImportPreview | null) {
  const { state } = found;
  if (state === 'read' && found.isChangingSheet) return 'reading';
  if (state === 'reading' || state === 'unreadable') return state;
  if (preview && preview.heads.missing.length > 0) return 'missing';
  if (preview && isTooLong(preview)) return 'too-long';
  return preview?.rows.length === 0 ? 'empty' : undefined;
}
