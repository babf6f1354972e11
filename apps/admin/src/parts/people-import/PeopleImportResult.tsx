import { useHasExtension } from '@portal/api-client';
import {
  type ImportColumn,
  type ImportedRow,
  type ImportPreview,
  type ImportRow,
  refusedSheet,
} from '@portal/domain';
import { useNumber } from '@portal/i18n';
import { localDay, saveFile } from '@portal/shell';
import {
  Badge,
  type BadgeTone,
  Banner,
  Button,
  ButtonLink,
  Dialog,
  DownloadIcon,
  Heading,
  SegmentedControl,
  Stat,
  StatList,
  type TableColumn,
} from '@portal/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { pathTo } from '../../paths';
import { ImportReason } from './ImportReason';
import { PagedRows } from './PagedRows';
import * as styles from './people-import.css';
import { peopleImportWords } from './people-import-words';
import type { PeopleToImport } from './people-to-import';
import { writeSheet } from './spreadsheet-tasks';

export interface PeopleImportResultProps {
  people: Pick<PeopleToImport, 'who' | 'columns'>;
  preview: ImportPreview;
  /** The result of each row. */
  outcome: readonly ImportedRow[];
  /** The id of the recorded import; undefined without the extension `import-history`. */
  importId?: number;
  /** Starts over with another file. */
  onAnother: () => void;
  onClose: () => void;
}

const views = ['refused', 'imported', 'unknown', 'all'] as const;
type View = (typeof views)[number];

/**
 * The result of each row of an import, rejected rows first, with a download to correct them (IMPORT-04, IMPORT-05,
 * OPEN-95).
 */
export function PeopleImportResult({
  people,
  preview,
  outcome,
  importId,
  onAnother,
  onClose,
}: PeopleImportResultProps) {
  const { t, stack } = peopleImportWords.useWords();
  const number = useNumber();
  const heading = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => {
    const keyed = outcome.map((imported, place) => ({ ...imported, place }));
    const of = (status: ImportedRow['status']) => keyed.filter((row) => row.status === status);
    return { refused: of('refused'), imported: of('imported'), unknown: of('unknown'), all: keyed };
  }, [outcome]);
  const hasHistory = useHasExtension('import-history');
  const canBeUndone = hasHistory && importId !== undefined && shown.imported.length > 0;
  const hasRefused = shown.refused.length > 0;
  const [view, setView] = useState<View>(hasRefused ? 'refused' : 'all');
  const refusedFile = useRefusedFile(people.who, preview, outcome);
  const columns = useResultColumns(people.columns);
  const headings = {
    refused: t('errors'),
    imported: t('importedOnes'),
    unknown: t('outcome.unknown'),
    all: t('everyRow'),
  };

  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={stack(`title.${people.who}`)}
      initialFocus={heading}
      actions={
        <>
          {canBeUndone && (
            <ButtonLink href={`${pathTo('operations.imports')}?dialog=undo&record=${importId}`}>
              {t('undoImport')}
            </ButtonLink>
          )}
          <Button onClick={onAnother}>{t('another')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className={styles.section}>
        {/* The toast says the same, but cannot be reached while the dialog is open. */}
        <div ref={heading} tabIndex={-1} className={styles.focusTarget}>
          {shown.imported.length > 0 ? (
            <Banner tone="positive" title={t(`imported.${people.who}`)} />
          ) : (
            <Banner tone="critical" title={t(`importedNobody.${people.who}`)} />
          )}
        </div>
        <div className={styles.figures}>
          <StatList>
            <Stat label={stack('outcome.lines')} value={number(preview.rows.length)} />
            <Stat label={stack('outcome.imported')} value={number(shown.imported.length)} />
            <Stat label={stack('outcome.refused')} value={number(shown.refused.length)} />
            {shown.unknown.length > 0 && (
              <Stat label={stack('outcome.unknown')} value={number(shown.unknown.length)} />
            )}
          </StatList>
        </div>
        <SegmentedControl<View>
          label={t('show')}
          value={view}
          onValueChange={setView}
          options={views
            .filter((option) => option === 'all' || shown[option].length > 0)
            .map((option) => ({
              value: option,
              label: stack(option === 'all' ? 'all' : `outcome.${option}`),
            }))}
        />
        <div className={styles.section}>
          <div className={styles.head}>
            <Heading level={3}>{headings[view]}</Heading>
            {hasRefused && (
              <Button icon={DownloadIcon} busy={refusedFile.busy} onClick={() => void refusedFile.save()}>
                {t('refusedFile')}
              </Button>
            )}
          </div>
          {refusedFile.failed && (
            <Banner tone="critical" role="alert">
              {stack('refusedFileFailed')}
            </Banner>
          )}
          <PagedRows
            key={view}
            caption={headings[view]}
            columns={columns}
            rows={shown[view]}
            rowKey={(row) => row.place}
          />
        </div>
      </div>
    </Dialog>
  );
}

