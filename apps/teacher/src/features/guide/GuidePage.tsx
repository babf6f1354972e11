import { PageLayout, PageTitle, useToday } from '@portal/shell';
import { ButtonLink, CalendarIcon, Card, CheckIcon, Icon, PageHead } from '@portal/ui';
import { ProviderContact } from '../../parts/ProviderContact';
import { pathTo } from '../../paths';
import { list, particular, particularList } from './guide.css';
import { guideWords } from './guide-words';
import { InvoiceDatesTable } from './InvoiceDatesTable';
import { InvoiceTemplate } from './InvoiceTemplate';

const rules = ['monthly', 'due', 'payment'] as const;
const particulars = ['name', 'period', 'numbers', 'companies', 'students', 'rate', 'hours', 'total'] as const;

/** `teacher.views.guide`: how teachers invoice, and by when (PORTAL-GUIDE-01 to PORTAL-GUIDE-14). */
export function GuidePage() {
  const { t, stack, plain } = guideWords.useWords();
  const today = useToday();
  return (
    <PageLayout width="narrow">
      <PageTitle>{plain('invoicingGuide')}</PageTitle>
      <PageHead title={stack('invoicingGuide')} />
      <Card title={stack('when')}>
        <ul className={list}>
          {rules.map((rule) => (
            <li key={rule}>{stack(rule)}</li>
          ))}
        </ul>
        <InvoiceDatesTable today={today} />
      </Card>
      <Card title={stack('ownHours')}>
        <div>{stack('ownHoursText')}</div>
        <div>
          <ButtonLink size="large" icon={CalendarIcon} href={pathTo('teacher.views.hours')}>
            {t('openHours')}
          </ButtonLink>
        </div>
      </Card>
      <Card title={stack('which')}>
        <div>{stack('either')}</div>
        <InvoiceTemplate />
      </Card>
      <Card title={stack('ownMustShow')}>
        <ul className={particularList}>
          {particulars.map((name) => (
            <li key={name} className={particular}>
              <Icon of={CheckIcon} />
              <span>{stack(name)}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={stack('question')}>
        <ProviderContact />
      </Card>
    </PageLayout>
  );
}
