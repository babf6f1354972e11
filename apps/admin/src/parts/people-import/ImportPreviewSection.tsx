import {
  type ImportColumn,
  type ImportPreview,
  type ImportRow,
  isRefusable,
  isTooLong,
  maxImportRows,
  maxSheetRows,
} from '@portal/domain';
import { useNumber } from '@portal/i18n';
import {
  Banner,
  Heading,
  RetryButton,
  SegmentedControl,
  Spinner,
  Stat,
  StatList,
  type TableColumn,
} from '@portal/ui';
import { useId, useMemo, useState } from 'react';
import { ImportFindings } from './ImportFindings';
import { PagedRows } from './PagedRows';
import * as styles from './people-import.css';
import { peopleImportWords } from './people-import-words';
import type { PeopleToImport } from './people-to-import';
import type { ImportFileState } from './useImportFile';
import type { KnownForImportState } from './useKnownForImport';
import { usePersonColumns } from './usePersonColumns';

export interface ImportPreviewSectionProps {
  people: Pick<PeopleToImport, 'columns'>;
  found: ImportFileState;
  /** The content of the file; null until read. */
  preview: ImportPreview | null;
  known: KnownForImportState;
}

/** A preview of a chosen file before it is sent: rows, unknown and missing columns, duplicates (DECISION-29). */
export function ImportPreviewSection({ people, found, preview, known }: ImportPreviewSectionProps) {
  const { t, stack } = peopleImportWords.useWords();
  const titleId = useId();
  if (found.state === 'unreadable')
    return (
      <Banner
        tone="critical"
        role="alert"
        action={
          (found.because === 'unavailable' || found.because === 'too-slow') && (
            <RetryButton size="small" onRetry={found.retry}>
              {t('retry')}
            </RetryButton>
          )
        }
      >
        {stack(`unreadable.${found.because}`)}
      </Banner>
    );
  if (found.state !== 'read' || !preview) return null;
  const { heads, rows } = preview;
  const { name, otherSheets, isCut } = found.read;
  const isReadable = heads.missing.length === 0;
  const tooLong = isTooLong(preview);
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <Heading level={3} id={titleId}>
          {t('holds')}
        </Heading>
        <span className={styles.quiet}>{t('sheet', { name })}</span>
      </div>
      {!isReadable && (
        <Banner tone="critical" role="alert" title={t('missingColumns')}>
          {stack('missingColumnsText', { columns: headsOf(people.columns, heads.missing) })}
        </Banner>
      )}
      {isReadable && rows.length === 0 && (
        <Banner tone="critical" role="alert" title={t('emptyTitle')}>
          {stack('emptyText')}
        </Banner>
      )}
      {heads.unknown.length > 0 && (
        <Banner tone="caution" title={t('unknownColumns')}>
          {stack('unknownColumnsText', { columns: heads.unknown.join(', ') })}
        </Banner>
      )}
      {otherSheets.length > 0 && (
        <Banner tone="info">{stack('otherSheets', { names: otherSheets.join(', ') })}</Banner>
      )}
      {tooLong && (
        <Banner tone="critical" role="alert" title={t('tooLong')}>
          {stack('tooLongText', { count: maxImportRows })}
        </Banner>
      )}
      {isCut && !tooLong && <Banner tone="caution">{stack('cut', { count: maxSheetRows })}</Banner>}
      {isReadable && !tooLong && rows.length > 0 && (
        <>
          <Comparison known={known} />
          <PreviewRows people={people} rows={rows} />
        </>
      )}
    </section>
  );
}

/** Reports that the comparison with existing people is running or has failed. */
function Comparison({ known }: { known: KnownForImportState }) {
  const { t, stack } = peopleImportWords.useWords();
  if (known.failed)
    return (
      <Banner
        tone="caution"
        role="alert"
        action={
          <RetryButton size="small" onRetry={known.read}>
            {t('retry')}
          </RetryButton>
        }
      >
        {stack('notCompared')}
      </Banner>
    );
  return (
    <div role="status" className={styles.status}>
      {known.known === null && (
        <span className={styles.waiting}>
          <Spinner /> {t('comparing')}
        </span>
      )}
    </div>
  );
}

const views = ['all', 'check', 'refusable'] as const;
type View = (typeof views)[number];

const viewNames = { all: 'all', check: 'toCheck', refusable: 'toBeRefused' } as const satisfies Record<
  View,
  string
>;

interface PreviewRowsProps {
  people: Pick<PeopleToImport, 'columns'>;
  rows: readonly ImportRow[];
}

function PreviewRows({ people, rows }: PreviewRowsProps) {
  const { t, stack } = peopleImportWords.useWords();
  const number = useNumber();
  const [chosen, setView] = useState<View>('all');
  const shown = {
    all: rows,
    refusable: rows.filter(isRefusable),
    check: rows.filter((row) => row.findings.length > 0 && !isRefusable(row)),
  };
  // The comparison with existing people can leave this view empty.
  const view = shown[chosen].length > 0 ? chosen : 'all';
  const person = usePersonColumns(people.columns, ofRow);
  const columns = useMemo<TableColumn<ImportRow>[]>(
    () => [
      ...person,
      {
        id: 'check',
        header: stack('column.check'),
        width: 225,
        cell: (row) => <ImportFindings row={row} columns={people.columns} />,
      },
    ],
    [person, people.columns, stack],
  );
  const ready = rows.length - shown.refusable.length - shown.check.length;
  return (
    <>
      <div className={styles.figures}>
        <StatList>
          <Stat label={stack('lines')} value={number(rows.length)} />
          <Stat label={stack('ready')} value={number(ready)} />
          <Stat label={stack('toCheck')} value={number(shown.check.length)} />
          <Stat label={stack('toBeRefused')} value={number(shown.refusable.length)} />
        </StatList>
      </div>
      {ready < rows.length && (
        <SegmentedControl<View>
          label={t('show')}
          value={view}
          onValueChange={setView}
          options={views
            .filter((option) => shown[option].length > 0)
            .map((option) => ({ value: option, label: stack(viewNames[option]) }))}
        />
      )}
      <PagedRows
        key={view}
        caption={t('caption')}
        columns={columns}
        rows={shown[view]}
        rowKey={(row) => row.number}
      />
    </>
  );
}

const ofRow = (row: ImportRow) => ({
  name: row.values.name ?? '',
  lastName: row.values.lastName ?? '',
  row,
});

/** Returns the column headers in each language. */
function headsOf(columns: readonly ImportColumn[], fields: readonly string[]) {
  const named = columns.filter(({ field }) => fields.includes(field));
  return { fr: named.map(({ fr }) => fr).join(', '), en: named.map(({ en }) => en).join(', ') };
}
