import { type Contract, fullName } from '@portal/domain';
import { DateText } from '@portal/i18n';
import type { DescriptionItem } from '@portal/ui';
import { contractFactWords } from './contract-fact-words';

/** What a document says first about its contract. */
type Fact = 'company' | 'language' | 'courseType' | 'teacher' | 'period';

/** A contract as documents name it at their head. */
type ContractFacts = Pick<Contract, 'startsOn' | 'endsOn'> &
  Partial<Pick<Contract, 'language' | 'courseType' | 'teacher'>> & {
    company?: Pick<NonNullable<Contract['company']>, 'name'> | null;
  };

/** The facts of a contract that documents have at their head, each to be placed where it belongs; `---` for what is not known (SHELL-051). */
export function useContractFacts(contract: ContractFacts): Record<Fact, DescriptionItem> {
  const { t } = contractFactWords.useWords();
  const { company, language, courseType, teacher, startsOn, endsOn } = contract;
  return {
    company: { id: 'company', term: t('company'), value: company?.name ?? '---' },
    language: { id: 'language', term: t('language'), value: language?.name ?? '---' },
    courseType: { id: 'type', term: t('courseType'), value: courseType?.name ?? '---' },
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
