import { type Contract, type ContractStudent, fullName } from '@portal/domain';
import { Card, TextLink } from '@portal/ui';
import { copy } from '../../copy';
import { pathTo } from '../../paths';
import { dueList, dueRow } from './ReportsDueCard.css';

export type ReportsDueCardProps = {
  /** Whom a report is still to be written about, contract by contract. */
  due: readonly { contract: Contract; student: ContractStudent }[];
};

/** The students whose progress report is due (PORTAL-HOME-10, OPEN-69). */
export function ReportsDueCard({ due }: ReportsDueCardProps) {
  const { stack } = copy.useWords();
  return (
    <Card title={stack('home.reportsDue')}>
      <ul className={dueList}>
        {due.map(({ contract, student }) => (
          <li key={`${contract.id} ${student.id}`} className={dueRow}>
            <span>{fullName(student)}</span>
            <TextLink variant="standalone" href={pathTo('teacher.views.course', { id: contract.id })}>
              {contract.number}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
