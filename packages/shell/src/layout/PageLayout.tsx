import { DefaultLayout, type DefaultLayoutProps, ListLayout, type ListLayoutProps } from '@portal/ui';
import { PortalFooter } from './PortalFooter';
import { PortalNavbar } from './PortalNavbar';
import { shellWords } from './shell-words';

export type PageLayoutProps = Omit<DefaultLayoutProps, 'navbar' | 'footer' | 'skipLabel'>;

/** Navbar, centred column, footer: the layout of a page that names no other (SHELL-037, SHELL-038). */
export function PageLayout(props: PageLayoutProps) {
  const { t } = shellWords.useWords();
  return (
    <DefaultLayout {...props} navbar={<PortalNavbar />} footer={<PortalFooter />} skipLabel={t('skip')} />
  );
}

export type ListPageLayoutProps = Omit<ListLayoutProps, 'navbar' | 'skipLabel'>;

/** Navbar and the full width, for lists (SHELL-039). */
export function ListPageLayout(props: ListPageLayoutProps) {
  const { t } = shellWords.useWords();
  return <ListLayout {...props} navbar={<PortalNavbar />} skipLabel={t('skip')} />;
}
