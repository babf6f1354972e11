import { useCompanies, useStudents } from '@portal/api-client';
import { cefrLevels } from '@portal/domain';
import { useListState } from '@portal/shell';
import { Button, Combobox, UploadIcon } from '@portal/ui';
import { useComboboxWords, vocabulary } from '@portal/views';
import { useMemo } from 'react';
import { ListScreen } from '../../../parts/list/ListScreen';
import type { FilterField } from '../../../parts/list/list-filter-fields';
import { useContractFilter } from '../../../parts/list/useContractFilter';
import { onDemand } from '../../../parts/OnDemand';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { pathTo } from '../../../paths';
import { loadStudentBasic, loadStudentLayout } from '../student-edit-pages';
import { studentColumns } from './student-columns';
import { enrolments, type StudentListState, studentList } from './student-list';
import { studentListWords } from './student-list-words';
import { studentRowDialogs, studentRowMenu } from './student-row-menu';

/** The students: search, open, notes, archive (STU-LIST-01 to STU-LIST-10). */
export function StudentListPage() {
  const address = useListState(studentList);
  const students = useStudents(studentList.queryOf(address.state));
  const filters = useStudentFilters(address.state, address.change);
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const { t } = studentListWords.useWords();
  return (
    <ListScreen
      name="students"
      list={studentList}
      address={address}
      query={students}
      useRows={useStudents}
      words={studentListWords}
      columns={studentColumns}
      rowKey={rowKey}
      filters={filters}
      menu={{ label: t('rowMenu'), sections: (student) => studentRowMenu(student, open) }}
      create={{ label: t('create'), href: pathTo('students.create') }}
      tools={
        <Button icon={UploadIcon} onClick={() => open('import')}>
          {t('import')}
        </Button>
      }
      views="students"
      loadSeveral={loadSeveral}
      loadExport={loadExport}
      loadAhead={editPage}
    >
      {dialog === 'import' && <ImportStudentsDialog onClose={close} />}
      {dialog && dialog !== 'import' && recordId !== null && (
        <StudentRowDialog dialog={dialog} recordId={recordId} onClose={close} />
      )}
    </ListScreen>
  );
}

const dialogs = [...studentRowDialogs, 'import'] as const;
const rowKey = ({ id }: { id: number }) => id;

const editPage = [loadStudentLayout, loadStudentBasic];
const loadSeveral = async () => (await import('./several-students')).severalStudents;
const loadExport = async () => (await import('./StudentExport')).StudentExport;
const StudentRowDialog = onDemand(async () => (await import('./StudentRowDialog')).StudentRowDialog);
const ImportStudentsDialog = onDemand(
  async () => (await import('../import/ImportStudentsDialog')).ImportStudentsDialog,
);

/** Page size for the contracts to choose from, as in the dialog that assigns a contract (LIMIT-38). */
const contractPageSize = 2000;

/** The filters of the student list: enrolment, level, company, contract and archived (STU-LIST-03 to STU-LIST-07). */
function useStudentFilters(
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
    label: t('contractFilter'),
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
      label: t('enrolmentFilter'),
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
      label: t('levelFilter'),
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
    { kind: 'checkbox', id: 'archived', label: t('archivedFilter') },
  ];
}
