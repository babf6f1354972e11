import { fullName, initials } from '@portal/domain';
import { PageLayout, PageTitle, useSession } from '@portal/shell';
import { Avatar, Button, Card, Heading, LogoutIcon, PageHead } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { copy } from '../../copy';
import { person, soft } from './ProfilePage.css';

/** `teacher.views.profile`: who is signed in, and the way out (PORTAL-PROFILE-01, PORTAL-PROFILE-02). */
export function ProfilePage() {
  const { user, signOut } = useSession();
  const { t, stack, plain } = copy.useWords();
  const words = vocabulary.useWords();
  if (!user) return null;
  return (
    <PageLayout width="narrow">
      <PageTitle>{plain('profile.title')}</PageTitle>
      <PageHead title={stack('profile.title')} />
      <Card>
        <div className={person}>
          <Avatar initials={initials(user)} />
          <div>
            <Heading level={2} look="section">
              {fullName(user)}
            </Heading>
            <p className={soft}>{words.t(`role.${user.role}`)}</p>
          </div>
        </div>
        <Button size="large" icon={LogoutIcon} onClick={signOut}>
          {t('profile.signOut')}
        </Button>
      </Card>
    </PageLayout>
  );
}
