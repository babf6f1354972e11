import { PageTitle } from '@portal/shell';
import { PageHead } from '@portal/ui';
import { copy } from '../../copy';

/** The head of the page, with or without its form. */
export function AttendanceHead() {
  const { stack, plain } = copy.useWords();
  return (
    <>
      <PageTitle>{plain('attendance.title')}</PageTitle>
      <PageHead title={stack('attendance.title')} />
    </>
  );
}
