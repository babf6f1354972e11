import {
  type CellCorrection,
  countCorrections,
  type ImportColumn,
  type ImportHeads,
  type ImportPreview,
  type ImportRow,
  isRefusable,
  isTooLong,
  maxImportRows,
  maxSheetRows,
} from '@portal/domain';
import { useNumber } from '@portal/i18n';
import { Banner, Button, Heading, RetryButton, SegmentedControl, Spinner, Stat, StatList } from '@portal/ui';
import { useId, useState } from 'react';
import type { FileDraft } from './import-draft';
import { PagedRows } from './PagedRows';
import * as styles from './people-import.css';
import { peopleImportWords } from './people-import-words';
import type { PeopleToImport } from './people-to-import';
import { TableChoice } from './TableChoice';
import { UnknownColumns } from './UnknownColumns';
import type { ImportContent } from './useImportContent';
import type { ImportDraftState } from './useImportDraft';
import type { ImportFileState } from './useImportFile';
import type { KnownForImportState } from './useKnownForImport';
import { usePreviewColumns } from './usePreviewColumns';

export interface ImportPreviewSectionProps {
  people: Pick<PeopleToImport, 'columns'>;
  found: ImportFileState;
  /** The content of the file; null until read. */
  content: ImportContent | null;
  /** The same content, compared with existing people; null until they are loaded. */
  preview: ImportPreview | null;
  known: KnownForImportState;
  /** The manual changes to the file. */
  draft: FileDraft;
  /** Change the draft. */
  changes: Pick<ImportDraftState, 'match' | 'correct' | 'chooseSheet' | 'chooseHeadRow' | 'leaveOutHidden'>;
  /** Whether the file is being sent, so that it cannot be edited. */
  busy: boolean;
}

/**
 * A preview of a chosen file before it is sent: rows, unknown and missing columns, duplicates (DECISION-29). Columns can
 * be matched and cells corrected.
 */
export function ImportPreviewSection({
  people,
  found,
  content,
  preview,
  known,
  draft,
  changes,
  busy,
}: ImportPreviewSectionProps) {
  const { t, stack } = peopleImportWords.useWords();
  const titleId = useId();
  if (found.state === 'unreadable')
    return (
      <>
        {found.previous && draft.sheet !== undefined && (
          <TableChoice
            sheet={found.previous.sheet}
            chosen={draft.sheet}
            headRow={null}
            onSheet={(next) => changes.chooseSheet(draft.sheet ?? next, next)}
            onHeadRow={changes.chooseHeadRow}
          />
        )}
        <Banner
          tone="critical"
          role="alert"
          action={
            (found.because === 'unavailable' || found.because === 'too-slow') && (
              <RetryButton size="small" onRetry={found.retry} />
            )
          }
        >
          {stack(`unreadable.${found.because}`)}
        </Banner>
      </>
    );
  if (found.state !== 'read' || !content || !preview) return null;
  const { heads, headRow } = preview;
  const { read, isChangingSheet } = found;
  const { name, sheets, isCut, rows: sheetRows } = read.sheet;
  const chosen = isChangingSheet ? (draft.sheet ?? name) : name;
  // The choice of the heading row is hidden if the first row contains all required headings.
  const isHeadRowOpen =
    sheetRows.length > 1 &&
    (heads.missing.length > 0 || draft.headRow !== undefined || headRow !== sheetRows[0]?.number);
  return (
    <section aria-labelledby={titleId} className={styles.section} inert={busy}>
      <div className={styles.head}>
        <Heading level={3} id={titleId}>
          {t('holds')}
        </Heading>
        {sheets.length < 2 && <span className={styles.quiet}>{t('sheet', { name })}</span>}
      </div>
      <TableChoice
        sheet={read.sheet}
        chosen={chosen}
        headRow={isHeadRowOpen && !isChangingSheet ? headRow : null}
        onSheet={(next) => changes.chooseSheet(chosen, next)}
        onHeadRow={changes.chooseHeadRow}
      />
      {!isChangingSheet && (
        <TableSection
          key={name}
          people={people}
          content={content}
          preview={preview}
          known={known}
          draft={draft}
          changes={changes}
          isCut={isCut}
        />
      )}
    </section>
  );
}

interface TableSectionProps
  extends Pick<ImportPreviewSectionProps, 'people' | 'known' | 'draft' | 'changes'> {
  content: ImportContent;
  preview: ImportPreview;
  isCut: boolean;
}

/** The table of the selected sheet: its rows, then the options for its columns and hidden rows. */
function TableSection({ people, content, preview, known, draft, changes, isCut }: TableSectionProps) {
  const { t, stack } = peopleImportWords.useWords();
  const { heads, headCells, rows } = preview;
  const isReadable = heads.missing.length === 0;
  const tooLong = isTooLong(preview);
  return (
    <>
      {!isReadable && (
        <Banner tone="critical" role="alert" title={t('missingColumns')}>
          {stack('missingColumnsText', { columns: headsOf(people.columns, heads.missing) })}
          {content.unknown.length > 0 && <p>{stack('matching.missing')}</p>}
        </Banner>
      )}
      {isReadable && rows.length === 0 && (
        <Banner tone="critical" role="alert" title={t('emptyTitle')}>
          {stack('emptyText')}
        </Banner>
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
          <PreviewRows
            people={people}
            heads={heads}
            headCells={headCells}
            rows={rows}
            onCorrect={changes.correct}
          />
          {content.isRewritten && (
            <Rewritten corrections={countCorrections(draft.corrections)} isMatched={content.isMatched} />
          )}
        </>
      )}
      <HiddenRows
        count={content.hiddenRows}
        areLeftOut={draft.leavesOutHidden === true}
        onLeaveOut={changes.leaveOutHidden}
      />
      <UnknownColumns
        columns={people.columns}
        heads={heads}
        headCells={headCells}
        unknown={content.unknown}
        recalled={content.recalled}
        matches={content.matches}
        onMatch={changes.match}
      />
    </>
  );
}

