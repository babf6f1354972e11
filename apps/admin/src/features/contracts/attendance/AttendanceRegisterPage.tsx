import { useClassesOfHours, useContract, useLessons } from '@portal/api-client';
import { hasStudents } from '@portal/domain';
import { localDay, PageTitle, PrintLayout, useProvider } from '@portal/shell';
import { AttendanceRegister } from '@portal/views';
import { useParams } from 'react-router-dom';
import { copy } from '../../../copy';
import { pathTo } from '../../../paths';
import { ContractState } from '../ContractState';

/** The attendance of a contract as a printable register (CON-ATT-02, CON-ATT-03, LIMIT-20). */
export function AttendanceRegisterPage() {
  const id = Number(useParams().id);
  const query = useContract(id);
  const lessons = useLessons(id);
  const classes = useClassesOfHours(id);
  const provider = useProvider();
  const { t, plain } = copy.useWords();
  // A contract cached from a list may lack its students.
  const contract = query.data && hasStudents(query.data) ? query.data : undefined;
  const waitingFor =
    [contract ? undefined : query, lessons.data ? undefined : lessons].find(Boolean) ?? classes;
  return (
    <PrintLayout
      back={{ href: pathTo('courses.edit.attendance', { id }), label: t('attendance.back') }}
      ready={Boolean(contract && lessons.data && classes.data)}
      isAcross
    >
      {(paper) =>
        contract && lessons.data && classes.data ? (
          <>
            <PageTitle>{`${plain('attendanceRegister')} ${contract.number}`}</PageTitle>
            <AttendanceRegister
              size={paper}
              contract={contract}
              lessons={lessons.data.rows}
              classes={classes.data}
              provider={provider}
              today={localDay()}
            />
          </>
        ) : (
          <ContractState error={waitingFor.error} retry={waitingFor.retry} />
        )
      }
    </PrintLayout>
  );
}
