import { ReportWizardPage } from '@portal/progress-reports';
import { QueryState } from '../../parts/QueryState';
import { pathTo } from '../../paths';

/** The report wizard; Close opens the course (REP-FORM-02, REP-FORM-07, DECISION-21). */
export function WizardPage() {
  return (
    <ReportWizardPage
      pathTo={pathTo}
      closeTo={(id) => pathTo('teacher.views.course', { id })}
      QueryState={QueryState}
    />
  );
}
