import { useCompanies, useTeachers } from '@portal/api-client';
import { byLastName, fullName } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { type ComboboxOption, DateField } from '@portal/ui';
import { useMemo } from 'react';
import type { FilterField } from '../../../parts/list/list-filter-fields';
import { recordFilter, useContractFilter } from '../../../parts/list/record-filter';
import { useChoices } from '../../../parts/useChoices';
import * as styles from './by-state.css';
import type { ReportStateListState } from './report-state-list';
import { reportStateWords } from './report-state-words';

/** Page size of the contract filter, as in the other lists. */
const contractPageSize = 2000;

type Filter = 'teacher' | 'company' | 'contract' | 'from' | 'to';

/** The filters of the reports: teacher, company, contract and period. */
export function useReportFilters(
  state: ReportStateListState,
  onChange: (changes: Partial<ReportStateListState>) => void,
): readonly FilterField<Filter>[] {
  const { t, plain } = reportStateWords.useWords();
  const teachers = useTeachers({ pageSize: 5000 });
  const companies = useCompanies();
  const contract = useContractFilter({
    pageSize: contractPageSize,
    chosen: state.contract,
    onChange,
    label: t('contract'),
    placeholder: plain('contract'),
    width: 190,
  });
  const teacherOptions = useMemo(
    () =>
      byLastName(teachers.data?.rows ?? []).map(
        (teacher): ComboboxOption => ({ value: String(teacher.id), label: fullName(teacher) }),
      ),
    [teachers.data],
  );
  const companyOptions = useChoices(companies.data, null);
  const ofRecord = (id: 'teacher' | 'company', options: readonly ComboboxOption[], loading: boolean) =>
    recordFilter({
      ...{ id, label: t(id), placeholder: plain(id), source: { options, loading } },
      ...{ chosen: state[id], onChange, width: 190 },
    });
  return [
    ofRecord('teacher', teacherOptions, teachers.isLoading),
    ofRecord('company', companyOptions, companies.isLoading),
    contract,
    {
      kind: 'other',
      id: 'from',
      label: t('from'),
      activeLabel: <DateText value={state.from} />,
      field: <Period state={state} onChange={onChange} />,
      width: 460,
    },
    { kind: 'linked', id: 'to', label: t('to'), activeLabel: <DateText value={state.to} /> },
  ];
}

interface PeriodProps {
  state: Pick<ReportStateListState, 'from' | 'to'>;
  onChange: (changes: Partial<ReportStateListState>) => void;
}

/** The first and the last day. A first day after the last day moves the last day. */
function Period({ state: { from, to }, onChange }: PeriodProps) {
  const { t } = reportStateWords.useWords();
  const set = (changed: { from: string; to: string }, kept: 'from' | 'to') =>
    onChange(
      changed.from && changed.to && changed.to < changed.from
        ? { from: changed[kept], to: changed[kept] }
        : changed,
    );
  return (
    <span className={styles.period}>
      <span aria-hidden className={styles.dayLabel}>
        {t('from')}
      </span>
      <DateField
        label={t('from')}
        hideLabel
        value={from}
        onChange={({ currentTarget }) => set({ from: currentTarget.value, to }, 'from')}
      />
      <span aria-hidden className={styles.dayLabel}>
        {t('to')}
      </span>
      <DateField
        label={t('to')}
        hideLabel
        value={to}
        onChange={({ currentTarget }) => set({ from, to: currentTarget.value }, 'to')}
      />
    </span>
  );
}
