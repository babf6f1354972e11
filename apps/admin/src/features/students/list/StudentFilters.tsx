import { useCompanies } from '@portal/api-client';
import { type CefrLevel, cefrLevels, type Enrolment } from '@portal/domain';
import { type ActiveFilter, CheckboxField, Combobox, SelectField } from '@portal/ui';
import { useComboboxWords, vocabulary } from '@portal/views';
import { type ReactNode, useMemo } from 'react';
import type { ListCounted } from '../../../parts/ListCount';
import { ListFilters } from '../../../parts/ListFilters';
import { useContractOptions } from '../../../parts/useContractOptions';
import { long, short } from './StudentFilters.css';
import { enrolments, type StudentListState, studentList } from './student-list-state';
import { studentListWords } from './student-list-words';

export interface StudentFiltersProps {
  /** What the list shows at present. */
  state: StudentListState;
  /** Called with what should be shown instead. */
  onChange: (changes: Partial<StudentListState>, options?: { replace?: boolean }) => void;
  /** Called to go back to the whole list. */
  onReset: () => void;
  /** How many are shown on all pages. */
  counted: ListCounted;
}

/** Contracts offered at once, as where a student is assigned to one (LIMIT-38). */
const contractsAtOnce = 2000;

/** Search, enrolment, level, contract and company of the students list (STU-LIST-03 to STU-LIST-07, STU-LIST-09, SHELL-120). */
export function StudentFilters({ state, onChange, onReset, counted }: StudentFiltersProps) {
  const { t, plain } = studentListWords.useWords();
  const ofDomain = vocabulary.useWords();
  const words = useComboboxWords();
  const companies = useCompanies();
  const contracts = useContractOptions({ pageSize: contractsAtOnce, chosen: state.contract });
  const companyOptions = useMemo(
    () => (companies.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    [companies.data],
  );
  const active: ActiveFilter[] = [];
  const chip = (id: 'enrolment' | 'level' | 'company' | 'contract', name: ReactNode, value: ReactNode) =>
    active.push({
      id,
      label: (
        <>
          {name} : {value}
        </>
      ),
      onRemove: () => onChange({ [id]: studentList.defaults[id] }),
    });
  if (state.enrolment !== '')
    chip('enrolment', t('enrolmentFilter'), ofDomain.t(`enrolment.${state.enrolment}`));
  if (state.level !== '') chip('level', t('levelFilter'), state.level);
  if (state.contract !== 0) chip('contract', t('contractFilter'), contracts.chosenNumber);
  if (state.company !== 0) {
    const company = companies.data?.find(({ id }) => id === state.company)?.name ?? `#${state.company}`;
    chip('company', t('companyFilter'), company);
  }

  return (
    <ListFilters
      search={{
        value: state.search,
        onSearch: (search) => onChange({ search }, { replace: true }),
        label: t('search'),
        placeholder: plain('search'),
      }}
      active={active}
      onReset={onReset}
      counted={counted}
    >
      <div className={short}>
        <SelectField
          label={t('enrolmentFilter')}
          hideLabel
          placeholder={plain('everyone')}
          options={enrolments.map((value) => ({ value, label: ofDomain.plain(`enrolment.${value}`) }))}
          value={state.enrolment}
          onChange={(event) => onChange({ enrolment: event.currentTarget.value as Enrolment | '' })}
        />
      </div>
      <div className={short}>
        <SelectField
          label={t('levelFilter')}
          hideLabel
          placeholder={plain('allLevels')}
          options={cefrLevels.map((level) => ({ value: level, label: level }))}
          value={state.level}
          onChange={(event) => onChange({ level: event.currentTarget.value as CefrLevel | '' })}
        />
      </div>
      <div className={long}>
        <Combobox
          label={t('companyFilter')}
          hideLabel
          placeholder={plain('anyCompany')}
          options={companyOptions}
          loading={companies.isLoading}
          words={words}
          value={state.company === 0 ? '' : String(state.company)}
          onValueChange={(value) => onChange({ company: Number(value) })}
        />
      </div>
      <div className={long}>
        <Combobox
          label={t('contractFilter')}
          hideLabel
          placeholder={plain('anyContract')}
          {...contracts.source}
          words={words}
          value={state.contract === 0 ? '' : String(state.contract)}
          onValueChange={(value) => onChange({ contract: Number(value) })}
        />
      </div>
      <CheckboxField
        label={t('archivedFilter')}
        checked={state.archived}
        onChange={(event) => onChange({ archived: event.currentTarget.checked })}
      />
    </ListFilters>
  );
}
