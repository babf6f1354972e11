import type { ReportGaps } from '@portal/domain';
import { ConfirmDialog } from '@portal/ui';
import { reportWords } from '../ProgressReportForm/report-words';
import type { OpenQuestion } from '../useQuestion';
import { vocabulary } from '../vocabulary';
import { names } from './ReportWizard.css';
import { wizardWords } from './wizard-words';

/** Asks before an incomplete report is submitted, and names what is missing (DECISION-41). */
export function SubmitReportQuestion({ question: { unrated, empty }, answer }: OpenQuestion<ReportGaps>) {
  const { t, stack } = wizardWords.useWords();
  const { t: field } = reportWords.useWords();
  const { t: word } = vocabulary.useWords();
  return (
    <ConfirmDialog
      open
      title={stack('ask.title')}
      confirmLabel={t('submitAnyway')}
      cancelLabel={t('ask.keepFilling')}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {unrated.length > 0 && (
        <div>
          {stack('unrated', { count: unrated.length })}
          <ul className={names}>
            {unrated.map((skill) => (
              <li key={skill}>{word(`skill.${skill}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {empty.length > 0 && (
        <div>
          {stack('ask.empty')}
          <ul className={names}>
            {empty.map((name) => (
              <li key={name}>{field(name)}</li>
            ))}
          </ul>
        </div>
      )}
    </ConfirmDialog>
  );
}
