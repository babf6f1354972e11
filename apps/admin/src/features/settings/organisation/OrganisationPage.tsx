import { useOrganisation } from '@portal/api-client';
import type { Organisation } from '@portal/domain';
import { datePair, PairText } from '@portal/i18n';
import { PageTitle, useLocalMinute } from '@portal/shell';
import {
  Banner,
  Button,
  Cluster,
  DescriptionList,
  ListContent,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@portal/ui';
import { useState } from 'react';
import { QueryState } from '../../../parts/QueryState';
import { page } from '../settings.css';
import { organisationWords } from './organisation-words';
import { TimeZoneDialog } from './TimeZoneDialog';

/** The settings of the organization: its time zone (DECISION-78). */
export function OrganisationPage() {
  const { t, plain } = organisationWords.useWords();
  const { data, error, retry } = useOrganisation();
  return (
    <ListContent title={t('title')}>
      <PageTitle>{plain('title')}</PageTitle>
      {error && !data ? (
        <QueryState error={error} retry={retry} />
      ) : data ? (
        <TimeZone organisation={data} readAgain={retry} />
      ) : (
        <div role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton lines={3} />
        </div>
      )}
    </ListContent>
  );
}

interface TimeZoneProps {
  organisation: Organisation;
  readAgain: () => Promise<unknown>;
}

function TimeZone({ organisation, readAgain }: TimeZoneProps) {
  const { t, stack } = organisationWords.useWords();
  const [isChanging, setChanging] = useState(false);
  const { timeZone } = organisation;
  return (
    <Stack gap="large" className={page}>
      {timeZone === null ? (
        <Banner tone="caution" title={t('noneTitle')}>
          {stack('noneText')}
        </Banner>
      ) : (
        <DescriptionList
          items={[
            { id: 'timeZone', term: t('timeZone'), value: timeZone.replaceAll('_', ' ') },
            { id: 'now', term: t('now'), value: <Now /> },
          ]}
        />
      )}
      <Cluster>
        <Button variant={timeZone === null ? 'primary' : 'secondary'} onClick={() => setChanging(true)}>
          {t(timeZone === null ? 'choose' : 'change')}
        </Button>
      </Cluster>
      {isChanging && (
        <TimeZoneDialog
          organisation={organisation}
          readAgain={readAgain}
          onClose={() => setChanging(false)}
        />
      )}
    </Stack>
  );
}

function Now() {
  const { date, time } = useLocalMinute();
  const day = datePair(date, { weekday: true });
  return <PairText value={{ fr: `${day.fr}, ${time}`, en: `${day.en}, ${time}` }} />;
}
