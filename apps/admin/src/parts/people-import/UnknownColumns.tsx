import {
  type ColumnMatches,
  columnName,
  guessField,
  type ImportColumn,
  type ImportHeads,
  type MatchableField,
  matchableFields,
  type UnknownColumn,
} from '@portal/domain';
import { Badge, Banner, Button, Heading, SelectField } from '@portal/ui';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import * as styles from './people-import.css';
import { peopleImportWords } from './people-import-words';

export interface UnknownColumnsProps {
  /** The columns of the template. */
  columns: readonly ImportColumn[];
  heads: ImportHeads<string>;
  headCells: readonly string[];
  unknown: readonly UnknownColumn[];
  /** The matches of earlier files. */
  recalled: ColumnMatches;
  /** All matches. */
  matches: ColumnMatches;
  /** Called with the field of a column; null ignores the column. */
  onMatch: (place: number, field: string | null) => void;
}

/**
 * Matches the unknown columns of a file with the template. Collapsed unless a required column is missing or something
 * was matched, because most unknown columns are not imported.
 */
export function UnknownColumns({
  columns,
  heads,
  headCells,
  unknown,
  recalled,
  matches,
  onMatch,
}: UnknownColumnsProps) {
  const { t, stack } = peopleImportWords.useWords();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isAsked) list.current?.querySelector('select')?.focus();
  }, [isAsked]);
  const isMatched = Object.values(matches).some((field) => field !== null);
  // Stays open after the last missing column is matched.
  const [wasMissing, setWasMissing] = useState(heads.missing.length > 0);
  if (!wasMissing && heads.missing.length > 0) setWasMissing(true);
  if (unknown.length === 0) return null;
  if (!isAsked && !isMatched && !wasMissing)
    return (
      <Banner
        tone="caution"
        title={t('unknownColumns')}
        action={
          <Button size="small" onClick={() => setAsked(true)}>
            {t('matching.open')}
          </Button>
        }
      >
        {stack('unknownColumnsText', {
          columns: unknown
            .filter(({ place }) => !heads.fields[place])
            .map(({ head, place }) => head || columnName(place))
            .join(', '),
        })}
      </Banner>
    );
  const fields = matchableFields(columns, heads);
  return (
    <section aria-labelledby={titleId} className={styles.matching}>
      <Heading level={3} id={titleId}>
        {t('matching.title')}
      </Heading>
      <p>{stack('matching.intro')}</p>
      <ul ref={list} className={styles.matches}>
        {unknown.map((column) => (
          <UnknownColumnRow
            key={column.place}
            column={column}
            field={heads.fields[column.place] ?? null}
            isRecalled={
              recalled[column.place] !== undefined && recalled[column.place] === matches[column.place]
            }
            fields={fields}
            headCells={headCells}
            onMatch={(field) => onMatch(column.place, field)}
          />
        ))}
      </ul>
    </section>
  );
}

interface UnknownColumnRowProps {
  column: UnknownColumn;
  /** The field of the column; null if it is ignored. */
  field: string | null;
  /** Whether the column is matched as in an earlier file. */
  isRecalled: boolean;
  fields: readonly MatchableField[];
  headCells: readonly string[];
  onMatch: (field: string | null) => void;
}

function UnknownColumnRow({ column, field, isRecalled, fields, headCells, onMatch }: UnknownColumnRowProps) {
  const { t, plain } = peopleImportWords.useWords();
  const { place, head, samples } = column;
  const guess = field === null && !isRecalled ? guessField(head, fields) : null;
  const guessed = fields.find((known) => known.column.field === guess)?.column;
  const acceptGuess = ({ currentTarget }: MouseEvent) => {
    // The clicked button is removed.
    currentTarget.closest('li')?.querySelector('select')?.focus();
    onMatch(guess);
  };
  return (
    <li className={styles.match}>
      <div className={styles.matchHead}>
        {head ? (
          <bdi className={styles.headText}>{head}</bdi>
        ) : (
          <span className={styles.headText}>{t('matching.unnamed', { letter: columnName(place) })}</span>
        )}
        <span className={styles.quiet}>
          {samples.length > 0
            ? samples.map((text, index) => (
                <span key={text}>
                  {index > 0 && ' · '}
                  <bdi>{text}</bdi>
                </span>
              ))
            : t('matching.empty')}
        </span>
      </div>
      <div className={styles.matchChoice}>
        <SelectField
          aria-label={plain('matching.choice', { head: head || columnName(place) })}
          placeholder={plain('matching.passOver')}
          value={field ?? ''}
          onChange={({ currentTarget }) => onMatch(currentTarget.value || null)}
          options={fields.map(({ column: { field: own, fr, en, required }, takenBy }) => {
            const name = { fr: required ? `${fr}*` : fr, en: required ? `${en}*` : en };
            const isTaken = takenBy !== null && takenBy !== place;
            return {
              value: own,
              label: isTaken
                ? plain('matching.taken', {
                    column: name,
                    head: headCells[takenBy]?.trim() || columnName(takenBy),
                  })
                : plain('matching.field', { column: name }),
              disabled: isTaken,
            };
          })}
        />
        {guessed && (
          <Button size="small" onClick={acceptGuess}>
            {t('matching.guess', { column: { fr: guessed.fr, en: guessed.en } })}
          </Button>
        )}
        {isRecalled && (
          <Badge tone="info">{t(field === null ? 'matching.passedOverBefore' : 'matching.recalled')}</Badge>
        )}
      </div>
    </li>
  );
}
