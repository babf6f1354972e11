import {
  fullName,
  type ImportColumn,
  type ImportFinding,
  type ImportRow,
  isRefusable,
  refusalText,
  vocabularyEn,
  vocabularyFr,
} from '@portal/domain';
import type { WordValues } from '@portal/i18n';
import { Badge, type BadgeTone } from '@portal/ui';
import * as styles from './people-import.css';
import { peopleImportWords } from './people-import-words';

export interface ImportFindingsProps {
  row: ImportRow;
  /** The columns of the template; their headers appear in the findings. */
  columns: readonly ImportColumn[];
}

/** Whether a row can be imported, and its errors and warnings. */
export function ImportFindings({ row, columns }: ImportFindingsProps) {
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
    case 'damaged-text':
      return { column: headOf(columns, finding.field) };
    case 'same-email':
    case 'same-name':
      return { row: finding.row };
    case 'known-email':
    case 'known-name':
      return { name: fullName(finding.person) };
    case 'unknown-company':
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
