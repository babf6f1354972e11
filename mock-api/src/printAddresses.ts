import { accounts, samplePassword } from '@portal/server/samples';

/** Prints the addresses and how to sign in. */
export function printAddresses(origin: string): void {
  const base = origin.replace(/\/$/, '');
  const rows = [
    ['Administration', `${base}/admin/`],
    ['Teachers', `${base}/teacher-view/`],
    ['A company’s link', `${base}/#/clientReport/${accounts.company.token}`],
    ['A student’s link', `${base}/#/student-report/${accounts.student.token}`],
    ['An invitation', `${base}/#/invite/${accounts.invited.hash}`],
    ['Mail that was sent', `${base}/outbox`],
  ];
  const people = [
    ['Administrator', accounts.admin.email],
    ['Teacher', accounts.teacher.email],
    ['Teacher', accounts.otherTeacher.email],
  ];
  const line = ([name = '', value = '']: readonly string[]) => `  ${name.padEnd(20)}${value}`;
  console.log(
    [
      '',
      `  ${base}/`,
      '',
      ...rows.map(line),
      '',
      `  Password of all samples: ${samplePassword}`,
      ...people.map(line),
      '',
    ].join('\n'),
  );
}
