import type { Contract } from '@portal/domain';
import { DescriptionList } from '@portal/ui';
import { CourseTypeName } from '@portal/views';
import { pageCopy } from '../../copy/pages';

export type CourseDetailsProps = {
  contract: Contract;
};

/** Details of the contract (PORTAL-COURSE-11, PORTAL-COURSE-12). */
export function CourseDetails({ contract }: CourseDetailsProps) {
  const { t } = pageCopy.useWords();
  const { courseType } = contract;
  return (
    <DescriptionList
      items={[
        { id: 'number', term: t('course.number'), value: contract.number },
        { id: 'company', term: t('company'), value: contract.company?.name ?? '---' },
        {
          id: 'type',
          term: t('courseTypeTitle'),
          value: courseType ? <CourseTypeName type={courseType} /> : '---',
        },
        { id: 'location', term: t('location'), value: contract.location || t('course.noLocation') },
        { id: 'language', term: t('course.language'), value: contract.language?.name ?? '---' },
      ]}
    />
  );
}