interface HiddenRowsProps {
  count: number;
  areLeftOut: boolean;
  onLeaveOut: (leavesOut: boolean) => void;
}

/** Says that rows are hidden in the file, and leaves them out on request. */
function HiddenRows({ count, areLeftOut, onLeaveOut }: HiddenRowsProps) {
  const { t, stack } = peopleImportWords.useWords();
  if (count === 0) return null;
  return (
    <Banner
      tone={areLeftOut ? 'info' : 'caution'}
      action={
        <Button size="small" onClick={() => onLeaveOut(!areLeftOut)}>
          {t(areLeftOut ? 'hiddenRows.take' : 'hiddenRows.leaveOut')}
        </Button>
      }
    >
      {stack(areLeftOut ? 'hiddenRows.leftOut' : 'hiddenRows.found', { count })}
    </Banner>
  );
}

/** Reports that the comparison with existing people is running or has failed. */
function Comparison({ known }: { known: KnownForImportState }) {
  const { t, stack } = peopleImportWords.useWords();
  if (known.failed)
    return (
      <Banner tone="caution" role="alert" action={<RetryButton size="small" onRetry={known.read} />}>
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

interface ChosenView {
  view: View;
  /** Ids of the rows that were in the view when the user selected it. */
  kept: ReadonlySet<number>;
}

const viewNames = { all: 'all', check: 'toCheck', refusable: 'toBeRefused' } as const satisfies Record<
  View,
  string
>;

/** Says that a corrected copy is sent and the user's own file is unchanged. */
function Rewritten({ corrections, isMatched }: { corrections: number; isMatched: boolean }) {
  const { t, stack } = peopleImportWords.useWords();
  const title = isMatched ? t('matched') : t('tableOnly');
  return (
    <Banner tone="info" title={corrections > 0 ? t('corrected', { count: corrections }) : title}>
      {stack('rewritten')}
    </Banner>
  );
}

interface PreviewRowsProps {
  people: Pick<PeopleToImport, 'columns'>;
  heads: ImportHeads<string>;
  headCells: readonly string[];
  rows: readonly ImportRow[];
  onCorrect: (correction: CellCorrection, original: string) => void;
}

function PreviewRows({ people, heads, headCells, rows, onCorrect }: PreviewRowsProps) {
  const { t, stack } = peopleImportWords.useWords();
  const number = useNumber();
  const [{ view: chosen, kept }, setView] = useState<ChosenView>({ view: 'all', kept: new Set() });
  const byView = {
    all: rows,
    refusable: rows.filter(isRefusable),
    check: rows.filter((row) => row.findings.length > 0 && !isRefusable(row)),
  };
  // A row stays in the view while it is corrected. The comparison with existing people can empty this view.
  const inView = new Set(byView[chosen]);
  const chosenRows = rows.filter((row) => inView.has(row) || kept.has(row.number));
  const view = chosenRows.length > 0 ? chosen : 'all';
  const columns = usePreviewColumns({ columns: people.columns, heads, headCells, onCorrect });
  const ready = rows.length - byView.refusable.length - byView.check.length;
  return (
    <>
      <div className={styles.figures}>
        <StatList>
          <Stat label={stack('lines')} value={number(rows.length)} />
          <Stat label={stack('ready')} value={number(ready)} />
          <Stat label={stack('toCheck')} value={number(byView.check.length)} />
          <Stat label={stack('toBeRefused')} value={number(byView.refusable.length)} />
        </StatList>
      </div>
      {(ready < rows.length || view !== 'all') && (
        <SegmentedControl<View>
          label={t('show')}
          value={view}
          onValueChange={(next) =>
            setView({ view: next, kept: new Set(byView[next].map((row) => row.number)) })
          }
          options={views
            .filter((option) => byView[option].length > 0 || option === view)
            .map((option) => ({ value: option, label: stack(viewNames[option]) }))}
        />
      )}
      <p className={styles.hint}>{t('cell.hint')}</p>
      <PagedRows
        key={view}
        caption={t('caption')}
        columns={columns}
        rows={view === 'all' ? rows : chosenRows}
        rowKey={(row) => row.number}
        editable
      />
    </>
  );
}

/** Returns the column headers in each language. */
function headsOf(columns: readonly ImportColumn[], fields: readonly string[]) {
  const named = columns.filter(({ field }) => fields.includes(field));
  return { fr: named.map(({ fr }) => fr).join(', '), en: named.map(({ en }) => en).join(', ') };
}
