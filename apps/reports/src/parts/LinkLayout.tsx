import { LanguageSwitch, shellWords, useConfig } from '@portal/shell';
import { Logo, ReportLayout } from '@portal/ui';
import type { ReactNode } from 'react';
import { ThemeSwitch } from './ThemeSwitch';

export type LinkLayoutProps = {
  /** Explains the link; shown below the page. */
  note: ReactNode;
  children: ReactNode;
};

/** Layout of a page opened by a private link: no navbar, because the visitor has no account (SHELL-041). */
export function LinkLayout({ note, children }: LinkLayoutProps) {
  const { productName, logo } = useConfig();
  const { t } = shellWords.useWords();
  return (
    <ReportLayout
      logo={<Logo name={productName} src={logo} />}
      skipLabel={t('skip')}
      note={note}
      tools={
        <>
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      }
    >
      {children}
    </ReportLayout>
  );
}
