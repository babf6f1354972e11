import { ReportWizardPage } from '@portal/progress-reports';
import { QueryState } from '@portal/records';
import { HistoryInPlace } from '../../parts/history/RecordHistory';
import { pathTo } from '../../paths';

/** The report wizard; Close leads to the final steps of the contract (REP-FORM-02, DECISION-21). */
export function WizardPage() {
  return (
    <ReportWizardPage
      pathTo={pathTo}
      closeTo={(id) => pathTo('courses.edit.final', { id })}
      QueryState={QueryState}
      History={HistoryInPlace}
    />
  );
}
