import { useHasExtension, useHolidayRegions, useOrganisation } from '@portal/api-client';
import { type Organisation, usualHolidayRegion } from '@portal/domain';
import { datePair, PairText } from '@portal/i18n';
import { QueryState } from '@portal/records';
import { AreaContent, useLocalMinute } from '@portal/shell';
import {
  Banner,
  Button,
  ButtonLink,
  Cluster,
  DescriptionList,
  Heading,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import { CancellationRuleSettings } from '../../../parts/cancellation/CancellationRuleSettings';
import { pathTo } from '../../../paths';
import { page } from '../settings.css';
import { easterWords } from './easter-words';
import { HolidaySettingsDialog } from './HolidaySettingsDialog';
import { organisationWords } from './organisation-words';
import { PresenceToleranceDialog } from './PresenceToleranceDialog';
import { SecondFactorDialog } from './SecondFactorDialog';
import { TimeZoneDialog } from './TimeZoneDialog';

/** The settings of the organization: its time zone (DECISION-78), whose holidays plans skip (DECISION-93), when late counts (DECISION-119), and who needs a second factor (DECISION-146). */
export function OrganisationPage() {
  const { t } = organisationWords.useWords();
  const { data, error, retry } = useOrganisation();
  const hasRules = useHasExtension('cancellations');
  const hasThresholds = useHasExtension('absence-thresholds');
  const hasAttestations = useHasExtension('attestations');
  return (
    <AreaContent>
      {error && !data ? (
        <QueryState error={error} retry={retry} />
      ) : data ? (
        <Stack gap="xlarge" className={page}>
          <TimeZone organisation={data} readAgain={retry} />
          <Holidays organisation={data} readAgain={retry} />
          {hasRules && (
            <Stack as="section" gap="large">
              <Heading level={2} look="section">
                {t('cancellations')}
              </Heading>
              <CancellationRuleSettings of="default" />
            </Stack>
          )}
          {hasThresholds && (
            <Suspense fallback={null}>
              <AbsenceThresholdsSection />
            </Suspense>
          )}
          {hasAttestations && (
            <Suspense fallback={null}>
              <AttestationOfficeSection />
            </Suspense>
          )}
          <Meetings organisation={data} readAgain={retry} />
          <SecondFactor organisation={data} readAgain={retry} />
        </Stack>
      ) : (
        <div role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton lines={3} />
        </div>
      )}
    </AreaContent>
  );
}

const AbsenceThresholdsSection = lazy(async () => ({
  default: (await import('../../../parts/absences/AbsenceThresholdsSection')).AbsenceThresholdsSection,
}));

const AttestationOfficeSection = lazy(async () => ({
  default: (await import('../../../parts/attestations/AttestationOfficeSection')).AttestationOfficeSection,
}));

interface SectionProps {
  organisation: Organisation;
  readAgain: () => Promise<unknown>;
}

function TimeZone({ organisation, readAgain }: SectionProps) {
  const { t, stack } = organisationWords.useWords();
  const [isChanging, setChanging] = useState(false);
  const { timeZone } = organisation;
  return (
    <Stack as="section" gap="large">
      <Heading level={2} look="section">
        {t('timeZone')}
      </Heading>
      {timeZone === null ? (
        <Banner tone="caution" title={t('noneTitle')}>
          {stack('noneText')}
        </Banner>
      ) : (
        <DescriptionList
          items={[
            { id: 'timeZone', term: t('zone'), value: timeZone.replaceAll('_', ' ') },
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

function Holidays({ organisation, readAgain }: SectionProps) {
  const { t, stack } = organisationWords.useWords();
  const [isChanging, setChanging] = useState(false);
  const regions = useHolidayRegions();
  const hasPlans = useHasExtension('planned-classes');
  const { holidayRegion, easterDay } = organisation;
  const code = holidayRegion ?? usualHolidayRegion;
  const region = regions.data?.find((one) => one.code === code);
  return (
    <Stack as="section" gap="large">
      <Heading level={2} look="section">
        {t('holidays.title')}
      </Heading>
      <DescriptionList
        items={[
          {
            id: 'region',
            term: t('holidays.region'),
            value: (
              <>
                {region ? <PairText value={{ fr: region.name, en: region.nameEn }} /> : code}
                {holidayRegion === null && <> ({t('holidays.byDefault')})</>}
              </>
            ),
          },
          ...(code === usualHolidayRegion
            ? [{ id: 'easter', term: t('holidays.easter'), value: t(easterWords[easterDay ?? 'both']) }]
            : []),
        ]}
      />
      {code !== usualHolidayRegion && (
        <Text as="div" tone="soft">
          {stack('holidays.check')}
        </Text>
      )}
      <Cluster>
        <Button onClick={() => setChanging(true)}>{t('holidays.change')}</Button>
        {hasPlans && (
          <ButtonLink href={pathTo('admin.settings.closedDays')}>{t('holidays.correct')}</ButtonLink>
        )}
      </Cluster>
      {isChanging && (
        <HolidaySettingsDialog
          organisation={organisation}
          readAgain={readAgain}
          onClose={() => setChanging(false)}
        />
      )}
    </Stack>
  );
}

/** From how many minutes late and early count. Renders nothing without the extension `meeting-attendance`. */
function Meetings({ organisation, readAgain }: SectionProps) {
  const { t } = organisationWords.useWords();
  const [isChanging, setChanging] = useState(false);
  const isOffered = useHasExtension('meeting-attendance');
  const { presenceTolerance } = organisation;
  if (!isOffered || presenceTolerance === undefined) return null;
  return (
    <Stack as="section" gap="large">
      <Heading level={2} look="section">
        {t('meetings.title')}
      </Heading>
      <DescriptionList
        items={[
          {
            id: 'tolerance',
            term: t('meetings.tolerance'),
            value: t('meetings.from', { count: presenceTolerance }),
          },
        ]}
      />
      <Cluster>
        <Button onClick={() => setChanging(true)}>{t('meetings.change')}</Button>
      </Cluster>
      {isChanging && (
        <PresenceToleranceDialog
          organisation={{ ...organisation, presenceTolerance }}
          readAgain={readAgain}
          onClose={() => setChanging(false)}
        />
      )}
    </Stack>
  );
}

/** Who must sign in with a second factor. Renders nothing without the extension `second-factor`. */
function SecondFactor({ organisation, readAgain }: SectionProps) {
  const { t } = organisationWords.useWords();
  const [isChanging, setChanging] = useState(false);
  const isOffered = useHasExtension('second-factor');
  const { secondFactorRule, deviceTrustRule } = organisation;
  if (!isOffered || secondFactorRule === undefined) return null;
  return (
    <Stack as="section" gap="large">
      <Heading level={2} look="section">
        {t('secondFactor.title')}
      </Heading>
      <DescriptionList
        items={[
          {
            id: 'rule',
            term: t('secondFactor.rule'),
            value: t(`secondFactor.rules.${secondFactorRule}`),
          },
          ...(deviceTrustRule
            ? [
                {
                  id: 'trust',
                  term: t('secondFactor.trust'),
                  value: t(`secondFactor.trustRules.${deviceTrustRule}`),
                },
              ]
            : []),
        ]}
      />
      <Cluster>
        <Button onClick={() => setChanging(true)}>{t('secondFactor.change')}</Button>
        <ButtonLink href={pathTo('admin.settings.signInMethods')}>{t('secondFactor.who')}</ButtonLink>
      </Cluster>
      {isChanging && (
        <SecondFactorDialog
          organisation={{ ...organisation, secondFactorRule }}
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
