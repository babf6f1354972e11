import { type Contract, fullName } from '@portal/domain';
import { DateText } from '@portal/i18n';
import type { DescriptionItem } from '@portal/ui';
import { CourseTypeName } from '../CourseTypeName';
import { contractFactWords } from './contract-fact-words';

/** A fact about the contract at the top of a document. */
type Fact = 'company' | 'language' | 'courseType' | 'teacher' | 'period';

/** The contract fields that documents show at the top. */
type ContractFacts = Pick<Contract, 'startsOn' | 'endsOn'> &
  Partial<Pick<Contract, 'language' | 'courseType' | 'teacher'>> & {
    company?: Pick<NonNullable<Contract['company']>, 'name'> | null;
  };

/** Returns a contract's facts for the top of its documents, each separately; `---` for unknown ones (SHELL-051). */
export function useContractFacts(contract: ContractFacts): Record<Fact, DescriptionItem> {
  const { t } = contractFactWords.useWords();
  const { company, language, courseType, teacher, startsOn, endsOn } = contract;
  return {
    company: { id: 'company', term: t('company'), value: company?.name ?? '---' },
    language: { id: 'language', term: t('language'), value: language?.name ?? '---' },
    courseType: {
      id: 'type',
      term: t('courseType'),
      value: courseType ? <CourseTypeName type={courseType} /> : '---',
    },
    teacher: { id: 'teacher', term: t('teacher'), value: teacher ? fullName(teacher) : '---' },
    period: {
      id: 'period',
      term: t('period'),
      value: (
        <>
          {startsOn ? <DateText value={startsOn} /> : t('noStart')}
          {' – '}
          {endsOn ? <DateText value={endsOn} /> : t('noEnd')}
        </>
      ),
    },
  };
}