type PlacedRow = ImportedRow & { place: number };

function useResultColumns(columns: readonly ImportColumn[]): TableColumn<PlacedRow>[] {
  const { t, stack } = peopleImportWords.useWords();
  const person = usePersonColumns(columns, ofResult);
  return useMemo(
    () => [
      ...person,
      {
        id: 'result',
        header: stack('result'),
        width: 225,
        cell: ({ status, reason }) => (
          <div className={styles.verdict}>
            <Badge tone={tones[status]}>{t(`fate.${status}`)}</Badge>
            {status === 'refused' && (
              <span className={styles.words}>
                {reason === null ? t('noReason') : <ImportReason>{reason}</ImportReason>}
              </span>
            )}
            {status === 'unknown' && <span className={styles.words}>{t('unknownFate')}</span>}
          </div>
        ),
      },
    ],
    [person, t, stack],
  );
}

const ofResult = (row: PlacedRow) => row;

const tones = { imported: 'positive', refused: 'critical', unknown: 'caution' } as const satisfies Record<
  ImportedRow['status'],
  BadgeTone
>;

/** Saves the rejected rows as a spreadsheet that can be corrected and imported. */
function useRefusedFile(who: PeopleToImport['who'], preview: ImportPreview, outcome: readonly ImportedRow[]) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const save = async () => {
    const started = new AbortController();
    controller.current = started;
    setState('busy');
    try {
      const file = await writeSheet(refusedSheet(preview, outcome), started.signal);
      saveFile(file, `${fileNames[who]}-${localDay()}.xlsx`);
      setState('idle');
    } catch {
      if (!started.signal.aborted) setState('failed');
    }
  };
  return { save, busy: state === 'busy', failed: state === 'failed' };
}

const fileNames = { students: 'etudiants-refuses-students', teachers: 'enseignants-refuses-teachers' };

/** Returns the columns that identify the person of a row. `rowOf` must be a constant. */
function usePersonColumns<Row>(
  columns: readonly ImportColumn[],
  rowOf: (row: Row) => { name: string; lastName: string; row: ImportRow | null },
): TableColumn<Row>[] {
  const { t, stack } = peopleImportWords.useWords();
  return useMemo(() => {
    const others = columns.map(({ field }) => field).filter((field) => !ownColumn.includes(field));
    return [
      {
        id: 'line',
        header: stack('column.line'),
        width: 56,
        cell: (shown) => rowOf(shown).row?.number ?? t('ofNoRow'),
      },
      {
        id: 'name',
        header: stack('column.name'),
        width: 100,
        phone: 'title',
        cell: (shown) => <Written text={rowOf(shown).name} />,
      },
      {
        id: 'lastName',
        header: stack('column.lastName'),
        width: 115,
        cell: (shown) => <Written text={rowOf(shown).lastName} />,
      },
      {
        id: 'email',
        header: stack('column.email'),
        width: 190,
        cell: (shown) => <Written text={rowOf(shown).row?.values.email} />,
      },
      {
        id: 'others',
        header: stack('column.others'),
        width: 120,
        cell: (shown) => {
          const { row } = rowOf(shown);
          const texts = others.map((field) => row?.values[field]).filter(Boolean);
          return <Written text={texts.join(' · ')} quiet />;
        },
      },
    ];
  }, [columns, rowOf, t, stack]);
}

const ownColumn = ['name', 'lastName', 'email'];

/** A text from the file, in its own writing direction. */
function Written({ text, quiet = false }: { text: string | undefined; quiet?: boolean }) {
  return text ? <bdi className={quiet ? styles.quiet : styles.words}>{text}</bdi> : '—';
}
