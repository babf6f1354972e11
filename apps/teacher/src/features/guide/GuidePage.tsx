import { PageLayout, PageTitle } from '@portal/shell';
import { Card, PageHead } from '@portal/ui';
import { copy } from '../../copy';
import { list } from './GuidePage.css';

const rules = ['monthly', 'due', 'payment'] as const;
const particulars = ['name', 'period', 'numbers', 'companies', 'students', 'rate', 'hours', 'total'] as const;

/** `teacher.views.guide`: how teachers invoice (PORTAL-GUIDE-01 to PORTAL-GUIDE-13). */
export function GuidePage() {
  const { stack, plain } = copy.useWords();
  return (
    <PageLayout width="narrow">
      <PageTitle>{plain('guide.title')}</PageTitle>
      <PageHead title={stack('guide.title')} />
      <Card title={stack('guide.when')}>
        <ul className={list}>
          {rules.map((rule) => (
            <li key={rule}>{stack(`guide.${rule}`)}</li>
          ))}
        </ul>
      </Card>
      <Card title={stack('guide.which')}>
        <div>{stack('guide.either')}</div>
        <div>{stack('guide.ownMustShow')}</div>
        <ul className={list}>
          {particulars.map((particular) => (
            <li key={particular}>{stack(`guide.${particular}`)}</li>
          ))}
        </ul>
      </Card>
    </PageLayout>
  );
}
