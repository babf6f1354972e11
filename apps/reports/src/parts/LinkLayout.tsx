import { LanguageSwitch, shellWords, useConfig } from '@portal/shell';
import { Logo, ReportLayout } from '@portal/ui';
import type { ReactNode } from 'react';
import { ThemeSwitch } from './ThemeSwitch';

export type LinkLayoutProps = {
  /** Explains the link; shown below the page. */
  note: ReactNode;
  children: ReactNode;
};

/** The frame of a page that a private link opens: no navbar, since a visitor has no account (SHELL-041). */
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
