import { useCompanies, useStudents } from '@portal/api-client';
import { cefrLevels, fullName, type Student } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { useListState } from '@portal/shell';
import {
  Badge,
  Button,
  EditIcon,
  Icon,
  NoteIcon,
  Text,
  TextLink,
  UploadIcon,
  VisuallyHidden,
} from '@portal/ui';
import { MarkedName, vocabulary } from '@portal/views';
import { absent } from '../../../parts/absent';
import { archivedName, named, note } from '../../../parts/cells.css';
import { archiveItem } from '../../../parts/list/archive-item';
import { ListScreen } from '../../../parts/list/ListScreen';
import type { ListColumn } from '../../../parts/list/list-columns';
import type { FilterField } from '../../../parts/list/list-filter-shapes';
import { namedOptions, recordFilter, useContractFilter } from '../../../parts/list/record-filter';
import { onDemand } from '../../../parts/OnDemand';
import { useChoices } from '../../../parts/useChoices';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { pathTo } from '../../../paths';
import { EnrolmentBadge } from '../EnrolmentBadge';
import { loadStudentBasic, loadStudentLayout } from '../student-edit-pages';
import { enrolments, type StudentColumnId, type StudentListState, studentList } from './student-list';
import { studentListWords } from './student-list-words';

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
      menu={{
        label: t('rowMenu'),
        sections: ({ id, active }) => [
          {
            id: 'student',
            items: [
              {
                id: 'edit',
                icon: EditIcon,
                label: t('edit'),
                href: pathTo('students.edit.basic', { id }),
              },
              { id: 'notes', icon: NoteIcon, label: t('menu.notes'), onSelect: () => open('notes', id) },
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

const dialogs = ['notes', 'archive', 'restore', 'import'] as const;
const rowKey = ({ id }: { id: number }) => id;

const editPage = [loadStudentLayout, loadStudentBasic];
const loadSeveral = async () => (await import('./bulk-students')).bulkStudents;
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
  const { t, plain, pair } = studentListWords.useWords();
  const ofDomain = vocabulary.useWords();
  const companies = useCompanies();
  const contract = useContractFilter({
    pageSize: contractPageSize,
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
  { id: 'id', isHeadShort: true, width: 56, cell: ({ id }) => id },
  { id: 'name', width: 176, phone: 'title', cell: (student) => <StudentName student={student} /> },
  { id: 'city', width: 108, cell: ({ city }) => city || absent },
  {
    id: 'company',
    width: 164,
    cell: ({ company }) =>
      company ? (
        <MarkedName of={company} />
      ) : (
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

function StudentName({ student }: { student: Student }) {
  return (
    <span className={named}>
      <TextLink
        variant="standalone"
        href={pathTo('students.edit.basic', { id: student.id })}
        className={student.active ? undefined : archivedName}
      >
        {fullName(student)}
      </TextLink>
      {student.isNew && (
        <Badge tone="info">
          ★ <studentListWords.T k="isNew" />
        </Badge>
      )}
      {!student.active && (
        <Badge tone="critical">
          <studentListWords.T k="archived" />
        </Badge>
      )}
      {student.hasNotes && (
        <span className={note}>
          <Icon of={NoteIcon} size="small" />
          <VisuallyHidden>
            <studentListWords.T k="hasNotes" />
          </VisuallyHidden>
        </span>
      )}
    </span>
  );
}
