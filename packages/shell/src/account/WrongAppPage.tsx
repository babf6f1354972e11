import { fullName, type SignedInUser } from '@portal/domain';
import { Button, ButtonLink } from '@portal/ui';
import { landings, placeAddress } from '../config/entry-points';
import { useConfig } from '../config/useApp';
import { useSession } from '../session/useSession';
import { AccountLayout } from './AccountLayout';
import { accountPageWords } from './account-page-words';

export type WrongAppPageProps = {
  /** The signed-in user, whose role has no pages in this app. */
  user: SignedInUser;
};

/** Names the signed-in user and links to the app of their role (DECISION-07). */
export function WrongAppPage({ user }: WrongAppPageProps) {
  const config = useConfig();
  const { signOut } = useSession();
  const { t, stack } = accountPageWords.useWords();
  const landing = landings[user.role];
  return (
    <AccountLayout titled="wrongApp.title">
      <p>{stack('wrongApp.text', { name: fullName(user) })}</p>
      {landing && (
        <ButtonLink variant="primary" size="large" wide href={placeAddress(config, landing)}>
          {t('wrongApp.open')}
        </ButtonLink>
      )}
      <Button wide size="large" onClick={signOut}>
        {t('wrongApp.signOut')}
      </Button>
    </AccountLayout>
  );
}
