import { useContractMeetings, useHasExtension } from '@portal/api-client';
import {
  Banner,
  Card,
  Cluster,
  Icon,
  MeetingIcon,
  RetryButton,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@portal/ui';
import { studentMeetingsWords } from './student-meetings-words';

/** Where the online classes of the student are held, one link per contract (DECISION-121). Renders nothing without any. */
export function StudentMeetings() {
  const { t, stack } = studentMeetingsWords.useWords();
  const { data, error, retry } = useContractMeetings(useHasExtension('meeting-attendance'));
  if (error && !data)
    return (
      <Banner tone="caution" role="alert" action={<RetryButton onRetry={retry} />}>
        {stack('failed')}
      </Banner>
    );
  if (!data || data.length === 0) return null;
  return (
    <Card title={stack('title')}>
      <Stack as="ul" gap="small">
        {data.map(({ contract, link }) => (
          <Cluster as="li" key={contract.id} justify="between">
            <span>{contract.number}</span>
            <Cluster as="span" gap="xsmall">
              <Icon of={MeetingIcon} />
              <TextLink external href={link} target="_blank" rel="noopener noreferrer">
                {t('join')}
                <VisuallyHidden> {contract.number}</VisuallyHidden>
              </TextLink>
            </Cluster>
          </Cluster>
        ))}
      </Stack>
    </Card>
  );
}
