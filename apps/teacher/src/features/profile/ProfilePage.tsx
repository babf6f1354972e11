import { fullName, initials } from '@portal/domain';
import { PageLayout, PageTitle, useSession, useSignOut } from '@portal/shell';
import {
  Avatar,
  BookIcon,
  Button,
  ButtonLink,
  CalendarIcon,
  Card,
  Cluster,
  Heading,
  LogoutIcon,
  PageHead,
  Text,
} from '@portal/ui';
import { UnavailabilityCard } from '@portal/unavailability';
import { vocabulary } from '@portal/views';
import { ProviderContact } from '../../parts/ProviderContact';
import { pathTo } from '../../paths';
import { CalendarCard } from './CalendarCard';
import { DigestCard } from './DigestCard';
import { DisplayChoices } from './DisplayChoices';
import { PasswordCard } from './PasswordCard';
import { profileWords } from './profile-words';
import { SecondFactorCard } from './SecondFactorCard';
import { SessionsCard } from './SessionsCard';
import { SignInsCard } from './SignInsCard';

/**
 * `teacher.views.profile`: user, sign-out, password and display settings (PORTAL-PROFILE-01 to PORTAL-PROFILE-10,
 * SHELL-032).
 */
export function ProfilePage() {
  const { user } = useSession();
  const { leave, question } = useSignOut();
  const { t, stack, plain } = profileWords.useWords();
  const words = vocabulary.useWords();
  if (!user) return null;
  return (
    <PageLayout width="narrow">
      <PageTitle>{plain('title')}</PageTitle>
      <PageHead title={stack('title')} />
      <Card>
        <Cluster gap="medium">
          <Avatar initials={initials(user)} />
          <div>
            <Heading level={2} look="section">
              {fullName(user)}
            </Heading>
            <Text tone="soft">{words.t(`role.${user.role}`)}</Text>
          </div>
        </Cluster>
        <Button size="large" icon={LogoutIcon} onClick={leave}>
          {t('signOut')}
        </Button>
      </Card>
      <Card title={stack('invoicing')}>
        <Cluster gap="medium">
          <ButtonLink size="large" icon={CalendarIcon} href={pathTo('teacher.views.hours')}>
            {t('ownHours')}
          </ButtonLink>
          <ButtonLink size="large" icon={BookIcon} href={pathTo('teacher.views.guide')}>
            {t('invoicingGuide')}
          </ButtonLink>
        </Cluster>
      </Card>
      <UnavailabilityCard teacherId={null} />
      <CalendarCard />
      <DigestCard />
      <PasswordCard userId={user.id} />
      <SecondFactorCard />
      <SessionsCard userId={user.id} />
      <SignInsCard userId={user.id} />
      <Card title={stack('display')}>
        <DisplayChoices />
      </Card>
      <Card title={stack('contact')}>
        <ProviderContact />
      </Card>
      {question}
    </PageLayout>
  );
}
