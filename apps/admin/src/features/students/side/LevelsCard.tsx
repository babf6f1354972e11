import { useStudentReports } from '@portal/api-client';
import {
  type LanguageLevel,
  type LanguageProgress,
  levelSteps,
  type Student,
  type StudentReport,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { localDay } from '@portal/shell';
import { Badge, Button, Card, IconButton, PlusIcon, VisuallyHidden } from '@portal/ui';
import { LevelTimeline, MarkedName } from '@portal/views';
import { useMemo } from 'react';
import { headAction, lines, quiet, small, words } from '../../../parts/aside.css';
import { marks, row } from './StudentAside.css';
import { sideWords } from './side-words';

export interface LevelsCardProps {
  student: Student;
  /** Opens the dialog that adds a test; without an id, the user selects the language there. */
  onAdd: (languageId?: number) => void;
}

/** The student's level in each language, with date and tester (STU-EDIT-03, DOMAIN-52). */
export function LevelsCard({ student, onAdd }: LevelsCardProps) {
  const { t, stack, plain } = sideWords.useWords();
  const reports = useStudentReports(student.id).data ?? noReports;
  const progress = useMemo(() => levelSteps(student, reports, localDay), [student, reports]);
  // A report may state an expected level in an untested language.
  const untested = progress.filter(
    ({ language }) => !student.levels.some((level) => level.language?.id === language.id),
  );
  return (
    <Card
      title={stack('languageLevel')}
      aside={
        <Button size="small" variant="quiet" className={headAction} onClick={() => onAdd()}>
          {stack('add')}
          <VisuallyHidden> {t('languageLevel')}</VisuallyHidden>
        </Button>
      }
    >
      {student.levels.length + untested.length > 0 ? (
        <ul className={lines} aria-label={plain('levels.list')}>
          {student.levels.map((level) => (
            <LevelLine
              key={level.language?.id ?? 0}
              level={level}
              progress={progress.find(({ language }) => language.id === level.language?.id)}
              onAdd={onAdd}
            />
          ))}
          {untested.map(({ language, steps }) => (
            <li key={language.id} className={words}>
              <MarkedName of={language} />
              <LevelTimeline progress={{ language, steps }} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={quiet}>{t('levels.none')}</p>
      )}
    </Card>
  );
}

const noReports: readonly StudentReport[] = [];

function LevelLine({
  level: { language, level, testedOn, testerInitials },
  progress,
  onAdd,
}: {
  level: LanguageLevel;
  progress: LanguageProgress | undefined;
  onAdd: LevelsCardProps['onAdd'];
}) {
  const { t, stack } = sideWords.useWords();
  const name = language?.name ?? t('levels.unknownLanguage');
  return (
    <li className={words}>
      <span className={row}>
        {language ? <MarkedName of={language} /> : <span>{name}</span>}
        <span className={marks}>
          <Badge tone="info">{level}</Badge>
          <IconButton icon={PlusIcon} size="small" onClick={() => onAdd(language?.id)}>
            {t('levels.addTest')} {name}
          </IconButton>
        </span>
      </span>
      <span className={small}>
        {testedOn ? stack('levels.testedOn', { date: datePair(testedOn) }) : stack('notTested')}
      </span>
      {testerInitials && <span className={small}>{t('levels.testedBy', { initials: testerInitials })}</span>}
      {progress && <LevelTimeline progress={progress} />}
    </li>
  );
}
