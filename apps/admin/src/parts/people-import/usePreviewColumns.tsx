import {
  type CellCorrection,
  columnName,
  fieldsToCorrect,
  fullName,
  type ImportColumn,
  type ImportFinding,
  type ImportHeads,
  type ImportRow,
  isRefusable,
  refusalText,
  vocabularyEn,
  vocabularyFr,
} from '@portal/domain';
import type { WordValues } from '@portal/i18n';
import { Badge, type BadgeTone, CellEdit, type TableColumn } from '@portal/ui';
import { useMemo } from 'react';
import * as styles from './people-import.css';
import { peopleImportWords } from './people-import-words';

export interface PreviewColumnsOptions {
  /** The columns of the template. */
  columns: readonly ImportColumn[];
  heads: ImportHeads<string>;
  headCells: readonly string[];
  /** Corrects a cell; must be stable. */
  onCorrect: (correction: CellCorrection, original: string) => void;
}

/** Returns the columns of the preview, whose cells can be corrected in place. */
export function usePreviewColumns({
  columns,
  heads,
  headCells,
  onCorrect,
}: PreviewColumnsOptions): TableColumn<ImportRow>[] {
  const { stack } = peopleImportWords.useWords();
  return useMemo(() => {
    const cellOf = (row: ImportRow, field: string, placeholder?: string) => {
      const column = columns.find((known) => known.field === field);
      const place = heads.fields.indexOf(field);
      return column && place !== -1 ? (
        <PreviewCell
          row={row}
          place={place}
          column={column}
          placeholder={placeholder}
          onCorrect={onCorrect}
        />
      ) : (
        '—'
      );
    };
    const ownColumn = (id: 'name' | 'lastName' | 'email', width: number): TableColumn<ImportRow> => ({
      id,
      header: stack(`column.${id}`),
      width,
      phone: id === 'name' ? 'title' : undefined,
      cell: (row) => cellOf(row, id),
    });
    const others = heads.fields.flatMap((field, place) =>
      field === null || ['name', 'lastName', 'email'].includes(field) ? [] : [{ field, place }],
    );
    return [
      { id: 'line', header: stack('column.line'), width: 60, cell: ({ number }) => number },
      ownColumn('name', 102),
      ownColumn('lastName', 108),
      ownColumn('email', 176),
      {
        id: 'others',
        header: stack('column.others'),
        width: 160,
        cell: (row) => (
          <div className={styles.others}>
            {others.map(({ field, place }) => (
              <div key={field} className={styles.other}>
                {cellOf(row, field, `+ ${headCells[place] || columnName(place)}`)}
              </div>
            ))}
          </div>
        ),
      },
      {
        id: 'check',
        header: stack('column.check'),
        width: 200,
        cell: (row) => <ImportFindings row={row} columns={columns} />,
      },
    ];
  }, [columns, heads, headCells, onCorrect, stack]);
}

interface PreviewCellProps extends Pick<PreviewColumnsOptions, 'onCorrect'> {
  row: ImportRow;
  place: number;
  column: ImportColumn;
  /** Shown in an empty cell. */
  placeholder?: string;
}

function PreviewCell({ row, place, column: { field, fr, en }, placeholder, onCorrect }: PreviewCellProps) {
  const { t, plain } = peopleImportWords.useWords();
  const { number, cells, originals } = row;
  const text = cells[place] ?? '';
  const original = originals?.[place];
  const names = { column: { fr, en }, row: number };
  return (
    <CellEdit
      value={text}
      original={original}
      placeholder={placeholder}
      invalid={fieldsToCorrect(row).includes(field)}
      onChange={(typed) => onCorrect({ row: number, place, text: typed }, original ?? text)}
      words={{
        edit: (shown) => plain('cell.edit', { ...names, text: shown }),
        field: plain('cell.field', names),
        putBack: t('cell.putBack', names),
        changed: t('cell.changed'),
      }}
    />
  );
}

interface ImportFindingsProps {
  row: ImportRow;
  /** The columns of the template; their headers appear in the findings. */
  columns: readonly ImportColumn[];
}

/** Whether a row can be imported, and its errors and warnings. */
function ImportFindings({ row, columns }: ImportFindingsProps) {
  const { t, stack } = peopleImportWords.useWords();
  const { findings } = row;
  const status = isRefusable(row) ? 'refusable' : findings.length > 0 ? 'check' : 'ready';
  return (
    <div className={styles.verdict}>
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      {findings.length > 0 && (
        <ul className={styles.reasons}>
          {findings.map((finding) => (
            <li key={keyOf(finding)}>{stack(`finding.${finding.kind}`, valuesOf(finding, columns))}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const tones = { ready: 'positive', check: 'caution', refusable: 'critical' } as const satisfies Record<
  string,
  BadgeTone
>;

/** A row can have several findings of one kind, for different columns or names. */
function keyOf(finding: ImportFinding): string {
  const about = 'field' in finding ? finding.field : 'name' in finding ? finding.name : '';
  return `${finding.kind} ${about}`;
}

function valuesOf(finding: ImportFinding, columns: readonly ImportColumn[]): WordValues {
  switch (finding.kind) {
    case 'refused': {
      const { field, refusal } = finding;
      const reason = { fr: refusalText(vocabularyFr, refusal), en: refusalText(vocabularyEn, refusal) };
      return { column: headOf(columns, field), reason };
    }
    case 'formula':
    case 'formula-text':
    case 'dropped-plus':
    case 'damaged-text':
    case 'no-result':
      return { column: headOf(columns, finding.field) };
    case 'error':
      return { column: headOf(columns, finding.field), error: finding.text };
    case 'hidden':
      return {};
    case 'same-email':
    case 'same-name':
      return { row: finding.row };
    case 'known-email':
    case 'archived-email':
    case 'known-name':
      return { name: fullName(finding.person) };
    case 'unknown-company':
    case 'archived-company':
    case 'archived-language':
    case 'unknown-language':
      return { name: finding.name };
    default:
      return finding satisfies never;
  }
}

function headOf(columns: readonly ImportColumn[], field: string) {
  const column = columns.find((known) => known.field === field);
  return column ? { fr: column.fr, en: column.en } : field;
}
