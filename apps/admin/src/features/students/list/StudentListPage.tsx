import { useCompanies, useStudents } from '@portal/api-client';
import { cefrLevels, fullName, type Student, studentFields } from '@portal/domain';
import { DateText } from '@portal/i18n';
import {
  archiveItem,
  csvExport,
  type FilterField,
  type ListColumn,
  ListScreen,
  namedOptions,
  onDemand,
  RecordName,
  recordFilter,
  rowItem,
  useChoices,
  useDialogAddress,
  useListPage,
} from '@portal/records';
import { Badge, Button, EditIcon, NoteIcon, Text, UploadIcon } from '@portal/ui';
import { MarkedName, vocabulary } from '@portal/views';
import { useContractFilter } from '../../../parts/useContractFilter';
import { pathTo } from '../../../paths';
import { EnrolmentBadge } from '../EnrolmentBadge';
import { loadStudentBasic, loadStudentLayout } from '../student-edit-pages';
import { enrolments, type StudentColumnId, type StudentListState, studentList } from './student-list';
import { studentListWords } from './student-list-words';

/** The students: search, open, notes, archive (STU-LIST-01 to STU-LIST-10). */
export function StudentListPage() {
  const page = useListPage(studentList, useStudents);
  const filters = useStudentFilters(page.address.state, page.address.change);
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const { t } = studentListWords.useWords();
  return (
    <ListScreen
      {...page}
      name="students"
      words={studentListWords}
      columns={studentColumns}
      filters={filters}
      menu={{
        label: t('rowMenu'),
        sections: ({ id, active }) => [
          {
            id: 'student',
            items: [
              rowItem('edit', EditIcon, t('edit'), pathTo('students.edit.basic', { id })),
              rowItem('notes', NoteIcon, t('notes'), () => open('notes', id)),
              archiveItem(active, t, (action) => open(action, id)),
            ],
          },
        ],
      }}
      create={{ label: t('create'), href: pathTo('students.create') }}
      tools={
        <Button icon={UploadIcon} onClick={() => open('import')}>
          {t('import')}
        </Button>
      }
      views="students"
      loadBulk={loadBulk}
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

const dialogs = ['notes', 'archive', 'restore', 'import'] as const;
const editPage = [loadStudentLayout, loadStudentBasic];
const loadBulk = async () => (await import('./bulk-students')).bulkStudents;
const loadExport = csvExport(studentListWords, async () => (await import('./student-csv')).studentCsv);
const StudentRowDialog = onDemand(async () => (await import('./StudentRowDialog')).StudentRowDialog);
const ImportStudentsDialog = onDemand(
  async () => (await import('../import/ImportStudentsDialog')).ImportStudentsDialog,
);

/** The filters of the student list: enrolment, level, company, contract and archived (STU-LIST-03 to STU-LIST-07). */
function useStudentFilters(
  { company, contract: chosen }: StudentListState,
  onChange: (changes: Partial<StudentListState>) => void,
): readonly FilterField<keyof StudentListState>[] {
  const { t, plain, pair } = studentListWords.useWords();
  const ofDomain = vocabulary.useWords();
  const companies = useCompanies();
  const contract = useContractFilter({
    chosen,
    onChange,
    label: pair('contract'),
    placeholder: plain('anyContract'),
    width: 216,
  });
  const companyOptions = useChoices(companies.data, null);
  return [
    {
      kind: 'select',
      id: 'enrolment',
      label: pair('status'),
      placeholder: plain('everyone'),
      options: namedOptions(enrolments, ofDomain, (value) => `enrolment.${value}`),
      width: 184,
    },
    {
      kind: 'select',
      id: 'level',
      label: pair('languageLevel'),
      placeholder: plain('allLevels'),
      options: cefrLevels.map((level) => ({ value: level, label: level })),
      width: 184,
    },
    recordFilter({
      id: 'company',
      label: pair('companyFilter'),
      placeholder: plain('anyCompany'),
      source: { options: companyOptions, loading: companies.isLoading },
      chosen: company,
      onChange,
      width: 216,
    }),
    contract,
    { kind: 'checkbox', id: 'archived', label: t('archivedOnly') },
  ];
}

/**
 * The columns of the list (STU-LIST-01). Each column has a width, so that the browser skips the layout of rows off
 * screen.
 */
const studentColumns: readonly ListColumn<Student, StudentColumnId>[] = [
  { id: 'id', isHeadShort: true, width: 56 },
  {
    id: 'name',
    width: 176,
    phone: 'title',
    cell: (student) => (
      <RecordName
        to={pathTo('students.edit.basic', { id: student.id })}
        isArchived={!student.active}
        hasNotes={student.hasNotes}
        badge={
          student.isNew && (
            <Badge tone="info">
              ★ <studentListWords.T k="isNew" />
            </Badge>
          )
        }
      >
        {fullName(student)}
      </RecordName>
    ),
  },
  { id: 'city', head: studentFields.city, width: 108 },
  {
    id: 'company',
    width: 164,
    none: (
      <Text as="span" tone="soft">
        <studentListWords.T k="noEmployer" />
      </Text>
    ),
  },
  { id: 'enrolment', width: 244, cell: (student) => <EnrolmentBadge student={student} /> },
  {
    id: 'testedOn',
    width: 136,
    cell: ({ levels: [latest] }) =>
      latest?.testedOn ? (
        <>
          <DateText value={latest.testedOn} />
          <Text as="div" tone="soft">
            {latest.level}
            {latest.language && (
              <>
                {' · '}
                <MarkedName of={latest.language} />
              </>
            )}
          </Text>
        </>
      ) : (
        <Text as="span" tone="soft">
          <studentListWords.T k="notTested" layout="stack" />
        </Text>
      ),
  },
];
