import { PageTitle } from '@portal/shell';
import { PageHead } from '@portal/ui';
import { pageCopy } from '../../copy/pages';

/** The heading of the page, with or without its form. */
export function AttendanceHead() {
  const { stack, plain } = pageCopy.useWords();
  return (
    <>
      <PageTitle>{plain('submitAttendance')}</PageTitle>
      <PageHead title={stack('submitAttendance')} />
    </>
  );
}
