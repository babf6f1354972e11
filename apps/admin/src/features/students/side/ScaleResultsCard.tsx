import {
  levelsText,
  resultStatus,
  type ScaleResult,
  type ScaleStanding,
  type Student,
  scaleStandings,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { useToday } from '@portal/shell';
import { Badge, Button, Card, DeleteIcon, EditIcon, IconButton, VisuallyHidden } from '@portal/ui';
import { MarkedName } from '@portal/views';
import { headAction, lines, quiet, small, words } from '../../../parts/aside.css';
import { marks, resultRow, row } from './StudentAside.css';
import { scaleResultWords } from './scale-result-words';

export interface ScaleResultsCardProps {
  student: Student;
  /** Opens the dialog that adds a result. */
  onAdd: () => void;
  /** Opens the dialog that corrects a result. */
  onCorrect: (id: number) => void;
  /** Asks before a result is removed. */
  onRemove: (id: number) => void;
}

/** The student's results on the scales of clients: the latest level of each skill, and every test (DECISION-222). */
export function ScaleResultsCard({ student, onAdd, onCorrect, onRemove }: ScaleResultsCardProps) {
  const { t, stack, plain } = scaleResultWords.useWords();
  const standings = scaleStandings(student.scaleResults);
  return (
    <Card
      title={stack('card')}
      aside={
        <Button size="small" variant="quiet" className={headAction} onClick={onAdd}>
          {stack('add')}
          <VisuallyHidden> {t('card')}</VisuallyHidden>
        </Button>
      }
    >
      {standings.length > 0 ? (
        <ul className={lines} aria-label={plain('list')}>
          {standings.map((standing) => (
            <Standing
              key={`${standing.language?.id ?? 0} ${standing.scale}`}
              standing={standing}
              all={student.scaleResults}
              onCorrect={onCorrect}
              onRemove={onRemove}
            />
          ))}
        </ul>
      ) : (
        <p className={quiet}>{t('none')}</p>
      )}
    </Card>
  );
}

interface StandingProps extends Pick<ScaleResultsCardProps, 'onCorrect' | 'onRemove'> {
  standing: ScaleStanding;
  all: readonly ScaleResult[];
}

function Standing({
  standing: { language, scale, levels, results },
  all,
  onCorrect,
  onRemove,
}: StandingProps) {
  const { t } = scaleResultWords.useWords();
  return (
    <li className={words}>
      <span className={row}>
        <span>
          {language && <MarkedName of={language} />} <span className={quiet}>{t(`scale.${scale}`)}</span>
        </span>
        <Badge tone="info">{levelsText(scale, levels)}</Badge>
      </span>
      {results.map((result) => (
        <ResultLine key={result.id} result={result} all={all} onCorrect={onCorrect} onRemove={onRemove} />
      ))}
    </li>
  );
}

interface ResultLineProps extends Pick<StandingProps, 'all' | 'onCorrect' | 'onRemove'> {
  result: ScaleResult;
}

function ResultLine({ result, all, onCorrect, onRemove }: ResultLineProps) {
  const { t } = scaleResultWords.useWords();
  const { id, scale, levels, testedOn, source } = result;
  const status = resultStatus(result, all, useToday());
  const date = datePair(testedOn);
  const name = <VisuallyHidden> {t('resultOf', { levels: levelsText(scale, levels), date })}</VisuallyHidden>;
  return (
    <div className={resultRow}>
      <div className={words}>
        <span className={small}>
          <strong>{levelsText(scale, levels)}</strong> {t('onDay', { date })}
        </span>
        {source && <span className={small}>{t('by', { source })}</span>}
        {(status.kind === 'valid' || status.kind === 'ended') && (
          <span className={small}>
            {status.kind === 'ended' ? (
              <Badge tone="critical">{t('ended', { date: datePair(status.lastDay) })}</Badge>
            ) : (
              t('until', { date: datePair(status.lastDay) })
            )}
          </span>
        )}
        {(status.kind === 'replaced' || status.kind === 'exempt') && (
          <span className={small}>{t(status.kind)}</span>
        )}
      </div>
      <span className={marks}>
        <IconButton icon={EditIcon} size="small" onClick={() => onCorrect(id)}>
          {t('correct')}
          {name}
        </IconButton>
        <IconButton icon={DeleteIcon} size="small" onClick={() => onRemove(id)}>
          {t('removeResult')}
          {name}
        </IconButton>
      </span>
    </div>
  );
}
