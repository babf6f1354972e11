import { byLastName, type Contract, type ContractStudent, fullName } from '@portal/domain';
import { Card } from '@portal/ui';
import { copy } from '../../copy';
import { dueList, dueRow, numberOf } from './ReportsDueCard.css';

export type ReportsDueCardProps = {
  /** Whom a report is still to be written about, contract by contract. */
  due: readonly { contract: Contract; student: ContractStudent }[];
};

/** The students whose progress report is due (PORTAL-HOME-10, OPEN-69). */
export function ReportsDueCard({ due }: ReportsDueCardProps) {
  const { stack } = copy.useWords();
  const byContract = new Map<number, { contract: Contract; students: ContractStudent[] }>();
  for (const { contract, student } of due) {
    const known = byContract.get(contract.id);
    if (known) known.students.push(student);
    else byContract.set(contract.id, { contract, students: [student] });
  }
  return (
    <Card title={stack('home.reportsDue')}>
      <ul className={dueList}>
        {[...byContract.values()].map(({ contract, students }) => (
          <li key={contract.id} className={dueRow}>
            <span className={numberOf}>{contract.number}</span>
            <span>{byLastName(students).map(fullName).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
