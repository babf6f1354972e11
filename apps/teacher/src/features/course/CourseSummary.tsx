import type { Contract } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Card, DescriptionList, TextLink } from '@portal/ui';
import { copy } from '../../copy';
import { ContractWarnings } from '../../parts/ContractWarnings';
import { pathTo } from '../../paths';

export type CourseSummaryProps = {
  contract: Contract;
};

/** When, what and for whom (PORTAL-COURSE-02, -03, -07 to -09), and what is still to be done. */
export function CourseSummary({ contract }: CourseSummaryProps) {
  const { t } = copy.useWords();
  return (
    <Card>
      <ContractWarnings contract={contract} />
      <DescriptionList
        items={[
          {
            id: 'dates',
            term: t('course.dates'),
            value: (
              <>
                {contract.startsOn ? <DateText value={contract.startsOn} /> : t('course.noStart')}
                {' → '}
                {contract.endsOn ? <DateText value={contract.endsOn} /> : t('course.noEnd')}
              </>
            ),
          },
          { id: 'schedule', term: t('course.schedule'), value: contract.schedule ?? t('noSchedule') },
          {
            id: 'students',
            term: t('course.students'),
            value: (
              <>
                {contract.studentCount} ·{' '}
                <TextLink href={pathTo('teacher.views.studentList', { id: contract.id })}>
                  {t('course.studentList')}
                </TextLink>
              </>
            ),
          },
          { id: 'description', term: t('course.description'), value: contract.description ?? '---' },
        ]}
      />
    </Card>
  );
}
