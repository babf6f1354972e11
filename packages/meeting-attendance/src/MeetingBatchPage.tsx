import { useCapabilities } from '@portal/api-client';
import { FailureReason, NotFoundPage, PageLayout, type PageLayoutProps, PageTitle } from '@portal/shell';
import { PageHead, PageState, RetryButton, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { MeetingBatch, type MeetingBatchProps } from './MeetingBatch';
import { meetingBatchWords } from './meeting-batch-words';

export interface MeetingBatchPageProps extends MeetingBatchProps, Pick<PageLayoutProps, 'width'> {
  /** The link above the title, to where people come from. */
  back: ReactNode;
}

/** The page for the files of several meetings; "not found" for a backend without planned classes or `meeting-attendance`. */
export function MeetingBatchPage({ back, width, ...batch }: MeetingBatchPageProps) {
  const { t, stack, plain } = meetingBatchWords.useWords();
  const { data, error, retry } = useCapabilities();
  if (data && !(data.includes('meeting-attendance') && data.includes('planned-classes')))
    return <NotFoundPage />;
  return (
    <PageLayout width={width}>
      <PageTitle>{plain('title')}</PageTitle>
      <PageHead title={stack('title')} eyebrow={back} />
      {data ? (
        <>
          <Text as="div" tone="soft">
            {stack('intro')}
          </Text>
          <MeetingBatch {...batch} />
        </>
      ) : error ? (
        <PageState
          kind={error.code === 'offline' ? 'offline' : 'error'}
          title={<FailureReason error={error} />}
          action={<RetryButton onRetry={retry} />}
        />
      ) : (
        <PageState kind="loading" title={t('loading')} />
      )}
    </PageLayout>
  );
}
