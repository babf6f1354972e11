import { useCourseTypes, useLanguages } from '@portal/api-client';
import type { CourseType, StudentNeeds as Needs } from '@portal/domain';
import { NumberText } from '@portal/i18n';
import { Card, type DescriptionItem, DescriptionList, Skeleton, VisuallyHidden } from '@portal/ui';
import { CourseTypeName, vocabulary } from '@portal/views';
import type { ReactNode } from 'react';
import { QueryState } from '../../parts/QueryState';
import { useCourse } from '../../parts/useCourse';
import { studentWords } from './student-words';
import { language, prose, quiet } from './students.css';

export interface StudentNeedsProps {
  /** One per language. */
  needs: readonly Needs[];
  /** The contract whose language comes first; null if the student has none. */
  contractId: number | null;
}

/** Needs of a student in each language, read-only for teachers (PORTAL-STUDENTS-11 to PORTAL-STUDENTS-18, OPEN-65). */
export function StudentNeeds({ needs, contractId }: StudentNeedsProps) {
  const { t, stack } = studentWords.useWords();
  return (
    <Card title={stack('needs.title')}>
      {needs.length === 0 ? (
        <p className={quiet}>{t('needs.none')}</p>
      ) : contractId === null ? (
        <NeedsByLanguage needs={needs} first={undefined} />
      ) : (
        <NeedsOfCourse needs={needs} contractId={contractId} />
      )}
    </Card>
  );
}

/** The needs in the language of a contract, then the others. */
function NeedsOfCourse({ needs, contractId }: { needs: readonly Needs[]; contractId: number }) {
  const { data, error } = useCourse(contractId);
  // The needs are shown once the contract is loaded, because it determines their order and nothing should move.
  if (!data && !error) return <LoadingNeeds />;
  return <NeedsByLanguage needs={needs} first={data?.language?.id} />;
}

function LoadingNeeds() {
  const { t } = studentWords.useWords();
  return (
    <div role="status">
      <VisuallyHidden>{t('needs.loading')}</VisuallyHidden>
      <Skeleton lines={4} />
    </div>
  );
}

interface NeedsByLanguageProps {
  needs: readonly Needs[];
  /** Id of the language that comes first; the others stay in order. */
  first: number | undefined;
}

function NeedsByLanguage({ needs, first }: NeedsByLanguageProps) {
  const courseTypes = useCourseTypes();
  const languages = useLanguages();
  const { t } = studentWords.useWords();
  const failed = [courseTypes, languages].find(({ error, data }) => error && !data);
  if (failed?.error) return <QueryState error={failed.error} retry={failed.retry} />;
  const [types, names] = [courseTypes.data, languages.data];
  if (!types || !names) return <LoadingNeeds />;
  const rank = ({ languageId }: Needs) => (languageId === first ? 0 : 1);
  const inOrder = needs.toSorted((a, b) => rank(a) - rank(b));
  return inOrder.map((need) => (
    <div key={need.languageId} className={language}>
      <NeedsInLanguage
        needs={need}
        courseType={typeNameOf(types, need.courseTypeId)}
        language={nameOf(names, need.languageId) ?? t('unknownLanguage', { id: need.languageId })}
      />
    </div>
  ));
}

interface NeedsInLanguageProps {
  needs: Needs;
  courseType: ReactNode;
  language: ReactNode;
}

function NeedsInLanguage({ needs, courseType, language: languageName }: NeedsInLanguageProps) {
  const { t } = studentWords.useWords();
  const ofDomain = vocabulary.useWords();
  const { hours, webinarType, otherWebinar } = needs;
  const texts = ['objectives', 'learningStyle', 'availability', 'otherComments'] as const;
  const items: DescriptionItem[] = [
    { id: 'language', term: t('language'), value: languageName },
    { id: 'courseType', term: t('courseTypeTitle'), value: courseType ?? '---' },
    {
      id: 'hours',
      term: t('needs.hours'),
      value: hours === null ? '---' : <NumberText write={(number) => number(hours)} />,
    },
    {
      id: 'season',
      term: t('season'),
      value: needs.season ? ofDomain.t(`season.${needs.season}`) : '---',
    },
    {
      id: 'webinarType',
      term: t('webinarType'),
      value: webinarType ? (
        <>
          {ofDomain.t(`webinarType.${webinarType}`)}
          {webinarType === 'other' && otherWebinar && ` (${otherWebinar})`}
        </>
      ) : (
        '---'
      ),
    },
    ...uses.flatMap(([field, word]) => {
      const frequency = needs[field];
      return frequency
        ? [{ id: field, term: ofDomain.t(word), value: ofDomain.t(`frequency.${frequency}`) }]
        : [];
    }),
    ...texts.map((field) => ({
      id: field,
      term: t(`needs.${field}`),
      value: <span className={prose}>{needs[field] ?? '---'}</span>,
    })),
  ];
  return <DescriptionList items={items} />;
}

/** Frequency of each use, if known (OPEN-63). */
const uses = [
  ['conversation', 'emphasis.speaking'],
  ['listening', 'emphasis.listening'],
  ['writing', 'emphasis.writing'],
  ['reading', 'emphasis.reading'],
] as const;

function typeNameOf(types: readonly CourseType[], id: number | null): ReactNode {
  const type = types.find((one) => one.id === id);
  return type && <CourseTypeName type={type} />;
}

function nameOf(records: readonly { id: number; name: string }[], id: number | null): string | undefined {
  return records.find((record) => record.id === id)?.name;
}
