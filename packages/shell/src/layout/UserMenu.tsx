import { fullName, initials, type SignedInUser } from '@portal/domain';
import { Avatar, LockIcon, LogoutIcon, Menu, VisuallyHidden } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { usePortal } from '../portal/usePortal';
import { useSession } from '../session/useSession';
import { themeChoices } from '../theme/theme';
import { useTheme } from '../theme/useTheme';
import { useToast } from '../toasts/useToast';
import { shellWords } from './shell-words';
import { userButton } from './UserMenu.css';

export type UserMenuProps = {
  /** Who is signed in. */
  user: SignedInUser;
};

/** The menu behind the initials of the signed-in person (SHELL-043): appearance, an administrator's own password, and Logout (SHELL-044). */
export function UserMenu({ user }: UserMenuProps) {
  const { unsaved } = usePortal();
  const { signOut } = useSession();
  const [question, setQuestion] = useState<ReactNode>();
  const [theme, chooseTheme] = useTheme();
  const { t, halves } = shellWords.useWords();
  const toast = useToast();
  const name = fullName(user);
  const askToSignOut = async () => {
    const store = await unsaved();
    const works = await store.ofUser(user.id);
    if (works.length === 0) return signOut();
    const { SignOutDialog } = await import('../unsaved/SignOutDialog');
    setQuestion(
      <SignOutDialog
        works={works}
        onKeep={signOut}
        onDiscard={() => void store.dropOfUser(user.id).finally(signOut)}
        onStay={() => setQuestion(undefined)}
      />,
    );
  };
  const changePassword = async () => {
    const { ChangePasswordDialog } = await import('../account/ChangePasswordDialog');
    setQuestion(<ChangePasswordDialog userId={user.id} onClose={() => setQuestion(undefined)} />);
  };
  const openChangePassword = () =>
    void changePassword().catch(() =>
      toast.danger(halves('unreachable.text'), { title: halves('unreachable.title') }),
    );
  // Where nothing is kept, or cannot be asked about, nothing holds anybody up.
  const leave = () => void askToSignOut().catch(signOut);
  return (
    <>
      <Menu
        sections={[
          {
            id: 'theme',
            caption: t('theme.label'),
            items: themeChoices.map((choice) => ({
              id: choice,
              label: t(`theme.${choice}`),
              checked: choice === theme,
              onSelect: () => chooseTheme(choice),
            })),
          },
          {
            id: 'session',
            caption: t('signedInAs', { name }),
            items: [
              // Teachers have a page for it, their profile.
              ...(user.role === 'ROLE_ADMIN'
                ? [
                    {
                      id: 'change-password',
                      label: t('changePassword'),
                      icon: LockIcon,
                      onSelect: openChangePassword,
                    },
                  ]
                : []),
              { id: 'sign-out', label: t('signOut'), icon: LogoutIcon, onSelect: leave },
            ],
          },
        ]}
        trigger={(props) => (
          <button type="button" className={userButton} {...props}>
            <Avatar initials={initials(user)} />
            <VisuallyHidden>{t('userMenu', { name })}</VisuallyHidden>
          </button>
        )}
      />
      {question}
    </>
  );
}
