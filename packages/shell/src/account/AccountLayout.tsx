import { AuthLayout, Heading, Logo } from '@portal/ui';
import type { ReactNode } from 'react';
import { useConfig } from '../config/useApp';
import { LanguageSwitch } from '../layout/LanguageSwitch';
import { PageTitle } from '../layout/PageTitle';
import { accountPageWords } from './account-page-words';

export type AccountLayoutProps = {
  /** Which page it is; sets the heading and the document title (AUTH-01). */
  titled: 'login.title' | 'login.secondStep' | 'forgot.title' | 'setPassword.title' | 'wrongApp.title';
  /** The form. */
  children: ReactNode;
};

/** Layout of the sign-in pages: language switch, heading and form, without a navbar (SHELL-040). */
export function AccountLayout({ titled, children }: AccountLayoutProps) {
  const { productName, logo } = useConfig();
  const { stack, plain } = accountPageWords.useWords();
  return (
    <AuthLayout
      logo={<Logo name={productName} src={logo} />}
      tagline={stack('tagline')}
      tools={<LanguageSwitch />}
    >
      <PageTitle>{plain(titled)}</PageTitle>
      <Heading level={1}>{stack(titled)}</Heading>
      {children}
    </AuthLayout>
  );
}
