import type { PlantedFault } from '../PlantedFault.ts';

const company = 'apps/reports/src/features/company';
const student = 'apps/reports/src/features/student';
const parts = 'apps/reports/src/parts';
const words = 'apps/reports/src/copy/en.ts';
const signIn = 'packages/api-client/src/session/sign-in.ts';

/** Faults in the private links of companies and students. */
export const linkFaults: readonly PlantedFault[] = [
  {
    row: 'LINK-COMP-01',
    what: 'a company can type in the report',
    file: 'packages/features/src/reports/ReadReportDialog.tsx',
    from: '      {data?.report ? (',
    to: '      <textarea aria-label="Comments" />\n      {data?.report ? (',
  },
  {
    row: 'LINK-COMP-01',
    what: 'only the first student is listed',
    file: `${company}/CompanyReports.tsx`,
    from: '        rows={data?.rows}\n',
    to: '        rows={data?.rows.slice(0, 1)}\n',
  },
  {
    row: 'LINK-COMP-02',
    what: 'the company signs in without the token of its address',
    file: `${company}/CompanyReportsPage.tsx`,
    from: '    token,\n    signIn: companySignIn,',
    to: "    token: token && 'known-link-of-somebody',\n    signIn: companySignIn,",
  },
  {
    row: 'LINK-COMP-03',
    what: 'a bad link has another title',
    file: words,
    from: "badTokenTitle: 'Login error'",
    to: "badTokenTitle: 'Error'",
  },
  {
    row: 'LINK-COMP-03',
    what: 'a bad link shows no toast',
    file: `${company}/CompanyReportsPage.tsx`,
    from: "onRefused: () => toast.danger(pair('toast.badToken'), { title: pair('toast.badTokenTitle') }),",
    to: "onRefused: () => pair('toast.badToken'),",
  },
  {
    row: 'LINK-COMP-04',
    what: 'nobody is welcomed',
    file: `${company}/CompanyReportsPage.tsx`,
    from: "    onOpened: () => toast.success(pair('toast.welcome'), { title: pair('toast.welcomeTitle') }),\n",
    to: '',
  },
  {
    row: 'LINK-COMP-05',
    what: 'the table lacks the hours',
    file: `${company}/CompanyReportTable.tsx`,
    from: "return hasHours ? all : all.filter(({ id }) => id !== 'hours');",
    to: "return all.filter(({ id }) => id !== 'hours');",
  },
  {
    row: 'LINK-COMP-06',
    what: 'the search finds nothing out',
    file: `${company}/CompanyReports.tsx`,
    from: '(text) => change({ search: text }, { replace: true })',
    to: '(text) => change({ search: text.slice(0, 0) }, { replace: true })',
  },
  {
    row: 'LINK-COMP-07',
    what: 'Next stays on the page',
    file: `${company}/CompanyReports.tsx`,
    from: 'onPage={(page) => change({ page })}',
    to: 'onPage={() => change({ page: data.page })}',
  },
  {
    row: 'LINK-COMP-08',
    what: 'a report does not open',
    file: `${company}/CompanyReportTable.tsx`,
    from: 'onView={() => onView?.(row)}',
    to: 'onView={() => undefined}',
  },
  {
    row: 'LINK-COMP-09',
    what: 'a file has the button of a form',
    file: `${parts}/ReportAction.tsx`,
    from: 'if (report?.form) {',
    to: 'if (report?.form || report?.file) {',
  },
  {
    row: 'LINK-COMP-10',
    what: 'an empty list says nothing matches',
    file: words,
    from: "empty: 'No reports'",
    to: "empty: 'Nothing here'",
  },
  {
    row: 'LINK-COMP-11',
    what: 'a company may update the report',
    file: `${parts}/ReportDialog.tsx`,
    from: "          {t('dialog.print')}\n",
    to: '          Report Update\n',
  },
  {
    row: 'LINK-STU-01',
    what: 'the page has the title of the company page',
    file: `${student}/StudentReportPage.tsx`,
    from: "title={stack('student.title')}",
    to: "title={stack('company.title')}",
  },
  {
    row: 'LINK-STU-02',
    what: 'a student can type in the report',
    file: 'packages/features/src/reports/ReadReportDialog.tsx',
    from: '      {data?.report ? (',
    to: '      <textarea aria-label="Comments" />\n      {data?.report ? (',
  },
  {
    row: 'LINK-STU-02',
    what: 'a report does not open',
    file: `${student}/StudentReports.tsx`,
    from: 'if (contract) openReport(',
    to: 'if (!contract) openReport(',
  },
  {
    row: 'LINK-STU-03',
    what: 'the student signs in without the token of the address',
    file: `${student}/StudentReportPage.tsx`,
    from: '    token,\n    signIn: studentSignIn,',
    to: "    token: token && 'known-link-of-somebody',\n    signIn: studentSignIn,",
  },
  {
    row: 'LINK-STU-04',
    what: 'the student has another id',
    file: signIn,
    from: 'return personFromWire(data.data.student);',
    to: 'return { ...personFromWire(data.data.student), id: 1 };',
  },
  {
    row: 'LINK-STU-05',
    what: 'the reports of another student are read',
    file: `${student}/StudentReports.tsx`,
    from: 'useStudentReports(student.id)',
    to: 'useStudentReports(student.id + 1)',
  },
  {
    row: 'LINK-STU-06',
    what: 'start and end date are swapped',
    file: `${student}/StudentReportTable.tsx`,
    from: '(contract?.startsOn ? <DateText value={contract.startsOn} />',
    to: '(contract?.endsOn ? <DateText value={contract.endsOn} />',
  },
  {
    row: 'LINK-STU-06',
    what: 'the end date has the head of the start date',
    file: `${student}/StudentReportTable.tsx`,
    from: "header: t('column.endsOn')",
    to: "header: t('column.startsOn')",
  },
  {
    row: 'LINK-STU-07',
    what: 'a file cannot be downloaded',
    file: `${parts}/ReportAction.tsx`,
    from: '  return report?.file ? <DownloadButton',
    to: '  return report?.form ? <DownloadButton',
  },
  {
    row: 'LINK-STU-08',
    what: 'who leaves is kept signed in',
    file: 'apps/reports/src/routes.tsx',
    from: 'return isThere && !isStudentReport;',
    to: 'return isThere && isStudentReport && false;',
  },
  {
    row: 'LINK-STU-10',
    what: 'a student may update the report',
    file: `${parts}/ReportDialog.tsx`,
    from: "          {t('dialog.print')}\n",
    to: '          Report Update\n',
  },
];
