import { byLastName, type Contract, type ContractStudent, fullName } from '@portal/domain';
import { Card, ChevronRightIcon, Icon, TextLink } from '@portal/ui';
import { copy } from '../../copy';
import { pathTo } from '../../paths';
import { chevron, dueContract, dueList, dueStudent, numberOf, students, writeLink } from './home.css';

export type ReportsDueCardProps = {
  /** The students whose report is due, by contract. */
  due: readonly { contract: Contract; student: ContractStudent }[];
};

/** Students whose progress report is due, with links to the wizard (PORTAL-HOME-10, OPEN-69). */
export function ReportsDueCard({ due }: ReportsDueCardProps) {
  const { t, stack } = copy.useWords();
  const byContract = new Map<number, { contract: Contract; students: ContractStudent[] }>();
  for (const { contract, student } of due) {
    const known = byContract.get(contract.id);
    if (known) known.students.push(student);
    else byContract.set(contract.id, { contract, students: [student] });
  }
  return (
    <Card title={stack('home.reportsDue')}>
      <ul className={dueList}>
        {[...byContract.values()].map((group) => (
          <li key={group.contract.id} className={dueContract}>
            <span className={numberOf}>{group.contract.number}</span>
            <ul className={students}>
              {byLastName(group.students).map((student) => (
                <li key={student.id}>
                  <TextLink
                    variant="standalone"
                    className={dueStudent}
                    href={pathTo('reports.courseInfo', { id: student.id, courseId: group.contract.id })}
                  >
                    <span>{fullName(student)}</span>
                    <span className={writeLink}>
                      {t(student.reportForm ? 'home.goOnWithReport' : 'home.writeReport')}
                    </span>
                    <Icon of={ChevronRightIcon} className={chevron} />
                  </TextLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
