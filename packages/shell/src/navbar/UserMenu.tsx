import { useHasExtension } from '@portal/api-client';
import { fullName, initials, type SignedInUser } from '@portal/domain';
import { Avatar, LockIcon, LogoutIcon, Menu, PhoneIcon, SystemIcon, VisuallyHidden } from '@portal/ui';
import { useSecondFactorDialog } from '../account/second-factor/useSecondFactorDialog';
import { useChangePasswordDialog } from '../account/useChangePasswordDialog';
import { useOwnSessionsDialog } from '../account/useOwnSessionsDialog';
import { shellWords } from '../shell-words';
import { themeChoices } from '../theme/theme';
import { useTheme } from '../theme/useTheme';
import { useSignOut } from '../unsaved/useSignOut';
import { userButton } from './UserMenu.css';

export type UserMenuProps = {
  user: SignedInUser;
};

/** User menu behind the initials: theme, password and sessions of an administrator, and sign-out (SHELL-043, SHELL-044). */
export function UserMenu({ user }: UserMenuProps) {
  const signOut = useSignOut();
  const password = useChangePasswordDialog();
  const sessions = useOwnSessionsDialog();
  const offersSessions = useHasExtension('sessions');
  const secondFactor = useSecondFactorDialog();
  const offersSecondFactor = useHasExtension('second-factor');
  const [theme, chooseTheme] = useTheme();
  const { t } = shellWords.useWords();
  const name = fullName(user);
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
              // Teachers have password and sessions on their profile page instead.
              ...(user.role === 'ROLE_ADMIN'
                ? [
                    {
                      id: 'change-password',
                      label: t('changePassword'),
                      icon: LockIcon,
                      onSelect: password.open,
                    },
                    ...(offersSecondFactor
                      ? [
                          {
                            id: 'second-factor',
                            label: t('secondFactor'),
                            icon: PhoneIcon,
                            onSelect: secondFactor.open,
                          },
                        ]
                      : []),
                    ...(offersSessions
                      ? [{ id: 'sessions', label: t('sessions'), icon: SystemIcon, onSelect: sessions.open }]
                      : []),
                  ]
                : []),
              { id: 'sign-out', label: t('signOut'), icon: LogoutIcon, onSelect: signOut.leave },
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
      {password.dialog}
      {sessions.dialog}
      {secondFactor.dialog}
      {signOut.question}
    </>
  );
}
