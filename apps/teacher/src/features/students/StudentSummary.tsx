import { fullName, type LanguageLevel, type Student } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { ButtonLink, Cluster, DescriptionList, EditIcon, NoteIcon, Stack, VisuallyHidden } from '@portal/ui';
import { pathTo, studentInfoOf } from '../../paths';
import { studentWords } from './student-words';

export interface StudentSummaryProps {
  student: Pick<Student, 'id' | 'name' | 'lastName' | 'levels' | 'reportForm'>;
  /** The contract of the list. */
  contractId: number;
  /** The course's language, whose level comes first; null if unknown. */
  languageId: number | null;
  /** Whether a report is due; shows a link to it. */
  isReportDue: boolean;
}

/** Summary of a student with links to the details (PORTAL-STUDENTS-03 to PORTAL-STUDENTS-05). */
export function StudentSummary({ student, contractId, languageId, isReportDue }: StudentSummaryProps) {
  const { t } = studentWords.useWords();
  const levels = student.levels.toSorted((a, b) => rank(a, languageId) - rank(b, languageId));
  const name = <VisuallyHidden> {fullName(student)}</VisuallyHidden>;
  return (
    <>
      <DescriptionList
        items={[
          {
            id: 'level',
            term: t('languageLevel'),
            value:
              levels.length === 0 ? (
                t('list.noLevel')
              ) : (
                <Stack as="ul" gap="xxsmall">
                  {levels.map(({ language, level }) => (
                    <li key={language?.id ?? 0}>
                      {level}
                      {language && ` · ${language.name}`}
                    </li>
                  ))}
                </Stack>
              ),
          },
          {
            id: 'tested',
            term: t('list.tested'),
            value:
              levels.length === 0 ? (
                t('notTested')
              ) : (
                <Stack as="ul" gap="xxsmall">
                  {levels.map(({ language, testedOn }) => (
                    <li key={language?.id ?? 0}>
                      {testedOn ? <DateText value={testedOn} /> : t('notTested')}
                      {levels.length > 1 && language && ` · ${language.name}`}
                    </li>
                  ))}
                </Stack>
              ),
          },
        ]}
      />
      <Cluster>
        <ButtonLink icon={NoteIcon} href={studentInfoOf(student.id, contractId)}>
          {t('list.seeDocuments')}
          {name}
        </ButtonLink>
        {isReportDue && (
          <ButtonLink
            icon={EditIcon}
            href={pathTo('reports.courseInfo', { id: student.id, courseId: contractId })}
          >
            {t(student.reportForm ? 'list.goOn' : 'list.write')}
            {name}
          </ButtonLink>
        )}
      </Cluster>
    </>
  );
}

/** Sorts the course's language first; the others stay in order, most recently tested first. */
function rank({ language }: LanguageLevel, languageId: number | null): 0 | 1 {
  return language?.id === languageId ? 0 : 1;
}
