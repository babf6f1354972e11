import { accounts } from '../../fixtures';
import type { Journey, Scene } from '../journey';

const readReport = ({ page }: Scene) => [
  {
    name: 'open a report',
    press: page.getByRole('button', { name: 'View' }).first(),
    done: page
      .getByRole('dialog', { name: 'Progress report' })
      .getByRole('row', { name: /Listening comprehension/ }),
  },
];

/** Journeys of people with a private link. */
export const linkJourneys = [
  {
    name: 'a company reads a report',
    app: 'reports',
    at: () => `/#/clientReport/${accounts.company.token}`,
    steps: readReport,
  },
  {
    name: 'a student reads a report',
    app: 'reports',
    at: () => `/#/student-report/${accounts.student.token}`,
    steps: readReport,
  },
] as const satisfies readonly Journey[];
