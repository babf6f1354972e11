import {
  DefaultLayout,
  type DefaultLayoutProps,
  ListContent,
  type ListContentProps,
  ListLayout,
  type ListLayoutProps,
} from '@portal/ui';
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

/** Navbar and the full width, for lists (SHELL-039). */
export function ListPageLayout(props: ListContentProps) {
  return (
    <ListAreaLayout>
      <ListContent {...props} />
    </ListAreaLayout>
  );
}

export type ListAreaLayoutProps = Omit<ListLayoutProps, 'navbar' | 'skipLabel'>;

/** The frame of several lists, with their menu beside them; a `ListContent` of each stands in it. */
export function ListAreaLayout(props: ListAreaLayoutProps) {
  const { t } = shellWords.useWords();
  return <ListLayout {...props} navbar={<PortalNavbar />} skipLabel={t('skip')} />;
}
