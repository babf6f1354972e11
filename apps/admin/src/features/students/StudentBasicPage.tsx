import { useCompanies, useReadStudent, useSaveStudent, useVerifyStudentEmail } from '@portal/api-client';
import { fullName, type StudentFormText, studentFormText, studentSchema } from '@portal/domain';
import { type MergeTexts, mergeSaveWords, nameOf, RecordForm } from '@portal/records';
import { useToast } from '@portal/shell';
import { Banner } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { archivedStudentMatch } from '../../parts/archiving/archived-match';
import { HistoryInPlace } from '../../parts/history/RecordHistory';
import { StudentNeedsCard } from './needs/StudentNeedsCard';
import { StudentHead, useOpenStudent } from './StudentEditLayout';
import { StudentInputs } from './StudentInputs';
import { studentFormWords } from './student-form-words';

/** The basic part of a student: the form, and the needs per language below it (STU-FORM-01 to STU-FORM-12). */
export function StudentBasicPage() {
  const student = useOpenStudent();
  const { stack, t, pair } = studentFormWords.useWords();
  const ofMerge = mergeSaveWords.useWords();
  const toast = useToast();
  const verify = useVerifyStudentEmail();
  const readStudent = useReadStudent();
  const saveStudent = useSaveStudent();
  return (
    <>
      <StudentHead student={student} />
      {!student.active && (
        <Banner tone="info" title={t('archived')}>
          {stack('archivedText')}
        </Banner>
      )}
      <RecordForm
        draft={{
          form: 'student',
          record: student.id,
          title: fullName(student),
          stored: studentFormText(student),
        }}
        schema={studentSchema}
        record={student}
        email={{
          archivedMatch: archivedStudentMatch,
          stored: student.email,
          verify,
          onNotVerified: () => toast.danger(pair('toast.notVerified')),
        }}
        save={{
          read: () => readStudent(student.id),
          write: ({ changed }) => saveStudent(student.id, changed),
          textOf: studentFormText,
          texts: {
            ...useStudentMergeTexts(),
            history: <HistoryInPlace of={{ subject: 'student', id: student.id }} about={fullName(student)} />,
          },
          groups: studentMergeGroups,
          describeMove: ({ active }) =>
            active === student.active ? null : ofMerge.pair(active ? 'restored' : 'archived'),
        }}
        onSaved={(_, values) => toast.success(pair('toast.updated', { name: fullName(values) }))}
        onFailed={(_, values) => toast.danger(pair('toast.notUpdated', { name: fullName(values) }))}
        submitLabel={t('update')}
      >
        {/* The student's company stays among the options, even if someone changes or archives it. */}
        {({ fields, opened }) => <StudentInputs fields={fields} student={opened} />}
      </RecordForm>
      <StudentNeedsCard key={student.id} student={student} />
    </>
  );
}

/** Returns field names and value texts to merge two versions of a student. */
function useStudentMergeTexts(): MergeTexts<StudentFormText> {
  const { stack, pair } = studentFormWords.useWords();
  const ofDomain = vocabulary.useWords();
  const companies = useCompanies().data;
  return {
    title: stack('changedElsewhere'),
    term: (field) => pair(field),
    show(field, text) {
      if (field === 'companyId') return nameOf(companies, text.companyId);
      if (field !== 'motherTongue') return text[field];
      // The selected and the typed mother tongue are shown as one value.
      if (text.motherTongue === '' || text.otherMotherTongue) return text.otherMotherTongue;
      return ofDomain.pair(`motherTongue.${text.motherTongue}`);
    },
  };
}

/** Fields that are merged as one. */
const studentMergeGroups = [['motherTongue', 'otherMotherTongue']] as const;
