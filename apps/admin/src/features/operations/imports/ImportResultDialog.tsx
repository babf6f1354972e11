import { usePastImport } from '@portal/api-client';
import {
  canUndo,
  type ImportUse,
  type PastImport,
  type PastImportLine,
  type PastImportResult,
} from '@portal/domain';
import { DateText, datePair, useNumber } from '@portal/i18n';
import { AbsentRecordDialog, ListPages } from '@portal/records';
import * as cells from '@portal/records/cells';
import {
  Badge,
  type BadgeTone,
  Banner,
  Button,
  DataTable,
  DescriptionList,
  Dialog,
  DownloadIcon,
  SegmentedControl,
  Stack,
  Stat,
  StatList,
  type TableColumn,
  TextLink,
  UndoIcon,
} from '@portal/ui';
import { MarkedName, useMarkedPair } from '@portal/views';
import { useMemo, useState } from 'react';
import { ImportReason } from '../../../parts/people-import/ImportReason';
import { pathTo } from '../../../paths';
import { importListWords } from './import-list-words';
import { importResultWords } from './import-result-words';
import * as styles from './imports.css';
import { useUsesText } from './useUsesText';

export interface ImportResultDialogProps {
  id: number;
  isDownloading: boolean;
  onDownload: (file: { id: number; name: string | null }) => Promise<void>;
  onUndo: () => void;
  onClose: () => void;
}

/** The result of a past import, line by line, with download and undo. */
export function ImportResultDialog({
  id,
  isDownloading,
  onDownload,
  onUndo,
  onClose,
}: ImportResultDialogProps) {
  const { t, stack } = importResultWords.useWords();
  const { data: done, error, retry } = usePastImport(id);
  if (!done)
    return (
      <AbsentRecordDialog
        title={stack('title')}
        error={error}
        retry={retry}
        notFound={{ title: stack('absent'), text: stack('absentText') }}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      size="large"
      title={<bdi className={cells.breaks}>{done.fileName}</bdi>}
      onClose={onClose}
      actions={
        <>
          {done.hasFile && (
            <Button
              icon={DownloadIcon}
              busy={isDownloading}
              onClick={() => void onDownload({ id, name: done.fileName })}
            >
              {t('downloadFile')}
            </Button>
          )}
          {canUndo(done) && (
            <Button icon={UndoIcon} onClick={onUndo}>
              {t('undoImport')}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <Stack gap="large">
        <Summary done={done} />
        {done.lines.length > 0 && <Lines done={done} />}
      </Stack>
    </Dialog>
  );
}

function Summary({ done }: { done: PastImportResult }) {
  const { t, stack } = importResultWords.useWords();
  const list = importListWords.useWords();
  const number = useNumber();
  const markedPair = useMarkedPair();
  const { importedAt, importedBy, imported, notImported, lines, hasFile, undone } = done;
  const used = lines.filter(({ uses }) => uses.length > 0).length;
  return (
    <Stack>
      {undone && (
        <Banner tone="info" title={stack('undone')}>
          {undone.by && <p>{stack('undoneOn', { day: datePair(undone.at), name: markedPair(undone.by) })}</p>}
          <p>{stack('undoneText')}</p>
        </Banner>
      )}
      {used > 0 && (
        <Banner tone="info" title={stack('inUse')}>
          {stack('inUseText')}
        </Banner>
      )}
      {!hasFile && (
        <Banner tone="info" title={stack('forgotten')}>
          {stack('forgottenText')}
        </Banner>
      )}
      <div className={styles.importFigures}>
        <StatList>
          <Stat label={stack('importedOnes')} value={number(imported)} />
          <Stat label={stack('notImported')} value={number(notImported)} />
          {used > 0 && <Stat label={stack('used')} value={number(used)} />}
        </StatList>
      </div>
      <DescriptionList
        items={[
          { id: 'at', term: t('importedAt'), value: <DateText value={importedAt} time /> },
          {
            id: 'by',
            term: t('importedBy'),
            value: importedBy ? <MarkedName of={importedBy} /> : list.t('formerUser'),
          },
        ]}
      />
    </Stack>
  );
}

const fates = ['imported', 'refused', 'deleted'] as const;
type Fate = (typeof fates)[number];

const tones = { imported: 'positive', refused: 'critical', deleted: 'neutral' } as const satisfies Record<
  Fate,
  BadgeTone
>;

function fateOf({ personId, reason }: PastImportLine): Fate {
  if (reason !== null) return 'refused';
  return personId === null ? 'deleted' : 'imported';
}

/** Rows per page: a dialog with thousands of rows would be slow. */
const pageSize = 50;

function Lines({ done: { kind, lines } }: { done: PastImportResult }) {
  const { t, stack, plain } = importResultWords.useWords();
  const [{ view, page }, show] = useState<{ view: Fate | 'all'; page: number }>({ view: 'all', page: 1 });
  const columns = useLineColumns(kind);
  const present = fates.filter((fate) => lines.some((line) => fateOf(line) === fate));
  const rows = view === 'all' ? lines : lines.filter((line) => fateOf(line) === view);
  return (
    <Stack>
      {present.length > 1 && (
        <SegmentedControl<Fate | 'all'>
          label={t('show')}
          value={view}
          onValueChange={(next) => show({ view: next, page: 1 })}
          options={(['all', ...present] as const).map((value) => ({
            value,
            label: stack(value === 'all' ? 'all' : `fate.${value}`),
          }))}
        />
      )}
      <DataTable
        caption={t('fileLines')}
        columns={columns}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ line }) => line}
        loadingLabel={t('fileLines')}
        footer={
          rows.length > pageSize && (
            <ListPages
              page={page}
              pageSize={pageSize}
              total={rows.length}
              onPage={(next) => show({ view, page: next })}
              label={plain('fileLines')}
            />
          )
        }
      />
    </Stack>
  );
}

function useLineColumns(kind: PastImport['kind']): TableColumn<PastImportLine>[] {
  const { t, stack } = importResultWords.useWords();
  return useMemo(
    () => [
      { id: 'line', header: stack('column.line'), width: 70, cell: ({ line }) => line },
      {
        id: 'name',
        header: stack('name'),
        width: 220,
        phone: 'title',
        cell: (line) => <NameOf line={line} kind={kind} />,
      },
      {
        id: 'result',
        header: stack('result'),
        width: 360,
        cell: (line) => (
          <div className={cells.lines}>
            <Badge tone={tones[fateOf(line)]}>{t(`fate.${fateOf(line)}`)}</Badge>
            {line.reason && (
              <span className={cells.breaks}>
                <ImportReason>{line.reason}</ImportReason>
              </span>
            )}
            {line.uses.length > 0 && <UsesText uses={line.uses} />}
          </div>
        ),
      },
    ],
    [t, stack, kind],
  );
}

function NameOf({ line, kind }: { line: PastImportLine; kind: PastImport['kind'] }) {
  const { name, lastName, personId } = line;
  const shown = `${name} ${lastName}`.trim() || '–';
  if (personId === null) return <bdi className={cells.breaks}>{shown}</bdi>;
  const id = { id: personId };
  const href = kind === 'student' ? pathTo('students.edit.basic', id) : pathTo('teachers.profile', id);
  return <TextLink href={href}>{shown}</TextLink>;
}

/** Names the records that use a person. */
function UsesText({ uses }: { uses: readonly ImportUse[] }) {
  const { t } = importResultWords.useWords();
  return <span className={cells.breaks}>{t('usedBy', { uses: useUsesText()(uses) })}</span>;
}
