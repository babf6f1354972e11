import { landings, loginPlace, PageTitle, useConfig, useGoTo, useSession } from '@portal/shell';
import { AuthLayout, Logo } from '@portal/ui';
import { useEffect } from 'react';

/** `home`: shows an image for a moment, then redirects (SHELL-060 to SHELL-062, SHELL-106). */
export function HomePage() {
  const { productName, logo } = useConfig();
  const { status, user, restore } = useSession();
  const goTo = useGoTo();

  useEffect(() => {
    if (status === 'restoring') void restore();
    else goTo(user ? landings[user.role] : loginPlace(document.cookie));
  }, [status, user, restore, goTo]);

  return (
    <AuthLayout logo={<Logo name={productName} src={logo} />}>
      <PageTitle>Portail - Portal</PageTitle>
    </AuthLayout>
  );
}
