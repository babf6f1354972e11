import { useCapabilities, useLessons } from '@portal/api-client';
import type { Lesson } from '@portal/domain';
import { PageLayout, PageTitle } from '@portal/shell';
import { ButtonLink, PageHead, PageState } from '@portal/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { correctionWords } from '../../parts/correction/correction-words';
import { useIsCorrectable } from '../../parts/correction/useIsCorrectable';
import { ProviderContact } from '../../parts/ProviderContact';
import { QueryState } from '../../parts/QueryState';
import { useCourse } from '../../parts/useCourse';
import { pathTo } from '../../paths';
import { CorrectionForm } from './CorrectionForm';

/** `teacher.views.correction`: corrects one of the teacher's attendance records while that is allowed (DECISION-52). */
export function CorrectionPage() {
  const { id, lessonId } = useParams();
  const contract = useCourse(Number(id));
  const lessons = useLessons(Number(id));
  const capabilities = useCapabilities();
  const isCorrectable = useIsCorrectable();
  const lesson = lessons.data?.rows.find((row) => row.id === Number(lessonId));
  // The first version stays, so that no input is lost when the time is over or someone else changes the class.
  const [opened, setOpened] = useState<Lesson>();
  if (!opened && lesson && isCorrectable(lesson)) setOpened(lesson);
  const { t, stack, plain } = correctionWords.useWords();
  if (opened && contract.data) return <CorrectionForm contract={contract.data} lesson={opened} />;
  const failed = [contract, lessons, capabilities].find(({ data, error }) => error && !data);
  const isLoaded = contract.data && lessons.data && capabilities.data;
  return (
    <PageLayout width="narrow">
      <PageTitle>{plain('title')}</PageTitle>
      <PageHead title={stack('title')} />
      {failed?.error ? (
        <QueryState error={failed.error} retry={failed.retry} />
      ) : isLoaded ? (
        <>
          <PageState
            kind="forbidden"
            title={stack('closed')}
            text={stack('closedText')}
            action={
              <ButtonLink href={pathTo('teacher.views.course', { id: Number(id) })}>
                {t('contractOf', { number: contract.data?.number ?? '' })}
              </ButtonLink>
            }
          />
          <ProviderContact />
        </>
      ) : (
        <PageState kind="loading" title={t('loading')} />
      )}
    </PageLayout>
  );
}
