import { useCompanies } from '@portal/api-client';
import { cefrLevels } from '@portal/domain';
import { Combobox } from '@portal/ui';
import { useComboboxWords, vocabulary } from '@portal/views';
import { useMemo } from 'react';
import type { FilterField } from '../../../parts/list/list-filter-fields';
import { useContractFilter } from '../../../parts/list/useContractFilter';
import { enrolments, type StudentListState } from './student-list';
import { studentListWords } from './student-list-words';

/** Page size for the contracts to choose from, as in the dialog that assigns a contract (LIMIT-38). */
const contractPageSize = 2000;

/** The filters of the student list: enrolment, level, company, contract and archived (STU-LIST-03 to STU-LIST-07). */
export function useStudentFilters(
  { company, contract: chosen }: StudentListState,
  onChange: (changes: Partial<StudentListState>) => void,
): readonly FilterField<keyof StudentListState>[] {
  const { t, plain } = studentListWords.useWords();
  const ofDomain = vocabulary.useWords();
  const words = useComboboxWords();
  const companies = useCompanies();
  const contract = useContractFilter({
    pageSize: contractPageSize,
    chosen,
    onChange,
    label: t('contract'),
    placeholder: plain('anyContract'),
    width: 216,
  });
  const companyOptions = useMemo(
    () => (companies.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    [companies.data],
  );
  return [
    {
      kind: 'select',
      id: 'enrolment',
      label: t('status'),
      placeholder: plain('everyone'),
      options: enrolments.map((value) => ({
        value,
        label: ofDomain.plain(`enrolment.${value}`),
        activeLabel: ofDomain.t(`enrolment.${value}`),
      })),
      width: 184,
    },
    {
      kind: 'select',
      id: 'level',
      label: t('languageLevel'),
      placeholder: plain('allLevels'),
      options: cefrLevels.map((level) => ({ value: level, label: level })),
      width: 184,
    },
    {
      kind: 'other',
      id: 'company',
      label: t('companyFilter'),
      activeLabel: companies.data?.find(({ id }) => id === company)?.name ?? `#${company}`,
      field: (
        <Combobox
          label={t('companyFilter')}
          hideLabel
          placeholder={plain('anyCompany')}
          options={companyOptions}
          loading={companies.isLoading}
          words={words}
          value={company === 0 ? '' : String(company)}
          onValueChange={(value) => onChange({ company: Number(value) })}
        />
      ),
      width: 216,
    },
    contract,
    { kind: 'checkbox', id: 'archived', label: t('archivedOnly') },
  ];
}
